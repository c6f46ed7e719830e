import { charsets, isIn, runStart } from '../search/characters.ts';
import { decodePercent } from '../search/decode.ts';
import type { TextScan } from '../search/text-scan.ts';
import { isDigestLike, isUuid } from '../values/benign.ts';
import { judge } from '../values/judge.ts';
import { isPlaceholder } from '../values/placeholders.ts';
import { randomness } from '../values/randomness.ts';
import { isReference, literalParts } from '../values/references.ts';
import { indexWithin } from './query.ts';
import { isDerivedFromUser, isPlaceholderHost, isSampleHost, isSampleLogin } from './sample-login.ts';

/** Reads the user part of a URL: `user:password`, or a token in place of the user. */
export function readUserinfo(scan: TextScan, start: number, end: number, host: string): void {
  const { text } = scan;
  const colon = findColon(text, start, end);
  if (colon === -1) {
    readUserToken(scan, start, end, host);
    return;
  }
  readUserToken(scan, start, colon, '');
  const user = decodePercent(userWithDefault(text.slice(start, colon))).toLowerCase();
  for (const part of literalParts(text.slice(colon + 1, end)) ?? [{ start: 0, end: end - colon - 1 }]) {
    const from = colon + 1 + part.start;
    const to = colon + 1 + part.end;
    const password = decodePercent(text.slice(from, to));
    if (isSampleLogin(user, password)) continue;
    const verdict = judgeLogin(user, password, host);
    if (verdict !== null) scan.add({ start: from, end: to, ...verdict });
  }
}

/** The user before the colon: `${DB_USER:-desk}` is `desk` by default, like the default of the password. */
function userWithDefault(text: string): string {
  const [only, ...more] = literalParts(text) ?? [];
  return only?.fallback === true && more.length === 0 ? text.slice(only.start, only.end) : text;
}

function judgeLogin(user: string, password: string, host: string) {
  const verdict = judgeUserinfo(user, password, host);
  // A known password grants no access where the host is a placeholder too.
  return verdict?.class === 'default' && isPlaceholderHost(host) ? ({ ...verdict, class: 'weak' } as const) : verdict;
}

function judgeUserinfo(user: string, password: string, host: string) {
  if (password.toLowerCase() === user) return judgeEqualToUser(password);
  return judgeUrlPassword(password) ?? (isDerivedFromUser(user, password) && !isSampleHost(host) ? defaultInUrl : null);
}

const defaultInUrl = {
  kind: 'url-password',
  title: 'Default password in a URL',
  class: 'default',
  confidence: 'medium',
} as const;

/** Finds the colon between user and password. `${USER:-desk}` contains one of its own. */
function findColon(text: string, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    if (text.startsWith('${', at)) {
      const close = indexWithin(text, '}', at, end);
      if (close !== -1) at = close;
    } else if (text.charAt(at) === ':') return at;
  }
  return -1;
}

/** `desk:desk@`: a default password, equal to the user. */
function judgeEqualToUser(password: string) {
  const verdict = judgeUrlPassword(password);
  if (verdict === null || (password.length >= equalToUserMax && !/^[a-z_.-]{1,60}$/.test(password))) return verdict;
  return defaultInUrl;
}

/** Longer values are tokens given in both places. */
const equalToUserMax = 24;

function judgeUrlPassword(password: string) {
  if (password === 'x-oauth-basic' || password === 'x' || password === 'api_token') return null;
  const verdict = judge('password', 'password', password);
  if (verdict === null) {
    if (password.length < 3 || isReference(password) || isPlaceholder(password) || /[<>{}]/.test(password)) return null;
  }
  const isKnown = verdict?.class === 'default' || verdict?.class === 'weak';
  if (isKnown) return { ...verdict, kind: 'url-password', title: 'Default password in a URL' };
  return { kind: 'url-password', title: 'Password in a URL', class: 'connection', confidence: 'high' } as const;
}

/** Hosts whose URLs contain a public key in place of a user. */
const publicUserHost =
  /(?:^|\.)(?:sentry\.io|ingest\.\w+\.sentry\.io|glitchtip\.com|bugsnag\.com|rollbar\.com)$|sentry/;

/** Tokens of Gitea and old ones of GitHub look like digests. Digests before other hosts are public. */
const repository = /^@[\w.:-]{1,100}(?:\/[\w.~-]{1,100}){1,8}\.git\b/;

const repositoryMax = 400;

/** Reads `https://<token>@host`: a user name that no person has. */
function readUserToken(scan: TextScan, start: number, end: number, host: string): void {
  const user = decodePercent(scan.text.slice(start, end));
  if (user.length < 20 || publicUserHost.test(host) || isUuid(user)) return;
  if (isDigestLike(user) && !repository.test(scan.text.slice(end, end + repositoryMax))) return;
  if (isReference(user) || isPlaceholder(user) || (!isDigestLike(user) && randomness(user) < 4)) return;
  scan.add({
    start,
    end,
    kind: 'url-credential',
    title: 'Credential in a URL',
    class: 'connection',
    confidence: 'medium',
  });
}

/** Reads `user:password@tcp(host:3306)/base`, the form of Go's MySQL driver. */
export function readGoDsn(scan: TextScan, at: number): void {
  const start = runStart(scan.text, at, charsets.visible, Math.max(0, at - 200));
  const colon = indexWithin(scan.text, ':', start, at);
  if (colon === -1) return;
  addLogin(scan, start, colon, at);
}

/** Reads `jdbc:oracle:thin:user/password@host`. */
export function readOracleDsn(scan: TextScan, from: number): void {
  let at = from;
  while (at < from + 200 && isIn(scan.text.charCodeAt(at), charsets.visible) && scan.text.charAt(at) !== '@') at++;
  const slash = indexWithin(scan.text, '/', from, at);
  if (scan.text.charAt(at) !== '@' || slash === -1) return;
  addLogin(scan, from, slash, at);
}

function addLogin(scan: TextScan, start: number, divider: number, end: number): void {
  const password = scan.text.slice(divider + 1, end);
  if (isSampleLogin(scan.text.slice(start, divider), password)) return;
  const verdict = judgeUrlPassword(password);
  if (verdict !== null) scan.add({ start: divider + 1, end, ...verdict });
}
