import { named, token } from './detector.ts';

/** Secret stores, identity, networks and observability. */
export const operationsDetectors = [
  token('elastic', 'key', 'Elastic Cloud API key', 'essu_', 'token', 100, 'betterleaks elastic-cloud-api-key', {
    minimum: 40,
  }),
  token(
    'doppler',
    'token',
    'Doppler token',
    'dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.',
    'dotted',
    43,
    'Doppler documentation; betterleaks doppler-api-token',
    { minimum: 20 },
  ),
  token(
    'vault',
    'token',
    'HashiCorp Vault token',
    'hvs. hvb. hvr.',
    'base64url',
    95,
    'betterleaks vault-service-token',
    { glued: true, minimum: 20 },
  ),
  token('vault', 'token', 'HashiCorp Vault token', 's.', 'base62', 24, 'betterleaks vault-service-token', {
    weak: true,
    minimum: 24,
    form: /^s\.[A-Za-z0-9]{24}(?![A-Za-z0-9_-]|\.\w)/,
  }),
  token(
    '1password',
    'service-token',
    '1Password service account token',
    'ops_eyJ',
    'base64',
    300,
    'betterleaks 1password-service-account-token',
    { glued: true, minimum: 60 },
  ),
  token('1password', 'secret-key', '1Password secret key', 'A3-', 'hyphened', 37, 'betterleaks 1password-secret-key', {
    form: /^A3-[A-Z0-9]{6}-[A-Z0-9-]{20,}/,
  }),
  token('age', 'key', 'age identity', 'AGE-SECRET-KEY-1 AGE-PLUGIN-', 'base36Upper', 58, 'betterleaks age-secret-key', {
    glued: true,
    minimum: 24,
  }),
  token('tailscale', 'key', 'Tailscale key', 'tskey-', 'base64url', 50, 'secretlint-rule-tailscale', {
    glued: true,
    minimum: 16,
  }),
  token(
    'defined-networking',
    'key',
    'Defined Networking key',
    'dnkey-',
    'base64url',
    79,
    'betterleaks defined-networking-api-token',
    { minimum: 30 },
  ),
  token('datadog', 'key', 'Datadog key', 'ddapp_ ddp_pat_', 'base62', 34, 'Datadog documentation', { weak: true }),
  token('sentry', 'token', 'Sentry token', 'sntrys_ sntryu_ sntryi_ sntrya_', 'token', 64, 'betterleaks sentry-*', {
    glued: true,
    minimum: 24,
  }),
  token('newrelic', 'key', 'New Relic key', 'NRAK- NRII- NRAA- NRRA-', 'base64url', 27, 'betterleaks new-relic-*', {
    glued: true,
  }),
  token('grafana', 'token', 'Grafana token', 'glsa_', 'word', 41, 'betterleaks grafana-service-account-token', {
    glued: true,
  }),
  token('grafana', 'token', 'Grafana Cloud token', 'glc_', 'base64', 100, 'betterleaks grafana-cloud-api-token', {
    minimum: 30,
  }),
  token('grafana', 'key', 'Grafana API key', 'eyJrIjoi', 'base64', 90, 'betterleaks grafana-api-key', { minimum: 40 }),
  token(
    'dynatrace',
    'token',
    'Dynatrace token',
    'dt0a01. dt0c01. dt0s01. dt0s02. dt0s03. dt0s08. dt0s16.',
    'dotted',
    89,
    'betterleaks dynatrace-api-token',
    { glued: true, minimum: 24 },
  ),
  token('posthog', 'key', 'PostHog personal key', 'phx_ phs_', 'base64url', 43, 'betterleaks posthog-personal-api-key'),
  token('rootly', 'key', 'Rootly key', 'rootly_', 'hex', 64, 'betterleaks rootly-api-key.1'),
  token('workato', 'token', 'Workato token', 'wrka', 'dotted', 120, 'betterleaks workato-developer-api-token.1', {
    form: /^wrka(?:[a-z]{2})?-eyJ/,
  }),
  token(
    'onesignal',
    'token',
    'OneSignal token',
    'os_v2_app_ os_v2_org_',
    'base36',
    103,
    'betterleaks onesignal-rich-authentication-token',
    { minimum: 40 },
  ),
  token('vercel', 'blob-token', 'Vercel Blob token', 'vercel_blob_rw_', 'word', 47, 'vercel.com documentation', {
    minimum: 24,
  }),
  token('appwrite', 'key', 'Appwrite API key', 'standard_', 'hex', 256, 'appwrite.io documentation', { minimum: 100 }),
  token('honeybadger', 'token', 'Honeybadger token', 'hbp_', 'base62', 36, 'github.com secret scanning partners', {
    weak: true,
    minimum: 30,
  }),
  token('firehydrant', 'key', 'FireHydrant bot token', 'fhb-', 'hex', 32, 'docs.firehydrant.com', { minimum: 28 }),
  token('tigris', 'secret-key', 'Tigris secret key', 'tsec_', 'base64url', 60, 'tigrisdata.com documentation', {
    weak: true,
    minimum: 40,
  }),
  token(
    'backblaze',
    'key',
    'Backblaze application key',
    'K001 K002 K003 K004 K005',
    'base64',
    27,
    'kingfisher backblaze',
    {
      weak: true,
      minimum: 26,
    },
  ),
  token('jumpcloud', 'key', 'JumpCloud key', 'jca_', 'base62', 36, 'jumpcloud documentation', {
    weak: true,
    minimum: 30,
  }),
  token(
    'growthbook',
    'secret',
    'GrowthBook secret key',
    'secret_admin_ secret_readonly_ secret_user_',
    'base62',
    32,
    'docs.growthbook.io',
    { weak: true, minimum: 24 },
  ),
  token('laravel', 'token', 'Laravel Sanctum token', '|', 'base62', 48, 'laravel.com/docs/sanctum', {
    before: { charset: 'digits', minimum: 1 },
    minimum: 40,
    weak: true,
    form: /^\d{1,9}\|(?=[A-Za-z0-9]{0,12}[A-Z])(?=[A-Za-z0-9]{0,12}[a-z])[A-Za-z0-9]{40,48}(?![\w-])/,
  }),
  token('incident-io', 'key', 'incident.io API key', 'inc_', 'hex', 64, 'api-docs.incident.io', {
    weak: true,
    minimum: 40,
  }),
  token('healthchecks', 'key', 'Healthchecks API key', 'hcw_ hcr_', 'base62', 28, 'healthchecks.io documentation', {
    weak: true,
    minimum: 24,
  }),
  token('kong', 'token', 'Kong Konnect token', 'kpat_ spat_', 'base62', 48, 'developer.konghq.com', { minimum: 24 }),
] as const;

export const operationsNames = [
  named('datadog', 'key', 'Datadog key', 'datadog dd', /^[0-9a-f]{32,40}$/, 'betterleaks datadog-api-key'),
  named('sentry', 'token', 'Sentry token', 'sentry', /^[0-9a-f]{64}$/, 'betterleaks sentry-access-token'),
  named(
    'elastic',
    'key',
    'Elasticsearch API key',
    'elastic elasticsearch',
    /^[A-Za-z0-9+/]{40,}={0,2}$/,
    'Elastic documentation',
  ),
  named('ngrok', 'token', 'ngrok token', 'ngrok', /^[12][A-Za-z0-9]{20,32}_[A-Za-z0-9]{15,}$/, 'trufflehog ngrok'),
  named('okta', 'token', 'Okta token', 'okta', /^00[\w-]{30,}$/, 'betterleaks okta-access-token'),
  named('auth0', 'client-secret', 'Auth0 client secret', 'auth0', /^[\w-]{40,}$/, 'kingfisher auth0'),
  named(
    'keycloak',
    'client-secret',
    'Keycloak client secret',
    'keycloak',
    /^[A-Za-z0-9]{32}$/,
    'Keycloak documentation',
  ),
] as const;
