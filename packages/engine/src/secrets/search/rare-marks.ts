import { isAscii } from '../../text/ascii.ts';

/** What only some files hold, and few of their texts. */
export interface RareMarks {
  /** Anything beyond ASCII. */
  readonly foreign: boolean;
  readonly percent: boolean;
  /** What stands before a host. */
  readonly at: boolean;
  /** Backslashes and HTML's numbers and names of characters. */
  readonly escape: boolean;
  /** Strings that a program puts together. */
  readonly seam: boolean;
}

/** Of a text of which nothing is known. */
export const anyMarks: RareMarks = { foreign: true, percent: true, at: true, escape: true, seam: true };

/** Escapes of JSON, JSON5 and YAML that may stand for any character. */
const spelled = /\\[xuUNLP_]/;
/** A quote, a sign and a quote, once white space between them is folded. No two share the space behind them: it is read once. */
const seam = /["'`]\s*(?:\+|\.\.?)\s*["'`]/;

/** What a whole file does not hold as it is written, none of its texts holds, so that it is looked for once and not in each of them. */
export function marksOfSource(source: string): RareMarks {
  const escapes = source.includes('\\');
  const any = escapes && spelled.test(source);
  return {
    foreign: any || !isAscii(source),
    percent: any || source.includes('%'),
    at: any || source.includes('@'),
    escape: escapes || source.includes('&#') || source.includes('&quot;'),
    // The white space that may stand before the sign may be escaped.
    seam: escapes || seam.test(source) || source.includes('.join('),
  };
}

/** Whether a text holds escapes. */
export function holdsEscape(text: string, around: RareMarks): boolean {
  return around.escape && (text.includes('\\') || text.includes('&#') || text.includes('&quot;'));
}
