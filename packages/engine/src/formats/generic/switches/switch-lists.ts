import type { ScalarValue } from '../../../document/tree.ts';
import { locate } from '../../../text/span.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context, Setting } from '../context.ts';
import { isFiller, type Match } from '../names/idea.ts';
import { nameOfKey } from '../names/key-name.ts';
import { answerTo } from '../names/state.ts';
import { writers } from './switch-facts.ts';

const off = wordSet('disabled disable off skip skipped bypass bypassed suppress suppressed ignored without no');
const on = wordSet('on enabled active');
/** What such a list consists of. Without one of these nouns, what is enabled may as well be tools. */
const nouns = wordSet(
  'feature control check protection safeguard setting option flag guardrail switch guard toggle mode',
);
const optionLists = wordSet('flag switch toggle');
const assignmentLists = wordSet(
  'setting option flag config configuration feature switch toggle control environment env',
);

/** `approval=off`, `sandbox: none` */
const assignment = /^\s{0,4}([A-Za-z][\w .-]{1,40}?)\s{0,4}[=:]\s{0,4}([\w][\w -]{0,30})$/;
const plainName = /^(?:--)?[A-Za-z][\w -]{1,40}$/;

/** Reads lists of switches: `disabled: [approval, sandbox]`, `flags: [auto-approve, no-sandbox]`, `settings: ["approval=off"]`. */
export function readSwitchList({ value, words }: Setting, context: Context): boolean {
  if (!value.isList || words.length === 0 || words.length > 3) return false;
  const items = value.items();
  const state = stateOfList(words);
  const assigns = assignmentLists.has(words.at(-1) ?? '');
  if ((state === null && !assigns) || !items.every(({ node }) => node?.kind === 'scalar')) return false;
  let read = false;
  for (const item of items) if (readItem(item, state, assigns, context)) read = true;
  return read;
}

/** Whether the list's items are on or off; null where its name says neither. */
function stateOfList(words: readonly string[]): boolean | null {
  const isOff = hasOneOf(words, off);
  const isOn = hasOneOf(words, on);
  const known = words.every((word) => off.has(word) || on.has(word) || nouns.has(word) || isFiller(word));
  if (!known || (isOff && isOn)) return null;
  if (isOff) return false;
  const isOption = words.length === 1 && optionLists.has(words[0] ?? '');
  return isOption || (isOn && (words.length === 1 ? words[0] === 'on' : hasOneOf(words, nouns))) ? true : null;
}

function readItem(item: Cursor, state: boolean | null, assigns: boolean, context: Context): boolean {
  const { node } = item;
  if (node?.kind !== 'scalar' || typeof node.value !== 'string' || item.claimed) return false;
  const [, name, answer] = (assigns ? assignment.exec(node.text) : null) ?? [];
  if (name !== undefined && answer !== undefined) return addUnsafe(item, name, answer, context);
  if (state === null || !plainName.test(node.text)) return false;
  return addUnsafe(item, node.text.replace(/^--/, ''), state, context);
}

/** Adds the fact of an unsafe state. What such a list says of protections is left to other readers. */
function addUnsafe(item: Cursor, name: string, value: ScalarValue, context: Context): boolean {
  const { idea, words } = nameOfKey(name);
  const found = idea === null ? null : answerTo(idea, value);
  if (found === null || found.state !== 'unsafe' || isAmbiguous(found.match)) return false;
  item.text();
  writers[found.match.id]({ id: found.match.id, state: 'unsafe', key: locate(name, item.at), words }, context);
  return true;
}

/** Names of tools as well: that a shell is listed under the options says too little. */
function isAmbiguous({ id }: Match): boolean {
  return id === 'debug' || id === 'telemetry' || id === 'network' || id === 'file-access';
}
