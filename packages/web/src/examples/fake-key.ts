/** A fake key, generated on demand: no string in this source looks like a real one. */
export function fakeKey(prefix: string, length: number): string {
  const letters = 'aR7kQ2mZ9xT4vB8nL3pW6yC1dF5gH0jS';
  let key = '';
  for (let i = 0; key.length < length; i++) key += letters[(i * 7 + length) % letters.length];
  return prefix + key;
}

export const pretty = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
