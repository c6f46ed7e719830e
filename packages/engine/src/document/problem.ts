import type { Position } from '../text/line-index.ts';
import type { OtherNotation } from './other-notation.ts';

/** Codes for why a text could not be parsed. A parser's own message may quote the user's document and is never kept. */
export const problemCodes = [
  'malformed_configuration',
  'too_deep',
  'too_complex',
  'empty_configuration',
  'not_a_configuration',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The specific syntax error; each has one sentence in `document/messages.ts`. */
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

/** Why a text could not be parsed, and where. */
export interface DocumentProblem {
  readonly code: ProblemCode;
  readonly reason: SyntaxProblem | null;
  /** Null if the problem concerns the whole text. */
  readonly position: Position | null;
  /** The notation that the text appears to be instead. */
  readonly looksLike: OtherNotation | null;
}
