import type { LineIndex } from '../text/line-index.ts';
import type { SourceText } from '../text/source-text.ts';
import type { Span } from '../text/span.ts';
import type { SyntaxProblem } from './problem.ts';
import type { Node } from './tree.ts';

export type Language = 'json' | 'yaml';

/** A comment's whole span, delimiters included. */
export interface Comment {
  readonly document: number;
  readonly span: Span;
}

/** A notation beyond strict JSON, and where it was first used: accepted only where the format's vendor documents it. */
export interface Extension {
  readonly dialect: 'jsonc' | 'json5';
  readonly comment: boolean;
  /** What it is to a reader of strict JSON. */
  readonly reason: SyntaxProblem;
  readonly offset: number;
}

/** A parsed text: one root for JSON, one for each document of a YAML stream (null for an empty one). */
export interface ParsedDocument {
  readonly source: SourceText;
  readonly language: Language;
  readonly roots: readonly Node[];
  readonly comments: readonly Comment[];
  readonly extensions: readonly Extension[];
  /** Tags, anchors and directives: text outside every scalar that can still carry a secret. */
  readonly markup: readonly Span[];
  /** Some key stands twice in its mapping, or has one of the `prototypeNames`. */
  readonly oddKeys: boolean;
  readonly positionAt: LineIndex;
  /** Nodes counted with every alias expanded. */
  readonly nodes: number;
}
