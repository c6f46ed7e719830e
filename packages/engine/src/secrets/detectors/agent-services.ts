import { named, token } from './detector.ts';

/** Inference, memory, search, browsing and evaluation: smaller services whose keys agents are given. */
export const agentServiceDetectors = [
  token(
    'vendor',
    'secret-key',
    'API secret key',
    'sk_',
    'base64url',
    32,
    'novita, checkout, freemius, plunk, dashvector',
    {
      weak: true,
      minimum: 24,
    },
  ),
  token('vendor', 'key', 'API key', 'key-', 'base62', 32, 'mailgun, contextual, salesblink: one form', {
    weak: true,
    minimum: 28,
  }),
  token('vendor', 'key', 'API key', 'apikey_ api-key- apikey-', 'base64url', 32, 'rainforest, heygen: one form', {
    weak: true,
    minimum: 24,
  }),
  token('amp', 'token', 'Amp access token', 'sgamp_', 'word', 64, 'ampcode.com documentation', { minimum: 20 }),
  token('you', 'key', 'You.com API key', 'ydc-sk-', 'base64url', 60, 'documentation.you.com', { minimum: 16 }),
  token('featherless', 'key', 'Featherless API key', 'rc_', 'hex', 64, 'featherless.ai documentation', { minimum: 40 }),
  token('chutes', 'key', 'Chutes API key', 'cpk_', 'dotted', 98, 'chutes.ai documentation', {
    weak: true,
    minimum: 40,
  }),
  token('targon', 'key', 'Targon API key', 'sn4_', 'base62', 28, 'targon.com documentation', {
    weak: true,
    minimum: 20,
  }),
  token('parasail', 'key', 'Parasail API key', 'psk-', 'base62', 40, 'parasail.io documentation', {
    weak: true,
    minimum: 24,
  }),
  token('predibase', 'token', 'Predibase token', 'pb_', 'base64url', 22, 'predibase.com documentation', {
    weak: true,
    minimum: 20,
  }),
  token('mixedbread', 'key', 'Mixedbread API key', 'mxb_ emb_', 'base62', 40, 'mixedbread.com documentation', {
    weak: true,
    minimum: 24,
  }),
  token('vectara', 'key', 'Vectara API key', 'zut_ zqt_ zwt_', 'base64url', 36, 'docs.vectara.com', {
    weak: true,
    minimum: 24,
  }),
  token('zeroentropy', 'key', 'ZeroEntropy API key', 'ze_', 'base62', 16, 'docs.zeroentropy.dev', {
    weak: true,
    minimum: 16,
  }),
  token('zep', 'key', 'Zep API key', 'z_1d', 'dotted', 120, 'help.getzep.com', { minimum: 40 }),
  token('letta', 'key', 'Letta API key', 'sk-let-', 'base64', 100, 'docs.letta.com', { minimum: 24 }),
  token('supermemory', 'key', 'Supermemory API key', 'sm_', 'base64url', 110, 'supermemory.ai documentation', {
    weak: true,
    minimum: 50,
    form: /^sm_[A-Za-z\d]{20,26}_[A-Za-z\d]{30,}/,
  }),
  token('chroma', 'key', 'Chroma Cloud API key', 'ck-', 'base62', 44, 'docs.trychroma.com', {
    weak: true,
    minimum: 36,
  }),
  token('turbopuffer', 'key', 'turbopuffer API key', 'tpuf_', 'base62', 32, 'turbopuffer.com documentation'),
  token('hyperbrowser', 'key', 'Hyperbrowser API key', 'hb_', 'hex', 32, 'docs.hyperbrowser.ai', {
    minimum: 24,
  }),
  token('steel', 'key', 'Steel API key', 'ste-', 'base62', 48, 'docs.steel.dev', { weak: true, minimum: 30 }),
  token('arcade', 'key', 'Arcade API key', 'arc_', 'base62', 44, 'docs.arcade.dev', { weak: true, minimum: 30 }),
  token('factory', 'key', 'Factory API key', 'fk-', 'base64url', 64, 'docs.factory.ai', { weak: true, minimum: 30 }),
  token('riza', 'key', 'Riza API key', 'riza_', 'base62', 40, 'docs.riza.io', { weak: true, minimum: 20 }),
  token('wordware', 'key', 'Wordware API key', 'ww-', 'base62', 50, 'docs.wordware.ai', { weak: true, minimum: 36 }),
  token('codesandbox', 'key', 'CodeSandbox API key', 'csb_v1_', 'base64url', 43, 'codesandbox.io documentation'),
  token('coderabbit', 'key', 'CodeRabbit API key', 'cr-', 'hex', 58, 'titus kingfisher.coderabbit.1', { minimum: 40 }),
  token('scale', 'key', 'Scale API key', 'live_ test_', 'hex', 32, 'titus kingfisher.scale.1; lob, chargebee', {
    minimum: 30,
  }),
  token('salad', 'key', 'SaladCloud API key', 'salad_cloud_', 'word', 60, 'trufflehog saladcloudapikey', {
    minimum: 16,
  }),
  token('logfire', 'token', 'Logfire token', 'pylf_v1_ pylf_v2_', 'word', 46, 'logfire.pydantic.dev', { minimum: 20 }),
  token('humanloop', 'key', 'Humanloop API key', 'hl_sk_', 'base62', 48, 'humanloop.com documentation'),
  token('promptlayer', 'key', 'PromptLayer API key', 'pl_', 'hex', 32, 'docs.promptlayer.com', {
    minimum: 30,
  }),
  token('traceloop', 'key', 'Traceloop API key', 'tl_', 'hex', 64, 'traceloop.com documentation', {
    minimum: 30,
  }),
  token('deepeval', 'key', 'DeepEval API key', 'confident_', 'base64', 44, 'confident-ai.com', {
    minimum: 20,
  }),
  token('heygen', 'key', 'HeyGen API key', 'sk_V2_', 'base64url', 44, 'docs.heygen.com', { minimum: 20 }),
  token('browser-use', 'key', 'Browser Use API key', 'bu_', 'base64url', 43, 'docs.browser-use.com', {
    weak: true,
    minimum: 30,
  }),
  token('n8n', 'key', 'n8n API key', 'n8n_api_', 'hex', 80, 'docs.n8n.io, before 1.0', { minimum: 40 }),
  token('glhf', 'key', 'glhf.chat API key', 'glhf_', 'hex', 32, 'glhf.chat documentation', { minimum: 24 }),
  token('ragie', 'key', 'Ragie API key', 'tnt_', 'base64url', 50, 'docs.ragie.ai', { weak: true, minimum: 36 }),
  token('requesty', 'key', 'Requesty API key', 'rqsty-sk-', 'base64', 80, 'docs.requesty.ai', { minimum: 30 }),
  token('inference', 'key', 'inference.net API key', 'inference-', 'hex', 32, 'docs.inference.net', { minimum: 30 }),
  token('permit', 'key', 'Permit.io API key', 'permit_key_', 'base62', 98, 'docs.permit.io', { minimum: 40 }),
  token('metorial', 'key', 'Metorial API key', 'metorial_sk_', 'base62', 60, 'metorial.com documentation', {
    minimum: 24,
  }),
  token('scrapfly', 'key', 'Scrapfly API key', 'scp-live- scp-test-', 'hex', 32, 'scrapfly.io documentation', {
    minimum: 24,
  }),
  token('warp', 'key', 'Warp API key', 'wk-1.', 'hex', 64, 'docs.warp.dev', { minimum: 40 }),
] as const;

