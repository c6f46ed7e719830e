import { wordSet } from '../../../../text/word-set.ts';
import type { Cursor } from '../../../cursor.ts';
import { type Context, isNestedIn } from '../../context.ts';
import { type IdeaId, isFiller } from '../../names/idea.ts';
import { isSimulated } from '../approval-reach.ts';
import type { SwitchReading } from '../switch-reading.ts';

const sandboxSections = wordSet('sandbox sandboxing isolation');
const confinementIds: ReadonlySet<IdeaId> = new Set(['sandbox', 'network']);

/**
 * Whether the switch changes nothing: `sandbox: {enabled: false, use_containers: false}` is off as a whole, and simulated trades
 * need no approval.
 */
export function isIneffective(
  { match, state, reach }: SwitchReading,
  own: readonly string[],
  owner: Cursor,
  context: Context,
): boolean {
  if (reach?.includes('pay') === true && isSimulated(owner)) return true;
  if (state !== 'unsafe' || !confinementIds.has(match.id) || own.every(isFiller)) return false;
  return isNestedIn(context, sandboxSections, 1) && owner.get('enabled').plain === false;
}
