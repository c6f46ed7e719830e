import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export const passwordLimits = { charactersMin: 15, charactersMax: 256 } as const;

export type PasswordFault = 'too-short' | 'too-long' | 'common';

/** Checks the length and a blocklist, but no composition rules (NIST SP 800-63B, 3.1.1.2). */
export function findPasswordFault(password: string, email: string): PasswordFault | null {
  const characters = [...password.normalize('NFKC')].length;
  if (characters < passwordLimits.charactersMin) return 'too-short';
  if (characters > passwordLimits.charactersMax) return 'too-long';
  return isCommon(password, email) ? 'common' : null;
}

/** Parts of long passwords that are guessed first. The email address, repeats and runs are added to them below. */
const commonParts = [
  'password',
  'passw0rd',
  'passwort',
  'motdepasse',
  'contrasena',
  'qwertyuiop',
  'qwerty',
  'asdfghjkl',
  'asdfgh',
  'zxcvbnm',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'letmein',
  'welcome',
  'iloveyou',
  'administrator',
  'admin',
  'changeme',
  'secret',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'trustno1',
  'whatever',
  'login',
  'master',
  'hello',
  'agentgrade',
  'agent-grade',
  'default',
  'test',
  'user',
  'root',
] as const;

const meaningfulCharactersMin = 6;

function isCommon(password: string, email: string): boolean {
  const [local = '', domain = ''] = email.split('@');
  let rest = password.normalize('NFKC').toLowerCase();
  for (const part of [email, local, domain, ...commonParts]) if (part.length >= 4) rest = rest.replaceAll(part, '');
  return new Set(withoutRuns(rest)).size < meaningfulCharactersMin;
}

/** Drops each character that repeats its predecessor or follows it by one step, up or down: `aaa`, `1234`, `cba`. */
function withoutRuns(text: string): string {
  let kept = '';
  for (let i = 0; i < text.length; i++) {
    const step = text.charCodeAt(i) - text.charCodeAt(i - 1);
    if (i === 0 || Math.abs(step) > 1) kept += text.charAt(i);
  }
  return kept;
}

/** Parameters of scrypt (RFC 7914): `ln` is the binary logarithm of N; a hash takes 128 · N · r bytes of memory. */
export interface PasswordCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's first recommendation for scrypt parameters: 128 MiB for each hash. */
export const recommendedCost: PasswordCost = { ln: 17, r: 8, p: 1 };

/** `$scrypt$ln=17,r=8,p=1$salt$hash`: it contains the parameters, so that they can be raised without invalidating stored hashes. */
export async function hashPassword(password: string, cost = recommendedCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64')}$${hash.toString('base64')}`;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, ln, r, p, salt = '', hash = ''] = storedShape.exec(stored) ?? [];
  if (ln === undefined) return false;
  const expected = Buffer.from(hash, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), { ln: Number(ln), r: Number(r), p: Number(p) });
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const storedShape = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/;

function derive(password: string, salt: Buffer, { ln, r, p }: PasswordCost): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 2 ** ln * r * 256 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
