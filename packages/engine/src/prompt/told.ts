import type { Span } from '../text/span.ts';
import { sentenceAround } from './sentence.ts';
import { StanceJudge } from './stance.ts';
import { WordList } from './word-list.ts';
import { readWords } from './words.ts';

/** What a model may be told to do with something that stands in the text. */
const verbs = {
  send: new WordList([
    'send|post|upload|forward|submit|report|transmit|deliver|push|share|curl|call|notify|log|write|append|put|redirect|exfiltrate',
    'sende|senden|schicke|ubermittle|envoie|envoyez|transmets|envia|envie|enviar|sube|invia|inoltra|отправь|отправляй|отправляйте',
    '发送|上传|提交|转发|送信|アップロード|전송|보내',
  ]),
} as const;

/** Looking at one stretch costs a look around it: of many, so many are looked at. */
const lookedAtMax = 100;

/** The first of some stretches that its sentence tells the model to do something with; quotation marks around it change nothing. */
export function findTold(text: string, ranges: readonly Span[], verb: keyof typeof verbs): Span | null {
  const judge = new StanceJudge(text);
  for (const range of ranges.slice(0, lookedAtMax)) {
    const sentence = sentenceAround(text, range.start, 0);
    const words = readWords(text, sentence.start, sentence.end);
    const first = words.findIndex(({ start }) => start >= range.start);
    const from = first < 0 ? words.length : first;
    if (!verbs[verb].standsIn(words, 0, from)) continue;
    const stance = judge.stanceOf({ sentence, words, from, to: from });
    // `to` before the address belongs to the verb.
    if (stance === 'directive' || stance === 'quoted' || stance === 'hedged') return range;
  }
  return null;
}
