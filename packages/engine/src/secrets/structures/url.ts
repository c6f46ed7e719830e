import { charsets, runStart } from '../search/characters.ts';
import type { Hit } from '../search/hit.ts';
import type { TextScan } from '../search/text-scan.ts';
import { asConnection } from './connection-string.ts';
import { readQuery } from './query.ts';
import { templateEnd } from './template.ts';
import { readToolPath } from './tool-url.ts';
import { unencodedLoginEnd } from './unencoded-login.ts';
import { readCapability } from './url-capability.ts';
import { readUserinfo } from './url-login.ts';

const schemeMax = 40;
const authorityMax = 2_000;

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
  if (login.includes('@') || !/^(?:[\w.%+-]{1,60}|\$\{?\w{1,60}\}?):$/.test(login.slice(0, colon + 1))) return end;
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
