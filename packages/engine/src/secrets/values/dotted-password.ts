import { splitWords } from './placeholders.ts';

/** What members of objects are called, and the objects that code takes them of. */
const codeWords = new Set(
  (
    'config configuration conf cfg env environ process settings options opts args argv params param props state ctx context self this user users account admin login ' +
    'req request res response body form data json item items input inputs output outputs event events payload message msg node step steps values value val text string ' +
    'content password passwd pwd pass pw secret secrets token key keys auth credential credentials name email username id length trim get set result results object obj ' +
    'field fields element control box textbox sheet row cell record entry page model view controller service client server session cookie header headers query test utils helper'
  ).split(' '),
);

const dotted = /^[A-Za-z]\w{1,30}[?!]?\.[A-Za-z]\w{1,30}$/;

/** `Maple7.street`, `Harbour?.lane48`: two words and a number, as people make passwords, that no member of an object is called. */
export function isDottedPassword(value: string): boolean {
  if (!dotted.test(value) || !/\d/.test(value) || !/[A-Z]/.test(value) || !/[a-z]/.test(value)) return false;
  return splitWords(value).every((word) => !codeWords.has(word.replace(/\d+/g, '')));
}
