import type { DocumentProblem } from './document/problem.ts';
import type { Report } from './report/schema.ts';

/** What is analysed: a configuration's text and what the caller knows of it. */
export interface Input {
  readonly content: string;
  readonly format: 'json' | 'yaml';
  /** A label; changes nothing. */
  readonly name?: string;
  /** A label that may help recognition; changes no finding and no score. */
  readonly sourceFilename?: string;
}

/** A report, or why the text could not be read. */
export type Analysis =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'problem'; readonly problem: DocumentProblem };
