import type { Word } from '../words.ts';
import type { Sign } from './frame.ts';

const domain = /@[\w-]{1,60}(?:\.[\w-]{1,60}){0,4}\.[a-z]{2,20}/iy;
const addresses = new Set(['http', 'https', 'ws', 'wss', 'ftp', 'sftp']);
const host = /:\/\/(?!(?:localhost|127\.|0\.0\.0\.0|\[::1\]))/y;

/** Name of an environment variable that holds a secret: `AWS_SECRET_ACCESS_KEY`. */
const secretVariable = /_(?:secret|token|password|passwd|key)(?:$|_)|^(?:secret|api_key|access_key|private_key)_/;

/** The sign that a word represents, from the characters around it, or null. Loopback addresses are no destination. */
export function signAt(text: string, { text: folded, start, end }: Word): Sign | null {
  const next = text.charCodeAt(end);
  if (next === 0x40) return folded !== 'git' && matchesAt(domain, text, end) ? 'mailbox' : null;
  if (next === 0x3a) return addresses.has(folded) && matchesAt(host, text, end) ? 'link' : null;
  if (secretVariable.test(folded)) return 'variable';
  const isMarked = (next === 0x60 || next === 0x27 || next === 0x22) && text.charCodeAt(start - 1) === next;
  return isMarked ? 'parameter' : null;
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
