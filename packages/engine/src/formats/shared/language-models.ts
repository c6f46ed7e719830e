import { wordSet } from '../../text/word-set.ts';

/** Families of language models, and vendors and servers of nothing but language models. Clouds and bare version numbers are left out. */
const families =
  /^(?:(?:chat)?gpt|o[134](?:-|$)|claude|gemini|gemma|(?:code|meta-)?llama|mistral|mixtral|codestral|devstral|qwen|deepseek|grok|command-r|kimi|moonshot|glm-\d|phi-?\d|doubao|ernie-|hunyuan|minimax|abab\d|baichuan|internlm|nemotron|jamba|vicuna|wizardlm|smollm|tinyllama|exaone|starcoder|codegemma|ministral|magistral|granite-\d|yi-(?:large|medium|lightning|\d)|openai|anthropic|azure[-_]?openai|(?:amazon[-_])?bedrock|groq|openrouter|ollama|vllm|litellm|lm[-_]?studio|cohere|xai|google[-_](?:genai|gemini|ai)|vertex[-_]?ai|huggingface|together[-_]?ai|fireworks[-_]?ai)(?![a-z])/i;
const partsMax = 4;

/** A reference with an optional default: `${NAME}`, `${NAME:-default}`, `{{ env.NAME }}`, `%NAME%`, `os.environ/NAME`. */
const reference =
  /^(?:\$\{\{?|\{\{?|\$|%|os\.environ\/)\s?(?:[a-z]{1,10}[.:]){0,2}(\w{1,80})(?::?[-=]([^}\s]{1,80}))?\s?(?:\}{1,2}|%)?$/i;
const familyWords = wordSet(
  'llm gpt chatgpt openai anthropic claude gemini mistral llama ollama qwen deepseek groq openrouter bedrock vllm litellm',
);

/** Whether a reference such as `${LLM_MODEL:-gpt-4o}` names a model, by its default or else by the variable's name. */
function isReferenceThat(text: string, names: (text: string) => boolean): boolean {
  const found = /^[${%o]/.test(text) ? reference.exec(text.slice(0, 200).trim()) : null;
  if (found === null) return false;
  const [, name = '', fallback] = found;
  if (fallback !== undefined) return names(fallback);
  const words = name.toLowerCase().split('_');
  return words.some((word) => familyWords.has(word)) && /^(?:llm|model|id|name|deployment)$/.test(words.at(-1) ?? '');
}

/** Whether a text names a language model or its vendor: `gpt-4o`, `anthropic/claude-sonnet-4`, `eu.anthropic.claude-3`, `openai:gpt-5`. */
export function namesLanguageModel(text: string): boolean {
  if (isReferenceThat(text, namesLanguageModel)) return true;
  if (text.length > 120 || /\s/.test(text)) return false;
  return text.split(/[/:.]/, partsMax).some((part) => families.test(part));
}

/** A family together with a variant or version, which identifies one model. */
const models =
  /^(?:(?:chat)?gpt-(?:\d|oss)|o[134](?:-(?:mini|preview|pro)|$)|claude-|gemini-(?:\d|pro|flash)|gemma-?\d|(?:code|meta-)?llama-?\d|mistral-(?:large|medium|small|nemo|tiny|7b)|(?:minis|mix|code|dev|magis)tral-|qwen-?(?:\d|max|plus|turbo)|qwq|deepseek-(?:chat|coder|reasoner|[rv]\d)|grok-\d|command-(?:r|a)|kimi-|doubao-|ernie-(?:\d|speed|lite|bot)|hunyuan-|minimax-(?:m|text|abab)|abab\d|baichuan-?\d|internlm-?\d|nemotron-|jamba-|granite-\d|yi-(?:large|medium|lightning|\d)|glm-\d|phi-?\d|nova-(?:pro|lite|micro|premier)|sonar|computer-use-|snowflake-arctic|solar-(?:pro|mini|\d)|dbrx-|olmo-?\d|falcon-?\d|reka-(?:core|flash|edge)|aya-(?:expanse|\d)|hermes-?\d|(?:nous|open)-?hermes|palmyra-|titan-text|luminous-(?:base|extended|supreme)|stablelm-|zephyr-\d|smollm\d?-)/i;

/** Whether a text names one model: `gpt-4o`, `mistral-large-latest`, `bedrock/anthropic.claude-3`. A vendor alone does not. */
export function namesModel(text: string): boolean {
  if (isReferenceThat(text, namesModel)) return true;
  if (text.length > 120 || /\s/.test(text)) return false;
  return text.split(/[/:.]/, partsMax).some((part) => models.test(part));
}

const addresses =
  /^\W{0,10}(?:you(?: are|'re) (?!about|not|now|going|leaving|currently|logged|using|welcome|here|already|almost|ready|invited|allowed)|you act|you will|you have|you help|you answer|you (?!are|can|may|might|could|should|must|need|do|don|did|have|haven|cannot)[a-z]{3,15} |your (?:task|job|role|goal|mission)|act as|du bist|sie sind|ihre aufgabe|deine aufgabe|tu es|vous êtes|eres |usted es|você é|sei un|ты |вы — |你是|您是|あなたは|당신은|너는)/iu;
const addressMin = 25;

/** Whether a text addresses a reader and assigns a role or task. In a configuration, only prompts do. */
export function addressesModel(text: string): boolean {
  const shown = text.trimStart();
  return shown.length >= addressMin && addresses.test(shown.slice(0, 80));
}
