import { isAliased, type MappingNode, type Node } from '../document/tree.ts';
import type { Found } from './found.ts';
import { passwordWords, secretWords } from './values/name-words.ts';
import { classifyName, nameWords } from './values/names.ts';
import { looksRandom } from './values/randomness.ts';

/**
 * Removes the labels among the matches of a table of texts for people, as programs have for each language: `newPassword: "Pasfhocal Nua"`.
 * The words for passwords of every language cannot be known, but the table can: it contains hardly anything except capitalised texts, and
 * whatever stands under the names of credentials is words.
 */
export function withoutLabels(roots: readonly Node[], found: readonly Found[]): readonly Found[] {
  const known = new Map<number, boolean>();
  const isInTable = (index: number) => {
    const root = roots[index];
    const isTable = known.get(index) ?? (root?.kind === 'mapping' && isTableOfTexts(root));
    known.set(index, isTable);
    return isTable;
  };
  return found.filter((one) => !mayBeLabel(one) || !isInTable(one.document));
}

/** Letters with their joiners, white space and punctuation. */
const words = /^[\p{L}\p{M}\s\p{P}\u200c\u200d]+$/u;

/** `E2EE`. */
const shortForm = /(?<![\p{L}\d])[A-Z]{1,4}\d[A-Z]{1,4}(?![\p{L}\d])/u;

function mayBeLabel({ hit, text, node, nameNode, where }: Found): boolean {
  if (where !== 'value' || node === null || !uncertainClasses.has(hit.class)) return false;
  if (!words.test(text.replace(shortForm, '')) || looksRandom(text) || !startsLikeText(node.text)) return false;
  return (
    text === node.text ||
    nameWords(nameNode?.text ?? '').some((word) => passwordWords.has(word) || secretWords.has(word))
  );
}

const uncertainClasses: ReadonlySet<string> = new Set(['named', 'default', 'weak', 'worded']);

/** Whether the first letter is a capital, or of a script without capitals. */
function startsLikeText(text: string): boolean {
  return /^[^\p{L}]*(?:\p{Lu}|\p{Lo})/u.test(text);
}

interface Counts {
  values: number;
  texts: number;
  listed: number;
  long: number;
  /** Texts under the names of credentials. */
  credentials: number;
}

const valuesMin = 24;
const credentialsMin = 3;
const longText = 1_500;

function isTableOfTexts(root: MappingNode): boolean {
  const counts: Counts = { values: 0, texts: 0, listed: 0, long: 0, credentials: 0 };
  if (!countTexts(root, counts)) return false;
  const { values, texts, listed, long, credentials } = counts;
  return (
    values >= valuesMin &&
    credentials >= credentialsMin &&
    texts >= values * 0.75 &&
    listed <= values * 0.05 &&
    long <= values * 0.02
  );
}

/** Counts the values below a mapping; false as soon as one under the name of a credential is not of words. */
function countTexts(mapping: MappingNode, counts: Counts): boolean {
  for (const { key, value } of mapping.entries) {
    if (isAliased(value, mapping, key.slot) && value.kind !== 'scalar') continue;
    if (value.kind === 'mapping') {
      if (!countTexts(value, counts)) return false;
    } else if (value.kind === 'sequence') {
      // Records, and no texts.
      if (value.items.some(({ kind }) => kind !== 'scalar')) return false;
      counts.listed += value.items.length;
      counts.values += value.items.length;
    } else {
      counts.values++;
      const isText = typeof value.value === 'string' && isWritten(value.text);
      if (isText) counts.texts++;
      if (value.text.length > longText) counts.long++;
      const name = classifyName(key.text);
      if (name !== 'password' && name !== 'secret') continue;
      if (!isText && !severalWords.test(value.text.slice(0, judgedMax))) return false;
      counts.credentials++;
    }
  }
  return true;
}

const judgedMax = 300;

/** Whether a text is a capitalised word or several words for people. */
function isWritten(text: string): boolean {
  const judged = text.slice(0, judgedMax);
  if (isForeign(judged)) return true;
  return startsLikeText(judged) && (severalWords.test(judged) || capitalisedWord.test(judged));
}

const severalWords = /\p{L}[\p{M}\p{P}]{0,3} [\p{P}]{0,3}\p{L}/u;
const capitalisedWord = /^\p{Lu}[\p{L}\p{M}'’-]{1,60}[.!?…:]?$/u;

function isForeign(text: string): boolean {
  return /[^\u0000-\u024f]/.test(text) && /\p{L}/u.test(text) && (text.includes(' ') || !/\d/.test(text));
}
