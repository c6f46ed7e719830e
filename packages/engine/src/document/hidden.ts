import { hidesText, mayHideText, paddingMin } from '../text/hidden-characters.ts';
import { SourceText } from '../text/source-text.ts';
import type { Located, Span } from '../text/span.ts';
import { readComments, textPlace } from './comments.ts';
import type { ParsedDocument } from './document.ts';
import type { Node, ScalarNode } from './tree.ts';
import { walk } from './walk.ts';

/**
 * Every key, scalar and comment that contains invisible characters, and every run of blanks that pushes text out of
 * view.
 */
export function findHidden(document: ParsedDocument): readonly Located<string>[] {
  const text = SourceText.reveal(document.source);
  if (!mayHideText(text)) return [];
  const scalars = listScalars(document.roots);
  const hidden: Located<string>[] = scalars
    .filter((scalar) => hidesText(scalar.text))
    .map((scalar) => ({ value: scalar.text, at: scalar }));
  for (const comment of readComments(document)) if (hidesText(comment.value)) hidden.push(comment);
  for (const span of paddingOutside(text, scalars, document)) {
    hidden.push({ value: text.slice(span.start, span.end), at: textPlace(documentAt(document.roots, span), span) });
  }
  return hidden;
}

function listScalars(roots: readonly Node[]): readonly ScalarNode[] {
  const scalars: ScalarNode[] = [];
  for (const root of roots) {
    walk(root, (node) => {
      if (node.kind === 'scalar') scalars.push(node);
    });
  }
  return scalars;
}

/** Runs of blanks between values that are followed by more text on the same line. */
function paddingOutside(text: string, scalars: readonly ScalarNode[], document: ParsedDocument): readonly Span[] {
  const runs = findBlankRuns(text);
  if (runs.length === 0) return runs;
  const inside = [...scalars, ...document.comments.map(({ span }) => span)].sort((a, b) => a.start - b.start);
  let next = 0;
  return runs.filter((run) => {
    while ((inside[next]?.end ?? Number.POSITIVE_INFINITY) <= run.start) next++;
    return (inside[next]?.start ?? run.end) >= run.end;
  });
}

function findBlankRuns(text: string): Span[] {
  const runs: Span[] = [];
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 32 || code === 9) continue;
    if (i - start >= paddingMin && code !== 10 && code !== 13) runs.push({ start, end: i });
    start = i + 1;
  }
  return runs;
}

function documentAt(roots: readonly Node[], span: Span): number {
  return Math.max(
    0,
    roots.findLastIndex((root) => root.start <= span.start),
  );
}
