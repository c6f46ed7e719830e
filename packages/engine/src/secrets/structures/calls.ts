import type { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { literalParts } from '../values/references.ts';
import { looksLikeSecret } from './looks-like-secret.ts';
import { isSampleLogin } from './sample-login.ts';

type Holds = 'password' | 'secret' | 'login';

/** Which argument of a call is a credential, and what it contains: a password, a key, or user and password together. */
const table: ReadonlyMap<string, readonly [argument: number, holds: Holds]> = new Map([
  ['.login(', [1, 'password']],
  ['networkcredential(', [1, 'password']],
  ['directoryentry(', [2, 'password']],
  ['basic_auth(', [1, 'password']],
  ['getconnection(', [2, 'password']],
  ['mysqli_connect(', [2, 'password']],
  ['new mysqli(', [2, 'password']],
  ['new pdo(', [2, 'password']],
  ['createhmac(', [1, 'secret']],
  ['hmac.new(', [0, 'secret']],
  ['jwt.sign(', [1, 'secret']],
  ['jwt.verify(', [1, 'secret']],
  ['jwt.encode(', [1, 'secret']],
  ['jwt.decode(', [1, 'secret']],
  ['fernet(', [0, 'secret']],
  ['aes.new(', [0, 'secret']],
  ['btoa(', [0, 'login']],
  ['buffer.from(', [0, 'login']],
  ['new buffer(', [0, 'login']],
  ['b64encode(', [0, 'login']],
  ['base64_encode(', [0, 'login']],
  ['base64.encode(', [0, 'login']],
  ['curlopt_userpwd,', [0, 'login']],
]);

export const calls: readonly string[] = [...table.keys()];

/** One argument: a string (its text is group 1 or 2) or an expression, and the character that ends it (group 3). */
const argument =
  /\s{0,9}(?:(?:Some\()?[bBrRu@]{0,2}\\{0,3}(?:"([^"\\\n]{0,200})\\{0,3}"|'([^'\\\n]{0,200})\\{0,3}')\)?|[^"'(),\n]{1,60})\s{0,9}([,).])/y;

/** `start` and `end` are the range of the call's name with its bracket. */
export function readCall(scan: TextScan, start: number, end: number): void {
  const { text } = scan;
  const row = table.get(text.slice(start, end).toLowerCase());
  if (row === undefined) return;
  const [wanted, holds] = row;
  argument.lastIndex = end;
  let user = '';
  for (let index = 0; index <= wanted; index++) {
    const match = argument.exec(text);
    if (match === null) return;
    const value = match[1] ?? match[2] ?? '';
    if (index === wanted) add(scan, match.index + match[0].indexOf(value), value, { user, holds });
    else if (match[3] !== ',') return;
    user = value;
  }
}

function add(scan: TextScan, at: number, value: string, { user, holds }: { user: string; holds: Holds }): void {
  const before =
    holds === 'login' ? (/^(?!(?:data|https?|sha\d{1,3}):)[\w.@+-]{2,40}:(?!\/)/.exec(value)?.[0] ?? '') : '';
  const credential = value.slice(before.length);
  if ((holds === 'login' && before === '') || !looksLikeSecret(credential) || literalParts(credential) !== null) return;
  if (isSampleLogin(user, credential)) return;
  const own = holds === 'secret' ? 'secret' : 'password';
  const verdict = judge(own, own, credential);
  if (verdict !== null) scan.add({ start: at + before.length, end: at + value.length, ...verdict });
}
