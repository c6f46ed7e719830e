import { charsets, isIn, runStart } from '../search/characters.ts';
import { decodePercent } from '../search/decode.ts';
import type { Hit } from '../search/hit.ts';
import type { TextScan } from '../search/text-scan.ts';
import { isDigestLike, isUuid } from '../values/benign.ts';
import { judge } from '../values/judge.ts';
import { isPlaceholder } from '../values/placeholders.ts';
import { randomness } from '../values/randomness.ts';
import { isReference, literalParts } from '../values/references.ts';
import type { CapabilityUrl } from './capability-url.ts';
import { capabilityUrls } from './capability-urls.ts';
import { asConnection } from './connection-string.ts';
import { indexWithin, readQuery } from './query.ts';
import { isDerivedFromUser, isPlaceholderHost, isSampleHost, isSampleLogin } from './sample-login.ts';
import { templateEnd } from './template.ts';
import { readToolPath } from './tool-url.ts';
import { unencodedLoginEnd } from './unencoded-login.ts';

const schemeMax = 40;
const authorityMax = 2_000;
const capabilityMax = 700;

/** Reads a URL whose `://` is at an offset: its user part, its query and, for services with the key in the path, its path. */
export function readUrl(scan: TextScan, separator: number): void {
  const { text } = scan;
  const scheme = runStart(text, separator, charsets.dotted, Math.max(0, separator - schemeMax));
  if (scheme === separator) return;
  const authorityStart = separator + 3;
  const authorityEnd = extendToHost(text, authorityStart, findAuthorityEnd(text, authorityStart));
  const at = authorityStart + text.slice(authorityStart, authorityEnd).lastIndexOf('@');
  if (at >= authorityStart) readUserinfo(scan, authorityStart, at, text.slice(at + 1, authorityEnd));
  if (separator < scan.urlEnd) return;
  scan.urlEnd = findUrlEnd(text, authorityEnd);
  readCapability(scan, scheme, text.slice(Math.max(at + 1, authorityStart), authorityEnd));
  readToolPath(scan, authorityStart, authorityEnd, scan.urlEnd);
  const known = scan.hits.length;
  readQuery(scan, authorityEnd, scan.urlEnd);
  if (
    scan.hits.length > known &&
    /^(?:jdbc[.:]|postgres|mysql|mariadb|sqlserver|mongodb|redis|amqp)/.test(schemeOf(text, scheme))
  )
    scan.hits.splice(known, Number.POSITIVE_INFINITY, ...scan.hits.slice(known).map(markConnection));
}

/** In `jdbc:mysql:`, the scheme starts at the first of the two names. */
function schemeOf(text: string, start: number): string {
  const from = text.startsWith('jdbc:', start - 5) ? start - 5 : start;
  return text.slice(from, from + 12).toLowerCase();
}

function markConnection(hit: Hit): Hit {
  return hit.class === 'named' ? asConnection(hit) : hit;
}

/** Finds the end of the authority: a slash, a question mark, a hash or a character that no URL contains. */
function findAuthorityEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + authorityMax);
  let quote = limit;
  for (let i = from; i < limit; i++) {
    const char = text.charAt(i);
    if (char === "'") quote = Math.min(quote, i);
    else if (char === '@') quote = limit;
    else if (char <= ' ' || '/?#"`<>\\'.includes(char)) return Math.min(quote, i);
  }
  return quote;
}

const passwordMax = 120;

