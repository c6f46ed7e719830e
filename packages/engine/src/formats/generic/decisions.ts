import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { type Context, inside, type Setting } from './context.ts';
import { addDecision, decisionOfAnswer, decisionOfWord, type Ruling } from './decision.ts';
import { wordSet } from './idea.ts';
import { standingOf } from './switches.ts';
import { addTool } from './tool.ts';
import { isRead, offer, settingOf } from './walk.ts';

const ruleSections = wordSet(
  'permission policy tool_permission tool_policy approval approval_policy confirmation access tool_approval tool_access command rule',
);
const askingWords = wordSet('approval confirmation');

/** A map from names to rulings: `permissions: {shell: allow, write: ask}`, `approvals: {shell: never}`. */
export function readDecisions({ value, words, name, reading }: Setting, context: Context): boolean {
  if (!value.isMapping || !ruleSections.has(name) || isRead(value)) return false;
  const asks = words.some((word) => askingWords.has(word));
  const members = value.members();
  if (!members.some((member) => rulingOf(member.value, asks) !== null)) return false;
  const around = inside(context, reading);
  for (const { key, value: member } of members) {
    const setting = settingOf(key, member, value, context);
    const ruling = rulingOf(member, asks);
    const switched = standingOf(member, setting.reading, around) !== null;
    if (ruling === null || switched) offer(setting, around);
    else addRuling(setting, ruling, context);
  }
  return true;
}

function addRuling({ key, value }: Setting, ruling: Ruling, context: Context): void {
  value.word();
  const name = locate(key.value, value.at);
  if (ruling === 'granted') addTool(name, context);
  else addDecision(name, ruling, context);
}

function rulingOf({ node }: Cursor, asks: boolean): Ruling | null {
  if (node?.kind !== 'scalar' || node.value === null) return null;
  return asks ? decisionOfAnswer(node.text) : decisionOfWord(node.text);
}
