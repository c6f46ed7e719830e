import type { Position } from '../text/line-index.ts';
import type { OtherNotation } from './other-notation.ts';

/** Why a text could not be read, as codes: a parser's own message quotes the user's document, so it is never kept. */
export const problemCodes = [
  'malformed_configuration',
  'too_deep',
  'too_complex',
  'empty_configuration',
  'not_a_configuration',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What exactly was wrong with the syntax; each has one sentence in `document/messages.ts`. */
export type SyntaxProblem =
  | 'unexpected-end'
  | 'unexpected-character'
  | 'unterminated-string'
  | 'control-character'
  | 'bad-escape'
  | 'bad-number'
  | 'expected-key'
  | 'expected-colon'
  | 'expected-comma'
  | 'trailing-text'
  | 'comment-not-allowed'
  | 'extension-not-allowed'
  | 'unknown-alias'
  | 'yaml-syntax';

export interface DocumentProblem {
  readonly code: ProblemCode;
  readonly reason: SyntaxProblem | null;
  /** Absent where the whole text is at fault. */
  readonly position: Position | null;
  /** What the text looks like in place of what it was read as. */
  readonly looksLike: OtherNotation | null;
}
