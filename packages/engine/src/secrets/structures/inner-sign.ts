/** Fewer characters before it, and the sign ends a word. */
const beforeMin = 2;
const restMax = 80;

/**
 * A quote or a backslash and what goes on behind it at once, to the end of the word. Backslashes that JSON or a program has put before a
 * quote belong to it; one before the letter of an escape (`\n`) divides. A name may follow a quote (`…"user":`), and is no part of it.
 */
const rest =
  /^(?:(?:\\{0,4}["'`]|\\{1,4}(?![nrtbfvux0"'`\\]))[A-Za-z\d][\w!#$%&*+?@^~.-]{0,40}){1,3}(?=[\s"'`,;)\\]|$)(?!\\{0,4}["'`]\s{0,2}[:=])/;

/** Where a password ends that has a sign inside by which others end: `Tr0ub"4dor&3x`. The end as it was, where nothing goes on. */
export function behindInnerSign(text: string, start: number, end: number): number {
  const sign = text.charAt(end);
  if ((sign !== '"' && sign !== "'" && sign !== '`' && sign !== '\\') || end - start < beforeMin) return end;
  const more = rest.exec(text.slice(end, end + restMax))?.[0] ?? '';
  const whole = text.slice(start, end) + more;
  return more.length > 2 && /\d/.test(whole) && /[A-Za-z]/.test(whole) ? end + more.length : end;
}
