import { excludingWords } from '../../values/name-words.ts';
import { firstOfNumberedWords } from '../../values/numbered-words.ts';
import { randomness } from '../../values/randomness.ts';
import { findUnquotedEnd } from '../unquoted-end.ts';

/** A statement with a few words between the name and its verb: `The password for the staging server is …`. */
const statement =
  /^(?: (?:[\p{L}'’-]{1,16}|["`][\w.@-]{1,32}["`])){1,5} (?:is|was|ist|lautet|war|es|era|est|é|è|jest|är|er|je|este|adalah|là|είναι|هي|هو|היא|है)(?::| :)? (?=\S*\d)(?=\S*[A-Za-z])(?=[^\s,;]{8})|^(?:(?: [\p{L}'’-]{1,16}){1,5}| \([^()\n]{1,24}\)) ?[:=] (?=\S*(?:\d|[a-z][A-Z]))(?=\S*[A-Za-z])(?=[^\s,;]{8})/u;
const statementMax = 140;

/** A change or a relative clause: `password has been changed to …`, `password, which is …`. */
const changeStatement =
  /^(?:(?: (?:has|have|was|were|is|are|been|now|just|recently)){1,4} (?:changed|set|reset|updated|switched|rotated) to|, (?:which|that) (?:is|was)) ["'`“]?(?=\S*\d)(?=\S*[A-Za-z])(?=[^\s,;]{8})/;
/** After `password was changed to`, a value of letters and digits cannot be a word for a state. */
const changedTo = /(?:changed|set|reset|updated|switched|rotated) to ["'`“]?$/;
const mixedValue = /^(?=\D{0,60}\d)(?=[^A-Za-z]{0,60}[A-Za-z])[\w!#$%&*+?@^~-]{8,60}$/;

/**
 * Verbs of Polish (`Hasło do bazy to …`) and Finnish, and the dash of Russian (`Пароль администратора — …`), after which the value needs
 * letters, digits and a symbol.
 */
const polishVerb = /^(?: \p{L}{1,16}){0,4} to (?=\S*\d)(?=\S*[A-Za-z])(?=[^\s,;]{8})/u;
const finnishVerb = /^(?: \p{L}{1,16}){0,3} on:? (?=\S*\d)(?=\S*[A-Za-z])(?=[^\s,;]{8})/u;
const dashStatement =
  /^(?: [\p{L}'’-]{1,16}){1,5} (?:[—–→]|[-=]>) (?=\S*\d)(?=\S*[A-Za-z])(?=\S*[!#$%&*?@^~])(?=[^\s,;]{8})/u;

/** A question and a labelled answer, on the same line or below: `Q: What is the password?`. */
const labelledAnswer =
  /^\?["'*]{0,3}(?:[ \t]{0,3}\r?\n\s{0,12}(?:[-*] )?|[ \t]{1,3})\**(?:A|[Aa]nswer|[Aa]ntwort|R|[Aa]ssistant|AI|ai|[Bb]ot|[Aa]gent)\**[:.]\**[ \t]{0,3}(?:(?:[Ii]t is|[Ii]t’s|[Ii]t's|The password is|Es ist|Es lautet|Das Passwort (?:ist|lautet)|C'est|Es|È) )?["'`]?(?=[^\s]{6,80}[ \t]{0,3}(?:\r?\n|$))/;
/** `The password? It’s …`. */
const spokenAnswer =
  /^\?["'*]{0,3} (?:[Ii]t(?:['’]s| is)|[Ee]s ist|[Cc]['’]est|[Ee]s) ["'`]?(?=\S{0,60}\d)(?=\S{0,60}[A-Za-z])(?=[^\s]{8,80}[ \t]{0,3}(?:\r?\n|$))/;
/** An answer without a label: it must be alone on the next line, with letters of both cases and digits. */
const bareAnswer =
  /^\?["'*]{0,3}[ \t]{0,3}\r?\n\s{0,12}["'`]?(?=\S{0,60}[a-z])(?=\S{0,60}[A-Z])(?=\S{0,60}\d)(?=\S{8,80}[ \t]{0,3}(?:\r?\n|$))/;

/** The rest of a question after the name: `password for the printer?`. */
const questionEnd = /^(?: [\p{L}'’-]{1,16}){1,6}(?=\?)/u;

export function findAnswer(text: string, nameEnd: number): number {
  const next = text.charCodeAt(nameEnd);
  const asked = next === 32 ? (questionEnd.exec(text.slice(nameEnd, nameEnd + 100))?.[0].length ?? -1) : 0;
  const at = nameEnd + asked;
  if (asked === -1 || text.charCodeAt(at) !== 63) return -1;
  const behind = text.slice(at, at + 240);
  const match = labelledAnswer.exec(behind) ?? spokenAnswer.exec(behind) ?? bareAnswer.exec(behind);
  return match === null ? -1 : at + match[0].length;
}

/** Reads verbs that other languages do not use as such: Polish `to` and Finnish `on`. */
function readLanguageVerb(text: string, nameEnd: number, behind: string): RegExpExecArray | null {
  const name = text.slice(Math.max(0, nameEnd - nameMax), nameEnd);
  if (/(?:hasł[oa]|klucz)$/i.test(name)) return polishVerb.exec(behind);
  return /salasana(?:si|ni)?$/i.test(name) ? finnishVerb.exec(behind) : null;
}

const nameMax = 12;

const lettersFloor = 4;

const passwordName = /(?:passwor[dt]|kennwort|passe|senha|contraseña|wachtwoord)$/i;
/** `harbourlane482`: as people make passwords. Names of encodings and algorithms are shorter. */
const wordWithNumber = /^[a-z]{8,30}\d{2,6}$/;

function isMadeOfWords(value: string): boolean {
  return wordWithNumber.test(value) || firstOfNumberedWords(value) !== null;
}

/** `Use the password below to go on:` above a password on its own line. Returns the offset after the colon, or -1. */
export function findAnnouncedEnd(text: string, nameEnd: number): number {
  if (text.charCodeAt(nameEnd) !== 32) return -1;
  const words = /^(?: [\p{L}'’-]{1,16}){1,6}:(?=\r?\n)/u.exec(text.slice(nameEnd, nameEnd + statementMax));
  if (words === null || words[0].split(/[ :]/).some((word) => excludingWords.has(word.toLowerCase()))) return -1;
  return nameEnd + words[0].length;
}

/** Returns the offset of a stated value, or -1. */
export function findStatedValue(text: string, nameEnd: number): number {
  const next = text.charCodeAt(nameEnd);
  if (next !== 32 && next !== 44) return -1;
  const behind = text.slice(nameEnd, nameEnd + statementMax);
  const changed = changeStatement.exec(behind);
  const ownVerb = changed === null ? readLanguageVerb(text, nameEnd, behind) : null;
  const match = changed ?? ownVerb ?? statement.exec(behind) ?? dashStatement.exec(behind);
  // `The token name is …`
  if (match === null || (changed === null && excludingWords.has(match[0].split(' ')[1]?.toLowerCase() ?? '')))
    return -1;
  const at = nameEnd + match[0].length;
  const from = '"\'`“„«'.includes(text.charAt(at)) ? at + 1 : at;
  const value = text.slice(from, findUnquotedEnd(text, from));
  if ((ownVerb !== null || changedTo.test(match[0])) && mixedValue.test(value)) return at;
  if (passwordName.test(text.slice(Math.max(0, nameEnd - nameMax), nameEnd)) && isMadeOfWords(value)) return at;
  // Without digits, changes of case may be those of a camelCase name.
  return randomness(value) > (/\d/.test(value) ? 0 : lettersFloor) || /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/.test(value)
    ? at
    : -1;
}
