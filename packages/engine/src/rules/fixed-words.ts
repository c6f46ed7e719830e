import type { Permission } from '../agent/facts.ts';
import type { Invocation } from '../command/invocation.ts';

/** The program of a pattern, which may be an expression or end in a star. */
export function programIn({ program }: Pick<Invocation, 'program'>): string {
  // Nearly every one is a word.
  if (!program.startsWith('^') && !'*$)'.includes(program.charAt(program.length - 1))) return program;
  const own = program.startsWith('^') ? program.slice(1) : program;
  return isFree(own) ? own : own.replace(gluedStar, '');
}

/** The fixed words before the first free one; null when the arguments are all fixed. */
export function fixedWords(rule: Permission, invocation: Invocation): readonly string[] | null {
  const last = invocation === rule.invocations.at(-1);
  const words = invocation.arguments.map(({ text }) => text);
  const open = last && (rule.matching === 'prefix' || (endsOpen(rule) && !endsInNames(words)));
  if (open && rule.pattern !== null && endsInQuotes(rule.pattern.value) && isText(words)) words.pop();
  const at = words.findIndex(isFree);
  if (at === -1 && !open) return null;
  return at === -1 ? words.map((word) => word.replace(gluedStar, '')) : words.slice(0, at);
}

/** `node*`, `python -c*`: a star at the end of a word stands for further words as well. */
const gluedStar = /(?:\.\*\$?|(?<!\*)\*{1,2})$/;

/** `node -e ":*`: the last word goes on with anything. The beginning of a path stays one. */
function isText(words: readonly string[]): boolean {
  return words.at(-2)?.startsWith('-') === true || !/^[\w./@-]+(?: \*)?$/.test(words.at(-1) ?? '');
}

/** A quotation mark stands open at the end. */
function endsInQuotes(text: string): boolean {
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

/** `find . -not -path "x/*"`: the star at the end is one of the option's own names of files. */
function endsInNames(words: readonly string[]): boolean {
  return /^-(?:i?name|i?path|i?wholename|i?lname)$/.test(words.at(-2) ?? '') && !isFree(words.at(-1) ?? '');
}

/** A star or its like, which stands for any words. */
export function isFree(word: string): boolean {
  return /^(?:\*{1,2}|\.[*+]\$?|\(\.[*+]\)\$?)$/.test(word);
}
