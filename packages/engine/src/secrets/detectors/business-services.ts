import { named, token } from './detector.ts';

/** Sales, marketing, finance and messaging services with prefixes of their own, in addition to the larger tables. */
export const businessDetectors = [
  token('adyen', 'key', 'Adyen key', 'AQE', 'token', 180, 'docs.adyen.com', { weak: true, minimum: 80 }),
  token('brex', 'token', 'Brex token', 'bxt_', 'base62', 36, 'developer.brex.com', { weak: true, minimum: 24 }),
  token('close', 'key', 'Close key', 'api_', 'dotted', 45, 'kingfisher.closecrm.1', { weak: true, minimum: 32 }),
  token('courier', 'key', 'Courier key', 'pk_prod_ dk_prod_', 'base36Upper', 28, 'kingfisher.courier.1', {
    minimum: 20,
  }),
  token('besttime', 'key', 'BestTime private key', 'pri_', 'hex', 32, 'trufflehog besttime', {
    minimum: 32,
    form: /^pri_[\da-f]{32}(?![\w-])/,
  }),
  token('finage', 'key', 'Finage key', 'API_KEY', 'base36Upper', 32, 'trufflehog finage', {
    weak: true,
    minimum: 32,
    form: /^API_KEY(?=[A-Z]{0,31}\d)[A-Z\d]{32}(?![\w-])/,
  }),
  token('dingtalk', 'signing-secret', 'DingTalk signing secret', 'SEC', 'hex', 64, 'open.dingtalk.com', {
    minimum: 60,
  }),
  token('discord', 'token', 'Discord user token', 'mfa.', 'base64url', 84, 'detect-secrets discord', { minimum: 60 }),
  token('dynamic', 'token', 'Dynamic token', 'dyn_', 'base62', 56, 'docs.dynamic.xyz', { weak: true, minimum: 36 }),
  token('facebook', 'token', 'Facebook access token', 'EAACEdEose0cBA', 'base62', 80, 'titus np.facebook.2', {
    glued: true,
    minimum: 16,
  }),
  token('hubspot', 'token', 'HubSpot token', 'pat-', 'hyphened', 40, 'titus kingfisher.hubspot.1', {
    form: /^pat-[a-z]{2}\d?-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/,
  }),
  token(
    'hubspot',
    'developer-key',
    'HubSpot developer key',
    'na1- eu1- ap1-',
    'hyphened',
    36,
    'developers.hubspot.com',
    {
      form: /^(?:na|eu|ap)1-[0-9a-f]{4,8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-/,
    },
  ),
  token('intercom', 'token', 'Intercom token', 'dG9rO', 'base64', 55, 'developers.intercom.com', { minimum: 40 }),
  token('linkedin', 'token', 'LinkedIn token', 'AQV AQW AQX AQU', 'base64url', 350, 'titus np.linkedin.3', {
    weak: true,
    minimum: 150,
  }),
  token(
    'linkedin',
    'client-secret',
    'LinkedIn client secret',
    'WPL_AP1.',
    'token',
    25,
    'learn.microsoft.com/linkedin',
    {
      minimum: 20,
    },
  ),
  token('mandrill', 'key', 'Mandrill key', 'md-', 'base64url', 22, 'mailchimp.com/developer/transactional', {
    weak: true,
    minimum: 22,
  }),
  token('matrix', 'token', 'Matrix access token', 'syt_ mct_', 'word', 50, 'github.com/matrix-org/synapse', {
    minimum: 24,
  }),
  token('midtrans', 'key', 'Midtrans server key', 'Mid-server-', 'word', 24, 'betterleaks midtrans', { minimum: 14 }),
  token('notion', 'refresh-token', 'Notion refresh token', 'nrt_', 'word', 48, 'titus kingfisher.notion.3', {
    weak: true,
    minimum: 36,
  }),
  token('oculus', 'token', 'Meta Quest token', 'OC|', 'visible', 60, 'developers.meta.com', {
    form: /^OC\|\d{10,20}\|[\w-]{20,}/,
  }),
  token('quicknode', 'key', 'QuickNode key', 'QN_', 'hex', 32, 'quicknode.com documentation', {
    minimum: 28,
  }),
  token('personio', 'client-secret', 'Personio client secret', 'papi-', 'hyphened', 36, 'developer.personio.de', {
    form: /^papi-[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/,
  }),
  token('salesforce', 'consumer-key', 'Salesforce consumer key', '3MVG9', 'token', 80, 'trufflehog salesforceoauth2', {
    class: 'identifier',
    minimum: 60,
  }),
  token('circle', 'key', 'Circle key', 'TEST_API_KEY: LIVE_API_KEY:', 'coloned', 65, 'developers.circle.com', {
    form: /^(?:TEST|LIVE)_API_KEY:[0-9a-f]{32}:[0-9a-f]{32}/,
  }),
  token('shopify', 'token', 'Shopify token', 'shpua_ shprt_ shpit_', 'hexAnyCase', 32, 'shopify.dev', { glued: true }),
  token('rapidapi', 'key', 'RapidAPI key', 'msh', 'base36', 40, 'gitleaks rapidapi-access-token', {
    before: { charset: 'base36', minimum: 10 },
    form: /^[a-z\d]{10}msh[a-z\d]{15}p1[a-z\d]{5,6}jsn[a-z\d]{12}/,
    minimum: 37,
  }),
  token('square', 'token', 'Square token', 'sqco_', 'base62', 59, 'trufflehog square', { minimum: 30 }),
  token('stripe', 'client-secret', 'Stripe client secret', '_secret_', 'base62', 25, 'trufflehog stripepaymentintent', {
    before: { charset: 'word', minimum: 18 },
    form: /^(?:pi|seti|cs_live|cs_test|src)_[A-Za-z0-9]{14,}_secret_/,
    minimum: 16,
  }),
  token('svix', 'key', 'Svix key', 'testsk_', 'dotted', 44, 'docs.svix.com', { minimum: 20 }),
  token('teamwork', 'token', 'Teamwork token', 'tkn.v1_', 'base64', 72, 'kingfisher.teamworkcrm.1', { minimum: 40 }),
  token('telnyx', 'key', 'Telnyx key', 'KEY01', 'base64url', 53, 'betterleaks telnyx-api-v2-key.1', {
    weak: true,
    minimum: 36,
  }),
  token('twitch', 'stream-key', 'Twitch stream key', 'live_', 'word', 40, 'titus np.twitch.1', {
    form: /^live_\d{8,12}_[A-Za-z0-9]{24,}/,
  }),
  token('vk', 'token', 'VK token', 'vk1.a.', 'base64url', 200, 'dev.vk.com', { minimum: 40 }),
  token('zoho', 'token', 'Zoho token', '1000.', 'dotted', 65, 'trufflehog zohocrm', {
    form: /^1000\.[0-9a-f]{32}\.[0-9a-f]{32}/,
  }),
  token('aptos', 'wallet-key', 'Aptos private key', 'ed25519-priv-0x secp256k1-priv-0x', 'hex', 64, 'aptos AIP-80', {
    class: 'private-key',
    glued: true,
  }),
  token('tezos', 'wallet-key', 'Tezos secret key', 'edsk edesk', 'base62', 54, 'tezos.gitlab.io', {
    class: 'private-key',
    minimum: 48,
  }),
] as const;

/** Credentials that can be recognised only by the name they stand under. */
export const businessNames = [
  named('zendesk', 'token', 'Zendesk token', 'zendesk', /^[A-Za-z0-9]{40}$/, 'betterleaks zendesk-secret-key'),
  named('freshdesk', 'key', 'Freshdesk key', 'freshdesk freshworks', /^[A-Za-z0-9]{20}$/, 'trufflehog freshdesk'),
  named('pipedrive', 'key', 'Pipedrive key', 'pipedrive', /^[0-9a-f]{40}$/, 'trufflehog pipedrive'),
  named('attio', 'key', 'Attio key', 'attio', /^[0-9a-f]{64}$/, 'docs.attio.com'),
  named(
    'shortcut',
    'token',
    'Shortcut token',
    'shortcut clubhouse',
    /^[0-9a-f]{8}-[0-9a-f-]{20,}$/,
    'trufflehog shortcut',
  ),
  named('miro', 'token', 'Miro token', 'miro', /^[\w-]{27}$/, 'trufflehog miro'),
  named('webflow', 'token', 'Webflow token', 'webflow', /^[0-9a-f]{64}$/, 'trufflehog webflow'),
  named('binance', 'key', 'Binance key', 'binance', /^[A-Za-z0-9]{64}$/, 'binance documentation'),
  named('kraken', 'key', 'Kraken key', 'kraken', /^[\w/+=-]{56,88}$/, 'trufflehog kraken'),
  named('etherscan', 'key', 'Etherscan key', 'etherscan bscscan polygonscan', /^[A-Z0-9]{34}$/, 'trufflehog etherscan'),
  named('helius', 'key', 'Helius key', 'helius', /^[0-9a-f]{8}-[0-9a-f-]{20,}$/, 'docs.helius.dev'),
  named('wise', 'token', 'Wise token', 'wise transferwise', /^[0-9a-f]{8}-[0-9a-f-]{20,}$/, 'trufflehog transferwise'),
  named('mollie', 'key', 'Mollie key', 'mollie', /^(?:live|test)_[A-Za-z0-9]{30,}$/, 'docs.mollie.com'),
  named(
    'messagebird',
    'key',
    'MessageBird key',
    'messagebird bird',
    /^[A-Za-z0-9]{25}$/,
    'betterleaks messagebird-api-token',
  ),
  named('vonage', 'secret', 'Vonage secret', 'vonage nexmo', /^[A-Za-z0-9]{16}$/, 'trufflehog nexmoapikey'),
  named('plivo', 'token', 'Plivo token', 'plivo', /^[A-Za-z0-9]{40}$/, 'betterleaks plivo-auth-token'),
  named('telnyx', 'key', 'Telnyx key', 'telnyx', /^KEY[\w-]{50,}$/, 'betterleaks telnyx-api-v2-key.1'),
  named(
    'mattermost',
    'token',
    'Mattermost token',
    'mattermost mm',
    /^[a-z0-9]{26}$/,
    'betterleaks mattermost-access-token',
  ),
  named('spotify', 'client-secret', 'Spotify client secret', 'spotify', /^[0-9a-f]{32}$/, 'trufflehog spotifykey'),
  named('twitch', 'token', 'Twitch token', 'twitch', /^[a-z0-9]{30}$/, 'betterleaks twitch-api-token'),
  named(
    'linkedin',
    'client-secret',
    'LinkedIn client secret',
    'linkedin',
    /^[A-Za-z0-9]{16}$/,
    'betterleaks linkedin-client-secret',
  ),
  named('finnhub', 'token', 'Finnhub token', 'finnhub', /^[a-z0-9]{20}$/, 'betterleaks finnhub-access-token'),
  named(
    'openweather',
    'key',
    'OpenWeather key',
    'openweather openweathermap owm',
    /^[0-9a-f]{32}$/,
    'trufflehog openweather',
  ),
  named('klaviyo', 'key', 'Klaviyo key', 'klaviyo', /^pk_(?:[A-Za-z0-9]{6}_)?[0-9a-f]{34}$/, 'trufflehog klaviyo'),
  named(
    'recaptcha',
    'secret',
    'reCAPTCHA secret',
    'recaptcha turnstile hcaptcha',
    /^(?:6L|0x4|0x)[\w-]{30,}$/,
    'titus kingfisher.recaptcha.1',
  ),
] as const;
