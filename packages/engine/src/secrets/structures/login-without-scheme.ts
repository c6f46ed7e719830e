import type { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { randomness } from '../values/randomness.ts';
import { literalParts } from '../values/references.ts';
import { isTypedPassword } from '../values/typed-password.ts';

/** Logins without a scheme, as people write them in messages: `user:password@host`. */

const before = /(?:^|[\s"'`(<=,])([\w.+-]{2,40}):([^\s:/\\"'`<>{}]{8,64})$/;
const beforeMax = 110;
/** A domain name or an IPv4 address, and not the beginning of something longer. */
const host = /^(?:(?:[a-z\d-]{1,60}\.){1,5}[a-z]{2,24}|\d{1,3}(?:\.\d{1,3}){3})(?![\w@-])/i;
const hostMax = 200;

/** Labels of e-mail addresses, which are no users: `E-Mail:mia.2031@desk.dev`. */
const label =
  /^(?:e-?mail|mail|mailto|sips?|xmpp|acct|contact|kontakt|from|to|cc|bcc|reply-?to|user|username|sha\d{1,3})$/i;
/** Programs and words that log in somewhere. */
const loginProgram = /(?:^|[^\w-])(?:ssh|scp|sftp|rsync|ftp|telnet|log(?:ged)? ?in|connect)(?![\w-])[^\n]{0,24}$/i;
const capitalisedPassword = /^[A-Z][a-z]{2,20}[._-]?\d{1,6}[A-Za-z\d]{0,8}$/;

export function readLoginsWithoutScheme(scan: TextScan): void {
  const { text } = scan;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (!host.test(text.slice(at + 1, at + hostMax))) continue;
    const match = before.exec(text.slice(Math.max(0, at - beforeMax), at));
    const [whole, user = '', password = ''] = match ?? [];
    if (whole === undefined || label.test(user) || literalParts(password) !== null) continue;
    if (!isPassword(password, text.slice(Math.max(0, at - beforeMax), at - whole.length + 1))) continue;
    const verdict = judge('password', 'password', password);
    if (verdict !== null) scan.add({ start: at - password.length, end: at, ...verdict, confidence: 'medium' });
  }
}

/**
 * Whether the text before `@` is a password. Local parts of e-mail addresses have letters, digits and a few symbols, so it needs other
 * symbols, or a program that logs in before it.
 */
function isPassword(password: string, text: string): boolean {
  if (isTypedPassword(password) && !password.includes('?')) return true;
  if (!/\d/.test(password) || !loginProgram.test(text)) return false;
  return capitalisedPassword.test(password) || randomness(password) > 0 || /[!#$%^&*]/.test(password);
}
