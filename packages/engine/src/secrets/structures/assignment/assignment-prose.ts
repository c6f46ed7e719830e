import { excludingWords } from '../../values/name-words.ts';
import { firstOfNumberedWords } from '../../values/numbered-words.ts';
import { splitWords } from '../../values/placeholders.ts';
import { randomness } from '../../values/randomness.ts';
import { introducesPassword } from './introducing-words.ts';
import { userWordForms } from './user-words.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

const lookBack = 120;

/** Whether a value in prose is a password although it looks like a word or a number: the surrounding words must leave no doubt. */
export function isStatedPassword(text: string, nameStart: number, nameEnd: number, value: Range): boolean {
  const written = text.slice(value.start, value.end);
  const before = text.slice(Math.max(0, nameStart - lookBack), nameStart);
  if (/^pin$/i.test(text.slice(nameStart, nameEnd)))
    return isStatedPin(before, text.slice(nameEnd, value.start), written);
  if (isMixedWithSymbol(written) && !/^pass$/i.test(text.slice(nameStart, nameEnd))) return true;
  if (before.endsWith('(') && /^[!?]?\)/.test(text.slice(value.end, value.end + 2)) && isPasswordInBrackets(written))
    return true;
  if (isIntroducedPassword(before, text.slice(nameStart, nameEnd), written, text.slice(value.end, value.end + 12)))
    return true;
  if (/^\d+$/.test(written)) return isStatedNumber(text, nameStart, nameEnd, value);
  if (!/^[A-Za-z]{6,40}$/.test(written)) return false;
  return isLoginBlock(before, text.slice(value.end, value.end + 3)) || followsUserWords(before, written);
}

/** `desk@host (password Harbour482)`: whether the words in brackets can be nothing but the name and a password. */
function isPasswordInBrackets(written: string): boolean {
  if (written.length < 8 || algorithm.test(written)) return false;
  const [, word] = /^(\p{L}{4,30})\d{2,6}[!?]?$/u.exec(written) ?? [];
  if (word !== undefined) return !excludingWords.has(word.toLowerCase());
  return isNumberedWords(written) || (/\d/.test(written) && randomness(written) > 0);
}

