import type { Kysely } from 'kysely';
import type { KeyKind, PlanId } from '../plans/plans.ts';
import type { Schema } from './schema.ts';

/** What is kept, as the product sees it. Ids are text, times milliseconds since 1970. */
export interface User {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash: string | null;
  readonly plan: PlanId;
  readonly createdAtMs: number;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly plan: PlanId;
  readonly createdAtMs: number;
}

export const roles = ['owner', 'admin', 'member'] as const;
export type Role = (typeof roles)[number];

export interface Membership {
  readonly teamId: string;
  readonly userId: string;
  readonly role: Role;
  readonly createdAtMs: number;
}

/** Whose a key is. */
export type KeyOwner =
  | { readonly kind: 'personal'; readonly userId: string }
  | { readonly kind: 'service'; readonly teamId: string };

export interface Key {
  readonly id: string;
  /** SHA-256 of the key, in hexadecimal digits. */
  readonly digest: string;
  readonly lastFour: string;
  readonly name: string;
  readonly owner: KeyOwner;
  readonly createdAtMs: number;
  readonly lastUsedAtMs: number | null;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
}

/** A key with what a request's admission depends on. */
export interface KeyStanding {
  readonly id: string;
  readonly kind: KeyKind;
  readonly plan: PlanId;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
}

/** A key as its holders and the operator see it. */
export interface ListedKey extends Key {
  /** The owner's email or team name. */
  readonly ownerName: string;
}

export interface UserStore {
  /** False if the email is taken. */
  insert(user: User): Promise<boolean>;
  findByEmail(email: string): Promise<User | null>;
  setPlan(id: string, plan: PlanId): Promise<void>;
  count(): Promise<number>;
}

export interface TeamStore {
  /** Stores a team with its first owner; false if the name is taken, in any case of letters. */
  insert(team: Team, owner: Membership): Promise<boolean>;
  findByName(name: string): Promise<Team | null>;
  setPlan(id: string, plan: PlanId): Promise<void>;
  members(id: string): Promise<readonly Membership[]>;
}

export interface KeyStore {
  insert(key: Key): Promise<void>;
  /** What the requests of this very moment depend on: never from a cache that a revocation elsewhere leaves stale. */
  findStanding(digest: string): Promise<KeyStanding | null>;
  list(): Promise<readonly ListedKey[]>;
  /** Keeps the first revocation's time; false if there is no such key. */
  revoke(id: string, atMs: number): Promise<boolean>;
  /** Keeps the later of what is stored and what is given. */
  recordUses(uses: ReadonlyMap<string, number>): Promise<void>;
  count(): Promise<number>;
}

/** A report that somebody asked to be kept for a while: the report alone, in which every secret is masked. */
export interface SharedReport {
  readonly id: string;
  /** SHA-256 of the token that deletes it, in hexadecimal digits. */
  readonly deleteDigest: string;
  /** The report's JSON, byte for byte. */
  readonly report: string;
  readonly bytes: number;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

export interface SharedReportStore {
  insert(report: SharedReport): Promise<void>;
  /** Null too for what has expired and is not removed yet. */
  find(id: string, nowMs: number): Promise<SharedReport | null>;
  /** False if there is no such report with this digest. */
  remove(id: string, deleteDigest: string): Promise<boolean>;
  removeExpired(nowMs: number): Promise<void>;
  totalBytes(): Promise<number>;
}

/** `sqlite` names how the library writes values, on every database: times as text, booleans as 0 and 1. */
export interface AccountsDatabase {
  readonly db: Kysely<Schema>;
  readonly type: 'sqlite';
}

/** One database. */
export interface Stores {
  /** The same database for the library that keeps accounts; nobody else touches it. */
  readonly accounts: AccountsDatabase;
  readonly users: UserStore;
  readonly teams: TeamStore;
  readonly keys: KeyStore;
  readonly sharedReports: SharedReportStore;
  /** Brings the schema up to date; several processes may do it at once. */
  migrate(): Promise<void>;
  /** Throws if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
