import type { Permission } from '../agent/facts.ts';
import type { Invocation } from '../command/invocation.ts';

/** The program named by a pattern, which may be a regular expression or end in a wildcard. */
export function programIn({ program }: Pick<Invocation, 'program'>): string {
  // Nearly all are plain words.
  if (!program.startsWith('^') && !'*$)'.includes(program.charAt(program.length - 1))) return program;
  const own = program.startsWith('^') ? program.slice(1) : program;
  return isFree(own) ? own : own.replace(gluedStar, '');
}

/** The fixed words before the first wildcard; null when all arguments are fixed. */
export function fixedWords(rule: Permission, invocation: Invocation): readonly string[] | null {
  if (rule.matching === 'exact' && rule.pattern !== null && !/[*+]/.test(rule.pattern.value)) return null;
  const isPrefix = rule.matching === 'prefix';
  const mayBeOpen = invocation === rule.invocations.at(-1) && (isPrefix || endsOpen(rule));
  // Most patterns fix every word and need no list of their own.
  if (!mayBeOpen && !invocation.arguments.some(({ text }) => isFree(text))) return null;
  const words = invocation.arguments.map(({ text }) => text);
  const open = mayBeOpen && (isPrefix || !endsInNames(words));
  if (open && rule.pattern !== null && endsInQuotes(rule.pattern.value) && isText(words)) words.pop();
  const at = words.findIndex(isFree);
  if (at === -1 && !open) return null;
  return at === -1 ? words.map((word) => word.replace(gluedStar, '')) : words.slice(0, at);
}

/** A wildcard attached to a word also matches further words: `node*`, `python -c*`. */
const gluedStar = /(?:\.\*\$?|(?<!\*)\*{1,2})$/;

/** Whether the last word is text that the wildcard continues: `node -e ":*`. The beginning of a path stays a path. */
function isText(words: readonly string[]): boolean {
  return words.at(-2)?.startsWith('-') === true || !/^[\w./@-]+(?: \*)?$/.test(words.at(-1) ?? '');
}

/** Whether a quotation mark is still open at the end. */
function endsInQuotes(text: string): boolean {
  if (!/["']/.test(text)) return false;
  let open = '';
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (character === '\\' && open !== "'") i++;
    else if (open === '' && (character === '"' || character === "'")) open = character;
    else if (character === open) open = '';
  }
  return open !== '';
}

function endsOpen({ matching, pattern }: Permission): boolean {
  return matching !== 'exact' && pattern !== null && gluedStar.test(pattern.value);
}

/** Whether the final wildcard belongs to a file name pattern of an option: `find . -not -path "x/*"`. */
function endsInNames(words: readonly string[]): boolean {
  return /^-(?:i?name|i?path|i?wholename|i?lname)$/.test(words.at(-2) ?? '') && !isFree(words.at(-1) ?? '');
}

/** The wildcards that match any words, as globs and as regular expressions. */
const freeWords: ReadonlySet<string> = new Set('* ** .* .+ .*$ .+$ (.*) (.+) (.*)$ (.+)$'.split(' '));

/** Whether the word is a wildcard that matches any words. */
export function isFree(word: string): boolean {
  return freeWords.has(word);
}

/** The program's name without a wildcard attached to it: `awk.*`, `awk*`. */
export function withoutStar(program: string): string {
  return program.replace(/(?<=\w)\.?\*+$/, '');
}
