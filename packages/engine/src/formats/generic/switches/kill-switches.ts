import { locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context, Setting } from '../context.ts';
import { isFiller } from '../names/idea.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { writers } from './switch-facts.ts';

const killSwitches = wordSet('kill_switch emergency_stop');

/**
 * Reads `kill_switch: {enabled: false, max_daily_loss: 500}`: a switch that has a limit of its own is off. Without one, false may also
 * say that nobody has used the switch yet.
 */
export function readKillSwitch({ key, value, words, owner }: Setting, context: Context): boolean {
  const section = context.sections.at(-1);
  if (section === undefined || !killSwitches.has(section.joined) || !words.every(isFiller)) return false;
  if (value.plain !== false || !hasLimit(owner)) return false;
  value.ignore();
  const name = locate(`${section.joined}.${key.value}`, value.at);
  writers.guardrail({ id: 'guardrail', state: 'unsafe', key: name, words: section.words }, context);
  return true;
}

const hasLimit = oncePerOwner((owner: Cursor) =>
  owner.members().some(({ value: { plain } }) => typeof plain === 'number'),
);
