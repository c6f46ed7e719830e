/** Scripts with letters that look like Latin ones: https://www.unicode.org/reports/tr39/#Mixed_Script_Detection */
const isLatin = (word: string): boolean => /\p{Script=Latin}/u.test(word);
const isImitating = (word: string): boolean =>
  /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Cherokee}/u.test(word);
const isFullWidth = (word: string): boolean => /[\uff21-\uff3a\uff41-\uff5a]/.test(word);

const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Whether one word contains both Latin letters and letters of a script that resembles them. */
export function mixesScripts(text: string): boolean {
  if (isPlain(text)) return false;
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => isLatin(word) && (isImitating(word) || isFullWidth(word)));
}

/** Latin letters, digits, and the letters of other scripts that look like Latin ones: https://www.unicode.org/Public/security/latest/confusables.txt */
const looksLatin = (word: string): boolean =>
  /^[\p{Script=Latin}\p{N}аеорсухіјѕһԁԛԝӏАВЕІЈКМНОРСТУХЅҮԌԚԜαιορυνκΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/u.test(word);

/** Whether a word in Latin letters contains letters of another script that look the same; `PDFфайл` does not hide its own. */
export function imitatesLatin(text: string): boolean {
  if (isPlain(text)) return false;
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => isLatin(word) && isImitating(word) && looksLatin(word));
}

/** Whether a label of the host mixes scripts, in Unicode or in its DNS form (`xn--…`). */
export function hostMixesScripts(host: string): boolean {
  if (isPlain(host) && !host.includes('--')) return false;
  return host
    .split('.')
    .some((label) => mixesScripts(label.toLowerCase().startsWith('xn--') ? decodeLabel(label.slice(4)) : label));
}

/** Decodes Punycode (RFC 3492 section 6.2); an undecodable label gives an empty string. */
function decodeLabel(encoded: string): string {
  if (encoded.length > 63 || !/^[a-z0-9-]+$/i.test(encoded)) return '';
  const divider = encoded.lastIndexOf('-');
  const output = [...(divider > 0 ? encoded.slice(0, divider) : '')].map((letter) => letter.charCodeAt(0));
  let code = 128;
  let index = 0;
  let bias = 72;
  for (let at = divider > 0 ? divider + 1 : 0; at < encoded.length; ) {
    const before = index;
    let weight = 1;
    for (let base = 36; ; base += 36) {
      const digit = digitOf(encoded.charCodeAt(at++));
      if (digit === null) return '';
      index += digit * weight;
      const threshold = base <= bias ? 1 : base >= bias + 26 ? 26 : base - bias;
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = output.length + 1;
    bias = adapt(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff) return '';
    output.splice(index++, 0, code);
  }
  return String.fromCodePoint(...output);
}

function digitOf(code: number): number | null {
  if (code >= 48 && code <= 57) return code - 22;
  if (code >= 65 && code <= 90) return code - 65;
  return code >= 97 && code <= 122 ? code - 97 : null;
}

function adapt(change: number, length: number, first: boolean): number {
  let delta = first ? Math.floor(change / 700) : change >> 1;
  delta += Math.floor(delta / length);
  let base = 0;
  for (; delta > 455; base += 36) delta = Math.floor(delta / 35);
  return base + Math.floor((36 * delta) / (delta + 38));
}
