import type { Kysely } from 'kysely';
import type { KeyKind, PlanId } from '../plans/plans.ts';
import type { Counters } from '../rate-limit/counters.ts';
import type { Schema } from './schema.ts';
import type { PasskeyStore, SessionStore } from './sign-in.ts';

export type { Passkey, PasskeyStore, Session, SessionStore } from './sign-in.ts';

/** The stored data as the rest of the service sees it. Ids are text, times are milliseconds since 1970. */
export interface User {
  readonly id: string;
  /** In lower case. */
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

/** A member in a team's list of members. */
export interface RosterEntry {
  readonly membershipId: string;
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly createdAtMs: number;
}

export interface TeamMembership {
  readonly team: Team;
  readonly role: Role;
  /** Number of owners of the team. */
  readonly owners: number;
}

/** A pending invitation. */
export interface Invitation {
  readonly id: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly email: string;
  readonly role: Role;
  readonly expiresAtMs: number;
}

/** The owner of a key. */
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
  /** When it was last found in an analysed configuration. */
  readonly exposedAtMs: number | null;
}

/** What the admission of a request depends on. */
export interface KeyStatus {
  readonly id: string;
  readonly kind: KeyKind;
  readonly plan: PlanId;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
}

/** A key as it is listed for the operator. */
export interface ListedKey extends Key {
  /** The owner's email address or team name. */
  readonly ownerName: string;
}

export interface UserStore {
  /** False if the email address is taken. */
  insert(user: User): Promise<boolean>;
  findByEmail(email: string): Promise<User | null>;
  setPlan(id: string, plan: PlanId): Promise<void>;
  /** Null if there is no such user. */
  emailOf(id: string): Promise<string | null>;
  count(): Promise<number>;
}

export interface TeamStore {
  /** Stores a team with its first owner; false if the name is taken, ignoring case. */
  insert(team: Team, owner: Membership): Promise<boolean>;
  findByName(name: string): Promise<Team | null>;
  setPlan(id: string, plan: PlanId): Promise<void>;
  members(id: string): Promise<readonly Membership[]>;
  find(id: string): Promise<Team | null>;
  /** Null if the user is not a member, or there is no such team. */
  roleOf(teamId: string, userId: string): Promise<Role | null>;
  /** The members with their email addresses; owners first. */
  roster(id: string): Promise<readonly RosterEntry[]>;
  teamsOf(userId: string): Promise<readonly TeamMembership[]>;
  invitations(teamId: string, nowMs: number): Promise<readonly Invitation[]>;
  invitationsFor(email: string, nowMs: number): Promise<readonly Invitation[]>;
  /** Makes one member owner and the previous owner admin, atomically. False if either of them does not have the required role. */
  transfer(teamId: string, fromUserId: string, toUserId: string): Promise<boolean>;
}

export interface KeyStore {
  /** Stores a key with its audit event, atomically. False if its owner already has `activeMax` active keys. */
  insert(key: Key, event?: AuditEvent, activeMax?: number): Promise<boolean>;
  /** Reads the current state, never a cache: a revocation by another process takes effect at once. */
  findStatus(digest: string): Promise<KeyStatus | null>;
  list(): Promise<readonly ListedKey[]>;
  /** Oldest first, including revoked keys. */
  listOf(owner: KeyOwner): Promise<readonly Key[]>;
  find(id: string): Promise<Key | null>;
  rename(id: string, name: string): Promise<void>;
  /** Stores a new key and lets the old one expire (never later than before), atomically. False if both are active and `activeMax` is exceeded. */
  replace(oldId: string, endsAtMs: number, key: Key, event: AuditEvent, activeMax: number): Promise<boolean>;
  /** Keeps the time and event of the first revocation; false if there is no such key. */
  revoke(id: string, atMs: number, event?: AuditEvent): Promise<boolean>;
  /**
   * Records that an active key was found in a configuration. Null if no active key has this digest, or if the last record is later than
   * `unlessAfterMs`: of several processes that find a key at once, only one gets it.
   */
  recordExposure(digest: string, atMs: number, unlessAfterMs: number): Promise<Key | null>;
  /** Keeps the later of the stored and the given time. */
  recordUses(uses: ReadonlyMap<string, number>): Promise<void>;
  count(): Promise<number>;
}