/** Credentials that can be recognised only by the name they stand under. */
export const agentServiceNames = [
  named('fal', 'key', 'fal API key', 'fal', /^[0-9a-f]{8}-[0-9a-f-]{20,}:[0-9a-f]{20,}$/, 'docs.fal.ai'),
  named('lambda', 'key', 'Lambda API key', 'lambdalabs lambdaapi', /^secret_\w{20,}$/, 'docs.lambda.ai'),
  named('livekit', 'secret', 'LiveKit API secret', 'livekit', /^[A-Za-z0-9]{32,}$/, 'docs.livekit.io'),
  named('vapi', 'key', 'Vapi API key', 'vapi', /^[0-9a-f]{8}-[0-9a-f-]{20,}$/, 'docs.vapi.ai'),
  named('agentops', 'key', 'AgentOps API key', 'agentops', /^[0-9a-f]{8}-[0-9a-f-]{20,}$/, 'docs.agentops.ai'),
  named('scrapingbee', 'key', 'ScrapingBee API key', 'scrapingbee', /^[A-Z0-9]{60,}$/, 'trufflehog scrapingbee'),
  named('scraperapi', 'key', 'ScraperAPI key', 'scraperapi', /^[0-9a-f]{32}$/, 'trufflehog scraperapi'),
  named(
    'brightdata',
    'key',
    'Bright Data key',
    'brightdata',
    /^(?:[0-9a-f]{64}|[0-9a-f]{8}-[0-9a-f-]{20,})$/,
    'docs.brightdata.com',
  ),
  named('linkup', 'key', 'Linkup API key', 'linkup', /^[0-9a-f]{8}-[0-9a-f-]{20,}$/, 'docs.linkup.so'),
  named('zenrows', 'key', 'ZenRows API key', 'zenrows', /^[0-9a-f]{40}$/, 'trufflehog zenrows'),
  named('unstructured', 'key', 'Unstructured API key', 'unstructured', /^[A-Za-z0-9]{30,}$/, 'docs.unstructured.io'),
  named('comet', 'key', 'Comet API key', 'comet opik', /^[A-Za-z0-9]{25}$/, 'comet.com documentation'),
  named(
    'rapidapi',
    'key',
    'RapidAPI key',
    'rapidapi',
    /^[a-z0-9]{10}msh[a-z0-9]{15}jsn[a-z0-9]{12}$/,
    'betterleaks rapidapi-access-token',
  ),
] as const;
