import type { Permission } from '../../../agent/facts.ts';
import { type Located, locate } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context } from '../context.ts';
import { addDecision, decisionOfWord } from '../permissions/decision.ts';

/** The decision in `{mode: allow}`; other values are modes of the tool itself. */
function plainRuling(mode: Cursor): Located<string> | null {
  return mode.node?.kind === 'scalar' && /^(?:allow|ask|deny|confirm)$/i.test(mode.node.text) ? mode.word() : null;
}

/** Reads a decision in a tool's entry as a rule on the tool: `shell_execute: {permission: ALLOW, description: …}`. */
export function readRulingOf(item: Cursor, name: Located<string>, context: Context): Permission['decision'] | null {
  const word = item.any('permission', 'policy', 'decision').word() ?? plainRuling(item.get('mode'));
  const ruling = word === null ? null : decisionOfWord(word.value);
  if (word === null) return ruledByAction(item, name, context);
  if (ruling === null || ruling === 'granted') return null;
  addDecision(locate(name.value, word.at), ruling, context);
  if (ruling === 'deny') item.ignore();
  return ruling;
}

const actions: ReadonlyMap<string, Permission['decision']> = new Map([
  ['auto', 'allow'],
  ['approve', 'ask'],
  ['deny', 'deny'],
]);

/** `shell: {action: auto}` runs without approval, `{action: approve}` requires it. */
function ruledByAction(item: Cursor, name: Located<string>, context: Context): Permission['decision'] | null {
  const action = item.get('action');
  const ruling = action.node?.kind === 'scalar' ? actions.get(action.node.text) : undefined;
  const word = ruling === undefined ? null : action.word();
  if (ruling === undefined || word === null) return null;
  // Exceptions may be listed beside it: `{action: approve, safe_commands: […]}`.
  if (ruling !== 'ask') addDecision(locate(name.value, word.at), ruling, context);
  return ruling;
}
