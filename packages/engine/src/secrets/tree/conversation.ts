import type { MappingNode, Node, ScalarNode, SequenceNode } from '../../document/tree.ts';
import type { Hit } from '../search/hit.ts';
import { scanText } from '../search/scan-text.ts';
import { isText } from './context.ts';

const noHits: readonly Hit[] = [];
const questionMax = 200;
const answerMax = 120;

/** The text of a message of a conversation; null if it has none. */
export function messageText(item: Node | undefined): ScalarNode | null {
  const content = item?.kind === 'mapping' ? item.get('content') : undefined;
  return isText(content) ? content : null;
}

/** Finds a password in an answer to a question: the two messages are read as one text. */
export function scanAnswer(list: SequenceNode, index: number): readonly Hit[] {
  const answer = messageText(list.items[index]);
  return answer === null ? noHits : answersOf(messageText(list.items[index - 1])?.text ?? '', answer);
}

const questionKeys = ['q', 'question', 'Q', 'Question'] as const;
const answerKeys: ReadonlySet<string> = new Set(['a', 'answer', 'A', 'Answer', 'response']);

/** The same for `{ question: …, answer: … }`. */
export function scanPairedAnswer(mapping: MappingNode, key: string, answer: Node): readonly Hit[] {
  if (!answerKeys.has(key) || !isText(answer)) return noHits;
  const question = questionKeys.map((name) => mapping.get(name)).find(isText);
  return question === undefined ? noHits : answersOf(question.text, answer);
}

function answersOf(question: string, answer: ScalarNode): readonly Hit[] {
  if (answer.text.length > answerMax || !/\d/.test(answer.text)) return noHits;
  const asked = question.trimEnd().slice(-questionMax);
  if (!asked.endsWith('?')) return noHits;
  const before = `${asked}\nA: `.length;
  return scanText(`${asked}\nA: ${answer.text}`)
    .filter(({ start }) => start >= before)
    .map((hit) => ({ ...hit, start: hit.start - before, end: hit.end - before }));
}
