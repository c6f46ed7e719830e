import { named, token } from './detector.ts';

/** Smaller platforms for hosting, builds, registries and devices, by their own prefixes. */
export const platformDetectors = [
  token('akamai', 'token', 'Akamai token', 'akab-', 'hyphened', 33, 'techdocs.akamai.com', { minimum: 24 }),
  token('adafruit', 'key', 'Adafruit IO key', 'aio_', 'base62', 28, 'titus np.adafruit.1', { minimum: 20 }),
  token('aiven', 'password', 'Aiven service password', 'AVNS_', 'base64url', 19, 'aiven.io documentation', {
    minimum: 14,
  }),
  token('amazon', 'seller-token', 'Amazon MWS token', 'amzn.mws.', 'hyphened', 36, 'titus np.aws.5', { minimum: 20 }),
  token('amazon', 'client-secret', 'Login with Amazon secret', 'amzn1.oa2-cs.v1.', 'hex', 64, 'developer.amazon.com', {
    minimum: 32,
  }),
  token('amazon', 'refresh-token', 'Login with Amazon token', 'Atza| Atzr|', 'token', 300, 'developer.amazon.com', {
    minimum: 60,
  }),
  token('aws', 'appsync-key', 'AWS AppSync key', 'da2-', 'base36', 26, 'titus np.appsync.1', {
    weak: true,
    minimum: 24,
  }),
  token('axiom', 'token', 'Axiom token', 'xaat- xapt-', 'hyphened', 36, 'axiom.co documentation', { minimum: 24 }),
  token('bannerbear', 'key', 'Bannerbear key', 'bb_pr_ bb_ma_', 'hex', 30, 'trufflehog bannerbear v2', { minimum: 24 }),
  token('bitbucket', 'http-token', 'Bitbucket HTTP token', 'BBDC-', 'token', 44, 'trufflehog atlassiandatacenter', {
    minimum: 30,
  }),
  token('branch', 'key', 'Branch key', 'key_live_ key_test_', 'base62', 32, 'titus np.branchio', { minimum: 16 }),
  token('checkly', 'key', 'Checkly key', 'cu_', 'hex', 32, 'trufflehog checklyhq', { minimum: 28 }),
  token('chief', 'token', 'Chief Tools token', 'ctp_ cth_ ctr_', 'base62', 36, 'docs.chief.tools', {
    weak: true,
    minimum: 30,
  }),
  token('chromatic', 'token', 'Chromatic token', 'chpt_', 'base36', 12, 'chromatic.com documentation', { minimum: 12 }),
  token('coralogix', 'token', 'Coralogix key', 'cxtp_ cxup_', 'base62', 30, 'coralogix.com documentation', {
    minimum: 20,
  }),
  token('confluent', 'key', 'Confluent secret', 'cflt', 'base64', 60, 'titus kingfisher.confluent.3', {
    weak: true,
    minimum: 50,
  }),
  token('convex', 'deploy-key', 'Convex deploy key', 'prod: dev: preview:', 'visible', 80, 'docs.convex.dev', {
    weak: true,
    form: /^(?:prod|dev|preview):[a-z0-9-]{4,60}\|[\w+/=-]{30,}/,
  }),
  token('dagger', 'token', 'Dagger token', 'dag_', 'word', 50, 'docs.dagger.io', { weak: true, minimum: 36 }),
  token('dbt', 'token', 'dbt Cloud token', 'dbtc_ dbtu_ dbts_', 'base64url', 44, 'docs.getdbt.com', { minimum: 24 }),
  token('deepsource', 'token', 'DeepSource token', 'dsp_', 'base62', 40, 'docs.deepsource.com', {
    weak: true,
    minimum: 30,
  }),
  token('dependency-track', 'key', 'Dependency-Track key', 'odt_', 'base62', 32, 'titus np.dtrack.1', { minimum: 28 }),
  token(
    'depot',
    'token',
    'Depot token',
    'depot_org_ depot_project_ depot_user_',
    'base62',
    64,
    'depot.dev documentation',
    {
      minimum: 24,
    },
  ),
  token('fleetbase', 'key', 'Fleetbase key', 'flb_live_ flb_test_', 'base62', 20, 'trufflehog fleetbase', {
    minimum: 16,
  }),
  token('flexport', 'token', 'Flexport token', 'shltm_', 'base64url', 40, 'kingfisher.flexport.1'),
  token('fullstory', 'key', 'FullStory key', 'na1. eu1.', 'base64', 100, 'kingfisher.fullstory.1', {
    weak: true,
    minimum: 60,
  }),
  token('firebase', 'server-key', 'Firebase server key', 'AAAA', 'coloned', 148, 'titus np.firebase.1', {
    form: /^AAAA[\w-]{7}:[\w-]{80,}/,
    minimum: 80,
  }),
  token('flagsmith', 'key', 'Flagsmith server key', 'ser.', 'base62', 22, 'docs.flagsmith.com', {
    weak: true,
    minimum: 18,
  }),
  token('gitpod', 'token', 'Gitpod token', 'gitpod_pat_', 'dotted', 80, 'gitpod.io documentation', { minimum: 24 }),
  token('github', 'token', 'GitHub App token', 'v1.', 'hex', 40, 'betterleaks github-app-token, the form before 2021', {
    weak: true,
    minimum: 40,
  }),
  token('google', 'hmac-key-id', 'Google Cloud HMAC key id', 'GOOG1E', 'base36Upper', 55, 'cloud.google.com/storage', {
    class: 'identifier',
    minimum: 40,
  }),
  token('google', 'auth-code', 'Google authorization code', '4/0A', 'base64url', 70, 'developers.google.com/identity', {
    weak: true,
    minimum: 50,
  }),
  token('honeycomb', 'key', 'Honeycomb key', 'hcaik_ hcbik_ hcamk_ hcalk_', 'base36', 58, 'docs.honeycomb.io', {
    minimum: 24,
  }),
  token('backblaze', 'key', 'Backblaze application key', 'K00', 'base64', 28, 'backblaze.com documentation', {
    weak: true,
    form: /^K00[1-9][A-Za-z\d+/]{27}(?![\w+/])/,
  }),
  token('imagekit', 'key', 'ImageKit private key', 'private_', 'base64url', 28, 'titus kingfisher.imagekit.1', {
    weak: true,
    minimum: 24,
  }),
  token('infisical', 'token', 'Infisical token', 'st.', 'dotted', 90, 'infisical.com documentation', {
    form: /^st\.[0-9a-f-]{20,36}\.[0-9a-f]{32}\.[0-9a-f]{20,}/,
  }),
  token('inngest', 'signing-key', 'Inngest signing key', 'signkey-', 'hyphened', 70, 'inngest.com documentation', {
    minimum: 36,
  }),
  token('intra42', 'client-id', '42 client id', 'u-s4t2ud- u-s4t2af-', 'hex', 64, 'titus kingfisher.intra42.1', {
    class: 'identifier',
  }),
  token('kubernetes', 'join-token', 'K3s token', 'K10', 'hex', 64, 'docs.k3s.io', {
    form: /^K10[0-9a-f]{64}(?:::|\b)/,
  }),
  token('logicmonitor', 'token', 'LogicMonitor token', 'lmb_ lma_', 'token', 60, 'logicmonitor.com documentation', {
    weak: true,
    minimum: 40,
  }),
  token('spectral', 'key', 'SpectralOps key', 'spu-', 'base36', 32, 'trufflehog spectralops', {
    weak: true,
    minimum: 32,
    form: /^spu-[a-z\d]{32}(?![\w-])/,
  }),
  token('pganalyze', 'key', 'pganalyze API key', 'pgar_', 'base62', 27, 'trufflehog pganalyzereadkey', {
    weak: true,
    minimum: 20,
  }),
  token(
    'trufflehog',
    'key',
    'TruffleHog Enterprise secret',
    'thog-secret-',
    'hex',
    32,
    'trufflehog trufflehogenterprise',
    {
      minimum: 20,
    },
  ),
  token('naver', 'cloud-key', 'NAVER Cloud key', 'ncp_iam_', 'base62', 32, 'api.ncloud-docs.com', { minimum: 20 }),
  token('netbird', 'token', 'NetBird token', 'nbp_', 'base62', 36, 'docs.netbird.io', { weak: true, minimum: 30 }),
  token('newrelic', 'key', 'New Relic key', 'NRIQ- NRBR- NRSP-', 'base64url', 32, 'titus np.newrelic', { minimum: 16 }),
  token('newrelic', 'licence-key', 'New Relic licence key', 'NRAL -NRMA nral', 'base62', 0, 'titus np.newrelic.1', {
    before: { charset: 'hexAnyCase', minimum: 30 },
    minimum: 0,
  }),
  token('newrelic', 'pixie-key', 'Pixie key', 'px-dep- px-api-', 'hyphened', 36, 'titus np.newrelic.9', {
    minimum: 24,
  }),
  token('nightfall', 'key', 'Nightfall key', 'NF-', 'base62', 32, 'trufflehog nightfall', { weak: true, minimum: 30 }),
  token('postman', 'token', 'Postman collection token', 'PMAT-', 'base36Upper', 26, 'learning.postman.com', {
    minimum: 20,
  }),
  // RFC 8959: a URI scheme for secrets.
  token('uri', 'token', 'Secret token URI', 'secret-token:', 'visible', 32, 'RFC 8959', { minimum: 16 }),
  token('openvsx', 'token', 'Open VSX token', 'ovsxp_ ovsxat_', 'hyphened', 36, 'github.com/eclipse/openvsx', {
    minimum: 20,
  }),
  token('composer', 'token', 'Packagist token', 'packagist_', 'word', 72, 'packagist.com documentation', {
    minimum: 40,
  }),
  token('portainer', 'token', 'Portainer token', 'ptr_', 'token', 44, 'trufflehog portainertoken', {
    weak: true,
    minimum: 40,
  }),
  token('pubnub', 'secret-key', 'PubNub secret key', 'sec-c-', 'base64', 48, 'pubnub.com documentation', {
    minimum: 40,
  }),
  token('rancher', 'token', 'Rancher token', 'token-', 'coloned', 60, 'ranchermanager.docs.rancher.com', {
    form: /^token-[a-z0-9]{5}:[a-z0-9]{40,}/,
  }),
  token('redhat', 'token', 'Red Hat registry token', 'rh-api-', 'hyphened', 36, 'trufflehog redhatpyxis', {
    minimum: 30,
  }),
  token('launchdarkly', 'relay-key', 'LaunchDarkly relay key', 'rel-', 'hyphened', 36, 'launchdarkly.com', {
    form: /^rel-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-/,
  }),
  token('riot', 'key', 'Riot Games key', 'RGAPI-', 'hyphened', 36, 'titus kingfisher.riot.2', { minimum: 20 }),
  token('scaleway', 'key-id', 'Scaleway access key', 'SCW', 'base36Upper', 17, 'scaleway.com documentation', {
    class: 'identifier',
    weak: true,
    minimum: 17,
  }),
  token('socket', 'token', 'Socket token', 'sktsec_', 'base64url', 60, 'docs.socket.dev', { minimum: 24 }),
  token('stackhawk', 'key', 'StackHawk key', 'hawk.', 'dotted', 41, 'titus np.stackhawk.1', { minimum: 30 }),
  token('statsig', 'key', 'Statsig key', 'secret- console-', 'base62', 40, 'docs.statsig.com', {
    weak: true,
    minimum: 36,
  }),
  token('stytch', 'secret', 'Stytch secret', 'secret-live- secret-test-', 'base64url', 36, 'stytch.com documentation'),
  token('tinybird', 'token', 'Tinybird token', 'p.eyJ', 'dotted', 100, 'tinybird.co documentation', { minimum: 40 }),
  token(
    'trigger',
    'key',
    'Trigger.dev key',
    'tr_dev_ tr_prod_ tr_stg_ tr_pat_',
    'base62',
    20,
    'trigger.dev documentation',
    {
      minimum: 16,
    },
  ),
  token('ubidots', 'key', 'Ubidots key', 'BBFF- BBUS-', 'base62', 30, 'kingfisher.ubidots.1', { minimum: 24 }),
  token('unleash', 'token', 'Unleash token', ':production. :development. :default.', 'hex', 56, 'docs.getunleash.io', {
    before: { charset: 'visible', minimum: 1 },
    minimum: 30,
  }),
  token('volcengine', 'access-key-id', 'Volcengine access key id', 'AKLT AKTP', 'base62', 43, 'volcengine.com', {
    class: 'identifier',
    weak: true,
    minimum: 36,
  }),
  token(
    'wakatime',
    'key',
    'WakaTime secret',
    'waka_sec_ waka_tok_ waka_ref_',
    'base62',
    60,
    'wakatime.com/developers',
    {
      minimum: 24,
    },
  ),
  token('xata', 'key', 'Xata key', 'xau_', 'base62', 30, 'xata.io documentation', { weak: true, minimum: 24 }),
  token(
    'yandex',
    'secret-key',
    'Yandex Cloud static key',
    'YCM YCN YCO YCP',
    'base64url',
    37,
    'yandex.cloud documentation',
    {
      weak: true,
      minimum: 34,
    },
  ),
  token('paloalto', 'key', 'Palo Alto Networks key', 'LUFRPT1', 'base64', 100, 'docs.paloaltonetworks.com', {
    minimum: 40,
  }),
] as const;

