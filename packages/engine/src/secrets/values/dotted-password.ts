import { firstOfNumberedWords } from './numbered-words.ts';
import { splitWords } from './placeholders.ts';

/** Common names of objects and their members in code. */
const codeWords = new Set(
  (
    'config configuration conf cfg env environ process settings options opts args argv params param props state ctx context self this user users account admin login ' +
    'req request res response body form data json item items input inputs output outputs event events payload message msg node step steps values value val text string ' +
    'content password passwd pwd pass pw secret secrets token key keys auth credential credentials name email username id length trim get set result results object obj ' +
    'field fields element control box textbox sheet row cell record entry page model view controller service client server session cookie header headers query test tests testing case utils helper table column col idx index version release'
  ).split(' '),
);

const dotted = /^[A-Za-z]\w{1,30}[?!]?\.[A-Za-z]\w{1,30}$/;

/** `Maple7.street`, `Harbour?.lane48`: whether a value is two words and a number, as people make passwords, and not a member of an object. */
export function isDottedPassword(value: string): boolean {
  const isMixed = dotted.test(value) && /\d/.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value);
  if (!isMixed && firstOfNumberedWords(value) === null) return false;
  return splitWords(value).every((word) => !codeWords.has(word.replace(/\d+/g, '')));
}
