import type { ModelBuilder } from '../../../agent/builder.ts';
import type { Logging } from '../../../agent/facts.ts';
import type { Place } from '../../../text/span.ts';
import { areInOneSection } from '../beside.ts';

const wholeTexts: ReadonlySet<Logging['kind']> = new Set<Logging['kind']>(['prompts', 'transcripts', 'raw-bodies']);

/** Logged contents are safe where the same section masks them: `logging: {store_transcripts: true, mask_pii: true}`. */
export function resolveMasking(model: ModelBuilder, from: number): void {
  const masked = model.loggings.filter(
    ({ kind, state }, index) => index >= from && kind === 'redaction' && state === 'safe',
  );
  if (masked.length === 0) return;
  for (const [index, fact] of model.loggings.entries()) {
    if (index < from || fact.state === 'safe' || !wholeTexts.has(fact.kind)) continue;
    if (masked.some(({ at }) => isInSection(at) && isInSection(fact.at) && areInOneSection(at, fact.at)))
      model.loggings[index] = { ...fact, state: 'safe' };
  }
}

function isInSection({ path }: Place): boolean {
  return path.length > 1;
}
