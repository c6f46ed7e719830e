import type { Features } from '../../format.ts';

/** Patterns of signatures, as `Signature` describes them, built from lists of names. */

/** A pattern that holds where one of the patterns does. */
export function either(...patterns: readonly (string | readonly string[])[]): string {
  return patterns.flat().join(' | ');
}

/** Patterns for a member with one of the names, in any spelling and any place, one for each test. */
export function anywhere(names: string, ...tests: readonly string[]): readonly string[] {
  const suffixes = tests.length === 0 ? [''] : tests;
  return suffixes.flatMap((test) => names.split(' ').map((name) => `**/@${name}${test}`));
}

/** The same for mappings and lists. */
export function structures(names: string): readonly string[] {
  return anywhere(names, ':mapping', ':list');
}

/** Usual places of settings: at the root, in a section, in each agent of a list or map. */
export const placesOfSettings = ['', '*/', '*/*/'];

/** Like `idea`, for mappings and lists only: a number under the word is a count, a text is a label. */
export function structure(names: readonly string[], places: readonly string[] = placesOfSettings): string {
  return [':mapping', ':list'].map((test) => idea(names, places, test)).join(' | ');
}

/** One discriminator: any of the names, in any spelling, in any of the usual places. */
export function idea(names: readonly string[], places: readonly string[] = placesOfSettings, test = ''): string {
  const keys = names.map((name) => `@${name}`);
  return keys.flatMap((key) => places.map((place) => `${place}${key}${test}`)).join(' | ');
}

/** Constructors of features for kinds of files, none of which has one of the other patterns. */
export function kindsWithout(never: readonly string[]) {
  return {
    /** Files with all of these signs: at least three, because each may occur elsewhere. */
    together: (...signs: readonly string[]): Features => ({ always: signs, often: [], never }),
    /** Files with a sign that only agents have, and with all others. */
    telling: (sign: string, ...others: readonly string[]): Features => ({
      always: [sign, ...others],
      certain: [sign],
      often: [],
      never,
    }),
  };
}
