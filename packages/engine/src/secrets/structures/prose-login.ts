import type { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { firstOfNumberedWords } from '../values/numbered-words.ts';
import { randomness } from '../values/randomness.ts';
import { literalParts } from '../values/references.ts';
import { isTypedPassword } from '../values/typed-password.ts';
import { looksLikeSecret } from './looks-like-secret.ts';
import { isSampleLogin } from './sample-login.ts';

/** Words before a user and a password. */
export const loginWords = [
  'login: ',
  'logins: ',
  'account: ',
  'zugang: ',
  'zugangsdaten: ',
  'identifiants : ',
  'identifiants: ',
  'acceso: ',
  'accès: ',
  'user: ',
  'login is ',
  'log in as ',
  'login as ',
  'logged in as ',
  'sign in as ',
  'log in with ',
  'login with ',
  'sign in with ',
  'sign in: ',
  'sign-in: ',
] as const;

/** Users in brackets after a URL, before their password. */
export const bracketedUsers = ['(admin', '(root', '(administrator', '(operator'] as const;

const window = 220;

/** Reads `https://desk.dev (admin / password)`. The password needs a symbol, unlike a pair of roles. */
export function readBracketedLogin(scan: TextScan, at: number): void {
  const match = /^ ?[/:|] ?([^\s"'`()|]{8,64})\)/.exec(scan.text.slice(at, at + window));
  const [whole = '', password = ''] = match ?? [];
  if (!isTypedPassword(password)) return;
  const verdict = judge('password', 'password', password);
  if (verdict === null) return;
  const end = at + whole.length - 1;
  scan.add({ start: end - password.length, end, ...verdict, confidence: 'medium' });
}

/** Reads `Login: mia / password`. The separator has spaces around it, unlike in a path; `at` is the offset after the words. */
export function readProseLogin(scan: TextScan, at: number): void {
  const match = /^ {0,3}["'`]?([\w.@+-]{2,60})["'`]? (\/|\||and|und|et|y|e) ["'`]?([^\s"'`,;|]{6,120})/.exec(
    scan.text.slice(at, at + window),
  );
  if (match === null) {
    readJoinedLogin(scan, at);
    return;
  }
  const [whole, user = '', tie = '', written = ''] = match;
  const password = written.replace(/[.)]+$/, '');
  if (password === '' || !looksLikeSecret(password) || !looksLikePassword(password)) return;
  // Two services may be named side by side too.
  if (/[a-z]/.test(tie) && !isTypedPassword(password)) return;
  if (isSampleLogin(user, password) || literalParts(password) !== null) return;
  const verdict = judge('password', 'password', password);
  if (verdict === null || verdict.class === 'default' || verdict.class === 'weak') return;
  const start = at + whole.length - written.length;
  scan.add({ start, end: start + password.length, ...verdict, confidence: 'medium' });
}

/** Reads `Log in with mia:password`. Paths, scopes and ports are joined like this too, so the password must look made for the purpose. */
function readJoinedLogin(scan: TextScan, at: number): void {
  const match = /^ {0,3}["'`]?([A-Za-z][\w.@+-]{1,60}):([^\s"'`,;|/:][^\s"'`,;|]{7,80})/.exec(
    scan.text.slice(at, at + window),
  );
  const [whole = '', user = '', written = ''] = match ?? [];
  const password = written.replace(/[.)]+$/, '');
  if (!isUnmistakable(password) || isSampleLogin(user, password) || literalParts(password) !== null) return;
  const verdict = judge('password', 'password', password);
  if (verdict?.class !== 'named') return;
  const start = at + whole.length - written.length;
  scan.add({ start, end: start + password.length, ...verdict, confidence: 'medium' });
}

/** Whether a value can be nothing but a password: typed with symbols, or generated. */
function isUnmistakable(value: string): boolean {
  return (
    isTypedPassword(value) || (/[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value) && randomness(value) > 0)
  );
}

/** Words after a user and a password joined by a colon or a slash. */
export const basicAuthPhrases = [
  ' for basic auth',
  ' as basic auth',
  ' via basic auth',
  ' (basic auth',
  ' to sign in',
  ' to log in',
  ' to login',
] as const;

const loginAtEnd = /(?:^|[\s"'`(])([A-Za-z][\w.@+-]{1,40})([:/])([^\s"'`/:]{8,80})["'`]?$/;
const loginMax = 130;

/** Reads `Use mia:password for basic auth`; `at` is the offset of the words after the login. */
export function readBasicAuthLogin(scan: TextScan, at: number): void {
  const from = Math.max(0, at - loginMax);
  const before = scan.text.slice(from, at);
  const [whole = '', user = '', tie, password = ''] = loginAtEnd.exec(before) ?? [];
  if (
    whole === '' ||
    (tie === '/' ? !isUnmistakable(password) : !looksLikeSecret(password)) ||
    isSampleLogin(user, password)
  )
    return;
  const verdict = literalParts(password) === null ? judge('password', 'password', password) : null;
  if (verdict === null) return;
  const start = from + before.lastIndexOf(password);
  scan.add({ start, end: start + password.length, ...verdict, confidence: 'medium' });
}

/** Whether a value looks like a password, unlike a name with a number: `mia / desk-2`. */
function looksLikePassword(value: string): boolean {
  if (firstOfNumberedWords(value) !== null) return true;
  return /\d/.test(value) && (/[!#$%^&*+=?_~]/.test(value) || (/[a-z]/.test(value) && /[A-Z]/.test(value)));
}
