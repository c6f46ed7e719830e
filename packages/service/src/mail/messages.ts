import type { Message } from './mailer.ts';

/** A message. Links carry their token after `#`, where neither logs nor referrers contain it. */
const write = (to: string, subject: string, ...paragraphs: readonly string[]): Message => ({
  to,
  subject,
  text: paragraphs.join('\n\n'),
  paced: false,
});

const paced = (message: Message): Message => ({ ...message, paced: true });

const ignore = 'If this was not you, you can ignore this email.';

export const messages = {
  verify: (to: string, link: string): Message =>
    paced(
      write(
        to,
        'Confirm your email address',
        'Open this link within one hour to confirm your email address:',
        link,
        ignore,
      ),
    ),
  reset: (to: string, link: string): Message =>
    paced(write(to, 'Choose a new password', 'Open this link within one hour to choose a new password:', link, ignore)),
  /** Sent instead of `verify`, so that signing up does not reveal whether an address has an account. */
  accountExists: (to: string, link: string): Message =>
    paced(
      write(
        to,
        'You already have an account',
        'Somebody, perhaps you, tried to sign up with this email address, which already has an account. Log in or choose a new password here:',
        link,
        ignore,
      ),
    ),
  passwordChanged: (to: string, link: string): Message =>
    write(
      to,
      'Your password was changed',
      'The password of your account was changed, and all other sessions were ended.',
      `If this was not you, choose a new password now: ${link}`,
    ),
  passkeyAdded: (to: string, name: string, page: string): Message =>
    write(
      to,
      'A passkey was added to your account',
      `From now on, the passkey “${name}” opens your account without the password.`,
      `If this was not you, remove it and change your password now: ${page}`,
    ),
  emailChange: (to: string, newAddress: string, link: string): Message =>
    write(
      to,
      'Confirm the change of your email address',
      `Open this link within one hour to change the email address of your account to ${newAddress}. A confirmation email is then sent to the new address.`,
      link,
      'If this was not you, change your password.',
    ),
  keyExposed: (to: string, key: string, page: string): Message =>
    write(
      to,
      'One of your API keys was found in a configuration',
      `Somebody, perhaps you, analysed a configuration that contains the active API key ${key} in plain text. The key was neither shown nor stored, but anybody who has that configuration has the key.`,
      `Replace or revoke it: ${page}`,
      'This email is sent at most once a day per key.',
    ),
  invitation: (to: string, team: string, inviter: string, link: string): Message =>
    paced(
      write(
        to,
        `Invitation to the team ${team}`,
        `${inviter} invites you to the team ${team}. Log in or sign up with this email address and accept within two days:`,
        link,
        ignore,
      ),
    ),
} as const;
