/** Families of models that write text, and the vendors and servers that have nothing but them. Clouds and numbers of versions say nothing. */
const families =
  /^(?:(?:chat)?gpt|o[134](?:-|$)|claude|gemini|gemma|(?:code|meta-)?llama|mistral|mixtral|codestral|devstral|qwen|deepseek|grok|command-r|kimi|moonshot|glm-\d|phi-?\d|openai|anthropic|azure[-_]?openai|(?:amazon[-_])?bedrock|groq|openrouter|ollama|vllm|litellm|lm[-_]?studio|cohere|xai|google[-_](?:genai|gemini|ai)|vertex[-_]?ai|huggingface|together[-_]?ai|fireworks[-_]?ai)(?![a-z])/i;
const partsMax = 4;

/** `gpt-4o`, `anthropic/claude-sonnet-4`, `eu.anthropic.claude-3`, `openai:gpt-5`. */
export function namesLanguageModel(text: string): boolean {
  if (text.length > 120 || /\s/.test(text)) return false;
  return text.split(/[/:.]/, partsMax).some((part) => families.test(part));
}
