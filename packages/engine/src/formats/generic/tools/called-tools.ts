import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { nameOfKey } from '../names/key-name.ts';
import { keyWords } from '../names/key-words.ts';
import { isYesOrNo } from '../names/state.ts';

const membersMin = 2;

/** Sections whose members count as tools, whatever their names: a switch in one member does not apply to the others. */
const toolSections = wordSet('device actuator right connector');

/**
 * Whether a map or list holds tools under a name of its own: `{sendMail: {approval: none}, …}`. All members are named like tools,
 * and some have an approval switch.
 */
export function holdsTools(value: Cursor, words: readonly string[]): boolean {
  if (value.isList) return listsTools(value);
  const members = value.isMapping ? value.members() : [];
  const called = words.length === 1 && toolSections.has(words[0] ?? '');
  return (
    members.length >= membersMin &&
    members.every((member) => member.value.isMapping && (called || looksLikeToolName(member.key.value))) &&
    members.some((member) => hasApprovalSwitch(member.value))
  );
}

/**
 * Whether the key reads as a tool's name. A single word has to mean running programs: `search`, `write` and `delete` have many
 * other uses.
 */
function looksLikeToolName(key: string): boolean {
  const can = capabilitiesOfTool(key);
  return can.includes('execute') || (can.length > 0 && keyWords(key).length > 1);
}

function hasApprovalSwitch(entry: Cursor): boolean {
  return entry.members().some(({ key }) => approvalKeys.has(key.value) || nameOfKey(key.value).idea?.id === 'approval');
}

/** `hands: [{kind: shell, confirm: never}, …]`: every item names a tool and has an approval switch. */
function listsTools(list: Cursor): boolean {
  const items = list.items();
  const isCalled = (item: Cursor): boolean => {
    return capabilitiesOfTool(item.any('tool', 'name', 'kind', 'type').written).length > 0;
  };
  return items.length > 0 && items.every(isCalled) && items.every((item) => hasApprovalSwitch(item));
}

const approvalKeys: ReadonlySet<string> = new Set(['ask', 'asks']);

const protectiveVerbs = wordSet('block deny forbid prevent reject refuse disallow redact require warn alert');

const requirementWords = wordSet('required enforced sanitized sanitised verify validate');

/** Whether the setting protects all tools and is not a tool of that name: `block_on_secret_output: true`, `secret_scan_required: true`. */
export function isProtection(words: readonly string[], { node }: Cursor): boolean {
  if (words.length < 2 || node?.kind !== 'scalar' || !isYesOrNo(node.value)) return false;
  return protectiveVerbs.has(words[0] ?? '') || requirementWords.has(words.at(-1) ?? '') || words.includes('before');
}
