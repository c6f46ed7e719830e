import type { TextScan } from '../search/text-scan.ts';

/**
 * Punctuation or a verb between the name and the words: `The passphrase is walnut lantern orchard`, `passphrase: meadow-lantern-ribbon
 * 09`.
 */
const tie =
  /^["'*_`]{0,3}(?: {0,3}[:=]| (?:is|was|lautet|ist|heißt|es|est|é|è|to|as)(?: set to| now)?:?) {1,3}["'*_`]{0,3}(?=[\p{L}\d])/u;
const tieMax = 30;
/** Lower-case words, possibly with a number at the end. */
const words =
  /^\p{Ll}{3,10}(?:[ -]\p{Ll}{3,10}){2,7}(?:[ -]?\d{1,4}[!?]?)?(?=["'*_`]{0,3}(?:[.!,;)]{0,2}[ \t]{0,3}(?:[\r\n]|$)|\. ))/u;
const wordsMax = 100;

/** Words about passwords: their properties, actions on them and their owners. */
const ordinaryWords = new Set(
  (
    'case sensitive plain text secret strong weak long short safe same default blank empty old new wrong right correct valid invalid hard easy good bad ' +
    'any all both each every some none not never always only just also still yet often once twice again later soon now then here there where when ' +
    'your our their his her its this that these those the and but nor for from with without into onto upon over under between before after until while during ' +
    'user users name names word words letter letters digit digits number numbers sign signs character characters symbol symbols upper lower mixed length least most more less than ' +
    'minimum maximum min max limit policy rule rules file files field fields form page link mail email sms phone message code codes token key keys secrets login account accounts admin owner ' +
    'must should shall will would can could may might has have had are was were been being does did done set sent kept held made used reset shown given asked told known found stored saved hashed ' +
    'ask enter type use send keep see change check read write give get let make take tell find call put try look leave wait stop begin start end ' +
    'store vault safe manager system server service database cloud local remote host team support help desk human person people customer client ' +
    'first second last next other another part parts two three four five six seven eight nine ten twelve days day week weeks month months year years time times hours hour ' +
    'per off out via one who what which how why too very really too much many few enough please correct true false yes optional required'
  ).split(' '),
);
/** Endings of participles, adverbs, adjectives and abstract nouns. */
const ordinaryEnd = /(?:ing|ed|ly|tion|ions?|able|ible|ive|ful|less|ness|ment|ments|ity|ous|ally|[^s]s)$/;

/** After other names, and in other languages, whole sentences consist of such words. */
const passwordName = /^pass(?:word|phrase|wd)$/i;
const namedMin = 4;

/**
 * Reads a passphrase in prose: only nouns, which never make a sentence. Three nouns may still be words about the password, so they are
 * classified as `worded`.
 */
export function readPassphrase(scan: TextScan, nameStart: number, nameEnd: number): void {
  const { text } = scan;
  if (!passwordName.test(text.slice(nameStart, nameEnd))) return;
  const tied = tie.exec(text.slice(nameEnd, nameEnd + tieMax));
  if (tied === null) return;
  const start = nameEnd + tied[0].length;
  const phrase = words.exec(text.slice(start, start + wordsMax))?.[0];
  if (phrase === undefined) return;
  const pieces = phrase.split(/[ -]/);
  if (pieces.some((piece) => ordinaryWords.has(piece) || ordinaryEnd.test(piece))) return;
  const range = { start, end: start + phrase.length, kind: 'passphrase', confidence: 'low' } as const;
  if (pieces.length >= namedMin) scan.add({ ...range, title: 'Passphrase', class: 'named' });
  else scan.add({ ...range, title: 'Words in place of a password', class: 'worded' });
}
