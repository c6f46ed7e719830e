/** Patterns of signatures, as `Signature` describes them, built from lists of names. */

/** One of the patterns. */
export function either(...patterns: readonly (string | readonly string[])[]): string {
  return patterns.flat().join(' | ');
}

/** A member of one of the names anywhere in the document, in any spelling, for each of the tests. */
export function anywhere(names: readonly string[], ...tests: readonly string[]): readonly string[] {
  const asked = tests.length === 0 ? [''] : tests;
  return asked.flatMap((test) => names.map((name) => `**/@${name}${test}`));
}

/** The same of what holds more: a mapping or a list. */
export function structures(names: readonly string[]): readonly string[] {
  return anywhere(names, ':mapping', ':list');
}

/** Where a home-made configuration keeps them: at the root, in a section, in each agent of a list or map. */
export const placesOfSettings = ['', '*/', '*/*/'];

/** One discriminator with something below it: a number beside the word is a count or a token, a text a label. */
export function structure(names: readonly string[], places: readonly string[] = placesOfSettings): string {
  return [':mapping', ':list'].map((test) => idea(names, places, test)).join(' | ');
}

/** One discriminator: any of the names, in any spelling, at any of the usual places. */
export function idea(names: readonly string[], places: readonly string[] = placesOfSettings, test = ''): string {
  const keys = names.map((name) => `@${name.replaceAll(' ', '_')}`);
  return keys.flatMap((key) => places.map((place) => `${place}${key}${test}`)).join(' | ');
}
