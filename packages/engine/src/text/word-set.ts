/** A set of words, written with spaces between them. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Whether one of the words is in the set, or in the keys of the map. */
export function hasOneOf<Word>(words: readonly Word[], known: { readonly has: (word: Word) => boolean }): boolean {
  return words.some((word) => known.has(word));
}

/** The class of each word, from the words of each class. A word of several classes belongs to the first of them. */
export function classesOf<Class extends string>(table: Readonly<Record<Class, string>>): ReadonlyMap<string, Class> {
  const classes = new Map<string, Class>();
  // `Object.entries` widens the record's keys to string; the parameter's type restores them.
  for (const [name, words] of Object.entries(table) as [Class, string][]) {
    for (const word of words.split(' ')) if (!classes.has(word)) classes.set(word, name);
  }
  return classes;
}
