/** Text that is already HTML. */
export interface Html {
  readonly markup: string;
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);

const render = (value: Html | string | readonly Html[]): string => {
  if (typeof value === 'string') return escapeText(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
};

/** An HTML template tag: interpolated values are escaped unless they are HTML already. */
export function html(parts: TemplateStringsArray, ...blanks: readonly (Html | string | readonly Html[])[]): Html {
  return { markup: parts.map((part, i) => part + (i < blanks.length ? render(blanks[i] ?? '') : '')).join('') };
}