/** Credentials that can be recognised only by the name they stand under. */
export const platformNames = [
  named('hetzner', 'token', 'Hetzner token', 'hetzner hcloud', /^[A-Za-z0-9]{64}$/, 'docs.hetzner.cloud'),
  named('linode', 'token', 'Linode token', 'linode akamai', /^[0-9a-f]{64}$/, 'betterleaks; linode documentation'),
  named('vultr', 'key', 'Vultr key', 'vultr', /^[A-Z0-9]{36}$/, 'trufflehog vultrapikey'),
  named(
    'scaleway',
    'secret-key',
    'Scaleway secret key',
    'scaleway scw',
    /^[0-9a-f]{8}-[0-9a-f-]{20,}$/,
    'scaleway.com',
  ),
  named('railway', 'token', 'Railway token', 'railway', /^[0-9a-f]{8}-[0-9a-f-]{20,}$/, 'docs.railway.com'),
  named('fastly', 'token', 'Fastly token', 'fastly', /^[\w-]{32}$/, 'betterleaks fastly-api-token'),
  named('ibm', 'key', 'IBM Cloud key', 'ibm ibmcloud watson watsonx', /^[\w-]{44}$/, 'kingfisher ibm'),
  named('virustotal', 'key', 'VirusTotal key', 'virustotal vt', /^[0-9a-f]{64}$/, 'trufflehog virustotal'),
  named('shodan', 'key', 'Shodan key', 'shodan', /^[A-Za-z0-9]{32}$/, 'trufflehog shodankey'),
  named('censys', 'secret', 'Censys secret', 'censys', /^[A-Za-z0-9_]{32,}$/, 'trufflehog censys'),
  named('abuseipdb', 'key', 'AbuseIPDB key', 'abuseipdb', /^[0-9a-f]{80}$/, 'trufflehog abuseipdb'),
  named('opsgenie', 'key', 'Opsgenie key', 'opsgenie', /^[0-9a-f]{8}-[0-9a-f-]{20,}$/, 'trufflehog opsgenie'),
  named(
    'pagerduty',
    'key',
    'PagerDuty key',
    'pagerduty pd',
    /^(?:u\+[\w+-]{18}|[\w+-]{20}|[0-9a-f]{32})$/,
    'kingfisher pagerduty',
  ),
  named('rollbar', 'token', 'Rollbar token', 'rollbar', /^[0-9a-f]{32}$/, 'rollbar documentation'),
  named('splunk', 'token', 'Splunk token', 'splunk hec', /^[0-9a-f]{8}-[0-9a-f-]{20,}$/, 'kingfisher splunk'),
  named(
    'jumpcloud',
    'key',
    'JumpCloud key',
    'jumpcloud',
    /^(?:[0-9a-f]{40}|jca_[A-Za-z0-9]{36})$/,
    'trufflehog jumpcloud',
  ),
  named('meraki', 'key', 'Cisco Meraki key', 'meraki', /^[0-9a-f]{40}$/, 'betterleaks cisco-meraki-api-key'),
  named('consul', 'token', 'Consul token', 'consul nomad', /^[0-9a-f]{8}-[0-9a-f-]{20,}$/, 'HashiCorp documentation'),
  named('travis', 'token', 'Travis CI token', 'travis travisci', /^[\w-]{22}$/, 'betterleaks travisci-access-token'),
  named('coveralls', 'token', 'Coveralls token', 'coveralls', /^[A-Za-z0-9-]{33,37}$/, 'trufflehog coveralls'),
  named('browserstack', 'key', 'BrowserStack key', 'browserstack', /^[A-Za-z0-9]{20}$/, 'trufflehog browserstack'),
  named('sauce', 'key', 'Sauce Labs key', 'sauce saucelabs', /^[0-9a-f]{8}-[0-9a-f-]{20,}$/, 'trufflehog saucelabs'),
] as const;
