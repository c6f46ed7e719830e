import type { ModelBuilder } from '../../../agent/builder.ts';
import type { Logging } from '../../../agent/facts.ts';
import type { Place } from '../../../text/span.ts';

const wholeTexts: ReadonlySet<Logging['kind']> = new Set<Logging['kind']>(['prompts', 'transcripts', 'raw-bodies']);

/** Logged contents are safe where the same section masks them: `logging: {store_transcripts: true, mask_pii: true}`. */
export function resolveMasking(model: ModelBuilder, from: number): void {
  const masked = model.loggings.filter(
    ({ kind, state }, index) => index >= from && kind === 'redaction' && state === 'safe',
  );
  if (masked.length === 0) return;
  for (const [index, fact] of model.loggings.entries()) {
    if (index < from || fact.state === 'safe' || !wholeTexts.has(fact.kind)) continue;
    if (masked.some(({ at }) => isBeside(at, fact.at))) model.loggings[index] = { ...fact, state: 'safe' };
  }
}

/** Whether both are in one section, or one is in a subsection of the other's. */
function isBeside(one: Place, other: Place): boolean {
  if (one.document !== other.document) return false;
  const common = Math.min(one.path.length, other.path.length) - 1;
  return common > 0 && one.path.slice(0, common).every((step, index) => other.path[index] === step);
}
