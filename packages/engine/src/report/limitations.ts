import type { Reading } from '../formats/read.ts';
import type { Redactor } from '../secrets/redactor.ts';
import type { RedactedText } from '../text/redacted-text.ts';

/** Maximum number of unread places that a report lists; a count covers the rest. */
const unreadListed = 20;

/** Maximum number of truncated commands listed; the first already shows that the limit was reached. */
const cutOffListed = 3;

/** What was not analysed or not understood, most important first. */
export function listLimitations(reading: Reading, redactor: Redactor): readonly RedactedText[] {
  const { model, format, recognized, unread } = reading;
  const lines: RedactedText[] = [];
  if (!recognized) {
    lines.push(
      redactor.fill(
        'The format was not recognised: only secrets and settings with names common to agent configurations were checked.',
        {},
      ),
    );
  }
  for (const sentence of format.notLookedAt) lines.push(redactor.label(sentence));
  for (const place of unread.slice(0, unreadListed)) lines.push(redactor.unread(place));
  if (unread.length > unreadListed) {
    lines.push(redactor.fill('{count} more parts were not understood.', { count: unread.length - unreadListed }));
  }
  for (const place of model.cutOff.slice(0, cutOffListed)) lines.push(redactor.cutOff(place));
  lines.push(
    redactor.fill(
      'Source code, running servers, file permissions and changes between versions, which a single file cannot show.',
      {},
    ),
  );
  return lines;
}
