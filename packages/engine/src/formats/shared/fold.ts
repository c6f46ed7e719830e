/** A name without case and separators: `streamable-http`, `streamableHttp` and `STREAMABLE_HTTP` are one word. */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ .]/g, '');
}
