import type { Node } from '../document/tree.ts';

/** Whether a text only repeats its key as a display text, as in translation files: `autoApprove: "Auto approve"`. */
export function isLabel(key: string, text: string): boolean {
  return text.length <= 60 && /^\p{Lu}/u.test(text) && lettersOf(text) === lettersOf(key);
}

function lettersOf(text: string): string {
  return text.replace(/[\s_-]/g, '').toLowerCase();
}

/** The minimum number of texts. Up to `phrasesSure` of them, every text must be a phrase. */
const phrasesMin = 8;
const phrasesSure = 20;
const nodesMax = 1_000;
/** The minimum share of phrases in larger files. */
const phrasesShare = 0.75;
const phraseMax = 240;
/** Lists of texts occur only in large translations, and only a few of them. */
const textsBesideLists = 60;
const phrasesBesideLists = 0.85;
const listsShare = 0.1;
/** The minimum share of distinct keys. Translations rarely repeat a key; a list of agents repeats the same few. */
const namesShare = 0.4;

/**
 * Whether a document holds only short display texts, as translation files in any language do. A configuration of the same size contains a
 * number, a boolean, more lists or identifiers.
 */
export function isTranslationFile(root: Node): boolean {
  const names = new Set<string>();
  let leaves = 0;
  let phrases = 0;
  let lists = 0;
  const pending: [string, Node][] = [['', root]];
  for (let seen = 0; seen < nodesMax; seen++) {
    const [name, node] = pending.pop() ?? [];
    if (name === undefined || node === undefined) break;
    if (node.kind === 'sequence') {
      lists++;
      for (const item of node.items.slice(0, nodesMax)) pending.push([name, item]);
      continue;
    }
    if (node.kind === 'mapping') {
      for (const { key, value } of node.entries.slice(0, nodesMax)) pending.push([key.text, value]);
      continue;
    }
    if (typeof node.value !== 'string') return false;
    leaves++;
    names.add(name);
    if (isPhrase(node.text)) phrases++;
  }
  if (lists > 0 && (leaves < textsBesideLists || phrases < leaves * phrasesBesideLists || lists > leaves * listsShare))
    return false;
  const needed = leaves < phrasesSure ? leaves : leaves * phrasesShare;
  return leaves >= phrasesMin && phrases >= needed && names.size >= leaves * namesShare;
}

/** Whether a text has several words, a capital initial, or non-ASCII letters, and is no URL or constant name. */
function isPhrase(text: string): boolean {
  if (text.length > phraseMax || /^[A-Z][A-Z0-9_]{2,60}$|:\/\//.test(text)) return false;
  return /^\p{Lu}|\P{ASCII}|\S \S/u.test(text);
}
