import { wordSet } from '../../text/word-set.ts';
import type { TextScan } from '../search/text-scan.ts';
import { isDigestLike, isUuid } from '../values/benign.ts';
import { isMonotonous, isPlaceholder } from '../values/placeholders.ts';
import { randomness } from '../values/randomness.ts';

/** Maximum part of a path that is read. */
const pathMax = 600;
const segmentsMax = 12;
const tokenMin = 20;
/** Path segments of tool servers: their protocol, events and messages. */
const toolSegments = new Set(['mcp', 'sse', 'messages', 'message']);
/** Path segments that may stand between them and the token. */
const connectingSegments = wordSet('s u t v1 v2 v3 api server servers connect token key');

/** On this machine a UUID mostly identifies a server or session, and the address is not reachable from elsewhere. */
const localHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Reads `https://host/mcp/<token>`, `https://host/s/<token>/sse`: anyone who knows the URL can use the tools. `from` is the start of the
 * path.
 */
export function readToolPath(scan: TextScan, host: number, from: number, end: number): void {
  const path = scan.text.slice(from, Math.min(end, from + pathMax)).split(/[?#]/, 1)[0] ?? '';
  readOneTimePath(scan, from, path);
  readHookPath(scan, host, from, path);
  if (!/\/(?:mcp|sse)(?:\/|$)/.test(path)) return;
  const isLocal = localHost.test(scan.text.slice(host, from));
  for (const { segments, index, segment, start } of tokensIn(path)) {
    if (!isBesideToolSegment(segments, index) || isServerId(segments[index - 1], segment)) continue;
    const own = isUuid(segment) && isLocal ? 'example' : 'named';
    addSegment(scan, from + start, segment, 'Key in a tool URL', own);
  }
}

interface PathToken {
  readonly segments: readonly string[];
  readonly index: number;
  readonly segment: string;
  /** Offset in the path. */
  readonly start: number;
}

/** The segments of a path that look like tokens. */
function* tokensIn(path: string): Generator<PathToken> {
  const segments = path.split('/', segmentsMax);
  let start = 0;
  for (const [index, segment] of segments.entries()) {
    if (isToken(segment)) yield { segments, index, segment, start };
    start += segment.length + 1;
  }
}

function addSegment(scan: TextScan, start: number, segment: string, title: string, own: 'named' | 'example'): void {
  scan.add({ start, end: start + segment.length, kind: 'capability-url', title, class: own, confidence: 'medium' });
}

/** `https://hooks.a.dev/in/<token>`, `https://a.dev/webhook/<token>`: anyone who knows the URL can post to it. UUIDs are ids of workflows. */
function readHookPath(scan: TextScan, host: number, from: number, path: string): void {
  const segments = path.split('/', segmentsMax);
  const hook = /^(?:web)?hooks?\./i.test(scan.text.slice(host, from))
    ? 0
    : segments.findIndex((segment) => /^(?:incoming-?)?(?:web)?hooks?$/i.test(segment));
  if (hook === -1) return;
  for (const { index, segment, start } of tokensIn(path)) {
    if (index <= hook || isUuid(segment) || isDigestLike(segment)) continue;
    addSegment(scan, from + start, segment, 'Key in a webhook URL', 'named');
  }
}

function isBesideToolSegment(segments: readonly string[], i: number): boolean {
  const before = segments[i - 1] ?? '';
  const ahead = connectingSegments.has(before) ? (segments[i - 2] ?? '') : before;
  return toolSegments.has(before) || toolSegments.has(ahead) || toolSegments.has(segments[i + 1] ?? '');
}

/** `/servers/<uuid>/mcp`: whether the segment is the id of a server behind a gateway that requires a login, as in ContextForge. */
function isServerId(before: string | undefined, segment: string): boolean {
  return before === 'servers' && (isUuid(segment) || isDigestLike(segment));
}

function isToken(segment: string): boolean {
  if (segment.length < tokenMin || !/^[\w~-]+={0,2}$/.test(segment)) return false;
  if (isUuid(segment) || isDigestLike(segment)) return !isMonotonous(segment);
  return randomness(segment) > 3 && !isPlaceholder(segment);
}

/** `/reset-password/<token>`: grants access to an account once, to anyone. */
const oneTimePath =
  /\/(?:reset-?password|password-?reset|magic-?link|magic|activate|verify-?email|confirm-?email|accept-?invit(?:e|ation))\/([\w~-]{24,200}={0,2})(?=\/|$)/i;

function readOneTimePath(scan: TextScan, from: number, path: string): void {
  const match = oneTimePath.exec(path);
  const token = match?.[1];
  if (match === null || token === undefined || isUuid(token) || !isToken(token)) return;
  const start = from + match.index + match[0].length - token.length;
  const named = { kind: 'capability-url', title: 'Token in a URL', class: 'named' } as const;
  scan.add({ start, end: start + token.length, ...named, confidence: 'medium' });
}
