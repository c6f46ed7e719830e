import { wordSet } from '../../text/word-set.ts';
import { decodePercent } from '../search/decode.ts';
import type { TextScan } from '../search/text-scan.ts';
import { isUuid } from '../values/benign.ts';
import { judge } from '../values/judge.ts';
import { classifyName } from '../values/names.ts';
import { isPlaceholder } from '../values/placeholders.ts';
import { randomness } from '../values/randomness.ts';
import { isReference } from '../values/references.ts';
import { templateEnd } from './template.ts';

const parameterMax = 4_000;

/** Parameters that contain a credential in a query, though not elsewhere. */
const secretParameters = wordSet(
  'sig signature x-amz-signature x-goog-signature x-amz-credential x-goog-credential x-amz-security-token hmac code key auth ticket sid session policy hdnea token k t hash access login_token st-token appid rlkey config',
);

/** Image URLs carry signatures against guessing, which grant access to nothing else. */
const imageExtension = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;
const imageExtensionMax = 6;
/** Image hosts use such folders, and file names without an extension. */
const imageFolder = /\/(?:images?|img|avatars?|logos?|icons?|photos?|thumbnails?)\//i;
/** A post on X (Twitter): `t` says who shared the link. */
const sharedPost = /^\/\w{1,20}\/status\/\d{15,20}$/;
const folderMax = 400;
const imageParameters = wordSet('signature sig s hash hmac policy key-pair-id t k oh ig_cache_key');

/** Reads the `name=value` pairs after the first `?` or `#`. */
export function readQuery(scan: TextScan, from: number, end: number): void {
  const { text } = scan;
  let at = from;
  while (at < end && !'?#'.includes(text.charAt(at))) at++;
  readPathParameter(scan, from, at);
  const hasHarmlessSignature =
    imageExtension.test(text.slice(Math.max(from, at - imageExtensionMax), at)) ||
    imageFolder.test(text.slice(from, Math.min(at, from + folderMax))) ||
    sharedPost.test(text.slice(from, Math.min(at, from + folderMax)));
  while (at < end) {
    const stop = findParameterEnd(text, at + 1, end);
    const equals = indexWithin(text, '=', at + 1, Math.min(stop, at + parameterMax));
    if (equals !== -1) readParameter(scan, at + 1, equals, stop, hasHarmlessSignature);
    at = stop;
  }
}

/** Reads a session id in the path: `/cart;jsessionid=…?page=2`. */
function readPathParameter(scan: TextScan, from: number, end: number): void {
  const path = scan.text.slice(from, Math.min(end, from + folderMax));
  const value = /;(?:jsessionid|phpsessid|sid)=([\w.!-]{16,128})/i.exec(path);
  if (value === null) return;
  const start = from + value.index + value[0].length - (value[1]?.length ?? 0);
  const named = { kind: 'url-parameter', title: 'Session token in a URL', class: 'named' } as const;
  scan.add({ start, end: start + (value[1]?.length ?? 0), ...named, confidence: 'medium' });
}

function findParameterEnd(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && !'&;?#'.includes(text.charAt(at))) at = Math.max(at + 1, templateEnd(text, at, end));
  return at;
}

function readParameter(
  scan: TextScan,
  start: number,
  equals: number,
  stop: number,
  hasHarmlessSignature: boolean,
): void {
  const name = decodePercent(scan.text.slice(start, equals).replace(/^amp;/, ''));
  if (hasHarmlessSignature && imageParameters.has(name.toLowerCase())) return;
  // `?key={key}`: a template placeholder.
  if (/^\{[A-Za-z_][\w.]{0,60}\}/.test(scan.text.slice(equals + 1, Math.min(stop, equals + 66)))) return;
  const raw = scan.text.slice(equals + 1, stop).replace(/[)\]}'.,]+$/, '');
  const value = decodePercent(raw);
  const verdict = judgeParameter(name, value);
  if (verdict !== null) scan.add({ start: equals + 1, end: equals + 1 + raw.length, ...verdict });
}

function judgeParameter(name: string, value: string) {
  const own = classifyName(name);
  if (own === 'password' || own === 'secret') return judge(own, name, value);
  const lower = name.toLowerCase();
  if (!secretParameters.has(lower) && own !== 'key') return null;
  if (value.length < 16 || /\s/.test(value) || isReference(value) || isPlaceholder(value)) return null;
  const isSecretValue =
    secretParameters.has(lower) &&
    (isUuid(value) ? lower === 'key' || lower === 'token' : randomness(value) > (lower.includes('sig') ? 0 : 3));
  if (!isSecretValue && judge('key', name, value) === null) return null;
  return {
    kind: 'url-parameter',
    title: 'Credential in a query string',
    class: 'named',
    confidence: 'medium',
  } as const;
}

/** `indexOf` with an upper bound: on hostile text, unbounded searches would read the rest of the text at each call. */
export function indexWithin(text: string, char: string, from: number, to: number): number {
  const index = text.slice(from, to).indexOf(char);
  return index === -1 ? -1 : from + index;
}
