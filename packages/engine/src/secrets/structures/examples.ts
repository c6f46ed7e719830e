import type { Hit } from '../search/hit.ts';

/**
 * Prompts show by examples what people type, including passwords. Most of these are made up, but not all. They are masked like any other,
 * but count for less. This holds only for passwords: keys in examples are copied from a service, not made up.
 */

/** Words that introduce an example. Most texts have none. `example.com` is a host. */
const exampleWords =
  /(?<![\p{L}@./-])(?:(?:e\. ?g\.|z\. ?b\.)|(?:examples?|for instance|such as|looks like|sample|beispiele?|exemples?|ejemplos?|esempio|exemplos?|voorbeeld|przykład|пример)(?![\p{L}-]|\.\w))|例如|例えば|예를 들어/iu;
/** Before the password, on its line. */
const onSameLine = new RegExp(`(?:${exampleWords.source})[^\\n]{0,160}$`, 'iu');
/** On a line above: a heading, a label or a tag that starts with the word, without another heading, closing tag or rule in between. */
const onLineAbove = new RegExp(
  `(?:^|\\n)[ \\t#>*<_-]{0,8}(?:${exampleWords.source})[^\\n]{0,60}(?:\\n(?!#|[ \\t]{0,8}<\\/|---)[^\\n]{0,120}){1,6}$`,
  'iu',
);
const lookBack = 320;

/** Classifies typed passwords in examples as `example`. */
export function markExamples(text: string, hits: readonly Hit[]): readonly Hit[] {
  if (!hits.some(isTypedPasswordIn(text)) || !exampleWords.test(text)) return hits;
  return hits.map((hit) => {
    if (!isTypedPasswordIn(text)(hit)) return hit;
    const before = text.slice(Math.max(0, hit.start - lookBack), hit.start);
    return onSameLine.test(before) || onLineAbove.test(before) ? { ...hit, class: 'example', confidence: 'low' } : hit;
  });
}

function isTypedPasswordIn(text: string): (hit: Hit) => boolean {
  return ({ kind, class: own, start, end }) =>
    (kind === 'password' || kind === 'password-hash') && own === 'named' && (start > 0 || end < text.length);
}
