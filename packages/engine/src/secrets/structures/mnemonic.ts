import type { TextScan } from '../search/text-scan.ts';
import { mnemonicWords } from './mnemonic-words.ts';

/** The shortest phrase BIP-39 knows. Prose does not come near: its small words (the, and, of) are not in the list. */
const phraseMin = 12;
const wordMin = 3;
const wordMax = 8;

/** Twelve or more words of the BIP-39 list in a row, divided by white space, perhaps numbered. */
export function readMnemonics(scan: TextScan): void {
  const { text } = scan;
  if (text.length < phraseMin * wordMin) return;
  let count = 0;
  let start = 0;
  let end = 0;
  for (let at = 0; at < text.length; ) {
    const wordEnd = lowerEnd(text, at);
    if (wordEnd === at) {
      if (count > 0 && !isGap(text.charCodeAt(at))) count = close(scan, count, start, end);
      at++;
      continue;
    }
    const length = wordEnd - at;
    const known = length >= wordMin && length <= wordMax && mnemonicWords.has(text.slice(at, wordEnd));
    if (!known) count = close(scan, count, start, end);
    else {
      if (count === 0) start = at;
      count++;
      end = wordEnd;
    }
    at = wordEnd;
  }
  close(scan, count, start, end);
}

function close(scan: TextScan, count: number, start: number, end: number): 0 {
  if (count >= phraseMin) {
    scan.add({
      start,
      end,
      kind: 'seed-phrase',
      title: 'Wallet seed phrase',
      class: 'private-key',
      confidence: 'high',
    });
  }
  return 0;
}

function lowerEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code < 97 || code > 122) break;
    end++;
  }
  return end;
}

/** White space, and what numbers a list: digits, a full stop, a bracket. */
function isGap(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || (code >= 48 && code <= 57) || code === 46 || code === 41;
}
