import { findPhrases, phraseMin } from '../search/character-runs.ts';
import type { TextScan } from '../search/text-scan.ts';
import { hasWordRow, wordMax, wordMin } from '../search/word-row.ts';
import { mnemonicNumber } from './mnemonic-words.ts';
import { sha256 } from './sha256.ts';

/** Finds seed phrases: twelve or more words of the BIP-39 list in a row. */
export function readPhrases(scan: TextScan): void {
  const { text } = scan;
  if (!hasWordRow(text)) return;
  findPhrases(text, (from, to) => visitRows(text, from, to, (start, end) => readRow(scan, start, end)));
}

/**
 * Visits rows of words. Words of the right length are counted before any is looked up: in prose a shorter or longer word soon ends the
 * row, and function words (the, and, of) are not in the list.
 */
function visitRows(text: string, from: number, to: number, visit: (start: number, end: number) => void): void {
  let words = 0;
  let rowStart = from;
  let wordStart = from;
  for (let at = from; at <= to; at++) {
    if (at < to && isLower(text.charCodeAt(at))) continue;
    const length = at - wordStart;
    if (length >= wordMin && length <= wordMax) {
      if (words++ === 0) rowStart = wordStart;
    } else if (length > 0) {
      if (words >= phraseMin) visit(rowStart, wordStart);
      words = 0;
    }
    wordStart = at + 1;
  }
  if (words >= phraseMin) visit(rowStart, to);
}

function isLower(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** Reads the parts of a row whose words are in the list. */
function readRow(scan: TextScan, from: number, to: number): void {
  let numbers: number[] = [];
  let start = 0;
  let end = 0;
  for (const match of scan.text.slice(from, to).matchAll(/[a-z]+/g)) {
    const number = mnemonicNumber(match[0]);
    if (number !== undefined) {
      if (numbers.length === 0) start = from + match.index;
      end = from + match.index + match[0].length;
      numbers.push(number);
      continue;
    }
    addRow(scan, numbers, start, end);
    numbers = [];
  }
  addRow(scan, numbers, start, end);
}

/** Common words may be in the list by chance. A valid checksum raises the confidence; an invalid one never clears the words. */
function addRow(scan: TextScan, numbers: readonly number[], start: number, end: number): void {
  if (numbers.length < phraseMin || hasRepeatedWords(numbers)) return;
  if (containsPhrase(numbers)) addPhrase(scan, start, end);
  else {
    const title = 'Words of a wallet seed phrase';
    scan.add({ start, end, kind: 'seed-phrase', title, class: 'named', confidence: 'low' });
  }
}

/** Words drawn from 2,048 rarely repeat; those of tests (`test test test … junk`) and of word lists do. */
function hasRepeatedWords(numbers: readonly number[]): boolean {
  return new Set(numbers).size < Math.min(numbers.length, 24) * 0.75;
}

const phraseLengths = [12, 15, 18, 21, 24] as const;
/** A row much longer than a phrase is a word list. */
const windowsMax = 40;

function containsPhrase(numbers: readonly number[]): boolean {
  for (let from = 0; from < Math.min(numbers.length, windowsMax); from++) {
    for (const length of phraseLengths) {
      const words = numbers.slice(from, from + length);
      if (words.length === length && hasValidChecksum(words)) return true;
    }
  }
  return false;
}

/** BIP-39: each word has eleven bits. The last of every 33 bits are the checksum, which is the beginning of the entropy's SHA-256. */
function hasValidChecksum(numbers: readonly number[]): boolean {
  const bits = numbers.map((number) => number.toString(2).padStart(11, '0')).join('');
  const entropyBits = (bits.length / 33) * 32;
  const entropy = Uint8Array.from({ length: entropyBits / 8 }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8), 2),
  );
  const digest = (sha256(entropy)[0] ?? 0).toString(2).padStart(8, '0');
  return digest.startsWith(bits.slice(entropyBits));
}

function addPhrase(scan: TextScan, start: number, end: number): void {
  scan.add({
    start,
    end,
    kind: 'seed-phrase',
    title: 'Wallet seed phrase',
    class: 'private-key',
    confidence: 'high',
  });
}
