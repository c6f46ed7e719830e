import { isForgedMask } from '../mask.ts';
import { emptyWords, placeholderPhrases, placeholderWords } from './placeholder-words.ts';
import { randomness } from './randomness.ts';

const words = new Set(Object.values(placeholderWords).flatMap((line) => line.split(' ')));
const phrases = new RegExp(placeholderPhrases.map(escapeExpression).join('|'), 'i');

/** Crosses in place of characters: `sk_test_xxx`. */
const crossedOut = /(?<![A-Za-z\d])(?:x{3,}|X{3,})(?![A-Za-z\d])|x{5}|X{5}/;
/** In a token of at least this length, three crosses may occur by chance. */
const crossesByChanceFrom = 40;

/** A placeholder in leetspeak: `y0ur app1 p4ss w0rd`. */
const leetspeak = /^y0ur[ _-]/i;

function isCrossedOut(value: string): boolean {
  const crosses = crossedOut.exec(value)?.[0];
  if (crosses === undefined) return false;
  return crosses.length > 4 || value.length < crossesByChanceFrom || randomness(value) < value.length / 8;
}

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Longer runs are not words. */
const segmentedMax = 32;

/** Placeholders are short; a longer text is judged by its first part. */
const judgedMax = 240;
const emptyWordMax = 24;

/** Whether a text is a placeholder for a secret, in any language. */
export function isPlaceholder(text: string): boolean {
  const value = text.trim();
  if (value.length < 3) return true;
  if (isForgedMask(value)) return false;
  if (value.length <= emptyWordMax && emptyWords.has(value.toLowerCase())) return true;
  if (isEnclosed(value) || isType(value) || leetspeak.test(value)) return true;
  const judged = value.length > judgedMax ? value.slice(0, judgedMax) : value;
  if ((phrases.test(judged) && !containsKey(judged)) || isCrossedOut(judged) || isMonotonous(judged)) return true;
  // Letters beyond ASCII occur in words, never in tokens.
  return (/[\u00c0-\uffff]/.test(judged) || !looksGenerated(judged)) && describesItself(judged);
}

/** Minimum length of a generated part: in `sk-YOUR_KEY_HERE-api03-…`, words replace only the beginning of a key. */
const keyMin = 24;

function containsKey(value: string): boolean {
  return value.split(/[^A-Za-z\d]+/).some((part) => part.length >= keyMin && randomness(part) >= 8);
}

const typeWord =
  '(?:string|str|text|number|int|integer|float|bool|boolean|null|none|undefined|object|dict|array|list|any|optional|required)';
const types = new RegExp(
  `^(?:${typeWord}(?:\\s{0,2}[|,]\\s{0,2}${typeWord}){1,5}|(?:optional|union)\\[\\s{0,2}${typeWord}(?:\\s{0,2},\\s{0,2}${typeWord}){0,5}\\s{0,2}\\])$`,
  'i',
);

/** `varchar(64)`, `char(32) not null`: a column's type in SQL. */
const columnType =
  /^(?:n?(?:var)?char|(?:var)?binary|varchar2|bit|text|string|blob)\s?\(\d{1,6}\)(?: not null| null| unique)?$/i;

/** Whether a text is a type: `string|null`, `Optional[str]`, `varchar(64)`. */
function isType(value: string): boolean {
  return value.length <= judgedMax && (types.test(value) || columnType.test(value));
}

/** Whether a text, or a long enough part of it, looks generated: `bb_test_or_Ul3c9qFfZxXx`. */
function looksGenerated(value: string): boolean {
  // Words of other languages contain letter pairs that are rare in English.
  if (randomness(value) >= 0 && !isWords(value)) return true;
  return value.split(/[^A-Za-z\d]+/).some((part) => part.length >= 10 && randomness(part) >= 4);
}

/** Whether a text is short words with separators, without changes of case inside a word. */
function isWords(value: string): boolean {
  return (
    value.length <= segmentedMax &&
    /^(?:[A-Z]?[a-z]{1,11}|[A-Z]{1,12})(?:[-_. ](?:[A-Z]?[a-z]{1,11}|[A-Z]{1,12})){0,6}$/.test(value)
  );
}

/** Whether a text is words in brackets: `<YOUR KEY>`, `[token]`, `{{key}}`. */
function isEnclosed(value: string): boolean {
  const first = value.charAt(0);
  const last = value.charAt(value.length - 1);
  if (first === '<' && last === '>') return !value.includes('</') && !containsKey(value);
  if (first === '[' && last === ']') return randomness(value) < 0;
  return first === '{' && last === '}' && randomness(value) < 0;
}

