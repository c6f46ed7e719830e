import { randomBase62 } from './base62.ts';

const prefixes = {
  user: 'usr',
  team: 'team',
  key: 'key',
  membership: 'mem',
  invitation: 'inv',
  credential: 'crd',
  session: 'ses',
  passkey: 'psk',
  verification: 'ver',
  twoFactor: 'tfa',
  event: 'evt',
} as const;

/** A random id whose prefix names its kind. */
export const newId = (kind: keyof typeof prefixes): string => `${prefixes[kind]}_${randomBase62(20)}`;
