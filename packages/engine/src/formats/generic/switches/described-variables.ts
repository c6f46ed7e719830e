import type { Node } from '../../../document/tree.ts';
import { wordSet } from '../../../text/word-set.ts';

const typeNames = wordSet(
  'bool boolean string str int integer number float array list object dict enum secret url path',
);

/**
 * Whether the entry describes a variable: `REQUIRE_AUTH: {type: bool, required: false, default: true}`. Its `required` only says
 * whether the variable may be left out.
 */
export function describesVariable(entry: Node | null): boolean {
  const type = entry?.kind === 'mapping' ? entry.get('type') : undefined;
  return type?.kind === 'scalar' && typeNames.has(type.text.toLowerCase());
}
