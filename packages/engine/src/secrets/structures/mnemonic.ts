import { phraseMin } from '../search/survey.ts';
import type { TextScan } from '../search/text-scan.ts';
import { mnemonicWords } from './mnemonic-words.ts';

const wordMin = 3;
const wordMax = 8;

/**
 * A seed phrase: twelve or more words of the BIP-39 list in a row. Words of the right length are counted before any is looked up: in prose
 * a shorter or longer one soon ends the row, and its small words (the, and, of) are not in the list.
 */
export function readPhrase(scan: TextScan, from: number, to: number): void {
  const { text } = scan;
  let words = 0;
  let rowStart = from;
  let wordStart = from;
  for (let at = from; at <= to; at++) {
    const code = text.charCodeAt(at);
    if (at < to && code >= 97 && code <= 122) continue;
    const length = at - wordStart;
    if (length >= wordMin && length <= wordMax) {
      if (words++ === 0) rowStart = wordStart;
    } else if (length > 0) {
      if (words >= phraseMin) readRow(scan, rowStart, wordStart);
      words = 0;
    }
    wordStart = at + 1;
  }
  if (words >= phraseMin) readRow(scan, rowStart, to);
}

/** The parts of a row whose words are in the list. */
function readRow(scan: TextScan, from: number, to: number): void {
  let count = 0;
  let start = 0;
  let end = 0;
  for (const match of scan.text.slice(from, to).matchAll(/[a-z]+/g)) {
    if (mnemonicWords.has(match[0])) {
      if (count++ === 0) start = from + match.index;
      end = from + match.index + match[0].length;
      continue;
    }
    if (count >= phraseMin) addPhrase(scan, start, end);
    count = 0;
  }
  if (count >= phraseMin) addPhrase(scan, start, end);
}

export function addPhrase(scan: TextScan, start: number, end: number): void {
  scan.add({
    start,
    end,
    kind: 'seed-phrase',
    title: 'Wallet seed phrase',
    class: 'private-key',
    confidence: 'high',
  });
}
