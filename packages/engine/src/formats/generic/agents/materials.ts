import type { Material } from '../../../agent/facts.ts';
import { wordSet } from '../../../text/word-set.ts';
import { addMaterial } from '../../shared/prompt.ts';
import { type Context, isNestedIn, type Setting } from '../context.ts';
import { nameOfKey } from '../names/key-name.ts';

const kinds: readonly (readonly [names: ReadonlySet<string>, kind: Material['kind']])[] = [
  [wordSet('code source_code python_code js_code function_body function_code code_snippet implementation'), 'code'],
  [
    wordSet(
      'transcript history conversation_history chat_history message_history conversation sample_conversation dialogue',
    ),
    'transcript',
  ],
  [
    wordSet(
      'test test_case eval evaluation example few_shot few_shot_example fewshot sample sample_input demonstration attack payload red_team redteam benchmark assertion fixture expected golden golden_case golden_example golden_set expected_result expected_response regression_case test_prompt eval_case message_example post_example',
    ),
    'test-data',
  ],
  [wordSet('readme documentation doc changelog release_note license_text usage_note'), 'documentation'],
];

/** Sections whose members have names chosen by the author. */
const namedSections = wordSet('agent subagent assistant bot worker specialist server tool');

/** Claims content that is not executed or followed as instructions: code, transcripts, test data, documentation. */
export function readMaterial({ value, name, reading }: Setting, context: Context): boolean {
  const { model, scope } = context;
  const kind = kinds.find(([names]) => names.has(name))?.[1];
  const written = value.isText || value.isList || value.isMapping;
  if (kind === undefined || !written || isShortText(value)) return false;
  // `agents: {docs: {…}, test: {…}}`: the key is an agent's name.
  if (value.isMapping && isNestedIn(context, namedSections, 1)) return false;
  // What a test expects is an answer, even where it has the shape of settings.
  if (name !== 'expected' && isSettings(value, reading)) return false;
  if (kind === 'transcript' && limitsRuns(value)) return false;
  addMaterial(value, kind, model, scope);
  return true;
}

/** `transcript: {enabled: true, mask_secrets: false}` configures transcripts and is not one itself. */
function isSettings(value: Setting['value'], section: Setting['reading']): boolean {
  const members = value.members();
  const nodes = members.map((member) => member.value.node);
  const plain = nodes.every((node) => node?.kind === 'scalar' && node.text.length < 60);
  if (!plain) return false;
  if (nodes.some((node) => node?.kind === 'scalar' && typeof node.value !== 'string')) return true;
  // `history: {keep: forever}`
  return members.some(({ key }) => nameOfKey(key.value).ideaIn(section)?.id === 'retention');
}

/** `dialogue: {max_turns: 12, system_prompt: …}` limits conversations and is not one itself. */
function limitsRuns(value: Setting['value']): boolean {
  return value.members().some((member) => isNumber(member.value) && nameOfKey(member.key.value).limit !== null);
}

function isNumber({ plain }: Setting['value']): boolean {
  return typeof plain === 'number';
}

/** `code: 200` and `test: staging` are settings. */
function isShortText({ node }: Setting['value']): boolean {
  return node?.kind === 'scalar' && !node.text.includes('\n') && node.text.length < 60;
}
