/**
 * The most common pairs of letters, by first letter: 240 of the 676 possible pairs, which make up 93 % of the pairs in words and
 * identifiers. Counted over English documentation and TypeScript declarations.
 */
const commonPairs = [
  'bcdgiklmnprstuvy',
  'aeijlorsu',
  'acehiklortu',
  'adeilorsu',
  'abcdefgilmnopqrstvwxy',
  'aefioruy',
  'ehinors',
  'aeiort',
  'abcdefglmnoprstvz',
  'es',
  'eis',
  'adeilostuy',
  'aeimops',
  'acdefginostu',
  'abcdfgiklmnoprstuvw',
  'aehiloprstu',
  'u',
  'acdefgiklmnorstuvy',
  'acehiopstuy',
  'acdehiloprstuy',
  'abcefgilmnprst',
  'aei',
  'aeior',
  'ept',
  'np',
  'e',
] as const;

const isCommonPair = buildPairs();

function buildPairs(): Uint8Array {
  const table = new Uint8Array(26 * 26);
  for (const [first, seconds] of commonPairs.entries()) {
    for (let i = 0; i < seconds.length; i++) table[first * 26 + seconds.charCodeAt(i) - 97] = 1;
  }
  return table;
}

/** Weights in tenths: how much a pair of neighbouring characters speaks for (+) or against (-) random text. */
const pairWeights = {
  commonPair: -10,
  rarePair: 16,
  /** `aB`: a change of case in an identifier, and one pair in five of random text. */
  caseChange: 4,
  /** `AbC`: a change of case after a single small letter. */
  caseChangeAfterLetter: 18,
  letterToDigit: 10,
  digitToLetter: 12,
  digits: -3,
  separator: -8,
} as const;

/** Longer texts add no information, and the limit bounds the cost of hostile ones. */
const judgedMax = 200;

/**
 * How much a text looks generated rather than like words, numbers or identifiers: the sum of the weights of its pairs of neighbouring
 * characters. Values above 0 suggest random text; 24 random characters score about 10.
 */
export function randomness(text: string): number {
  const end = Math.min(text.length, judgedMax);
  let sum = 0;
  let before = kindOf(text.charCodeAt(0));
  for (let i = 1; i < end; i++) {
    const here = kindOf(text.charCodeAt(i));
    sum += judgePair(text, i, before, here);
    before = here;
  }
  return sum / 10;
}

const SYMBOL = 0;
const DIGIT = 1;
const LOWER = 2;
const UPPER = 3;

function kindOf(code: number): number {
  if (code >= 97 && code <= 122) return LOWER;
  if (code >= 65 && code <= 90) return UPPER;
  if (code >= 48 && code <= 57) return DIGIT;
  return SYMBOL;
}

function judgePair(text: string, i: number, before: number, here: number): number {
  if (here === SYMBOL || before === SYMBOL) return here === SYMBOL ? pairWeights.separator : 0;
  if (here === DIGIT) return before === DIGIT ? pairWeights.digits : pairWeights.letterToDigit;
  if (before === DIGIT) return pairWeights.digitToLetter;
  if (before === LOWER && here === UPPER) {
    return i > 1 && kindOf(text.charCodeAt(i - 2)) === UPPER
      ? pairWeights.caseChangeAfterLetter
      : pairWeights.caseChange;
  }
  const pair = ((text.charCodeAt(i - 1) | 32) - 97) * 26 + (text.charCodeAt(i) | 32) - 97;
  return isCommonPair[pair] === 1 ? pairWeights.commonPair : pairWeights.rarePair;
}

/** From this score on, a value looks generated. */
const randomFrom = 3;

/** Whether a value looks generated, by its pairs or, in about one of a thousand cases, by its pieces. */
export function looksRandom(text: string): boolean {
  return randomness(text) >= randomFrom || isScrambled(text);
}

const scrambledMin = 20;
const longScrambledMin = 24;
const wordMin = 4;

/**
 * Random text whose letters form common pairs by chance is still divided into pieces by its capitals and digits. Random pieces have about
 * two characters; those of identifiers have twice as many and are mostly words. With these limits, none of 1,246 identifiers with digits
 * and capitals from type declarations counts as random.
 */
function isScrambled(text: string): boolean {
  if (text.length < scrambledMin) return false;
  const run = longestRun(text.slice(0, judgedMax));
  const { length } = run;
  if (length < scrambledMin || !/[A-Z]/.test(run) || !/[a-z]/.test(run) || !/\d/.test(run)) return false;
  const pieces = run.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  if (length / pieces.length > (length < longScrambledMin ? 2.8 : 3.2)) return false;
  const words = pieces.filter((piece) => piece.length >= wordMin && /[a-z]/i.test(piece) && randomness(piece) < 0);
  return words.join('').length < 0.55 * length;
}

function longestRun(text: string): string {
  let longest = '';
  for (const run of text.split(/[^A-Za-z0-9]+/)) if (run.length > longest.length) longest = run;
  return longest;
}
