const templateMax = 300;

/** The offset after `{{ … }}` or `${…}`; the given offset if none starts there or if it does not end soon. */
export function templateEnd(text: string, at: number, limit: number): number {
  const sign = text.charAt(at);
  if (sign !== '{' && sign !== '$') return at;
  if (text.charAt(at + 1) !== '{') return at;
  const closing = sign === '{' ? '}}' : '}';
  const close = text.slice(at, Math.min(limit, at + templateMax)).indexOf(closing);
  return close === -1 ? at : at + close + closing.length;
}
