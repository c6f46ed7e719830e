import { wordSet } from '../../text/word-set.ts';

const users = wordSet('user username usr name login myuser your_user youruser u foo');
const passwords = wordSet('pass password passwd pwd pw secret token mypassword mypass p bar x-oauth-basic');

/** Whether user and password are those of documentation. */
export function isSampleLogin(user: string, password: string): boolean {
  return users.has(user.toLowerCase()) && passwords.has(password.toLowerCase());
}

const userBefore =
  /(?<![A-Za-z])(?:user|login)(?:[-_ ]?name)?["'`]?\s{0,3}[:=]\s{0,3}["'`]?([\w.-]{1,20})["'`]?\s{0,3}[,;&]?\s{0,10}["'`]?$/i;
const userWindow = 70;

/** `username: 'user', password: 'pass'`: whether user and password are a sample, given in two members. */
export function isSampleLoginMember(text: string, nameStart: number, password: string): boolean {
  if (!passwords.has(password.toLowerCase())) return false;
  const user = userBefore.exec(text.slice(Math.max(0, nameStart - userWindow), nameStart))?.[1];
  return user !== undefined && isSampleLogin(user, password);
}

const genericUsers = new Set(['user', 'your', 'some', 'test', 'name', 'the', 'sample', 'example']);

/** `botuser:botpass`: whether the password is the user's name and a word for a password, as people set up at first and forget to change. */
export function isDerivedFromUser(user: string, password: string): boolean {
  const [, stem = ''] = /^([a-z]{3,20}?)[_-]?(?:pass|passwd|password|pwd|secret)$/i.exec(password) ?? [];
  return stem !== '' && user.toLowerCase().startsWith(stem.toLowerCase()) && !genericUsers.has(stem.toLowerCase());
}

/** Host names of documentation. */
const sampleHost = /^(?:host(?:name)?|server|(?:.{1,60}\.)?example(?:\.(?:com|org|net|edu))?)$/i;

export function isSampleHost(host: string): boolean {
  return sampleHost.test(host);
}

/** Host names with a placeholder: `db.xxxxx.acme.dev`, `your-project.acme.dev`. */
const placeholderHost =
  /(?:^|\.)(?:x{3,}|your[-_][a-z][\w-]{0,40}|your(?:domain|host|server|project|company|database|db))(?:[.:]|$)/i;

export function isPlaceholderHost(host: string): boolean {
  return placeholderHost.test(host);
}
