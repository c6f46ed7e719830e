import type { Place } from '../text/span.ts';
import type { Invocation } from './invocation.ts';
import { understand } from './understand.ts';

/** For tests: a place for words that are in no document. */
export const nowhere: Place = {
  document: 0,
  span: { start: 0, end: 0 },
  entry: { start: 0, end: 0 },
  path: [],
  isListItem: false,
};

/** For tests: the invocations of a line that a shell interprets. */
export function line(text: string): readonly Invocation[] {
  return understand([{ value: text, at: nowhere }], true);
}

/** For tests: the invocations of words passed directly to a program. */
export function words(...texts: readonly string[]): readonly Invocation[] {
  return understand(
    texts.map((value) => ({ value, at: nowhere })),
    false,
  );
}
