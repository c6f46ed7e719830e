import type { TextScan } from '../search/text-scan.ts';
import { isUuid } from '../values/benign.ts';
import { judge, judgePossible } from '../values/judge.ts';
import { classifyName } from '../values/names.ts';
import { looksTyped } from '../values/typed-password.ts';
import type { Verdict } from '../values/verdict.ts';

const pairsMax = 60;
/** `session="…"`: a quoted value (RFC 6265, 4.1.1) may contain the characters that separate cookies. */
const quotedPair = /^\s{0,4}[\w.-]{1,80}="[^"\n]{2,4000}"/;

/** Reads `name=value; name=value`. Session values are random, whatever their name. Returns the offset at which reading ended. */
export function readCookies(scan: TextScan, start: number, end: number): number {
  let at = start;
  for (let pairs = 0; pairs < pairsMax && at < end; pairs++) {
    const line = scan.text.slice(at, end);
    const quoted = quotedPair.exec(line)?.[0] ?? '';
    const semicolon = line.indexOf(';', quoted.length);
    const stop = semicolon === -1 ? line.length : semicolon;
    const equals = line.slice(0, stop).indexOf('=');
    if (equals > 0) {
      const name = lastWord(line.slice(0, equals).trim());
      const from = equals + (quoted === '' ? 1 : 2);
      const to = quoted === '' ? stop : quoted.length - 1;
      const verdict = judgeCookie(name, line.slice(from, to));
      if (verdict !== null) {
        scan.add({ start: at + from, end: at + to, ...verdict, kind: 'cookie', title: 'Session cookie' });
      }
    }
    at += stop + 1;
  }
  return at;
}

/** Cookie names contain no white space and no colon: `Cookie: id` gives `id`. */
function lastWord(name: string): string {
  return name.slice(Math.max(name.lastIndexOf(' '), name.lastIndexOf(':')) + 1);
}

/** `PHPSESSID`, `JSESSIONID`, `connect.sid`: cookies of web servers whose value is the session itself. */
const sessionName = /sess(?:ion)?[_-]?id$|[._-]sid$/i;
/** Of cookies with these names, a UUID is the session as well. */
const loginName = /sess|sid$|auth|login|token/i;

/** Judges session, token and authentication cookies as credentials, and others by their randomness. */
function judgeCookie(name: string, value: string): Verdict | null {
  const own = sessionName.test(name) ? 'secret' : classifyName(name);
  if (isUuid(value)) return loginName.test(name) ? judge('secret', 'session token', value) : null;
  const plain = value.includes(' ') && looksTyped(value) ? value.replaceAll(' ', '') : value;
  return judge(own === 'key' ? 'secret' : own, name, plain) ?? judge('key', name, plain) ?? judgePossible(plain);
}
