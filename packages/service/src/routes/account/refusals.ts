import type { AuthAnswer } from '../../accounts/call-auth.ts';
import { findPasswordFault, type PasswordFault, passwordLimits } from '../../accounts/passwords.ts';
import type { Refusal } from '../../plugins/refuse.ts';
import type { ProblemCode } from '../../problems.ts';

/** The account library's error codes and our problem codes. A code that is missing here is a fault. */
const codes = new Map<string, ProblemCode>([
  ['INVALID_EMAIL_OR_PASSWORD', 'wrong_credentials'],
  ['INVALID_PASSWORD', 'wrong_password'],
  ['CREDENTIAL_ACCOUNT_NOT_FOUND', 'wrong_password'],
  ['EMAIL_NOT_VERIFIED', 'email_not_verified'],
  ['INVALID_EMAIL', 'invalid_email'],
  ['VALIDATION_ERROR', 'invalid_field'],
  ['PASSWORD_TOO_SHORT', 'weak_password'],
  ['PASSWORD_TOO_LONG', 'weak_password'],
  ['INVALID_TOKEN', 'link_not_valid'],
  ['TOKEN_EXPIRED', 'link_not_valid'],
  ['USER_NOT_FOUND', 'link_not_valid'],
  ['INVALID_CODE', 'wrong_code'],
  ['INVALID_BACKUP_CODE', 'wrong_code'],
  ['INVALID_TWO_FACTOR_COOKIE', 'login_required'],
  ['ACCOUNT_TEMPORARILY_LOCKED', 'too_many_codes'],
  ['TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', 'too_many_codes'],
  ['TOTP_ALREADY_ENABLED', 'already_done'],
  ['TOTP_NOT_ENABLED', 'not_found'],
  ['TWO_FACTOR_NOT_ENABLED', 'not_found'],
  ['PASSKEY_NOT_ACCEPTED', 'invalid_passkey'],
  ['PASSKEY_LIMIT', 'limit_reached'],
  ['PASSKEY_KNOWN', 'already_done'],
  ['PASSKEY_NOT_FOUND', 'not_found'],
  ['UNAUTHORIZED', 'login_required'],
  ['SESSION_EXPIRED', 'login_required'],
]);

/** The refusal that corresponds to the library's answer; null if the call succeeded. */
export function refusalOf(answer: AuthAnswer, more: ReadonlyMap<string, ProblemCode> = new Map()): Refusal | null {
  if (answer.status < 300) return null;
  if (answer.status === 429) return waitRefusal(answer.retryAfterSeconds ?? 60);
  const code = more.get(answer.code) ?? codes.get(answer.code);
  if (code !== undefined) return { code };
  if (answer.status === 401) return { code: 'login_required' };
  throw new Error(`The library for accounts answered ${answer.status} with ${answer.code || 'no code'}.`);
}

export const waitRefusal = (seconds: number): Refusal => ({
  code: 'rate_limited',
  headers: { 'Retry-After': String(seconds) },
  occurrence: {
    detail: `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  },
});

const passwordSentences = {
  'too-short': `The password is too short: it needs at least ${passwordLimits.charactersMin} characters. A few words separated by spaces work well.`,
  'too-long': `The password is too long: at most ${passwordLimits.charactersMax} characters.`,
  common: 'The password is too easy to guess: it consists of common words, sequences or your email address.',
} as const satisfies Record<PasswordFault, string>;

export function refusePassword(password: string, email: string): Refusal | null {
  const fault = findPasswordFault(password, email);
  return fault === null ? null : { code: 'weak_password', occurrence: { detail: passwordSentences[fault] } };
}
