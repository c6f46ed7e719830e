import type { Cursor } from '../../cursor.ts';
import { meansEverything } from '../permissions/rule-list.ts';

/** Names of coding agents' modes that skip approval for commands. */
const bypassMode = /^(?:bypass[-_]?permissions|dangerously[-_]?skip[-_]?permissions)$/i;
/** `commands: anything`; `true` alone does not say which commands. */
const anyCommand = /^(?:unrestricted|arbitrary|allow[-_ ]?all)$/i;

/** The words that an unsafe value adds to those of its name. */
export function wordsOfValue({ isText, written }: Cursor): readonly string[] {
  if (!isText) return [];
  const text = written.trim();
  if (bypassMode.test(text)) return ['dangerously'];
  return meansEverything(text) || anyCommand.test(text) ? ['anything'] : [];
}
