import {
  excludingWords,
  keyWords,
  otherKeyWords,
  passwordWords,
  publicWords,
  secretPairs,
  secretWords,
  transparentWords,
} from './name-words.ts';
import { splitWords } from './placeholders.ts';

/** What a key promises of its value: a password, a credential, something key-like, something public or a name, nothing. */
export type NameClass = 'password' | 'secret' | 'key' | 'excluded' | 'neutral';

/** Names are short; longer ones are texts. */
const nameMax = 80;
const remembered = new Map<string, NameClass>();
const rememberedMax = 4_000;

export function classifyName(name: string): NameClass {
  if (name.length > nameMax) return 'neutral';
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const result = classifyWords(nameWords(name));
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(name, result);
  return result;
}

/** The words of a name in lower case; a glued one is cut before what it ends with: `MYAPITOKEN` gives `myapi token`. */
export function nameWords(name: string): readonly string[] {
  return splitWords(name.replace(/([\p{Lu}\p{N}])(\p{Lu}\p{Ll})/gu, '$1 $2')).flatMap(unglue);
}

const gluedEndings = [
  'password',
  'passwort',
  'passwd',
  'passphrase',
  'secret',
  'token',
  'apikey',
  'secretkey',
  'accesskey',
  'privatekey',
  'authkey',
  'credentials',
  'credential',
] as const;

/** Cuts a word into one that tells something and what is glued to it: `MYAPITOKEN`, `dbpassword`, `tokens`, `apikey1`. */
function unglue(word: string): readonly string[] {
  if (secretWords.has(word) || passwordWords.has(word)) return [word];
  const counted = /^(\p{L}+?)(\d{1,3})$/u.exec(word);
  if (counted?.[1] !== undefined && counted[2] !== undefined) return [...unglue(counted[1]), counted[2]];
  for (const ending of gluedEndings) {
    if (word.endsWith(ending) && word.length > ending.length) return [word.slice(0, -ending.length), ending];
    const rest = word.startsWith(ending) ? word.slice(ending.length) : '';
    if (rest === 's') return [ending];
    if (transparentWords.has(rest) || excludingWords.has(rest)) return [ending, rest];
  }
  return [word];
}

function classifyWords(words: readonly string[]): NameClass {
  for (let i = words.length - 1; i >= 0; i--) {
    const own = classifyAt(words, i);
    if (own === 'neutral') continue;
    return refine(own, words, i);
  }
  const last = words.at(-1);
  return last !== undefined && excludingWords.has(last) ? 'excluded' : 'neutral';
}

function classifyAt(words: readonly string[], i: number): NameClass {
  const word = words[i] ?? '';
  if (passwordWords.has(word)) return 'password';
  if (secretWords.has(word)) return 'secret';
  if (i > 0 && secretPairs.has(`${words[i - 1]} ${word}`)) return 'secret';
  return keyWords.has(word) ? 'key' : 'neutral';
}

/** What stands around the telling word may exclude it or make it doubtful. */
function refine(own: NameClass, words: readonly string[], i: number): NameClass {
  const before = words.slice(0, i);
  const after = words.slice(i + 1);
  if (after.some((word) => excludingWords.has(word))) return 'excluded';
  if (before.some((word) => publicWords.has(word))) return 'excluded';
  if (own === 'key' && before.some((word) => otherKeyWords.has(word))) return 'excluded';
  const clear = after.every((word) => transparentWords.has(word) || /^\d{1,4}$/.test(word));
  return clear ? own : 'key';
}
