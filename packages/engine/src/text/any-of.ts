/**
 * A predicate that is true if any of the patterns matches. The patterns are joined into one expression, which is about
 * ten times as fast as testing them one by one. They must not contain numbered backreferences. Compiled on first use.
 */
export function anyOf(forms: readonly RegExp[]): (text: string) => boolean {
  let joined: readonly RegExp[] | null = null;
  return (text) => {
    joined ??= joinByFlags(forms);
    return joined.some((form) => form.test(text));
  };
}

function joinByFlags(forms: readonly RegExp[]): readonly RegExp[] {
  return [...new Set(forms.map(({ flags }) => flags))].map((flags) => {
    const own = forms.filter((form) => form.flags === flags);
    return new RegExp(own.map(({ source }) => `(?:${source})`).join('|'), flags);
  });
}
