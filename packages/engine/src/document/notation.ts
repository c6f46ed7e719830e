import type { ParsedDocument } from './document.ts';
import type { DocumentProblem } from './problem.ts';

/** Comments and the like, in a format whose vendor does not read them, are a mistake the user should hear about. */
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
