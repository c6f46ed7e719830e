import { foldHost } from './hosts.ts';

interface ModelVendor {
  /** The spelling that endpoints use for the vendor they claim. */
  readonly vendor: string;
  /** A host itself and everything below it; `*` stands for a part of a label. */
  readonly hosts: readonly string[];
  readonly source: `https://${string}`;
}

/** Where models are served by those who made them, host them or sell them on. Each by the vendor's own API reference. Compiled 2026-11. */
const table = [
  {
    vendor: 'openai',
    hosts: ['api.openai.com', 'chatgpt.com', 'auth.openai.com'],
    source: 'https://platform.openai.com/docs/api-reference/introduction',
  },
  {
    vendor: 'anthropic',
    hosts: ['api.anthropic.com', 'claude.ai', 'console.anthropic.com', 'platform.claude.com'],
    source: 'https://docs.claude.com/en/api/overview',
  },
  {
    vendor: 'azure',
    hosts: [
      'openai.azure.com',
      'openai.azure.us',
      'services.ai.azure.com',
      'models.ai.azure.com',
      'inference.ai.azure.com',
      'inference.ml.azure.com',
      'cognitiveservices.azure.com',
    ],
    source: 'https://learn.microsoft.com/azure/ai-foundry/foundry-models/concepts/endpoints',
  },
  {
    vendor: 'google',
    hosts: ['generativelanguage.googleapis.com', 'aiplatform.googleapis.com', '*-aiplatform.googleapis.com'],
    source: 'https://ai.google.dev/api',
  },
  {
    vendor: 'aws',
    hosts: [
      'bedrock-runtime.*.amazonaws.com',
      'bedrock-runtime-fips.*.amazonaws.com',
      'runtime.sagemaker.*.amazonaws.com',
    ],
    source: 'https://docs.aws.amazon.com/general/latest/gr/bedrock.html',
  },
  { vendor: 'mistral', hosts: ['api.mistral.ai', 'codestral.mistral.ai'], source: 'https://docs.mistral.ai/api/' },
  { vendor: 'groq', hosts: ['api.groq.com'], source: 'https://console.groq.com/docs/api-reference' },
  { vendor: 'xai', hosts: ['api.x.ai'], source: 'https://docs.x.ai/docs/api-reference' },
  { vendor: 'cohere', hosts: ['api.cohere.com', 'api.cohere.ai'], source: 'https://docs.cohere.com/reference/about' },
  { vendor: 'deepseek', hosts: ['api.deepseek.com'], source: 'https://api-docs.deepseek.com/' },
  { vendor: 'openrouter', hosts: ['openrouter.ai'], source: 'https://openrouter.ai/docs/api-reference/overview' },
  {
    vendor: 'together',
    hosts: ['api.together.xyz', 'api.together.ai'],
    source: 'https://docs.together.ai/reference/chat-completions-1',
  },
  {
    vendor: 'fireworks',
    hosts: ['api.fireworks.ai'],
    source: 'https://docs.fireworks.ai/api-reference/introduction',
  },
  { vendor: 'perplexity', hosts: ['api.perplexity.ai'], source: 'https://docs.perplexity.ai/api-reference' },
  { vendor: 'cerebras', hosts: ['api.cerebras.ai'], source: 'https://inference-docs.cerebras.ai/api-reference' },
  {
    vendor: 'moonshot',
    hosts: ['api.moonshot.cn', 'api.moonshot.ai', 'api.kimi.com'],
    source: 'https://platform.moonshot.ai/docs/api/chat',
  },
  {
    vendor: 'alibaba',
    hosts: ['dashscope.aliyuncs.com', 'dashscope-intl.aliyuncs.com', 'dashscope-us.aliyuncs.com'],
    source: 'https://www.alibabacloud.com/help/en/model-studio/use-qwen-by-calling-api',
  },
  // Where people log in to Qwen without a key.
  { vendor: 'alibaba', hosts: ['portal.qwen.ai', 'chat.qwen.ai'], source: 'https://github.com/QwenLM/qwen-code' },
  {
    vendor: 'zhipu',
    hosts: ['open.bigmodel.cn', 'api.z.ai', 'zhipuai.cn'],
    source: 'https://docs.z.ai/api-reference/introduction',
  },
  {
    vendor: 'minimax',
    hosts: ['api.minimax.chat', 'api.minimaxi.com', 'api.minimax.io', 'api.minimaxi.chat'],
    source: 'https://platform.minimax.io/docs/api-reference/api-overview',
  },
  {
    vendor: 'huggingface',
    hosts: ['huggingface.co', 'api-inference.huggingface.co', 'endpoints.huggingface.cloud'],
    source: 'https://huggingface.co/docs/inference-providers/index',
  },
  {
    vendor: 'nvidia',
    hosts: ['integrate.api.nvidia.com', 'ai.api.nvidia.com'],
    source: 'https://docs.api.nvidia.com/nim/reference/llm-apis',
  },
  { vendor: 'voyage', hosts: ['api.voyageai.com'], source: 'https://docs.voyageai.com/reference' },
  {
    vendor: 'github',
    hosts: ['models.github.ai', 'models.inference.ai.azure.com', 'githubcopilot.com'],
    source: 'https://docs.github.com/en/rest/models/inference',
  },
  { vendor: 'ollama', hosts: ['ollama.com'], source: 'https://docs.ollama.com/cloud' },
  {
    vendor: 'databricks',
    hosts: ['cloud.databricks.com', 'azuredatabricks.net', 'gcp.databricks.com'],
    source: 'https://docs.databricks.com/aws/en/machine-learning/model-serving/',
  },
  {
    vendor: 'ibm',
    hosts: ['ml.cloud.ibm.com', 'iam.cloud.ibm.com', 'dl.watson-orchestrate.ibm.com'],
    source: 'https://cloud.ibm.com/apidocs/watsonx-ai',
  },
  {
    vendor: 'snowflake',
    hosts: ['snowflakecomputing.com'],
    source: 'https://docs.snowflake.com/user-guide/snowflake-cortex/cortex-rest-api',
  },
  {
    vendor: 'cloudflare',
    hosts: ['gateway.ai.cloudflare.com', 'api.cloudflare.com'],
    source: 'https://developers.cloudflare.com/ai-gateway/',
  },
  { vendor: 'vercel', hosts: ['ai-gateway.vercel.sh', 'api.v0.dev'], source: 'https://vercel.com/docs/ai-gateway' },
  { vendor: 'opencode', hosts: ['opencode.ai'], source: 'https://opencode.ai/docs/zen/' },
  { vendor: 'replicate', hosts: ['api.replicate.com'], source: 'https://replicate.com/docs/reference/http' },
  { vendor: 'deepinfra', hosts: ['api.deepinfra.com'], source: 'https://deepinfra.com/docs' },
  { vendor: 'sambanova', hosts: ['api.sambanova.ai'], source: 'https://docs.sambanova.ai/docs/en/api-reference' },
  {
    vendor: 'nebius',
    hosts: ['api.studio.nebius.com', 'api.studio.nebius.ai', 'api.tokenfactory.nebius.com'],
    source: 'https://docs.tokenfactory.nebius.com/api-reference/introduction',
  },
  {
    vendor: 'siliconflow',
    hosts: ['api.siliconflow.cn', 'api.siliconflow.com'],
    source: 'https://docs.siliconflow.com/en/api-reference',
  },
  {
    vendor: 'volcengine',
    hosts: ['volces.com', 'bytepluses.com'],
    source: 'https://www.volcengine.com/docs/82379/1298459',
  },
  {
    vendor: 'baidu',
    hosts: ['qianfan.baidubce.com', 'aip.baidubce.com'],
    source: 'https://cloud.baidu.com/doc/qianfan-api/s/3m7of64lb',
  },
  {
    vendor: 'tencent',
    hosts: ['api.hunyuan.cloud.tencent.com', 'api.lkeap.cloud.tencent.com'],
    source: 'https://cloud.tencent.com/document/product/1729/111007',
  },
  { vendor: 'stepfun', hosts: ['api.stepfun.com'], source: 'https://platform.stepfun.com/docs/api-reference' },
  { vendor: 'lingyiwanwu', hosts: ['api.lingyiwanwu.com'], source: 'https://platform.lingyiwanwu.com/docs' },
  { vendor: 'baichuan', hosts: ['api.baichuan-ai.com'], source: 'https://platform.baichuan-ai.com/docs/api' },
  {
    vendor: 'modelscope',
    hosts: ['api-inference.modelscope.cn'],
    source: 'https://www.modelscope.cn/docs/model-service/API-Inference/intro',
  },
  {
    vendor: 'xfyun',
    hosts: ['spark-api-open.xf-yun.com', 'spark-api.xf-yun.com'],
    source: 'https://www.xfyun.cn/doc/spark/HTTP%E8%B0%83%E7%94%A8%E6%96%87%E6%A1%A3.html',
  },
  { vendor: 'ai21', hosts: ['api.ai21.com'], source: 'https://docs.ai21.com/reference' },
  { vendor: 'jina', hosts: ['api.jina.ai'], source: 'https://jina.ai/embeddings/' },
  { vendor: 'upstage', hosts: ['api.upstage.ai'], source: 'https://console.upstage.ai/api/docs' },
  { vendor: 'novita', hosts: ['api.novita.ai'], source: 'https://novita.ai/docs/api-reference' },
  { vendor: 'hyperbolic', hosts: ['api.hyperbolic.xyz'], source: 'https://docs.hyperbolic.xyz/docs/rest-api' },
  { vendor: 'featherless', hosts: ['api.featherless.ai'], source: 'https://featherless.ai/docs/api-reference' },
  { vendor: 'chutes', hosts: ['llm.chutes.ai'], source: 'https://chutes.ai/docs' },
  { vendor: 'venice', hosts: ['api.venice.ai'], source: 'https://docs.venice.ai/api-reference' },
  { vendor: 'friendli', hosts: ['api.friendli.ai'], source: 'https://friendli.ai/docs/openapi' },
  {
    vendor: 'baseten',
    hosts: ['api.baseten.co', 'inference.baseten.co'],
    source: 'https://docs.baseten.co/inference/overview',
  },
  { vendor: 'anyscale', hosts: ['api.endpoints.anyscale.com'], source: 'https://docs.anyscale.com/llm/serving' },
  { vendor: 'octoai', hosts: ['text.octoai.run'], source: 'https://octo.ai/docs' },
  { vendor: 'scaleway', hosts: ['api.scaleway.ai'], source: 'https://www.scaleway.com/en/docs/generative-apis/' },
  {
    vendor: 'ovh',
    hosts: ['endpoints.ai.cloud.ovh.net', 'oai.endpoints.kepler.ai.cloud.ovh.net'],
    source: 'https://help.ovhcloud.com/csm/en-public-cloud-ai-endpoints-getting-started',
  },
  { vendor: 'writer', hosts: ['api.writer.com'], source: 'https://dev.writer.com/api-reference' },
  { vendor: 'reka', hosts: ['api.reka.ai'], source: 'https://docs.reka.ai/' },
  { vendor: 'inception', hosts: ['api.inceptionlabs.ai'], source: 'https://docs.inceptionlabs.ai/' },
  { vendor: 'morph', hosts: ['api.morphllm.com'], source: 'https://docs.morphllm.com/api-reference' },
  {
    vendor: 'poe',
    hosts: ['api.poe.com'],
    source: 'https://creator.poe.com/docs/external-applications/openai-compatible-api',
  },
  { vendor: 'requesty', hosts: ['router.requesty.ai'], source: 'https://docs.requesty.ai/' },
  { vendor: 'helicone', hosts: ['helicone.ai'], source: 'https://docs.helicone.ai/' },
  {
    vendor: 'portkey',
    hosts: ['api.portkey.ai'],
    source: 'https://portkey.ai/docs/api-reference/inference-api/introduction',
  },
  { vendor: 'apipie', hosts: ['apipie.ai'], source: 'https://apipie.ai/docs' },
  { vendor: 'unify', hosts: ['api.unify.ai'], source: 'https://docs.unify.ai/' },
  { vendor: 'glhf', hosts: ['glhf.chat', 'api.synthetic.new'], source: 'https://dev.synthetic.new/docs' },
  { vendor: 'elevenlabs', hosts: ['api.elevenlabs.io'], source: 'https://elevenlabs.io/docs/api-reference' },
  { vendor: 'deepgram', hosts: ['api.deepgram.com'], source: 'https://developers.deepgram.com/reference' },
  { vendor: 'assemblyai', hosts: ['api.assemblyai.com'], source: 'https://www.assemblyai.com/docs/api-reference' },
  { vendor: 'stability', hosts: ['api.stability.ai'], source: 'https://platform.stability.ai/docs/api-reference' },
] as const satisfies readonly ModelVendor[];

