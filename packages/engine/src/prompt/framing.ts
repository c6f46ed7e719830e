import { framing } from './polarity.ts';
import { isListMarker } from './sentence.ts';
import { WordList } from './word-list.ts';
import { readWords } from './words.ts';

const lookBackMax = 2000;
const attack = new WordList(framing.attack);
const prohibition = new WordList(framing.prohibition);
const example = new WordList(framing.example);

/**
 * Whether the line of a sentence or the lines above present it as a table row (an explanation), an example of an attack, or an item in a list of
 * prohibitions.
 */
export function isFramed(text: string, sentenceStart: number): boolean {
  const lines = text.slice(Math.max(0, sentenceStart - lookBackMax), sentenceStart).split('\n');
  const own = lines.pop() ?? '';
  if (/^\s*\|/.test(own + text.slice(sentenceStart, sentenceStart + 8))) return true;
  let listed = isListLine(own) || isListLine(text.slice(sentenceStart, sentenceStart + 8).trimStart());
  for (let line = lines.pop(); line !== undefined; line = lines.pop()) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    if (trimmed.startsWith('#')) return says(attack, trimmed) || (listed && says(prohibition, trimmed));
    if (isLeadIn(trimmed) && listed)
      return says(attack, trimmed) || says(prohibition, trimmed) || says(example, trimmed);
    if (!isListLine(line)) listed = listed && /^\s/.test(line);
  }
  return false;
}

function isLeadIn(line: string): boolean {
  return /[:：]\**$/.test(line) || /^\*\*.*\*\*$/.test(line);
}

function isListLine(line: string): boolean {
  const first = line.search(/\S/);
  return first >= 0 && isListMarker(line, first);
}

function says(list: WordList, line: string): boolean {
  const words = readWords(line, 0, line.length);
  return list.standsIn(words, 0, words.length);
}
