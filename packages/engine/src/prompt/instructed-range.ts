import type { Span } from '../text/span.ts';
import { sentenceAround } from './sentence.ts';
import { StanceJudge } from './stance.ts';
import { WordList } from './word-list.ts';
import { readWords } from './words.ts';

/** Verbs of an instruction concerning a range of the text, by action. */
const verbs = {
  send: new WordList([
    'send|post|upload|forward|submit|report|transmit|deliver|push|share|curl|call|notify|log|write|append|put|redirect|exfiltrate',
    'sende|senden|schicke|ubermittle|envoie|envoyez|transmets|envia|envie|enviar|sube|invia|inoltra|отправь|отправляй|отправляйте',
    '发送|上传|提交|转发|送信|アップロード|전송|보내',
  ]),
} as const;

/** Maximum number of ranges examined, which bounds the cost of hostile texts. */
const examinedMax = 100;

/** The first range for which its sentence instructs the model to perform the action, whether or not it is quoted; null when there is none. */
export function findInstructedRange(text: string, ranges: readonly Span[], verb: keyof typeof verbs): Span | null {
  const judge = new StanceJudge(text);
  for (const range of ranges.slice(0, examinedMax)) {
    const sentence = sentenceAround(text, range.start, 0);
    const words = readWords(text, sentence.start, sentence.end);
    const first = words.findIndex(({ start }) => start >= range.start);
    const from = first < 0 ? words.length : first;
    if (!verbs[verb].standsIn(words, 0, from)) continue;
    const stance = judge.stanceOf({ sentence, words, from, to: from });
    // A `to` before the address gives the stance `hedged`, but belongs to the verb.
    if (stance === 'directive' || stance === 'quoted' || stance === 'hedged') return range;
  }
  return null;
}
