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
