import { newId } from '../ids.ts';
import type { User, UserStore } from '../stores/stores.ts';
import { readEmail } from './email.ts';
import { findPasswordFault, hashPassword, type PasswordFault } from './passwords.ts';

export interface NewUser {
  readonly email: string;
  /** Null: the user cannot log in before resetting the password. */
  readonly password: string | null;
}

export type UserCreation =
  | { readonly kind: 'created'; readonly user: User }
  | { readonly kind: 'invalid-email' | 'email-taken' }
  | { readonly kind: 'refused-password'; readonly fault: PasswordFault };

export async function createUser(users: UserStore, wanted: NewUser, nowMs: number): Promise<UserCreation> {
  const email = readEmail(wanted.email);
  if (email === null) return { kind: 'invalid-email' };
  const fault = wanted.password === null ? null : findPasswordFault(wanted.password, email);
  if (fault !== null) return { kind: 'refused-password', fault };
  const passwordHash = wanted.password === null ? null : await hashPassword(wanted.password);
  // The operator vouches for the address; without a mail server nobody could confirm it.
  const user: User = { id: newId('user'), email, emailVerified: true, passwordHash, plan: 'free', createdAtMs: nowMs };
  return (await users.insert(user)) ? { kind: 'created', user } : { kind: 'email-taken' };
}

export async function findUser(users: UserStore, email: string): Promise<User | null> {
  const known = readEmail(email);
  return known === null ? null : users.findByEmail(known);
}
