import type { LineIndex } from '../text/line-index.ts';
import type { OtherNotation } from './other-notation.ts';
import type { DocumentProblem, ProblemCode, SyntaxProblem } from './problem.ts';

/** How the readers of this folder stop: thrown inside it, never seen outside it. Holds no text, because errors get logged. */
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

export function malformed(reason: SyntaxProblem, offset: number): Fault {
  return new Fault('malformed_configuration', reason, offset);
}

export function toProblem(fault: Fault, positionAt: LineIndex, looksLike: OtherNotation | null): DocumentProblem {
  const { code, reason, offset } = fault;
  return { code, reason, position: code === 'empty_configuration' ? null : positionAt(offset), looksLike };
}
