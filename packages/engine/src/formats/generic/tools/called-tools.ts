import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import type { Cursor } from '../../cursor.ts';
import { wordSet } from '../names/idea.ts';
import { nameOfKey } from '../names/key-name.ts';
import { keyWords } from '../names/name.ts';

const membersLeast = 2;

/** What is done and handled one by one, in sections of these names: a switch on one is none on the others. */
const handled = wordSet('device actuator right connector');

/** A map of any name whose members are called as tools are, with switches of their own: `sendMail: {approval: none}`. */
export function holdsTools(value: Cursor, words: readonly string[]): boolean {
  if (value.isList) return listsTools(value);
  const members = value.isMapping ? value.members() : [];
  const called = words.length === 1 && handled.has(words[0] ?? '');
  return (
    members.length >= membersLeast &&
    members.every((member) => member.value.isMapping && (called || isCalledAfterTool(member.key.value))) &&
    members.some((member) => hasSwitch(member.value))
  );
}

/** Of one word only those that run programs: `search`, `write` and `delete` are said of anything. */
function isCalledAfterTool(key: string): boolean {
  const can = capabilitiesOfTool(key);
  return can.includes('execute') || (can.length > 0 && keyWords(key).length > 1);
}

function hasSwitch(entry: Cursor): boolean {
  return entry.members().some(({ key }) => asks.has(key.value) || nameOfKey(key.value).idea?.id === 'approval');
}

/** `hands: [{kind: shell, confirm: never}, …]`: entries that are called as tools are, and what is asked before each. */
function listsTools(list: Cursor): boolean {
  const items = list.items();
  const isCalled = (item: Cursor): boolean => {
    const { node } = item.any('tool', 'name', 'kind', 'type');
    return node?.kind === 'scalar' && capabilitiesOfTool(node.text).length > 0;
  };
  return items.length > 0 && items.every(isCalled) && items.every((item) => hasSwitch(item));
}

const asks: ReadonlySet<string> = new Set(['ask', 'asks']);

const guarding = wordSet('block deny forbid prevent reject refuse disallow redact require warn alert');

const demanded = wordSet('required mandatory enforced verified validated sanitized sanitised');

/** `block_on_secret_output: true`, `secret_scan_required: true` among tools and rulings are about all of them, and none. */
export function guards(words: readonly string[], { node }: Cursor): boolean {
  if (words.length < 2 || node?.kind !== 'scalar' || typeof node.value !== 'boolean') return false;
  return guarding.has(words[0] ?? '') || demanded.has(words.at(-1) ?? '') || words.includes('before');
}
