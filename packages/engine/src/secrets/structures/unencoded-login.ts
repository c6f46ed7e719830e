/**
 * Finds the host in a URL whose password was typed without percent-encoding: `redis://:pa#s"w@rd@cache:6379/0`. Web URLs are excluded, as
 * their paths and queries may contain `@`; in database URLs it stands only before the host.
 */

const window = 340;
const wholeMax = 400;

const webScheme = /(?:https?|wss?):\/\/$/i;
const schemeOnly = /^["']?[A-Za-z][\w+.:-]{0,60}:\/\/$/;
/** User, possibly by reference, and colon. A port after the colon belongs to a host. */
const login = /^(?:[\w.%+-]{0,60}|\$\{?\w{1,60}\}?|\{\{[^{}]{1,60}\}\}):(?!\d{1,5}(?:[,/?#"'`]|$))(\S{3,260})/;
/** A host name, an IPv4 address or a reference to one; neither the digest of a container image nor a version. */
const host =
  /^(?!sha\d{3}\b)(?:[A-Za-z][\w.-]{0,100}|\$\{?[A-Za-z_]\w{0,60}\}?|\{\{[^{}]{1,60}\}\}|\d{1,3}(?:\.\d{1,3}){3})(?:[:/?#,;)"'`]|$|(?=\.$))/;
/** The end of a string or an element, and what follows it. */
const otherThings = /["'`][,:;}\])>]|<\//;
const quoting = /["'`<>\\]/;

/** The offset after the last `@` of the login, or -1 if the text may continue with something else. */
export function unencodedLoginEnd(text: string, start: number): number {
  const scheme = text.slice(Math.max(0, start - 80), start);
  if (webScheme.test(scheme)) return -1;
  const match = login.exec(text.slice(start, start + window));
  const run = match?.[1];
  if (match === null || run === undefined) return -1;
  const next = run.indexOf('://');
  const at = lastLoginEnd(next === -1 ? run : run.slice(0, next));
  if (at === -1) return -1;
  const password = run.slice(0, at);
  // `s3://bucket:eu/desk@acme.dev`: a path.
  if (/^[a-z]{1,20}(?:\/[a-z._-]{0,60}){1,8}$/.test(password)) return -1;
  const isWhole = text.length <= wholeMax && start < 80 && schemeOnly.test(text.slice(0, start)) && !/\s/.test(text);
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