const unspacedRest = /^[^\s"'`<>\\@{}]{1,120}@(?=[A-Za-z][\w.-]{0,100}(?:[:/?#\s"'`]|$))/;
/** A port or a path must follow the host, as anything else may stand after a space. */
const spacedRest = /^ [^\s"'`<>\\{}]{1,60}@(?=[A-Za-z][\w.-]{0,100}(?::\d{2,5}\b|\/\w))/;

/**
 * `user:p#ss/w?rd@host`: extends the authority if the text after the colon is no port and an `@` follows, so that the password contains
 * the delimiter.
 */
function extendToHost(text: string, start: number, end: number): number {
  const typed = unencodedLoginEnd(text, start);
  if (typed !== -1) return findAuthorityEnd(text, typed);
  const sign = text.charAt(end);
  // A web URL ends at a space; a database URL may contain a password as it was typed.
  const isSpaced = sign === ' ' && !/https?:\/\/$/i.test(text.slice(Math.max(0, start - 8), start));
  if (sign === '' || !(isSpaced || '#?/'.includes(sign))) return end;
  const login = text.slice(start, end);
  const colon = login.lastIndexOf(':');
  if (login.includes('@') || !/^[\w.%+-]{1,60}:$/.test(login.slice(0, colon + 1))) return end;
  if (!/^[^{}$<[\]]{3,}$/.test(login.slice(colon + 1)) || /^\d+$/.test(login.slice(colon + 1))) return end;
  const rest = (isSpaced ? spacedRest : unspacedRest).exec(text.slice(end, end + passwordMax * 2));
  return rest === null ? end : findAuthorityEnd(text, end + rest[0].length);
}

/** Finds the end of a URL. Templates inside may contain any character: `?id={{ $json["id"] }}&key=…` continues after them. */
function findUrlEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const behind = templateEnd(text, end, text.length);
    if (behind > end) {
      end = behind;
      continue;
    }
    const char = text.charAt(end);
    if (char <= ' ' || '"`<>\\'.includes(char) || text.charCodeAt(end) === 0x2028) break;
    end++;
  }
  return end;
}

function readUserinfo(scan: TextScan, start: number, end: number, host: string): void {
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

const rowsByHost = groupByHost();

function groupByHost(): ReadonlyMap<string, readonly CapabilityUrl[]> {
  const groups = new Map<string, CapabilityUrl[]>();
  for (const row of capabilityUrls) groups.set(row.host, [...(groups.get(row.host) ?? []), row]);
  return groups;
}

function readCapability(scan: TextScan, start: number, authority: string): void {
  const host = authority.replace(/:\d*$/, '').toLowerCase();
  const domain = host.split('.').slice(-2).join('.');
  const rows = rowsByHost.get(domain);
  const url = scan.text.slice(start, Math.min(scan.urlEnd, start + capabilityMax));
  if (rows !== undefined) for (const row of rows) if (readRow(scan, row, start, url)) return;
  if ((!url.includes('hook') && !url.includes('/api/v1/')) || isPlaceholderHost(host) || isSampleHost(host)) return;
  for (const row of rowsByHost.get('*') ?? []) if (readRow(scan, row, start, url)) return;
}

function readRow(scan: TextScan, row: CapabilityUrl, start: number, url: string): boolean {
  const match = row.form.exec(url);
  const range = match?.indices?.[1];
  if (range === undefined || isPlaceholder(url.slice(...range)) || isSample(url.slice(...range))) return false;
  if (row.withChosenPath && !hasRandomPart(url.slice(...range))) return false;
  const { kind, title, whole, mayRequireLogin } = row;
  const [from, to] = whole ? [start, scan.urlEnd] : [start + range[0], start + range[1]];
  scan.add({
    start: from,
    end: trimPunctuation(scan.text, from, to),
    kind,
    title,
    class: mayRequireLogin ? 'named' : 'provider',
    confidence: mayRequireLogin ? 'medium' : 'high',
  });
  return true;
}

/** `desk-alerts-Xk3…`: whether a part of the path looks random. */
function hasRandomPart(path: string): boolean {
  return path.split(/[-_]/).some((part) => part.length >= randomPartMin && randomness(part) > 1);
}

const randomPartMin = 8;

/** Removes the punctuation of the sentence around a URL. */
function trimPunctuation(text: string, start: number, end: number): number {
  let to = end;
  while (to > start && ".,;:!?)]}'*".includes(text.charAt(to - 1))) to--;
  return to;
}

/** Whether a path is a sample: `T00000000/B00000000/XXXXXXXX`, words or nil ids. */
function isSample(path: string): boolean {
  // Hexadecimal paths score low on randomness, so only repeated zeros mark them as samples.
  return /0{7}|X{6}/i.test(path) || (/[g-z]/i.test(path) && randomness(path.slice(-60)) < -4);
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
