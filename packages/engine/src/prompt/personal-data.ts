import type { Span } from '../text/span.ts';

/** Numbers that identify a person, verified by a checksum or a label. */
const numbers = [
  { pattern: /(?<![\w-])(?:\d[ -]?){13,19}(?![\w-])/g, holds: isCard },
  { pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g, holds: isAccount },
  { pattern: /\b(?:SSN|social security (?:number|no\.?))\W{0,4}\d{3}-\d{2}-\d{4}\b/gi, holds: () => true },
] as const satisfies readonly { pattern: RegExp; holds: (text: string) => boolean }[];

/** Words near a number that mark it as an example. */
const exampleMarker = /\b(?:example|sample|test|dummy|fake|placeholder|mock|format|fictional|pattern)\b/i;

/** Quick check: without ten digits, spaces and dashes in a row or the beginning of an IBAN there is no such number. */
const quickCheck = /\d[\d -]{9}|[A-Z]{2}\d\d/;
const lengthMin = 12;

/** Spans of card numbers (ISO/IEC 7812), bank accounts (ISO 13616) and social security numbers in a text, except examples. */
export function findPersonalNumbers(text: string): readonly Span[] {
  if (text.length < lengthMin || !quickCheck.test(text)) return [];
  return numbers.flatMap(({ pattern, holds }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: number, index }) => {
      const around = text.slice(Math.max(0, index - 60), index + number.length + 40);
      return holds(number) && !exampleMarker.test(around) ? [{ start: index, end: index + number.length }] : [];
    }),
  );
}

/** Whether a number has an issuer's prefix and a valid Luhn checksum and is not one of the test numbers of payment services. */
function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (!/^(?:4|5[1-5]|2[2-7]|3[47]|6(?:011|5))/.test(digits) || /(\d)\1{4}|(\d\d)\2{3}/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0;
}

/** IBAN checksum: remainder 1 modulo 97 after moving the first four characters to the end. */
function isAccount(text: string): boolean {
  const account = text.replaceAll(' ', '');
  if (account.length < 15 || account.length > 34) return false;
  let remainder = 0;
  for (const character of account.slice(4) + account.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
