import { classesOf } from '../../text/word-set.ts';

const vendors = classesOf({
  openai: 'openai',
  anthropic: 'anthropic claude',
  google: 'gemini vertex genai',
  aws: 'bedrock',
  mistral: 'mistral',
  groq: 'groq',
  xai: 'xai grok',
  cohere: 'cohere',
  deepseek: 'deepseek',
  openrouter: 'openrouter',
  together: 'together',
  fireworks: 'fireworks',
  perplexity: 'perplexity',
  cerebras: 'cerebras',
  moonshot: 'moonshot kimi',
  alibaba: 'dashscope qwen',
  zhipu: 'zhipu glm zai',
  minimax: 'minimax',
  huggingface: 'huggingface hf',
  nvidia: 'nvidia nim',
  voyage: 'voyage',
});
const otherWords = 'ollama litellm vllm lmstudio llm model embedding embeddings ai'.split(' ');

/**
 * Words in setting names that identify a model vendor; null for words that only indicate a model. A `*_BASE_URL` redirects a model only if
 * such a word precedes it: `JIRA_BASE_URL` does not.
 */
export const modelNameWords: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...vendors,
  ...otherWords.map((word) => [word, null] as const),
]);
