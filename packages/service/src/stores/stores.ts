import type { Kysely } from 'kysely';
import type { KeyKind, PlanId } from '../plans/plans.ts';
import type { Counters } from '../rate-limit/counters.ts';
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

/** A member as the team sees it. */
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
  /** How many owners the team has. */
  readonly owners: number;
}

/** An invitation that waits for its answer. */
export interface Invitation {
  readonly id: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly email: string;
  readonly role: Role;
  readonly expiresAtMs: number;
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
  /** When it was last found in a configuration that somebody had analysed. */
  readonly exposedAtMs: number | null;
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
  /** Null where there is no such user. */
  emailOf(id: string): Promise<string | null>;
  count(): Promise<number>;
}

export interface TeamStore {
  /** Stores a team with its first owner; false if the name is taken, in any case of letters. */
  insert(team: Team, owner: Membership): Promise<boolean>;
  findByName(name: string): Promise<Team | null>;
  setPlan(id: string, plan: PlanId): Promise<void>;
  members(id: string): Promise<readonly Membership[]>;
  find(id: string): Promise<Team | null>;
  /** Null where the user is no member, or there is no such team. */
  roleOf(teamId: string, userId: string): Promise<Role | null>;
  /** With everybody's address; owners first. */
  roster(id: string): Promise<readonly RosterEntry[]>;
  teamsOf(userId: string): Promise<readonly TeamMembership[]>;
  invitations(teamId: string, nowMs: number): Promise<readonly Invitation[]>;
  invitationsFor(email: string, nowMs: number): Promise<readonly Invitation[]>;
  /** One becomes owner and the other admin, both or neither. False if either is not what it has to be. */
  transfer(teamId: string, fromUserId: string, toUserId: string): Promise<boolean>;
}

export interface KeyStore {
  /** A key, and what is written down of it, both or neither. False if its owner has as many that work as they may have. */
  insert(key: Key, event?: AuditEvent, activeMax?: number): Promise<boolean>;
  /** What the requests of this very moment depend on: never from a cache that a revocation elsewhere leaves stale. */
  findStanding(digest: string): Promise<KeyStanding | null>;
  list(): Promise<readonly ListedKey[]>;
  /** Oldest first, revoked ones included. */
  listOf(owner: KeyOwner): Promise<readonly Key[]>;
  find(id: string): Promise<Key | null>;
  rename(id: string, name: string): Promise<void>;
  /** A key and, in the same moment, when the one it replaces ends: never later than it would have. */
  replace(oldId: string, endsAtMs: number, key: Key, event?: AuditEvent): Promise<void>;
  /** Keeps the first revocation's time and event; false if there is no such key. */
  revoke(id: string, atMs: number, event?: AuditEvent): Promise<boolean>;
  /**
   * Notes that a key which works was found where it should not be. Null if there is none with this digest, or if it was noted after
   * `unlessAfterMs`: of several processes that find it at once, one gets the key.
   */
  noteExposure(digest: string, atMs: number, unlessAfterMs: number): Promise<Key | null>;
  /** Keeps the later of what is stored and what is given. */
  recordUses(uses: ReadonlyMap<string, number>): Promise<void>;
  count(): Promise<number>;
}

/** Where somebody is logged in. */
export interface Session {
  readonly id: string;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly createdAtMs: number;
  readonly lastSeenAtMs: number;
  readonly expiresAtMs: number;
}

export interface SessionStore {
  /** Oldest first. */
  list(userId: string, nowMs: number): Promise<readonly Session[]>;
  /** False if this user has no such session. */
  end(userId: string, id: string): Promise<boolean>;
  /** How many ended. */
  endOthers(userId: string, keptId: string): Promise<number>;
}

/** Who did what to whose things. */
export interface AuditEvent {
  readonly id: string;
  readonly atMs: number;
  readonly action: string;
  /** The address of who did it, as it was then. */
  readonly actor: string;
  /** What it was done to, by name. */
  readonly subject: string;
  readonly owner: KeyOwner;
}

export interface AuditStore {
  /** Once for each id, however often it is asked. */
  insert(event: AuditEvent): Promise<void>;
  /** The latest first. */
  list(owner: KeyOwner, countMax: number): Promise<readonly AuditEvent[]>;
}

/** What a key was used for on one day. */
export interface KeyUsage {
  readonly keyId: string;
  /** `2026-11-21`, in UTC. */
  readonly day: string;
  readonly succeeded: number;
  /** Answers of 400 to 499. */
  readonly refused: number;
  readonly failed: number;
  readonly lastError: string | null;
}

export interface UsageStore {
  /** Adds to what is counted already. */
  add(usages: readonly KeyUsage[]): Promise<void>;
  list(owner: KeyOwner, sinceDay: string): Promise<readonly KeyUsage[]>;
}

/** What was bought, as whoever takes the money last said. */
export interface Subscription {
  readonly id: string;
  readonly owner: KeyOwner;
  readonly customerId: string;
  readonly plan: PlanId;
  /** In Stripe's words. */
  readonly status: string;
  /** Whether its plan holds now. */
  readonly inForce: boolean;
  readonly renewsAtMs: number | null;
  /** Whether it ends then instead of being renewed. */
  readonly ends: boolean;
}

export interface BillingStore {
  /** How often a subscription was written; 0 for one that is not known. */
  version(id: string): Promise<number>;
  /**
   * Keeps a subscription's state and gives its holder the plan, or takes it; keeps the event too if anything changed that one would
   * notice. `outdated` if it was written since `version` was read: the state in hand may be older than the one that is kept.
   */
  apply(
    subscription: Subscription,
    version: number,
    event: AuditEvent,
  ): Promise<'applied' | 'outdated' | 'holder-gone'>;
  /** Ids of what a customer bought. */
  ofCustomer(customerId: string): Promise<readonly { readonly id: string; readonly owner: KeyOwner }[]>;
  /** The one in force, or the latest. */
  find(owner: KeyOwner): Promise<Subscription | null>;
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
  /** Tells whether the database was unavailable to the library, which turns every exception into an answer. */
  watch<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly unavailable: Error | null }>;
}

/** What all who share the database count together. */
export interface SharedCounters extends Counters {
  /** Removes what is counted no more. */
  sweep(): Promise<void>;
}

export interface Connections {
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** One database. */
export interface Stores {
  /** The same database for the library that keeps accounts; nobody else touches it. */
  readonly accounts: AccountsDatabase;
  readonly users: UserStore;
  readonly teams: TeamStore;
  readonly keys: KeyStore;
  readonly sessions: SessionStore;
  readonly audit: AuditStore;
  readonly usage: UsageStore;
  readonly subscriptions: BillingStore;
  readonly sharedReports: SharedReportStore;
  /** Null where nobody else can share the database over a network. */
  readonly counters: SharedCounters | null;
  /** Null where there are none to a server. */
  readonly connections: () => Connections | null;
  /** Brings the schema up to date; several processes may do it at once. */
  migrate(): Promise<void>;
  /** Throws if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
