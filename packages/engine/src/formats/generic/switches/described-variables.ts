import type { Node } from '../../../document/tree.ts';
import { wordSet } from '../names/idea.ts';

const typeNames = wordSet(
  'bool boolean string str int integer number float array list object dict enum secret url path',
);

/** `REQUIRE_AUTH: {type: bool, required: false, default: true}` describes a variable, which may be left out. */
export function describesVariable(entry: Node | null): boolean {
  const type = entry?.kind === 'mapping' ? entry.get('type') : undefined;
  return type?.kind === 'scalar' && typeNames.has(type.text.toLowerCase());
}