const vendorByHost: ReadonlyMap<string, string> = new Map(
  table.flatMap(({ vendor, hosts }) => hosts.map((host) => [host, vendor] as const)),
);

/** The vendor that serves models at a host; null when the table knows none. Below a vendor's host everything is his. */
export function vendorOfHost(host: string): string | null {
  const labels = foldHost(host).split('.').slice(-8);
  for (let from = 0; from < labels.length - 1; from++) {
    const name = labels.slice(from);
    const spellings = [name, starFirst(name), starMiddle(name)].map((spelling) => spelling.join('.'));
    const known = spellings.find((spelling) => vendorByHost.has(spelling));
    if (known !== undefined) return vendorByHost.get(known) ?? null;
  }
  return null;
}

/** `europe-west4-aiplatform.googleapis.com` answers to `*-aiplatform.googleapis.com`. */
function starFirst([first = '', ...rest]: readonly string[]): readonly string[] {
  return [`*-${first.slice(first.lastIndexOf('-') + 1)}`, ...rest];
}

/** `bedrock-runtime.eu-west-1.amazonaws.com` answers to `bedrock-runtime.*.amazonaws.com`. */
function starMiddle(labels: readonly string[]): readonly string[] {
  return labels.length < 4 ? labels : labels.with(-3, '*');
}

/** How a vendor's own models are named. Other models behind his protocol are no claim to be his. */
const modelNames = [
  {
    vendor: 'openai',
    // `gpt-oss` is an open model, which anybody may serve.
    pattern: /^(?:gpt-(?!oss)|chatgpt|o[1345](?:-|$)|text-embedding|dall-e|whisper|tts-|codex|davinci|omni-)/,
  },
  { vendor: 'anthropic', pattern: /^claude/ },
  { vendor: 'google', pattern: /^(?:gemini|palm|text-bison)/ },
  {
    vendor: 'mistral',
    pattern: /^(?:codestral|ministral|pixtral|magistral|devstral|mistral-(?:large|small|medium|saba|ocr))/,
  },
  { vendor: 'xai', pattern: /^grok/ },
  { vendor: 'cohere', pattern: /^command-/ },
  { vendor: 'deepseek', pattern: /^deepseek-(?:chat|reasoner)/ },
] as const;

/** The vendor whose hosted model a name means, a provider's prefix aside; null for open weights and anything else. */
export function vendorOfModel(name: string): string | null {
  const bare = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
  return modelNames.find(({ pattern }) => pattern.test(bare))?.vendor ?? null;
}
