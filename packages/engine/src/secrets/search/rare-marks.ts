import { isAscii } from '../../text/ascii.ts';

/** Characters that only some files contain, and few of their texts. */
export interface RareMarks {
  /** Anything beyond ASCII. */
  readonly foreign: boolean;
  readonly percent: boolean;
  /** `@` before a host. */
  readonly at: boolean;
  /** Backslash escapes and character references of HTML. */
  readonly escape: boolean;
  /** Concatenated string literals. */
  readonly concatenation: boolean;
}

/** For a text of an unknown file: all of them may occur. */
export const anyMarks: RareMarks = { foreign: true, percent: true, at: true, escape: true, concatenation: true };

/** Escapes of JSON, JSON5 and YAML that may stand for any character. */
const characterEscape = /\\[xuUNLP_]/;
/** A quote, an operator and a quote, with white space between them folded. Matches do not share the space behind them, so it is read once. */
const concatenatedLiterals = /["'`]\s*(?:\+|\.\.?)\s*["'`]/;

/** Characters that a file does not contain, none of its texts contains. So the file is searched once, and not each text. */
export function marksOfSource(source: string): RareMarks {
  const escapes = source.includes('\\');
  const any = escapes && characterEscape.test(source);
  return {
    foreign: any || !isAscii(source),
    percent: any || source.includes('%'),
    at: any || source.includes('@'),
    escape: escapes || source.includes('&#') || source.includes('&quot;'),
    // White space before the operator may be escaped.
    concatenation: escapes || concatenatedLiterals.test(source) || source.includes('.join('),
  };
}

/** Whether a text contains escapes. */
export function hasEscape(text: string, around: RareMarks): boolean {
  return around.escape && (text.includes('\\') || text.includes('&#') || text.includes('&quot;'));
}
