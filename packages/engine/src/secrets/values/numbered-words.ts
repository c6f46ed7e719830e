const form = /^([a-z]{3,20})(?:[-_.][a-z]{3,20}){1,3}[-_.]?\d{3,6}$/;

/** `garden-lantern_712`: the first of several words with a number of at least three digits at their end, as people make passwords; null for other texts. */
export function firstOfNumberedWords(text: string): string | null {
  return form.exec(text)?.[1] ?? null;
}
