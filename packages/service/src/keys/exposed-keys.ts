import { newId } from '../ids.ts';
import type { Mailer } from '../mail/mailer.ts';
import { messages } from '../mail/messages.ts';
import type { AuditStore, Key, KeyOwner, KeyStore, TeamStore, UserStore } from '../stores/stores.ts';

/** Notifies the owners of keys that were found in configurations. */
export interface ExposedKeys {
  /** Looks up the digests in the background: the answer to the request neither waits for it nor reveals its result. */
  record(digests: readonly string[]): void;
  /** Waits for pending notifications. */
  close(): Promise<void>;
}

export interface ExposedKeysParts {
  readonly keys: KeyStore;
  readonly users: UserStore;
  readonly teams: TeamStore;
  readonly audit: AuditStore;
  readonly mailer: Mailer;
  readonly baseUrl: string;
  readonly logFault: (error: unknown) => void;
}

/** A key that stays in a configuration is found by each analysis; its owner is notified at most once a day, until it is rotated or revoked. */
const quietMs = 24 * 3_600_000;

export function createExposedKeys(parts: ExposedKeysParts, nowMs: () => number = Date.now): ExposedKeys {
  const underway = new Set<Promise<void>>();
  return {
    record(digests) {
      if (digests.length === 0) return;
      const notifying: Promise<void> = notifyAll(parts, digests, nowMs())
        .catch(parts.logFault)
        .finally(() => underway.delete(notifying));
      underway.add(notifying);
    },
    async close() {
      await Promise.all(underway);
    },
  };
}

async function notifyAll(parts: ExposedKeysParts, digests: readonly string[], nowMs: number): Promise<void> {
  for (const digest of digests) {
    const key = await parts.keys.recordExposure(digest, nowMs, nowMs - quietMs);
    if (key !== null) await notifyOwner(parts, key, nowMs);
  }
}

async function notifyOwner(parts: ExposedKeysParts, key: Key, nowMs: number): Promise<void> {
  const { owner } = key;
  await parts.audit.insert({
    id: newId('event'),
    atMs: nowMs,
    action: 'key.exposed',
    actor: 'AgentGrade',
    subject: key.name,
    owner,
  });
  const page = `${parts.baseUrl}/settings/keys${owner.kind === 'service' ? `?team=${owner.teamId}` : ''}`;
  const name = `“${key.name}” (ag_live_…${key.lastFour})`;
  for (const address of await addressesOf(parts, owner)) parts.mailer.send(messages.keyExposed(address, name, page));
}

/** The email addresses of those who can revoke the key. */
async function addressesOf({ users, teams }: ExposedKeysParts, owner: KeyOwner): Promise<readonly string[]> {
  if (owner.kind === 'personal') {
    const email = await users.emailOf(owner.userId);
    return email === null ? [] : [email];
  }
  const roster = await teams.roster(owner.teamId);
  return roster.filter(({ role }) => role !== 'member').map(({ email }) => email);
}
