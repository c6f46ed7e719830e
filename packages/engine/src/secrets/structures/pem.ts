import { charsets, isIn } from '../search/characters.ts';
import type { TextScan } from '../search/text-scan.ts';
import { randomness } from '../values/randomness.ts';

const labelMax = 80;
/** Minimum number of base64 characters in a key; anything shorter is an example. */
const bodyMin = 24;
const judgedMax = 400;

const publicBlock =
  /^-{4,5} ?BEGIN (?:CERTIFICATE(?: REQUEST)?|(?:RSA |EC )?PUBLIC KEY|PGP PUBLIC KEY BLOCK|X509 CRL) ?-{4,5}/;

/** Reads a private key between its markers (RFC 7468, OpenSSH, PGP): from BEGIN to END, or to the end of the text if END is missing. */
export function readPem(scan: TextScan, at: number): void {
  const { text } = scan;
  const opening = publicBlock.exec(text.slice(at, at + labelMax))?.[0];
  if (opening !== undefined) {
    readPublicBlock(scan, at + opening.length);
    return;
  }
  const label = /^-{4,5} ?BEGIN ([A-Z0-9 -]{0,70}PRIVATE KEY(?: BLOCK)?) ?-{4,5}/.exec(text.slice(at, at + labelMax));
  if (label === null || at < scan.pemEnd) return;
  const bodyStart = at + label[0].length;
  const endMarker = findEnd(scan, bodyStart);
  const bodyEnd = endMarker === -1 ? text.length : endMarker;
  if (!isKeyBody(text, bodyStart, bodyEnd)) return;
  const end = endMarker === -1 ? text.length : findMarkerEnd(text, endMarker);
  scan.pemEnd = end;
  scan.add({ start: at, end, kind: 'private-key', title: 'Private key', class: 'private-key', confidence: 'high' });
}

const publicMax = 20_000;
/** Only base64 and line breaks, which may be escaped. Anything else might be a secret between two markers of a text. */
const publicBody = /^[A-Za-z\d+/=\r\n\\]+$/;

/** The base64 of a public key or certificate may contain the words of names and tokens by chance, so none are read in it. */
function readPublicBlock(scan: TextScan, from: number): void {
  const end = findEnd(scan, from);
  if (end === -1 || end - from > publicMax || !publicBody.test(scan.text.slice(from, end))) return;
  scan.publicEnd = end;
  scan.nameEnd = Math.max(scan.nameEnd, end);
}

function findEnd(scan: TextScan, from: number): number {
  if (from >= scan.withoutPemEndFrom) return -1;
  const end = scan.text.indexOf('-----END', from);
  if (end === -1) scan.withoutPemEndFrom = from;
  return end === -1 ? scan.text.indexOf('---- END', from) : end;
}

function findMarkerEnd(text: string, at: number): number {
  const mark = /^-{4,5} ?END(?: [A-Z0-9]{1,20}){0,6}(?: ?-{1,5})?/.exec(text.slice(at, at + labelMax + 10));
  return at + (mark?.[0].length ?? 8);
}

/** Whether a text is a long run of base64, and not a placeholder. */
function isKeyBody(text: string, start: number, end: number): boolean {
  let body = '';
  for (let i = start; i < end && i < start + 2 * judgedMax && body.length < judgedMax; i++) {
    if (isIn(text.charCodeAt(i), charsets.base64)) body += text.charAt(i);
  }
  if (body.length < bodyMin) return false;
  if (/\.{3}|…|<|xxxxx/i.test(text.slice(start, Math.min(end, start + 200)))) return false;
  return randomness(body.slice(0, 120)) > 0;
}

/** Maximum length of a part of a PuTTY key file, which extends from its first line to its authentication code. */
const puttyMax = 20_000;

export function readPutty(scan: TextScan, at: number): void {
  const { text } = scan;
  if (at < scan.pemEnd) return;
  if (scan.puttyLinesStart < at) scan.puttyLinesStart = indexOrEnd(text, 'Private-Lines:', at);
  if (scan.puttyLinesStart - at > puttyMax) return;
  const mac = text.slice(scan.puttyLinesStart, scan.puttyLinesStart + puttyMax).search(/Private-MAC:\s{0,3}\w{0,130}/);
  const tail = mac === -1 ? '' : text.slice(scan.puttyLinesStart + mac, scan.puttyLinesStart + mac + 150);
  const length = /^Private-MAC:\s{0,3}\w{0,130}/.exec(tail)?.[0].length ?? 0;
  const end = mac === -1 ? text.length : scan.puttyLinesStart + mac + length;
  scan.pemEnd = end;
  scan.add({
    start: at,
    end,
    kind: 'private-key',
    title: 'PuTTY private key',
    class: 'private-key',
    confidence: 'high',
  });
}

function indexOrEnd(text: string, part: string, from: number): number {
  const index = text.indexOf(part, from);
  return index === -1 ? Number.POSITIVE_INFINITY : index;
}
