/** Parts joined by commas, as many as give this length. */
export function fill(bytes: number, part: (index: number) => string): string {
  const parts: string[] = [];
  for (let index = 0, length = 0; length < bytes; index++) {
    const text = part(index);
    parts.push(text);
    length += text.length + 1;
  }
  return parts.join(',');
}
