import type { Permission } from '../../../agent/facts.ts';
import { type Located, locate } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context } from '../context.ts';
import { decisionOfWord } from '../names/decision-words.ts';
import { addDecision } from '../permissions/decision-facts.ts';

/** The decision in `{mode: allow}`; other values are modes of the tool itself. */
function decisionInMode(mode: Cursor): Located<string> | null {
  return /^(?:allow|ask|deny|confirm)$/i.test(mode.written) ? mode.word() : null;
}

/** `file_delete: {default: ask}`, unless lists beside it say more; what has a type has a default value and no decision. */
function decisionByDefault(item: Cursor): Located<string> | null {
  const hasMore = item.has('type') || item.members().some(({ value }) => value.isList || value.isMapping);
  return hasMore ? null : decisionInMode(item.get('default'));
}

/** Reads a decision in a tool's entry as a rule on the tool: `shell_execute: {permission: ALLOW, description: …}`. */
export function readToolDecision(item: Cursor, name: Located<string>, context: Context): Permission['decision'] | null {
  const stated = item.any('permission', 'policy', 'decision').word();
  const word = stated ?? decisionInMode(item.get('mode')) ?? decisionByDefault(item);
  const decision = word === null ? null : decisionOfWord(word.value);
  if (word === null)
    return (
      refusal(item, name, context) ??
      decisionByMember(item.get('action'), actions, name, context) ??
      decisionByMember(item.get('gate'), gates, name, context)
    );
  if (decision === null || decision === 'granted') return null;
  addDecision(locate(name.value, word.at), decision, context);
  if (decision === 'deny') item.ignore();
  return decision;
}

/** `run_shell: {allowed: false}`: the tool is refused. That it is allowed says nothing about approval. */
function refusal(item: Cursor, name: Located<string>, context: Context): Permission['decision'] | null {
  const allowed = item.any('allowed', 'allow', 'permitted', 'isAllowed', 'is_allowed', 'granted');
  const answer = allowed.boolean();
  if (answer === null) return null;
  if (answer.value) {
    allowed.ignore();
    return null;
  }
  addDecision(locate(name.value, allowed.at), 'deny', context);
  item.ignore();
  return 'deny';
}

const actions: ReadonlyMap<string, Permission['decision']> = new Map([
  ['auto', 'allow'],
  ['approve', 'ask'],
  ['deny', 'deny'],
]);

const gates: ReadonlyMap<string, Permission['decision']> = new Map([
  ['open', 'allow'],
  ['closed', 'deny'],
]);

/** `shell: {action: auto}` runs without approval, `{action: approve}` requires it; `{name: pay, gate: open}`. */
function decisionByMember(
  member: Cursor,
  answers: ReadonlyMap<string, Permission['decision']>,
  name: Located<string>,
  context: Context,
): Permission['decision'] | null {
  const decision = answers.get(member.written);
  const word = decision === undefined ? null : member.word();
  if (decision === undefined || word === null) return null;
  // Exceptions may be listed beside it: `{action: approve, safe_commands: […]}`.
  if (decision !== 'ask') addDecision(locate(name.value, word.at), decision, context);
  return decision;
}
