import type { MappingNode, Node } from '../../document/tree.ts';
import { namesLanguageModel, namesModel } from '../shared/language-models.ts';
import { wordSet } from './idea.ts';
import { foldKey } from './name.ts';

const sections = wordSet('llm model ai language_model llm_config model_config openai anthropic ollama');
const settings = wordSet(
  'provider model model_name model_id default_model fallback_model fallback name id type temperature top_p top_k max_token max_output_token context_window num_ctx timeout timeout_second timeout_ms max_retry retry num_retry stream streaming seed api_key api_key_env apikey api_token base_url api_base api_url endpoint url host api_version deployment organization org_id project region location header extra_header proxy option parameter param settings extra cache verify_ssl ssl_verify verify version comment note description',
);
/** More are a file of another kind. */
const settingsMax = 24;

/** A document that says with which model of language somebody talks, and nothing else: flat, or in one section. */
export function isClient(root: Node): boolean {
  if (root.kind !== 'mapping') return false;
  const [only, ...more] = root.entries.filter(({ key }) => !/^[_$#]/.test(key.text));
  if (only === undefined) return false;
  const inner = more.length === 0 && sections.has(foldKey(only.key.text)) ? only.value : root;
  return inner.kind === 'mapping' && asksModel(inner);
}

function asksModel(mapping: MappingNode): boolean {
  const entries = mapping.entries.filter(({ key }) => !/^[_$#]/.test(key.text));
  if (entries.length < 2 || entries.length > settingsMax) return false;
  if (!entries.every(({ key }) => settings.has(foldKey(key.text)))) return false;
  const isReached = entries.some(({ key }) => reaching.test(foldKey(key.text)));
  return isReached && entries.some(({ value }) => value.kind === 'scalar' && isModel(value.text));
}

/** Where the model is, or who is let in: a test that only names a model has neither. */
const reaching = /^(?:provider|api_?key(?:_env)?|api_token|base_url|api_base|api_url|endpoint|url|host)$/;

function isModel(text: string): boolean {
  return text.length < 80 && (namesModel(text) || namesLanguageModel(text));
}
