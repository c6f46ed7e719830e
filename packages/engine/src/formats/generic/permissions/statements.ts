import type { Capability } from '../../../agent/capability.ts';
import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, type Setting, withSection } from '../context.ts';
import { decisionOfWord, grants } from '../names/decision-words.ts';
import { foldKey } from '../names/key-words.ts';
import type { ListSubject } from '../names/list-names.ts';
import { walk } from '../walk.ts';
import { listWriters } from './list-facts.ts';
import { type ListItem, meansEverything } from './rule-list.ts';

export const effectKeys = ['effect', 'decision', 'verdict', 'ruling'] as const;
const actionKeys = ['verb', 'verbs', 'action', 'actions', 'operation', 'operations', 'deed', 'capability'] as const;
export const resourceKeys = [
  'resource',
  'resources',
  'object',
  'objects',
  'target',
  'targets',
  'on',
  'path',
  'paths',
  'host',
  'hosts',
] as const;
/** Keys that name or describe a statement and do not restrict it. */
const descriptiveKeys = wordSet('sid id name description reason comment note priority subject principal agent');
/** Lists whose statements allow without saying so. */
const grantLists = wordSet(grants);
const decisions = { allow: 'allow', ask: 'ask', deny: 'deny' } as const;

interface Statement {
  readonly subject: ListSubject;
  readonly decision: (typeof decisions)[keyof typeof decisions];
  readonly items: readonly ListItem[];
}

/**
 * Reads access policy statements: `entitlements: [{verb: exec, resource: "*", effect: allow}]`. A condition leaves the remaining
 * cases undecided, so statements with one are ignored.
 */
export function readStatements({ value, words, reading, owner }: Setting, context: Context): boolean {
  if (value.node?.kind !== 'sequence' || !value.node.items.every(({ kind }) => kind === 'mapping')) return false;
  const entries = value.items();
  const grants = grantLists.has(words.at(-1) ?? '');
  if (!entries.every((entry) => isStatement(entry, grants)) || !entries.some(isUnderstood)) return false;
  for (const entry of entries) {
    const statement = statementOf(entry, grants);
    if (statement === null) {
      walk(entry, withSection(context, reading));
      continue;
    }
    const { subject, decision, items } = statement;
    listWriters[subject]({ decision, items, at: entry.at, words: [...words, ...accessWords(entry)], owner }, context);
  }
  return true;
}

/** An action, a resource and an effect. */
function isStatement(entry: Cursor, grants: boolean): boolean {
  if (!entry.isMapping) return false;
  const effect = entry.any(...effectKeys);
  if (!(effect.isText || (grants && !effect.exists))) return false;
  return entry.any(...resourceKeys).exists && actionsOf(entry).length > 0;
}

/** A statement on commands, files or addresses; the others of a policy may be about records. */
function isUnderstood(entry: Cursor): boolean {
  return actionsOf(entry).some((action) => subjectOf(action) !== null || meansEverything(action));
}

function actionsOf(entry: Cursor): readonly string[] {
  const action = entry.any(...actionKeys);
  return (action.isList ? action.items() : [action]).flatMap(({ node }) => (node?.kind === 'scalar' ? node.text : []));
}

const subjects: Partial<Record<Capability, ListSubject>> = {
  execute: 'command',
  write: 'path',
  read: 'path',
  fetch: 'domain',
  browse: 'domain',
};

/** What kind of resource an action takes: `exec` takes commands, `write` files, `http.get` addresses. */
function subjectOf(action: string): ListSubject | null {
  const [first] = capabilitiesOfTool(action);
  return first === undefined ? null : (subjects[first] ?? null);
}

/** `read` for a statement that only reads. By this word in a list's name, the path writer recognises read access. */
function accessWords(entry: Cursor): readonly string[] {
  return actionsOf(entry).every((action) => capabilitiesOfTool(action)[0] === 'read') ? ['read'] : [];
}

function statementOf(entry: Cursor, grants: boolean): Statement | null {
  const written = entry.any(...effectKeys).word()?.value ?? (grants ? 'allow' : '');
  const ruleDecision = decisionOfWord(written);
  const known = entry.members().every(({ key }) => {
    const name = foldKey(key.value);
    return (
      descriptiveKeys.has(name) || [...effectKeys, ...actionKeys, ...resourceKeys].some((one) => foldKey(one) === name)
    );
  });
  const subject = actionsOf(entry)
    .map(subjectOf)
    .find((one) => one !== null);
  if (!known || subject === undefined || ruleDecision === null || ruleDecision === 'granted') return null;
  const texts = entry.any(...resourceKeys).texts();
  // `resource: calendar` is skipped: only paths, hosts and wildcards are understood.
  const items = texts.filter(({ value }) => meansEverything(value) || /[/\\~.]/.test(value) || subject === 'command');
  if (items.length === 0) return null;
  return { subject, decision: decisions[ruleDecision], items: items.map((text) => ({ text, entry })) };
}
