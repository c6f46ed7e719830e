import type { TextScan } from '../search/text-scan.ts';
import { judge, judgePossible, type Verdict } from '../values/judge.ts';
import { classifyName } from '../values/names.ts';

const pairsMax = 60;

/** `name=value; name=value`: session values are random whatever their name. */
export function readCookies(scan: TextScan, start: number, end: number): void {
  let at = start;
  for (let pairs = 0; pairs < pairsMax && at < end; pairs++) {
    const line = scan.text.slice(at, end);
    const stop = line.indexOf(';') === -1 ? line.length : line.indexOf(';');
    const equals = line.slice(0, stop).indexOf('=');
    if (equals > 0) {
      const name = line.slice(0, equals).trim();
      const value = line.slice(equals + 1, stop);
      const verdict = judgeCookie(name, value);
      if (verdict !== null) {
        scan.add({ start: at + equals + 1, end: at + stop, ...verdict, kind: 'cookie', title: 'Session cookie' });
      }
    }
    at += stop + 1;
  }
}

/** Session, token and authentication cookies are credentials; of others what looks random is. */
function judgeCookie(name: string, value: string): Verdict | null {
  const own = classifyName(name);
  return judge(own === 'key' ? 'secret' : own, name, value) ?? judge('key', name, value) ?? judgePossible(value);
}
