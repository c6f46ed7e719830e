import type { Node } from '../document/tree.ts';

/** Whether a text is only its key's words for people, as files of translations have them: `autoApprove: "Auto approve"`. */
export function isLabel(key: string, text: string): boolean {
  return text.length <= 60 && /^\p{Lu}/u.test(text) && lettersOf(text) === lettersOf(key);
}

function lettersOf(text: string): string {
  return text.replace(/[\s_-]/g, '').toLowerCase();
}

/** A file of fewer texts may be anything; one of few has to have nothing else. */
const phrasesMin = 8;
const phrasesSure = 20;
const nodesMax = 1_000;
/** Three of four texts read as words for people. */
const phrasesShare = 0.75;
const phraseMax = 240;
/** Each text has a name of its own; agents in a row have the same names again and again. */
const namesShare = 0.4;

/**
 * Whether a document holds nothing but short texts for people, as files of translations do in any language. Configurations of such a
 * size have a number, a switch, a list or a name among their values.
 */
export function isPhrasebook(root: Node): boolean {
  const names = new Set<string>();
  let leaves = 0;
  let phrases = 0;
  const open: [string, Node][] = [['', root]];
  for (let seen = 0; seen < nodesMax; seen++) {
    const [name, node] = open.pop() ?? [];
    if (name === undefined || node === undefined) break;
    if (node.kind === 'sequence') return false;
    if (node.kind === 'mapping') {
      for (const { key, value } of node.entries.slice(0, nodesMax)) open.push([key.text, value]);
      continue;
    }
    if (typeof node.value !== 'string') return false;
    leaves++;
    names.add(name);
    if (isPhrase(node.text)) phrases++;
  }
  const needed = leaves < phrasesSure ? leaves : leaves * phrasesShare;
  return leaves >= phrasesMin && phrases >= needed && names.size >= leaves * namesShare;
}

/** Words with a space between them, a capital at the beginning, or letters beyond ASCII. */
function isPhrase(text: string): boolean {
  if (text.length > phraseMax || /^[A-Z][A-Z0-9_]{2,60}$|:\/\//.test(text)) return false;
  return /^\p{Lu}|\P{ASCII}|\S \S/u.test(text);
}
