import { named, token } from './detector.ts';

/**
 * Model vendors, gateways and tools around models. The forms are as documented or issued by the vendors; the source column names a public
 * rule set that describes the form, or the vendor's documentation.
 */
export const modelDetectors = [
  token(
    'openai',
    'key',
    'OpenAI API key',
    'sk-proj- sk-svcacct- sk-admin- sk-None-',
    'base64url',
    40,
    'betterleaks openai-api-key',
    { glued: true },
  ),
  token('openai', 'key', 'OpenAI API key', 'T3BlbkFJ', 'base64url', 20, 'betterleaks openai-api-key', {
    before: { charset: 'base64url', minimum: 10 },
    glued: true,
  }),
  token('openai', 'session', 'OpenAI session token', 'sess-', 'base62', 40, 'kingfisher openai', { weak: true }),
  token(
    'openai',
    'compatible-key',
    'API key',
    'sk-',
    'base64url',
    32,
    'vendors that follow OpenAI: deepseek, dashscope, moonshot, stability, litellm, spider',
    { weak: true, minimum: 20 },
  ),
  token('anthropic', 'key', 'Anthropic API key', 'sk-ant-', 'base64url', 100, 'betterleaks anthropic-api-key', {
    glued: true,
    minimum: 20,
  }),
  token('google', 'api-key', 'Google API key', 'AIza', 'base64url', 35, 'betterleaks gcp-api-key', { minimum: 25 }),
  token('google', 'api-key', 'Google API key', 'AQ.Ab', 'base64url', 48, 'betterleaks gcp-gemini-api'),
  token('google', 'client-secret', 'Google OAuth client secret', 'GOCSPX-', 'base64url', 28, 'noseyparker np.google', {
    glued: true,
  }),
  token('google', 'access-token', 'Google OAuth access token', 'ya29.', 'dotted', 100, 'noseyparker np.google', {
    minimum: 20,
  }),
  token(
    'google',
    'refresh-token',
    'Google OAuth refresh token',
    '1//0',
    'base64url',
    60,
    'betterleaks gcp-application-default-credentials',
    { minimum: 24 },
  ),
  token('xai', 'key', 'xAI API key', 'xai-', 'base64url', 80, 'trufflehog xai', { minimum: 30 }),
  token('groq', 'key', 'Groq API key', 'gsk_', 'base62', 52, 'betterleaks groq-api-key', { minimum: 20 }),
  token(
    'huggingface',
    'token',
    'Hugging Face token',
    'hf_ api_org_ hf_oauth_',
    'base62',
    34,
    'betterleaks huggingface-access-token',
  ),
  token('perplexity', 'key', 'Perplexity API key', 'pplx-', 'base62', 48, 'betterleaks perplexity-api-key'),
  token('openrouter', 'key', 'OpenRouter API key', 'sk-or-', 'base64url', 67, 'betterleaks openrouter-api-key', {
    minimum: 24,
  }),
  token('fireworks', 'key', 'Fireworks AI API key', 'fw_', 'base62', 24, 'kingfisher fireworks', {
    weak: true,
    minimum: 16,
  }),
  token('replicate', 'token', 'Replicate API token', 'r8_', 'base62', 37, 'betterleaks replicate-api-token'),
  token('minimax', 'key', 'MiniMax API key', 'sk-api- sk-cp-', 'base64url', 119, 'betterleaks minimax-api-key', {
    minimum: 40,
  }),
  token('nvidia', 'key', 'NVIDIA API key', 'nvapi-', 'base64url', 64, 'betterleaks nvidia-api-key', { minimum: 24 }),
  token('jina', 'key', 'Jina AI API key', 'jina_', 'base62', 60, 'titus np.jina.1', { minimum: 24 }),
  token('anyscale', 'key', 'Anyscale API key', 'esecret_', 'base62', 26, 'Anyscale documentation'),
  token('anyscale', 'token', 'Anyscale token', 'aph0_ aph5_', 'base64url', 60, 'Anyscale documentation', {
    minimum: 40,
  }),
  token('friendli', 'token', 'Friendli token', 'flp_', 'base62', 46, 'kingfisher friendli'),
  token('azure', 'openai-key', 'Azure AI key', 'JQQJ99', 'base62', 26, 'kingfisher azureopenai', {
    before: { charset: 'base62', minimum: 20 },
    minimum: 16,
  }),
  token(
    'vercel',
    'ai-gateway-key',
    'Vercel AI Gateway key',
    'vck_',
    'base64url',
    56,
    'betterleaks vercel-ai-gateway-key',
    { minimum: 20 },
  ),
  token('elevenlabs', 'key', 'ElevenLabs API key', 'sk_', 'hex', 48, 'betterleaks elevenlabs-api-key'),
  token('cartesia', 'key', 'Cartesia API key', 'sk_car_', 'base64url', 22, 'kingfisher cartesia'),
  token('cursor', 'key', 'Cursor API key', 'crsr_', 'hex', 64, 'betterleaks cursor-api-key', { minimum: 24 }),
  token('cursor', 'key', 'Cursor API key', 'key_', 'hex', 64, 'cursor.com; runway and retell use the same form', {
    weak: true,
    minimum: 24,
  }),
  token('together', 'key', 'Together AI API key', 'tgp_v1_', 'base64url', 43, 'betterleaks togetherai-api-key'),
  token('voyage', 'key', 'Voyage AI API key', 'pa-', 'base64url', 43, 'Voyage documentation', {
    weak: true,
    minimum: 30,
  }),
  token('cerebras', 'key', 'Cerebras API key', 'csk-', 'base36', 48, 'betterleaks cerebras-api-key'),
  token('helicone', 'key', 'Helicone API key', 'sk-helicone- pk-helicone-', 'base64url', 36, 'Helicone documentation', {
    minimum: 14,
  }),
  token('devin', 'key', 'Devin API key', 'apk_user_ apk_ cog_', 'base64', 80, 'betterleaks devin-service-api-key', {
    weak: true,
    minimum: 32,
  }),
  token('upstage', 'key', 'Upstage API key', 'up_', 'base62', 29, 'Upstage documentation', { weak: true, minimum: 24 }),
  token('llamacloud', 'key', 'LlamaCloud API key', 'llx-', 'base62', 48, 'LlamaIndex documentation'),
  token('nomic', 'key', 'Nomic API key', 'nk-', 'base64url', 43, 'Nomic documentation', { weak: true, minimum: 30 }),
  token('modal', 'token', 'Modal token', 'ak- as- wk- ws-', 'base62', 22, 'Modal documentation', {
    weak: true,
    minimum: 20,
  }),
  token('tavily', 'key', 'Tavily API key', 'tvly-', 'base64url', 32, 'titus np.tavily.1', { minimum: 14 }),
  token('firecrawl', 'key', 'Firecrawl API key', 'fc-', 'hex', 32, 'titus np.firecrawl.1'),
  token('langsmith', 'key', 'LangSmith API key', 'lsv2_pt_ lsv2_sk_', 'word', 43, 'betterleaks langchain-langsmith', {
    glued: true,
  }),
  token('langsmith', 'key', 'LangSmith API key', 'ls__', 'hex', 32, 'noseyparker langsmith'),
  token('langfuse', 'secret-key', 'Langfuse secret key', 'sk-lf-', 'base64url', 36, 'trufflehog langfuse'),
  token('pinecone', 'key', 'Pinecone API key', 'pcsk_', 'word', 69, 'betterleaks pinecone-api-key.2', { minimum: 24 }),
  token('brave', 'key', 'Brave Search API key', 'BSA', 'base64url', 28, 'betterleaks brave-search-api-key', {
    weak: true,
    minimum: 20,
  }),
  token('e2b', 'key', 'E2B API key', 'e2b_ sk_e2b_', 'hex', 40, 'E2B documentation'),
  token('apify', 'token', 'Apify API token', 'apify_api_', 'base62', 36, 'betterleaks apify-api-token', {
    glued: true,
  }),
  token('context7', 'key', 'Context7 API key', 'ctx7sk-', 'base64url', 36, 'Context7 documentation', {
    glued: true,
    minimum: 14,
  }),
  token(
    'wandb',
    'key',
    'Weights & Biases API key',
    'wandb_v1_',
    'word',
    77,
    'betterleaks weights-and-biases-api-key-v1',
    { minimum: 24 },
  ),
  token('runpod', 'key', 'RunPod API key', 'rpa_', 'base62', 46, 'betterleaks runpod-api-key.1'),
  token('coze', 'token', 'Coze access token', 'pat_ cztei_ sat_', 'base62', 64, 'kingfisher coze', {
    weak: true,
    minimum: 28,
  }),
  token('mem0', 'key', 'Mem0 API key', 'm0-', 'base62', 40, 'Mem0 documentation', { weak: true, minimum: 24 }),
  token('composio', 'key', 'Composio API key', 'ak_ comp_', 'base64url', 20, 'Composio documentation', {
    weak: true,
    minimum: 18,
  }),
  token('browserbase', 'key', 'Browserbase API key', 'bb_live_ bb_test_', 'base64url', 27, 'Browserbase documentation'),
  token('daytona', 'key', 'Daytona API key', 'dtn_', 'hex', 64, 'Daytona documentation'),
  token('dify', 'key', 'Dify API key', 'app- dataset-', 'base62', 24, 'Dify documentation', {
    weak: true,
    minimum: 22,
    form: /^(?:app|dataset)-[A-Za-z0-9]{22,}(?![A-Za-z0-9_-])/,
  }),
  token('deepset', 'key', 'deepset Cloud API key', 'api_', 'base62', 64, 'deepset documentation', {
    weak: true,
    minimum: 32,
  }),
  token('agentgrade', 'key', 'AgentGrade API key', 'ag_live_', 'base62', 36, 'our own: 30 characters and a checksum', {
    class: 'own-key',
    glued: true,
    checksum: 'crc32-base62',
    minimum: 18,
  }),
  token('voiceflow', 'key', 'Voiceflow API key', 'VF.DM. VF.WS.', 'dotted', 41, 'Voiceflow documentation', {
    glued: true,
  }),
  token('botpress', 'token', 'Botpress token', 'bp_pat_ bp_bak_', 'base62', 36, 'Botpress documentation'),
  token('pipedream', 'token', 'Pipedream token', 'pd_sk_ pd_live_', 'base64url', 32, 'Pipedream documentation'),
  token('openai', 'client-secret', 'OpenAI client secret', 'ek_', 'hex', 32, 'OpenAI Realtime API reference', {
    minimum: 30,
  }),
  token('baidu', 'key', 'Baidu Qianfan API key', 'bce-v3/ALTAK-', 'base64', 62, 'cloud.baidu.com documentation', {
    minimum: 24,
  }),
  // `statickey-` in base64, after a length and a colon.
  token('nebius', 'key', 'Nebius API key', 'HHN0YXRpY2tleS', 'dotted', 120, 'docs.nebius.com', {
    before: { charset: 'dotted', minimum: 6 },
    minimum: 40,
  }),
  token('relace', 'key', 'Relace API key', 'rlc-', 'base62', 40, 'docs.relace.ai', { weak: true, minimum: 24 }),
  token('luma', 'key', 'Luma AI API key', 'luma-', 'hyphened', 36, 'docs.lumalabs.ai', {
    form: /^luma-[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/,
  }),
  token('lambda', 'key', 'Lambda API key', 'secret_', 'dotted', 80, 'docs.lambda.ai', {
    form: /^secret_[a-z\d-]{1,40}_[\da-f]{32}\.[A-Za-z\d]{20,64}/,
  }),
] as const;

/** Credentials that can be recognised only by the name they stand under. */
export const modelNames = [
  named('mistral', 'key', 'Mistral API key', 'mistral codestral', /^[A-Za-z0-9]{24,}$/, 'betterleaks mistral-api-key'),
  named('cohere', 'key', 'Cohere API key', 'cohere co', /^[A-Za-z0-9]{30,}$/, 'betterleaks cohere-api-token'),
  named('together', 'key', 'Together AI API key', 'together togetherai', /^[0-9a-f]{40,}$/, 'kingfisher together'),
  named('baseten', 'key', 'Baseten API key', 'baseten', /^[A-Za-z0-9]{6,10}\.[A-Za-z0-9]{20,}$/, 'kingfisher baseten'),
  named('azure', 'openai-key', 'Azure AI key', 'azure azureopenai aoai', /^[0-9a-f]{32}$/, 'trufflehog azure_openai'),
  named(
    'assemblyai',
    'key',
    'AssemblyAI API key',
    'assemblyai assembly',
    /^[0-9a-f]{32}$/,
    'betterleaks assemblyai-api-key',
  ),
  named('deepgram', 'key', 'Deepgram API key', 'deepgram', /^[0-9a-f]{40}$/, 'betterleaks deepgram-api-key'),
  named('ai21', 'key', 'AI21 API key', 'ai21', /^[A-Za-z0-9-]{24,}$/, 'AI21 documentation'),
  named(
    'zhipu',
    'key',
    'Zhipu API key',
    'zhipu zhipuai glm bigmodel zai chatglm',
    /^[0-9a-f]{32}\.[A-Za-z0-9]{12,}$/,
    'betterleaks zai-api-key',
  ),
  named('ollama', 'key', 'Ollama API key', 'ollama', /^[0-9a-f]{32}\.[\w-]{20,}$/, 'betterleaks ollama-api-key'),
  named('exa', 'key', 'Exa API key', 'exa', /^[0-9a-f]{8}-[0-9a-f-]{20,}$/, 'kingfisher exa'),
  named('smithery', 'key', 'Smithery API key', 'smithery', /^[0-9a-f]{8}-[0-9a-f-]{20,}$/, 'Smithery documentation'),
  named('serper', 'key', 'Serper API key', 'serper', /^[0-9a-f]{40}$/, 'kingfisher serper'),
  named('serpapi', 'key', 'SerpApi key', 'serpapi serp', /^[0-9a-f]{64}$/, 'trufflehog serpapi'),
  named('kagi', 'key', 'Kagi API key', 'kagi', /^[\w-]{8,16}\.[\w-]{30,}$/, 'betterleaks kagi-api-key'),
  named(
    '21st-magic',
    'key',
    '21st.dev Magic key',
    '21st magic twentyfirst',
    /^[0-9a-f]{64}$/,
    '21st.dev documentation',
  ),
  named('deepinfra', 'key', 'DeepInfra token', 'deepinfra', /^[A-Za-z0-9]{32}$/, 'DeepInfra documentation'),
  named(
    'sambanova',
    'key',
    'SambaNova API key',
    'sambanova',
    /^[0-9a-f]{8}-[0-9a-f-]{20,}$/,
    'SambaNova documentation',
  ),
  named(
    'wandb',
    'key',
    'Weights & Biases API key',
    'wandb weightsandbiases',
    /^[0-9a-f]{40}$/,
    'betterleaks weights-and-biases-api-key',
  ),
  named(
    'obsidian',
    'rest-key',
    'Obsidian Local REST API key',
    'obsidian',
    /^[0-9a-f]{64}$/,
    'Obsidian Local REST API documentation',
  ),
] as const;
