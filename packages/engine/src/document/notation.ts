import type { ParsedDocument } from './document.ts';
import type { DocumentProblem } from './problem.ts';

/**
 * Notation beyond strict JSON, such as comments, in a format whose vendor does not accept it, as a problem for the
 * user; null if there is none.
 */
export function refuseExtensions(document: ParsedDocument): DocumentProblem | null {
  const [first] = document.extensions;
  if (first === undefined) return null;
  return {
    code: 'malformed_configuration',
    reason: first.reason,
    position: document.positionAt(first.offset),
    looksLike: null,
  };
}