/** An entry of the audit log. */
export interface AuditEvent {
  readonly id: string;
  readonly atMs: number;
  readonly action: string;
  /** The actor's email address at that time, or a name such as that of the operator. */
  readonly actor: string;
  /** The name of what was changed. */
  readonly subject: string;
  readonly owner: KeyOwner;
}

export interface AuditStore {
  /** Stores an event once, even if it is called several times with the same id. */
  insert(event: AuditEvent): Promise<void>;
  /** Latest first. */
  list(owner: KeyOwner, countMax: number): Promise<readonly AuditEvent[]>;
}

/** The usage of a key on one day. */
export interface KeyUsage {
  readonly keyId: string;
  /** `2026-11-21`, in UTC. */
  readonly day: string;
  readonly succeeded: number;
  /** Responses with a status from 400 to 499. */
  readonly refused: number;
  readonly failed: number;
  readonly lastError: string | null;
}

export interface UsageStore {
  /** Adds to the stored counts. */
  add(usages: readonly KeyUsage[]): Promise<void>;
  list(owner: KeyOwner, sinceDay: string): Promise<readonly KeyUsage[]>;
}

/** A subscription in its last state reported by the payment provider. */
export interface Subscription {
  readonly id: string;
  readonly owner: KeyOwner;
  readonly customerId: string;
  readonly plan: PlanId;
  /** Stripe's status. */
  readonly status: string;
  /** Whether its plan applies now. */
  readonly inForce: boolean;
  readonly renewsAtMs: number | null;
  /** Whether it ends at `renewsAtMs` instead of being renewed. */
  readonly ends: boolean;
}

export interface BillingStore {
  /** How often a subscription has been written; 0 if it is not known. */
  version(id: string): Promise<number>;
  /**
   * Stores a subscription's state and updates its holder's plan; stores the event if anything visible has changed. `outdated` if it was written
   * since `version` was read: the given state may be older than the stored one.
   */
  apply(
    subscription: Subscription,
    version: number,
    event: AuditEvent,
  ): Promise<'applied' | 'outdated' | 'holder-gone'>;
  /** The subscriptions of a customer. */
  ofCustomer(customerId: string): Promise<readonly { readonly id: string; readonly owner: KeyOwner }[]>;
  /** The subscription in force, or else the latest. */
  find(owner: KeyOwner): Promise<Subscription | null>;
}

/** A report that was shared for a limited time: only the report, in which every detected secret is masked. */
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
  /** Null if it does not exist or has expired. */
  find(id: string, nowMs: number): Promise<SharedReport | null>;
  /** False if there is no such report with this digest. */
  remove(id: string, deleteDigest: string): Promise<boolean>;
  removeExpired(nowMs: number): Promise<void>;
  totalBytes(): Promise<number>;
}

/** `sqlite` makes the account library store values the same way on every database: times as text, booleans as 0 and 1. */
export interface AccountsDatabase {
  readonly db: Kysely<Schema>;
  readonly type: 'sqlite';
  /** Reports whether the database was unavailable to the library, which turns every exception into an answer. */
  watch<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly unavailable: Error | null }>;
}

/** Counters in the database that the nodes share. */
export interface SharedCounters extends Counters {
  /** Removes expired counters. */
  sweep(): Promise<void>;
}

export interface Connections {
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** All stores of one database. */
export interface Stores {
  /** Access to the same database for the account library only. */
  readonly accounts: AccountsDatabase;
  readonly users: UserStore;
  readonly teams: TeamStore;
  readonly keys: KeyStore;
  readonly sessions: SessionStore;
  readonly passkeys: PasskeyStore;
  readonly audit: AuditStore;
  readonly usage: UsageStore;
  readonly subscriptions: BillingStore;
  readonly sharedReports: SharedReportStore;
  /** Null if the database cannot be shared over a network. */
  readonly counters: SharedCounters | null;
  /** The state of the connection pool; null for an embedded database. */
  readonly connections: () => Connections | null;
  /** Migrates the schema; several processes may call it at once. */
  migrate(): Promise<void>;
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
