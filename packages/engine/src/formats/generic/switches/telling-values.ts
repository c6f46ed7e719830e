import type { Cursor } from '../../cursor.ts';

/** Modes by the names that coding agents give them: what they stop asking about runs commands. */
const bypasses = /^(?:bypass[-_]?permissions|dangerously[-_]?skip[-_]?permissions)$/i;
/** `commands: anything`; `true` says only that there are any. */
const anything =
  /^(?:\*{1,2}|\.\*|all|any|any[-_ ]?thing|any[-_ ]?command|every[-_ ]?thing|unrestricted|arbitrary|allow[-_ ]?all)$/i;

/** What an unsafe value adds to the words of its name. */
export function wordsOf({ node }: Cursor): readonly string[] {
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return [];
  const text = node.text.trim();
  if (bypasses.test(text)) return ['dangerously'];
  return anything.test(text) ? ['anything'] : [];
}
