import type { MappingNode, Node } from '../../../document/tree.ts';
import { oncePer } from '../../../text/once-per.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { foldKey } from '../names/key-words.ts';

/** A reference to a step or to the name of its result: `{{ draft.output }}`, `${{ steps.draft.answer }}`, `${draft_text}`. */
const placeholder =
  /(?:\{\{|\$\{)\s{0,4}(?:(?:steps|nodes|tasks|stages|outputs|results|context|state)\.)?([A-Za-z_][\w-]{0,60})(?=[\s.}[|])/g;
/** Keys of a step's name and of the name of its result. */
const names = wordSet('id name key output save_as store_as output_var output_key output_variable result_var register');
const promptKeys = wordSet('prompt ask_model ask_llm llm instruction system_prompt user_prompt');
const kinds = wordSet('kind type action use');
const models = wordSet('llm prompt agent ai model chat completion');

/** Whether a shell command contains model output from another step: such text can end its argument and start a command of its own. */
export function containsModelOutput({ node }: Cursor): boolean {
  const step = node?.parent;
  if (node?.kind !== 'scalar' || step?.kind !== 'mapping' || step.parent === null) return false;
  if (!/\{\{|\$\{/.test(node.text)) return false;
  const outputs = outputNames(step.parent);
  return outputs.size > 0 && [...node.text.matchAll(placeholder)].some(([, name = '']) => outputs.has(name));
}

/** The names by which the output of steps that call a model is referenced. */
const outputNames = oncePer((steps: Node): ReadonlySet<string> => {
  const found = new Set<string>();
  if (steps.kind === 'sequence') for (const step of steps.items) addOutputName(step, null, found);
  else if (steps.kind === 'mapping') for (const { key, value } of steps.entries) addOutputName(value, key.text, found);
  return found;
});

function addOutputName(step: Node, key: string | null, found: Set<string>): void {
  if (step.kind !== 'mapping' || !callsModel(step)) return;
  if (key !== null) found.add(key);
  for (const { key: name, value } of step.entries)
    if (value.kind === 'scalar' && names.has(foldKey(name.text))) found.add(value.text);
}

function callsModel(step: MappingNode): boolean {
  return step.entries.some(({ key, value }) => {
    const name = foldKey(key.text);
    if (promptKeys.has(name)) return true;
    return kinds.has(name) && value.kind === 'scalar' && models.has(foldKey(value.text));
  });
}