/** Languages whose verb comes last: `şifresi … olarak`, `पासवर्ड … है`. */
const finalVerb =
  /^["'`”»]?(?: (?:olarak|ile|kullan(?:ın|ınız)?|है|हैं|का|입니다|です)(?=[\s.,।]|$)|['’](?:d[ıiuü]r|t[ıiuü]r)(?![\p{L}\d])|です|を|で|입니다|로|으로|을|를)/u;
/** The clause ends, or continues with a function word. */
export const clauseEnd =
  /^["'`”“»]?(?:[.,;:!?)\n]|$| (?:and|or|to|for|when|then|on|at|in|if|und|oder|an|ein|bei|auf|wenn|et|ou|pour|puis|y|o|para|luego|e|ou|depois|poi|per|en|och|att|i|a|pentru|la|ca|ve|ile|untuk|dan|pro|na|do|za|ja|para|als|om|naar|voor|till|til|для|за|в|на|för|și|când|în|için|để|khi|és|hogy|и|та|або|чтобы|щоб)(?![\p{L}\d])| ?[。，、\p{Lo}])/u;
/** A capitalised word with digits, as people make passwords, or several with hyphens. camelCase would be an identifier. */
export const capitalisedPassword =
  /^(?=\D{3,60}\d)[A-Z][a-z]{2,20}(?:(?:-[A-Z][a-z]{2,20}){0,3}[_-]?\d{1,6}[_-]?(?:[A-Z]?[a-z]{1,20})?|[_-][a-z]{1,20}\d{1,6}|\.\d{2,6})$/;

/** Letters of both cases, at least two digits and a symbol. */
const passwordWithSymbol =
  /^(?=[^a-z]{0,60}[a-z])(?=[^A-Z]{0,60}[A-Z])(?=\D{0,60}\d\D{0,60}\d)(?=\w{0,60}[^\s\w])[A-Za-z\d]\S{9,60}$/;
const codeOrPlaceholder =
  /pbkdf|argon2|hmac|sha-?\d{3}|^[\w.]+\(\w{0,40}\)|[<{[]\w{1,40}[>}\]]|:\/\/|\$[({]|\{\{|^\w+(?:[./:-]\w+)+$/;

/** `garden-lantern_712`: words and a number. The first word must not be a property of passwords, such as `rules`. */
export function isNumberedWords(written: string): boolean {
  const first = firstOfNumberedWords(written);
  return first !== null && !excludingWords.has(first);
}

/** A user name directly before the password: `Gebruikersnaam desk en wachtwoord …`. */
const besideUserName = new RegExp(
  `(?:^|[^\\p{L}])(?:${userWordForms}):? [\\w.@-]{2,30}(?:,| en| und| y| e| et| och| og| ja| a| i| și| ve| dan| và| és| та| и| and) (?:(?:het|das|la|le|the|كلمة|وكلمة) )?$`,
  'iu',
);

/** `паролем`, `jelszóval`: with the password, in languages that say so by the ending of the word. */
const withPassword =
  /^(?:паролем|лозинком|hasłem|heslem|heslom|geslom|lozinkom|slaptažodžiu|jelszóval|salasanalla|parooliga|בסיסמה)$/iu;

/** The name begins a sentence or a line. */
const sentenceStart =
  /(?:^|\n[ \t]{0,12}(?:[-*•] )?|[.!?] |\p{Extended_Pictographic}\ufe0f? )(?:(?:The|Das|Het|Le|La|El|A|O) )?(?:[Mm]ot de |[Kk]ata |[Mm]ật )?$/u;
const copula = /^["'`”“»]? (?:is|ist|gilt|est|es|é|è|jest|je|este|är|er|this|vale)(?![\p{L}\d])/u;

/** Numbers of years and of products, as in `Server2019` and `Office365`. */
const versionNumber = /^(?:(?:19|20)\d\d|365|1\d)$/;

/** `Passwort Harbour482 gilt für alle.`: whether a sentence starts with the name and the password, which is no part of a compound such as `Policy2024`. */
function isLabelled(written: string, behind: string): boolean {
  const number = /\d{2,}/.exec(written)?.[0];
  if (number === undefined || versionNumber.test(number)) return false;
  if (!clauseEnd.test(behind) && !copula.test(behind)) return false;
  return splitWords(written).every((word) => !excludingWords.has(word.replace(/\d+$/, '')));
}

function isIntroducedPassword(before: string, name: string, written: string, behind: string): boolean {
  if (written.length < 8) return false;
  if (passwordWithSymbol.test(written) && !codeOrPlaceholder.test(written))
    return introducesPassword(before) || withPassword.test(name) || finalVerb.test(behind);
  if (algorithm.test(written) || !(capitalisedPassword.test(written) || isNumberedWords(written))) return false;
  return (
    finalVerb.test(behind) ||
    (sentenceStart.test(before) && isLabelled(written, behind)) ||
    (clauseEnd.test(behind) &&
      (introducesPassword(before) || withPassword.test(name) || besideUserName.test(before.slice(-60))))
  );
}

/**
 * `the password Maple#Street7`: whether a value has letters of both cases, a digit and a symbol. Names of algorithms may have these too.
 */
export function isMixedWithSymbol(written: string): boolean {
  if (
    !/^(?=[^\s]{0,60}[a-z])(?=[^\s]{0,60}[A-Z])(?=[^\s]{0,60}\d)(?=[^\s]{0,60}[!#$%&*+=?@^~])[^\s:/\\<>{}()[\]]{8,60}$/.test(
      written,
    )
  )
    return false;
  return !algorithm.test(written);
}

/** Names of algorithms, formats and versions. The short ones occur in generated passwords by chance, so nothing else may stand around them. */
export const algorithm =
  /pbkdf|argon|crypt|sha-?\d|hmac|base\d|oauth|saml|oidc|(?:aes|utf|rfc|jwt|tls|ssl)(?![a-z])|(?<![a-z\d])v\d/i;

/** A line with the user directly above a line that has only the password. */
const userLine =
  /(?:^|\n)[^\n:=]{0,24}(?:user|user ?name|login|e-?mail|account|benutzer|benutzername|nutzer|usuario|usuário|utilisateur|identifiant|utente|gebruiker|логин|用户名|ユーザー名)[*_`"']{0,3}[ \t]{0,3}[:=：][*_]{0,2}[ \t]{0,4}[^\s]{2,60}[ \t]{0,4}\r?\n[ \t>*_-]{0,12}$/iu;

function isLoginBlock(before: string, behind: string): boolean {
  return /^[`"']?[ \t]{0,2}(?:\r?\n|$)/.test(behind) && userLine.test(before);
}

/** A user before the password: `as desk with password …`. */
const userWords =
  /\b(?:as|als|como|user|username|login|account|with)(?: is|:)? ["'`]?[^\s,;"'`]{2,40}["'`]?,? (?:and|with|using|und|mit|y|con|et|avec)(?: the| the same)? $/i;
/** Endings of words that describe passwords or follow them as nouns. */
const ordinaryEnd =
  /(?:tion|tions|ment|ments|ity|able|ible|ing|ed|er|ers|ness|ance|ence|ive|ly|al|ic|ful|less|ess|age|ure|ies|[^s]s)$/i;
const wordMin = 9;

function followsUserWords(before: string, written: string): boolean {
  return written.length >= wordMin && !ordinaryEnd.test(written) && userWords.test(before);
}

/** A user or account id before a PIN: `My id is A-2`. */
const idBeforePin =
  /\b(?:id|login|user|username|customer|client|account|member|card)(?: number| no\.?)?(?: is|:|=)? {0,2}["'`]?[\w.@-]{2,40}["'`]?,? (?:and )?$/i;

/** `use PIN 4862`, `The PIN is 4862`, `id A-2, PIN 4862`: whether a PIN is stated. Indian postal codes are called PIN too. */
function isStatedPin(before: string, between: string, written: string): boolean {
  if (!/^\d{4,8}$/.test(written) || /(?:address|postal|city|district|state|india)\b[^\n]{0,60}$/i.test(before))
    return false;
  if (/^\s{0,2}(?:[:=]|is|lautet|ist|est|es)/.test(between)) return true;
  return (
    /\b(?:use|enter|type|dial|say|with|the|mit|door|card|alarm|sim|phone|safe) (?:the |your |my )?$/i.test(before) ||
    (written.length !== 6 && idBeforePin.test(before))
  );
}

const passwordNames =
  /^(?:password|passwort|kennwort|passcode|passe|contraseña|senha|wachtwoord|hasło|heslo|пароль|lösenord|salasana|şifre|密码|密碼|パスワード|비밀번호)$/iu;
/** A separator or verb between the name and the number. */
const numberSeparator =
  /^["'*_`]{0,3}\s{0,2}(?:[:：=]|是|は|는|(?:is|ist|lautet|est|es|é|è|to|je|är)(?= ))[:\s"'*_`„“«]{0,4}$/u;
const numberEnd = /^["'*_`”“»]{0,3}(?:[.,;!)。，]?[ \t]{0,3}(?:[\r\n]|$)|[.,;)] |[。，]| (?:and|und|et|y|e|i|и)\b)/u;
/** Rules about passwords contain numbers of characters, days and attempts. */
const aboutRules =
  /(?<!\p{L})(?:min|max|length|least|most|longer|shorter|than|mindestens|höchstens|reset|forgot|expire\w{0,2})(?!\p{L})[^\n]{0,60}$/iu;

/** `Password: 48291736`, `The password is 98765432.`: whether only digits follow the name, and they count nothing. */
function isStatedNumber(text: string, nameStart: number, nameEnd: number, { start, end }: Range): boolean {
  // `--password 48291736`
  const isFlag = text.startsWith('--', nameStart - 2) && /^ {1,2}["']?$/.test(text.slice(nameEnd, start));
  if (isFlag && end - start >= 6) return /^["'`]?(?:\s|[;&|)]|$)/.test(text.slice(end, end + 2));
  if (end - start < 6 || end - start > 12 || !passwordNames.test(text.slice(nameStart, nameEnd))) return false;
  if (!numberSeparator.test(text.slice(nameEnd, start)) || !numberEnd.test(text.slice(end, end + 10))) return false;
  return !aboutRules.test(text.slice(Math.max(0, nameStart - lookBack), nameStart));
}

/** `PBKDF2WithHmacSHA256`: whether a value is the name of an algorithm. */
export function isAlgorithm(written: string): boolean {
  return /^[A-Za-z\d/_-]{2,40}$/.test(written) && /pbkdf2|hmacsha|bcrypt|argon2|sha-?\d{3}/i.test(written);
}
