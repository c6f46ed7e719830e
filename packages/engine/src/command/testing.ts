import type { Place } from '../text/span.ts';
import type { Invocation } from './invocation.ts';
import { understand } from './understand.ts';

/** A place for words that stand in no document. */
export const nowhere: Place = { document: 0, span: { start: 0, end: 0 }, entry: { start: 0, end: 0 }, path: [] };

/** A line that a shell reads. */
export function line(text: string): readonly Invocation[] {
  return understand([{ value: text, at: nowhere }], true);
}

/** Words that go to the program as they are. */
export function words(...texts: readonly string[]): readonly Invocation[] {
  return understand(
    texts.map((value) => ({ value, at: nowhere })),
    false,
  );
}
