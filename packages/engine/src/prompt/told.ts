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

/** The sentence around a stretch orders it, and is not negated, quoted or talk about it. */
export function isTold(text: string, range: Span, verb: keyof typeof verbs): boolean {
  const sentence = sentenceAround(text, range.start, 0);
  const words = readWords(text, sentence.start, sentence.end);
  const first = words.findIndex(({ start }) => start >= range.start);
  const from = first < 0 ? words.length : first;
  if (!verbs[verb].standsIn(words, 0, from)) return false;
  const stance = new StanceJudge(text).stanceOf({ sentence, words, from, to: from });
  return stance === 'directive' || stance === 'quoted';
}
