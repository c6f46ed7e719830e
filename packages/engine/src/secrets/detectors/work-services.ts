import { named, token } from './detector.ts';

/** Documents, projects, design, sales and maps. */
export const workServiceDetectors = [
  token('notion', 'token', 'Notion token', 'ntn_', 'base62', 46, 'betterleaks notion-api-token', { minimum: 20 }),
  token('notion', 'token', 'Notion token', 'secret_', 'base62', 43, 'trufflehog notion', { weak: true, minimum: 24 }),
  token('linear', 'token', 'Linear token', 'lin_api_ lin_oauth_ lin_wh_', 'word', 40, 'betterleaks linear-api-key', {
    glued: true,
    minimum: 16,
  }),
  token('asana', 'token', 'Asana token', '1/ 2/', 'digits', 16, 'kingfisher asana', {
    minimum: 14,
    form: /^[12]\/\d{14,}(?:\/\d{14,})?:[0-9a-f]{20,}/,
  }),
  token('clickup', 'token', 'ClickUp token', 'pk_', 'word', 41, 'betterleaks clickup-personal-api-token', {
    form: /^pk_\d{5,10}_[A-Za-z0-9]{20,}/,
  }),
  token(
    'hubspot',
    'token',
    'HubSpot token',
    'pat-na1- pat-na2- pat-eu1- pat-ap1-',
    'hyphened',
    36,
    'kingfisher hubspot',
    { glued: true, minimum: 16 },
  ),
  token(
    'figma',
    'token',
    'Figma token',
    'figd_ figu_ figo_ figp_ figor_ figoh_ figur_ figuh_',
    'base64url',
    40,
    'trufflehog figmapersonalaccesstoken',
  ),
  token('airtable', 'token', 'Airtable token', 'pat', 'dotted', 79, 'betterleaks airtable-personnal-access-token', {
    form: /^pat[A-Za-z0-9]{14}\.[0-9a-f]{32,}/,
  }),
  token('contentful', 'token', 'Contentful token', 'CFPAT-', 'base64url', 43, 'kingfisher contentful'),
  token('typeform', 'token', 'Typeform token', 'tfp_', 'token', 59, 'betterleaks typeform-api-token', { weak: true }),
  token('frameio', 'token', 'Frame.io token', 'fio-u-', 'token', 64, 'betterleaks frameio-api-token'),
  token('canva', 'secret', 'Canva client secret', 'cnvca', 'base64url', 51, 'betterleaks canva-client-secret', {
    minimum: 40,
  }),
  token('adobe', 'secret', 'Adobe client secret', 'p8e-', 'base64url', 32, 'betterleaks adobe-client-secret', {
    weak: true,
  }),
  token(
    'dropbox',
    'token',
    'Dropbox token',
    'sl.u. sl.B sl.A',
    'base64url',
    135,
    'betterleaks dropbox-short-lived-api-token',
    { minimum: 40, weak: true },
  ),
  // `sl.` with any letter after it.
  token('dropbox', 'token', 'Dropbox token', 'sl.', 'base64url', 136, 'noseyparker np.dropbox', {
    minimum: 120,
    weak: true,
  }),
  token('intra42', 'secret', '42 client secret', 's-s4t2ud- s-s4t2af-', 'hex', 64, 'betterleaks intra42-client-secret'),
  token('maxmind', 'key', 'MaxMind licence key', '_mmk', 'base62', 0, 'betterleaks maxmind-license-key', {
    before: { charset: 'word', minimum: 34 },
    minimum: 0,
  }),
  token('databento', 'key', 'Databento key', 'db-', 'base62', 29, 'betterleaks databento-api-key', {
    weak: true,
    minimum: 26,
    // The resource id of an AWS database is upper case: https://docs.aws.amazon.com/AmazonRDS/latest/UserGuide/UsingWithRDS.IAMDBAuth.IAMPolicy.html
    form: /^db-(?![A-Z\d]{20,32}(?![A-Za-z\d]))[A-Za-z\d]{26,}/,
  }),
  token('mapbox', 'token', 'Mapbox secret token', 'sk.eyJ tk.eyJ', 'dotted', 80, 'kingfisher mapbox', {
    glued: true,
    minimum: 30,
  }),
  token(
    'salesforce',
    'token',
    'Salesforce access token',
    '00D',
    'base62',
    12,
    'betterleaks salesforce-access-token.1',
    { form: /^00D[A-Za-z0-9]{9,15}![\w.]{40,}/ },
  ),
  token('salesforce', 'refresh-token', 'Salesforce refresh token', '5Aep861', 'dotted', 80, 'noseyparker salesforce', {
    minimum: 40,
  }),
  token(
    'authress',
    'key',
    'Authress service client key',
    '.acc_ .acc-',
    'token',
    60,
    'betterleaks authress-service-client-access-key',
    { before: { charset: 'dotted', minimum: 12 }, minimum: 40 },
  ),
  token('deepl', 'key', 'DeepL API key', ':fx', 'base62', 0, 'developers.deepl.com', {
    before: { charset: 'hyphened', minimum: 36 },
    form: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}:fx(?![\w-])/,
  }),
  token('harvest', 'token', 'Harvest access token', '.pt.', 'base64url', 86, 'help.getharvest.com', {
    before: { charset: 'digits', minimum: 5 },
    minimum: 60,
  }),
  token('intuit', 'refresh-token', 'QuickBooks refresh token', 'AB11', 'base62', 46, 'developer.intuit.com', {
    weak: true,
    form: /^AB11\d{6}[A-Za-z\d]{34,}/,
  }),
  token(
    'jetbrains',
    'token',
    'JetBrains permanent token',
    'perm: perm-',
    'token',
    60,
    'youtrack-support.jetbrains.com',
    {
      weak: true,
      form: /^perm[:-][A-Za-z\d+/=]{3,80}\.[A-Za-z\d+/=-]{2,60}\.[A-Za-z\d]{20,}/,
    },
  ),
  token('metabase', 'key', 'Metabase API key', 'mb_', 'base64', 44, 'metabase.com documentation', {
    weak: true,
    minimum: 40,
  }),
  token('hex', 'token', 'Hex token', 'hxtp_ hxtw_', 'hex', 96, 'learn.hex.tech', { minimum: 40 }),
  token('miro', 'token', 'Miro token', 'eyJtaXJvLm9yaWdpbiI6', 'base64url', 43, 'developers.miro.com', { minimum: 24 }),
  token('phabricator', 'token', 'Phabricator token', 'api- cli-', 'base36', 28, 'gitlab.com/phorge, Conduit', {
    weak: true,
    minimum: 28,
    form: /^(?:api|cli)-[a-z\d]{28}(?![\w-])/,
  }),
  token('retool', 'token', 'Retool access token', 'retool_01', 'base36', 24, 'docs.retool.com', { minimum: 20 }),
  token('tally', 'key', 'Tally API key', 'tly-', 'base62', 32, 'developers.tally.so', { weak: true, minimum: 24 }),
] as const;

export const workServiceNames = [
  named(
    'atlassian',
    'token',
    'Atlassian API token',
    'atlassian jira confluence',
    /^[A-Za-z0-9]{24}$/,
    'betterleaks atlassian-api-token',
  ),
  named('monday', 'token', 'monday.com token', 'monday', /^eyJ[\w.-]{20,}$/, 'titus monday'),
  named('todoist', 'token', 'Todoist token', 'todoist', /^[0-9a-f]{40}$/, 'trufflehog todoist'),
  named('trello', 'key', 'Trello key', 'trello', /^[0-9a-f]{32,64}$/, 'Trello documentation'),
  named('algolia', 'key', 'Algolia key', 'algolia', /^[0-9a-f]{32}$/, 'betterleaks algolia-api-key'),
  named('n8n', 'key', 'n8n API key', 'n8n', /^eyJ[\w.-]{20,}$/, 'n8n documentation'),
  named('klaviyo', 'key', 'Klaviyo key', 'klaviyo', /^pk_[a-z0-9]{30,}$/, 'betterleaks klaviyo-api-key'),
] as const;
