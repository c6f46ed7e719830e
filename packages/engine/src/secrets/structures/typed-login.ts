/**
 * Where the host begins of an address whose password was typed as it is: `redis://:pa#s"w@rd@cache:6379/0`. Of pages only what the authority
 * holds is read, as their paths and queries may hold the sign as well; a database's address has it nowhere else.
 */

const window = 340;
const wholeMax = 400;

const page = /(?:https?|wss?):\/\/$/i;
const onlyAddress = /^["']?[A-Za-z][\w+.:-]{0,60}:\/\/$/;
/** User and colon; a port behind the colon belongs to a host. */
const login = /^[\w.%+-]{0,60}:(?!\d{1,5}(?:[,/?#"'`]|$))(\S{3,260})/;
/** The digest of an image and a release stand there, too. */
const host = /^(?!sha\d{3}\b)(?:[A-Za-z][\w.-]{0,100}|\d{1,3}(?:\.\d{1,3}){3})(?:[:/?#,;)"'`]|$|(?=\.$))/;
/** Strings and elements that follow. */
const otherThings = /["'`][,:;}\])>]|<\//;
const quoting = /["'`<>\\]/;

/** The offset behind the last `@` of the login; -1 where the text may go on with something else. */
export function typedLoginEnd(text: string, start: number): number {
  const scheme = text.slice(Math.max(0, start - 80), start);
  if (page.test(scheme)) return -1;
  const match = login.exec(text.slice(start, start + window));
  const run = match?.[1];
  if (match === null || run === undefined) return -1;
  const next = run.indexOf('://');
  const at = lastLoginEnd(next === -1 ? run : run.slice(0, next));
  if (at === -1) return -1;
  const password = run.slice(0, at);
  // `s3://bucket:eu/desk@acme.dev`: words of a path.
  if (/^[a-z]{1,20}(?:\/[a-z._-]{0,60}){1,8}$/.test(password)) return -1;
  const isWhole = text.length <= wholeMax && start < 80 && onlyAddress.test(text.slice(0, start)) && !/\s/.test(text);
  if (!isWhole && quoting.test(password)) {
    if (otherThings.test(password) || !/\d/.test(password) || !/[A-Za-z]/.test(password)) return -1;
  }
  return start + match[0].length - run.length + at + 1;
}

function lastLoginEnd(run: string): number {
  for (let at = run.lastIndexOf('@'); at > 0; at = run.lastIndexOf('@', at - 1)) {
    if (run.charCodeAt(at + 1) !== 64 && host.test(run.slice(at + 1, at + 110))) return at;
  }
  return -1;
}
