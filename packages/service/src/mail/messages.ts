import type { Message } from './mailer.ts';

/** A message. Links carry their token after `#`, where neither logs nor referrers contain it. */
const write = (to: string, subject: string, ...paragraphs: readonly string[]): Message => ({
  to,
  subject,
  text: paragraphs.join('\n\n'),
});

const ignore = 'If this was not you, you need not do anything.';

export const messages = {
  verify: (to: string, link: string): Message =>
    write(to, 'Confirm your email address', 'Open this link within an hour to confirm your address:', link, ignore),
  reset: (to: string, link: string): Message =>
    write(to, 'Choose a new password', 'Open this link within an hour to choose a new password:', link, ignore),
  /** Sent instead of `verify`, so that signing up does not reveal whether an address has an account. */
  accountExists: (to: string, link: string): Message =>
    write(
      to,
      'You have an account already',
      'Somebody, perhaps you, tried to sign up with this address. It has an account already. Log in, or choose a new password, here:',
      link,
      ignore,
    ),
  passwordChanged: (to: string, link: string): Message =>
    write(
      to,
      'Your password was changed',
      'The password of your account was changed, and every other session was ended.',
      `If this was not you, choose a new password now: ${link}`,
    ),
  emailChange: (to: string, newAddress: string, link: string): Message =>
    write(
      to,
      'Confirm the change of your email address',
      `Open this link within an hour to move your account to ${newAddress}. That address is then asked to confirm too.`,
      link,
      'If this was not you, change your password.',
    ),
  keyExposed: (to: string, key: string, page: string): Message =>
    write(
      to,
      'An API key of yours was found in a configuration',
      `Somebody had a configuration analysed here that holds the API key ${key}, written out and working. It may have been you. Nothing of the key was shown or kept, but whoever has that configuration has the key.`,
      `Replace or revoke it: ${page}`,
      'This letter comes at most once a day for a key.',
    ),
  invitation: (to: string, team: string, inviter: string, link: string): Message =>
    write(
      to,
      `Invitation to the team ${team}`,
      `${inviter} invites you to the team ${team}. Log in or sign up with this address and accept within two days:`,
      link,
      ignore,
    ),
} as const;
