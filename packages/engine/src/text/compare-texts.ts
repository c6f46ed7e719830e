/** Orders texts by their UTF-16 code units: the same on every machine, in every locale. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
