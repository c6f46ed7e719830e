import { charsets, runEnd } from '../search/characters.ts';
import type { TextScan } from '../search/text-scan.ts';

/** Prefixes of password hashes by crypt(3), Apache, PHC strings and Werkzeug. The passwords can still be guessed. */
export const hashPrefixes = [
  '$2a$',
  '$2b$',
  '$2y$',
  '$1$',
  '$5$',
  '$6$',
  '$y$',
  '$7$',
  '$8$',
  '$9$',
  '$krb5',
  '$apr1$',
  '$argon2',
  '$scrypt$',
  '$pbkdf2',
  '{SSHA',
  '{SHA',
  '{PBKDF2',
  'pbkdf2:sha',
  'pbkdf2_sha',
  'scrypt:32',
] as const;

const hashMin = 22;

export function readHash(scan: TextScan, start: number): void {
  if (start < scan.hashEnd) return;
  const { text } = scan;
  // `{shared_path}/…` has the same beginning.
  if (text.charCodeAt(start) === 123 && !directoryScheme.test(text.slice(start, start + schemeMax))) return;
  let end = start;
  while (end < text.length && end - start < hashMax && hashCharacters.includes(text.charAt(end))) end++;
  scan.hashEnd = end;
  // In a file of users, further fields follow after a colon.
  const colon = text.charCodeAt(start) === 36 ? text.slice(start, end).indexOf(':') : -1;
  if (colon !== -1) end = start + colon;
  const last = text.slice(start, end).split(/[$:}]/).at(-1) ?? '';
  if (last.length < hashMin || runEnd(last, 0, charsets.token) < hashMin) return;
  scan.add({ start, end, kind: 'password-hash', title: 'Password hash', class: 'named', confidence: 'medium' });
}

/** Schemes as directory servers write them: `{SSHA}`, `{SHA256}`, `{PBKDF2-SHA512}`. */
const directoryScheme = /^\{(?:S?SHA\d{0,3}|PBKDF2(?:[_-]SHA\d{0,3})?)\}/i;
const schemeMax = 20;
const hashMax = 400;
const hashCharacters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789$./+=,:{}-_';