/** Whether a text has few different characters, or characters that count up: `xxxx-xxxx`, `12345678`, `abc123def456`, `a1b2c3d4`. */
export function isMonotonous(text: string): boolean {
  const { length } = text;
  if (length < 4) return false;
  const distinct = countDistinct(text);
  if (distinct <= 2 || (length >= 12 && distinct <= 4) || (length >= 32 && distinct <= 6)) return true;
  if (ascending(text, 1) || (length >= 10 && ascending(text, 2))) return true;
  // `acme_abc123def456…`: the prefix of the service does not count up.
  const divided = /^[A-Za-z]{2,12}[_-](?=[A-Za-z\d]{12})/.exec(text);
  return divided !== null && ascending(text.slice(divided[0].length), 1);
}

/** Counting stops at this number of different characters. */
const distinctMax = 7;

function countDistinct(text: string): number {
  const seen: number[] = [];
  for (let i = 0; i < text.length && seen.length < distinctMax; i++) {
    const code = text.charCodeAt(i) | 32;
    if (!seen.includes(code)) seen.push(code);
  }
  return seen.length;
}

/** Whether most characters follow the one `step` positions before them in the alphabet; step 2 recognises `a1b2c3`. Case is ignored. */
function ascending(text: string, step: number): boolean {
  let steps = 0;
  let pairs = 0;
  for (let i = step; i < text.length; i++) {
    const before = text.charCodeAt(i - step) | 32;
    const here = text.charCodeAt(i) | 32;
    if (isSeparator(before) || isSeparator(here)) continue;
    pairs++;
    if (here === before + 1 || (here === 48 && before === 57) || (step === 1 && here === before)) steps++;
  }
  return pairs >= 4 && steps >= pairs * 0.62;
}

/** Whether a code that was combined with 32 is a hyphen, full stop, colon, underscore or space. */
function isSeparator(code: number): boolean {
  return code === 45 || code === 127 || code === 46 || code === 32 || code === 58;
}

/** `sin_origen`, `ohne-herkunft`: says what is missing. */
const withoutSomething = /^(?:sin|sans|ohne|senza|sem)[-_][a-z]{3,20}$/;

/** Whether the words ask for a value to be inserted, or only describe it: `my-api-key`, `deinSchlüsselHier`, `mysecretkey`. */
function describesItself(value: string): boolean {
  if (withoutSomething.test(value)) return true;
  const parts = splitWords(value);
  // Words of two letters (`tu`, `uw`) occur by chance between digits and symbols.
  const shortest = /[A-Za-z]\d|\d[A-Za-z]|[!#$%&*+=?@^~]/.test(value) ? 3 : 2;
  if (parts.some((word) => word.length >= shortest && words.has(word))) return true;
  return parts.length <= 8 && parts.every((word) => /^\d{1,4}$/.test(word) || isMadeOf(word, selfNames));
}

/** Words that only describe what the value is. */
const selfNames = byLetter(
  'password passwd pwd phrase secret token private public access refresh client session bearer encryption signing webhook database service ' +
    'account openai anthropic github gitlab slack admin value string test mock demo fake dummy local super very api app key auth user bot ' +
    'schlüssel schluessel kennwort passwort clé cle jeton clave llave contraseña chave senha chiave segreto sleutel wachtwoord klucz hasło ' +
    'ключ токен пароль секрет nyckel lösenord nøgle nøkkel avain klíč klic heslo kulcs cheie parola κλειδί kunci sandi anahtar anahtarınız şifre khóa ' +
    'master secure strong production temporary initial desired chosen jwt ssh aws gcp llm pass word code the some any old new other first second our their sample dev my db id no sk pk an a',
);

function byLetter(words: string): ReadonlyMap<number, readonly string[]> {
  const index = new Map<number, string[]>();
  for (const word of words.split(' ')) {
    const first = word.charCodeAt(0);
    index.set(first, [...(index.get(first) ?? []), word]);
  }
  return index;
}

/** Whether a word consists of one or several of the given words: `mysecretkey`. */
function isMadeOf(word: string, parts: ReadonlyMap<number, readonly string[]>): boolean {
  if (word.length > segmentedMax) return false;
  const reached = [0];
  for (const from of reached) {
    if (from === word.length) return true;
    for (const part of parts.get(word.charCodeAt(from)) ?? []) {
      const to = from + part.length;
      if (word.startsWith(part, from) && !reached.includes(to)) reached.push(to);
    }
  }
  return false;
}

/** The words of a name in snake_case, kebab-case or camelCase, or of a sentence, in lower case. */
export function splitWords(text: string): readonly string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}
