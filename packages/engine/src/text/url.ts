import type { Span } from './span.ts';

/** A part of a URL: its text as written, and its range in the surrounding text. */
export interface UrlPart {
  readonly text: string;
  readonly range: Span;
}

/** A URL as clients resolve it. Parts keep their spelling; only the scheme and host are lowercased. */
export interface Url {
  /** Lower case, without the colon; empty for an address without a scheme. */
  readonly scheme: string;
  readonly userinfo: UrlPart | null;
  /** Lower case; an IPv6 address without its brackets. A template is kept as written: `${HOST}`. */
  readonly host: string;
  readonly hostRange: Span;
  readonly port: number | null;
  readonly path: UrlPart;
  /** Without the question mark. */
  readonly query: UrlPart | null;
  readonly range: Span;
}

const schemeMax = 32;
const templateMax = 200;
/** Longer authorities are not addresses; the limit keeps parsing linear. */
const authorityMax = 2048;
/** Characters that end a URL in running text or in a shell line. */
const urlEnds = new Set(' \t\r\n"\'`<>|\\^\u00a0\u3000');
const trailingPunctuation = new Set('.,;:!?)]}*_&');

/**
 * Parses a URL leniently. Surrounding white space, backslashes for slashes and the default inside a reference
 * (`${X:-http://host}`, `${X:http://host}`) are accepted as common clients accept them. Null without `scheme://`.
 */
export function parseUrl(text: string): Url | null {
  if (!text.includes(':')) return null;
  const { start, end } = trimReference(text);
  const colon = schemeEnd(text, start, end);
  if (colon < 0 || !isSlash(text[colon + 1]) || !isSlash(text[colon + 2])) return null;
  return readAuthority(text, text.slice(start, colon).toLowerCase(), { start, end }, colon + 3);
}

/** Parses a URL or a `host:port/path` without a scheme, as command lines and `host` settings contain them. */
export function parseAddress(text: string): Url | null {
  const url = parseUrl(text);
  if (url !== null) return url;
  const { start, end } = trimReference(text);
  const address = readAuthority(text, '', { start, end }, start);
  return address !== null && address.userinfo === null && looksLikeHost(address.host) ? address : null;
}

/** Every URL in running text, in order. Linear: the search continues behind each match. */
export function findUrls(text: string): readonly Url[] {
  const found: Url[] = [];
  let from = 0;
  for (let mark = text.indexOf('://'); mark >= 0; mark = text.indexOf('://', from)) {
    let start = mark;
    while (start > from && mark - start < schemeMax && isSchemeCharacter(text.charCodeAt(start - 1))) start--;
    while (start < mark && !isLetter(text.charCodeAt(start))) start++;
    let end = mark + 3;
    while (end < text.length && !urlEnds.has(text[end] ?? '')) end++;
    from = end;
    const templated = text.slice(mark, end).includes('{');
    while (end > mark + 3 && trailingPunctuation.has(text[end - 1] ?? '') && !(templated && text[end - 1] === '}'))
      end--;
    if (start === mark) continue;
    const url = readAuthority(text, text.slice(start, mark).toLowerCase(), { start, end }, mark + 3);
    if (url !== null) found.push(url);
  }
  return found;
}

/** Whether the host, or part of it, is only known at run time. */
export function isTemplate(host: string): boolean {
  return /[${}<>]|%[a-z_]+%/.test(host);
}

/** The range without surrounding white space and without the reference around a default value. */
function trimReference(text: string): Span {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 32) start++;
  while (end > start && text.charCodeAt(end - 1) <= 32) end--;
  if (text[start] === '$' && text[start + 1] === '{' && text[end - 1] === '}') {
    const reference = text.slice(start, Math.min(end, start + templateMax));
    const separator = reference.indexOf(':-');
    if (separator > 0) return { start: start + separator + 2, end: end - 1 };
    // Spring’s notation.
    const colon = reference.indexOf(':');
    if (colon > 2 && isLetter(reference.charCodeAt(colon + 1))) return { start: start + colon + 1, end: end - 1 };
  }
  return { start, end };
}

function schemeEnd(text: string, start: number, end: number): number {
  if (!isLetter(text.charCodeAt(start))) return -1;
  const limit = Math.min(end, start + schemeMax);
  for (let i = start; i < limit; i++) {
    if (text[i] === ':') return i;
    if (!isSchemeCharacter(text.charCodeAt(i))) return -1;
  }
  return -1;
}

function readAuthority(text: string, scheme: string, whole: Span, from: number): Url | null {
  let end = from;
  let at = -1;
  let colon = -1;
  let colons = 0;
  let bracket = false;
  const limit = Math.min(whole.end, from + authorityMax);
  for (; end < limit; end++) {
    const character = text[end];
    if (character === '{') end = skipTemplate(text, end, whole.end);
    else if (isSlash(character) || character === '?' || character === '#') break;
    else if (character === '[') bracket = true;
    else if (character === ']') bracket = false;
    else if (character === '@') {
      at = end;
      colon = -1;
      colons = 0;
    } else if (character === ':' && !bracket) {
      if (colon < 0) colon = end;
      colons++;
    }
  }
  if (end - from >= authorityMax) return null;
  const hostStart = at < 0 ? from : at + 1;
  // More than one colon without brackets is a bare IPv6 address.
  const portColon = colons === 1 ? colon : -1;
  const hostEnd = portColon < 0 ? end : portColon;
  const host = text.slice(hostStart, hostEnd).toLowerCase();
  if (host === '' && scheme !== 'file' && scheme !== 'unix') return null;
  const pathEnd = pathEndOf(text, end, whole.end);
  return {
    scheme,
    userinfo: at < 0 ? null : part(text, from, at),
    host: host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host,
    hostRange: { start: hostStart, end: hostEnd },
    port: readPort(portColon < 0 ? '' : text.slice(portColon + 1, end)),
    path: part(text, end, pathEnd),
    query: readQuery(text, pathEnd, whole.end),
    range: whole,
  };
}

function pathEndOf(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && text[at] !== '?' && text[at] !== '#') at++;
  return at;
}

function readQuery(text: string, mark: number, end: number): UrlPart | null {
  if (text[mark] !== '?' || mark >= end) return null;
  const fragment = text.slice(mark, end).indexOf('#');
  return part(text, mark + 1, fragment < 0 ? end : mark + fragment);
}

function readPort(text: string): number | null {
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

/** The offset of the brace that closes a template, or the given offset if none does. */
function skipTemplate(text: string, from: number, end: number): number {
  let depth = 0;
  const limit = Math.min(end, from + templateMax);
  for (let i = from; i < limit; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return i;
  }
  return from;
}

/**
 * Without a scheme, only a dotted name, an IPv4 address or `localhost` counts as a host. With a user name in front it
 * is an email address and not a host.
 */
function looksLikeHost(host: string): boolean {
  return host === 'localhost' || /^(?:[a-z0-9_-]{1,63}\.){1,10}[a-z0-9-]{1,63}$/.test(host);
}

function part(text: string, start: number, end: number): UrlPart {
  return { text: text.slice(start, end), range: { start, end } };
}

function isSlash(character: string | undefined): boolean {
  return character === '/' || character === '\\';
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isSchemeCharacter(code: number): boolean {
  return isLetter(code) || (code >= 48 && code <= 57) || code === 43 || code === 45 || code === 46;
}
