import type { MappingNode, Node } from '../../../document/tree.ts';
import { wordSet } from '../../../text/word-set.ts';
import { namesLanguageModel, namesModel } from '../../shared/language-models.ts';
import { foldKey, keyWords } from '../names/key-words.ts';

const sections = wordSet('llm model ai language_model llm_config model_config openai anthropic ollama');
const settings = wordSet(
  'provider llm model name id type kind default primary secondary main fallback backup temperature top p k max min token output input context length window num ctx timeout second ms retry base delay interval stream streaming seed api key env url endpoint host version deployment organization org project region location header extra proxy option parameter param setting config cache verify ssl comment note description enabled reasoning effort thinking ' +
    // Vendors, where the settings of several are side by side: `ollama_host`, `openai_model_id`.
    'openai anthropic ollama bedrock mistral gemini azure groq deepseek openrouter vllm google aws cohere embedding server history len',
);
/** A file with more settings is of another kind. */
const settingsMax = 24;

/** Whether the document only configures a client of a language model, flat or in one section. */
export function isClient(root: Node): boolean {
  if (root.kind !== 'mapping') return false;
  const [only, ...more] = root.entries.filter(({ key }) => !/^[_$#]/.test(key.text));
  if (only === undefined) return false;
  const inner = more.length === 0 && sections.has(foldKey(only.key.text)) ? only.value : root;
  return inner.kind === 'mapping' && configuresModel(inner);
}

function configuresModel(mapping: MappingNode): boolean {
  const entries = mapping.entries.filter(({ key }) => !/^[_$#]/.test(key.text));
  if (entries.length < 2 || entries.length > settingsMax) return false;
  if (!entries.every(({ key }) => keyWords(key.text).every((word) => settings.has(word)))) return false;
  const isReached = entries.some(({ key }) => connectionKey.test(foldKey(key.text)));
  return isReached && entries.some(({ value }) => value.kind === 'scalar' && isModel(value.text));
}

/** Keys of the model's address or credentials, which a test that only names a model lacks. */
const connectionKey =
  /^(?:[a-z]{3,10}_)?(?:provider|api_?key(?:_env)?|api_token|base_url|api_base|api_url|endpoint|url|host)$/;

function isModel(text: string): boolean {
  return text.length < 80 && (namesModel(text) || namesLanguageModel(text));
}
