import type { Located, Place } from '../text/span.ts';

/** Maximum lengths of printed text: quotations in messages, lines of evidence, keys in pointers and whole pointers. */
export const printedMax = { quote: 80, evidence: 200, label: 400, key: 400, pointer: 1_000 } as const;

/** Long values are cut before they are searched, far enough after the printed part that no secret is cut. */
export const readMax = 20_000;

const invisible = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Words of plain letters and signs, separated by single spaces: most of what is printed. */
const plainLine = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

/** The text on one line, without characters that would change how the rest is displayed. */
export function toLine(text: string): string {
  if (plainLine.test(text)) return text;
  return text
    .replace(/[\s\u0000-\u001f]+/g, ' ')
    .replace(invisible, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .trim();
}

/** Cuts a text to a length, between characters, and marks the omission. */
export function shorten(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  let end = lengthMax - 1;
  const code = text.charCodeAt(end - 1);
  if (code >= 0xd800 && code < 0xdc00) end--;
  return `${text.slice(0, end)}…`;
}

/** Cuts a text to a length by leaving out its middle, and marks the omission. */
export function withoutMiddle(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const half = lengthMax >> 1;
  return `${shorten(text, half)}${text.slice(-half).replace(/^[\udc00-\udfff]/, '')}`;
}

/** Shorter values are printed faster than they are looked up. */
const longValueMin = 1_000;

/** Caches what is printed of long values, by value and place: one long name can stand in ten thousand messages. */
export function oncePerLongValue<Printed>(
  print: (value: string, at: Place) => Printed,
): (value: Located<string>) => Printed {
  const known = new Map<number, Map<string, Printed>>();
  return ({ value, at }) => {
    if (value.length < longValueMin) return print(value, at);
    const { start } = at.span;
    const ofPlace = known.get(start) ?? new Map<string, Printed>();
    known.set(start, ofPlace);
    const printed = ofPlace.get(value) ?? print(value, at);
    ofPlace.set(value, printed);
    return printed;
  };
}

/** Replaces user parts and queries of URLs by their shape: what no detector recognised may still be a secret. */
export function veilUrls(text: string): string {
  if (!text.includes('://')) return text;
  return text
    .replace(/(:\/\/)[^\s/@"'`<>]{1,300}@/g, (whole, mark: string) => (keepsMask(whole) ? whole : `${mark}…@`))
    .replace(/(:\/\/[^\s?"'`<>]{1,300}\?)[^\s"'`<>#]{1,2000}/g, (whole, head: string) =>
      keepsMask(whole) ? whole : `${head}…`,
    );
}

function keepsMask(text: string): boolean {
  return text.includes('REDACTED-');
}
