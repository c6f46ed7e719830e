import type { LineIndex } from '../text/line-index.ts';
import type { OtherNotation } from './other-notation.ts';
import type { DocumentProblem, ProblemCode, SyntaxProblem } from './problem.ts';

/**
 * The exception with which the readers of this folder stop; it never leaves the folder. It contains no text, because
 * errors are logged.
 */
export class Fault extends Error {
  readonly code: ProblemCode;
  readonly reason: SyntaxProblem | null;
  readonly offset: number;

  constructor(code: ProblemCode, reason: SyntaxProblem | null, offset: number) {
    super(code);
    this.code = code;
    this.reason = reason;
    this.offset = offset;
  }
}

/** A fault for a text that violates the syntax at an offset. */
export function malformed(reason: SyntaxProblem, offset: number): Fault {
  return new Fault('malformed_configuration', reason, offset);
}

/** Converts a fault into the problem that callers see. */
export function toProblem(fault: Fault, positionAt: LineIndex, looksLike: OtherNotation | null): DocumentProblem {
  const { code, reason, offset } = fault;
  return { code, reason, position: code === 'empty_configuration' ? null : positionAt(offset), looksLike };
}
