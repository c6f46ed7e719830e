import type { ModelBuilder } from '../../../agent/builder.ts';
import type { Logging } from '../../../agent/facts.ts';
import type { Place } from '../../../text/span.ts';
import { PlaceIndex } from '../place-index.ts';

const wholeTexts: ReadonlySet<Logging['kind']> = new Set<Logging['kind']>(['prompts', 'transcripts', 'raw-bodies']);

/** Logged contents are safe where the same section masks them: `logging: {store_transcripts: true, mask_pii: true}`. */
export function resolveMasking(model: ModelBuilder, from: number): void {
  const masking = model.loggings.filter(
    ({ kind, state, at }, index) => index >= from && kind === 'redaction' && state === 'safe' && isInSection(at),
  );
  if (masking.length === 0) return;
  const masked = new PlaceIndex(masking.map(({ at }) => at));
  for (const [index, fact] of model.loggings.entries()) {
    if (index < from || fact.state === 'safe' || !wholeTexts.has(fact.kind)) continue;
    if (isInSection(fact.at) && masked.hasBeside(fact.at)) model.loggings[index] = { ...fact, state: 'safe' };
  }
}

function isInSection({ path }: Place): boolean {
  return path.length > 1;
}
