import type { LineIndex } from '../text/line-index.ts';
import type { SourceText } from '../text/source-text.ts';
import type { Span } from '../text/span.ts';
import type { SyntaxProblem } from './problem.ts';
import type { Node } from './tree.ts';

/** The notations that can be analysed. */
export type Language = 'json' | 'yaml';

/** A comment's span, delimiters included. */
export interface Comment {
  readonly document: number;
  readonly span: Span;
}

/** A use of notation beyond strict JSON, at its first occurrence. Accepted only if the format's vendor documents it. */
export interface Extension {
  readonly dialect: 'jsonc' | 'json5';
  /** The problem that a strict JSON parser would report. */
  readonly reason: SyntaxProblem;
  readonly offset: number;
}

/** A parsed text. JSON has one root; YAML has one for each document of the stream (null for an empty document). */
export interface ParsedDocument {
  readonly source: SourceText;
  readonly language: Language;
  readonly roots: readonly Node[];
  readonly comments: readonly Comment[];
  readonly extensions: readonly Extension[];
  /** Spans of tags, anchors and directives: text outside every scalar that may still contain a secret. */
  readonly markup: readonly Span[];
  /** Whether some mapping repeats a key, or has a key in `prototypeNames`. */
  readonly oddKeys: boolean;
  readonly positionAt: LineIndex;
  /** Number of nodes with every alias expanded. */
  readonly nodes: number;
}
