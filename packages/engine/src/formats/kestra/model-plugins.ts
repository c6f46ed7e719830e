/** Plugins that call a model; `langchain4j` is the former name of `ai`. https://kestra.io/plugins */
export const modelPlugins = [
  'ai',
  'langchain4j',
  'openai',
  'gemini',
  'anthropic',
  'ollama',
  'mistral',
  'deepseek',
  'perplexity',
  'huggingface',
] as const;
