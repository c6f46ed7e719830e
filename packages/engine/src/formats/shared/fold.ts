/** Removes case and separators from a name: `streamable-http`, `streamableHttp` and `STREAMABLE_HTTP` become the same. */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ .]/g, '');
}
