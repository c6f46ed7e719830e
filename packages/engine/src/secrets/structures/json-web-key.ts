import type { TextScan } from '../search/text-scan.ts';

const keyMax = 8_000;
const privateMember = /\\{0,3}"(?:d|p|q|dp|dq|qi)\\{0,3}"\s{0,3}:\s{0,3}\\{0,3}"([\w-]{20,1400})/g;

/** Reads the private members of a JSON Web Key (RFC 7518) inside a text; `at` is the offset of its `kty`. */
export function readJsonWebKey(scan: TextScan, at: number): void {
  const { text } = scan;
  if (at < scan.jwkEnd || !/^kty\\{0,3}"\s{0,3}:/.test(text.slice(at, at + 12))) return;
  const from = openingBrace(text, at);
  const to = text.indexOf('}', at);
  const end = to === -1 ? Math.min(text.length, at + keyMax) : Math.min(to, at + keyMax);
  scan.jwkEnd = end;
  for (const match of text.slice(from, end).matchAll(privateMember)) {
    const value = match[1] ?? '';
    const start = from + match.index + match[0].length - value.length;
    scan.add({
      start,
      end: start + value.length,
      kind: 'private-key',
      title: 'Private key',
      class: 'private-key',
      confidence: 'high',
    });
  }
}

/** Members may be in any order, so the object starts before `kty`. */
function openingBrace(text: string, at: number): number {
  const from = Math.max(0, at - keyMax);
  const brace = text.slice(from, at).lastIndexOf('{');
  return brace === -1 ? from : from + brace;
}
