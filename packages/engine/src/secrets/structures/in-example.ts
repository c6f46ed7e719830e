import type { Hit } from '../search/hit.ts';

/**
 * A prompt shows by examples what people type, passwords among them: most of those are made up, and some are not. They are masked as any
 * other, and count for less. Only passwords: what services issue is copied into an example, and not made up for it.
 */

/** What says so, in one word; nearly every text has none. `example.com` is a host. */
const said =
  /(?<![\p{L}@./-])(?:(?:e\. ?g\.|z\. ?b\.)|(?:examples?|for instance|such as|looks like|sample|beispiele?|exemples?|ejemplos?|esempio|exemplos?|voorbeeld|przykład|пример)(?![\p{L}-]|\.\w))|例如|例えば|예를 들어/iu;
/** On the line of the password, before it. */
const onLine = new RegExp(`(?:${said.source})[^\\n]{0,160}$`, 'iu');
/** A line above: a heading, a label or a tag that begins with the word. No other heading, tag or label of its kind comes between. */
const above = new RegExp(
  `(?:^|\\n)[ \\t#>*<_-]{0,8}(?:${said.source})[^\\n]{0,60}(?:\\n(?!#|[ \\t]{0,8}<\\/|---)[^\\n]{0,120}){1,6}$`,
  'iu',
);
const lookBack = 320;

/** Typed passwords of a text's examples, told as such. */
export function withExamples(text: string, hits: readonly Hit[]): readonly Hit[] {
  if (!hits.some(isTypedIn(text)) || !said.test(text)) return hits;
  return hits.map((hit) => {
    if (!isTypedIn(text)(hit)) return hit;
    const before = text.slice(Math.max(0, hit.start - lookBack), hit.start);
    return onLine.test(before) || above.test(before) ? { ...hit, class: 'example', confidence: 'low' } : hit;
  });
}

function isTypedIn(text: string): (hit: Hit) => boolean {
  return ({ kind, class: own, start, end }) =>
    (kind === 'password' || kind === 'password-hash') && own === 'named' && (start > 0 || end < text.length);
}
