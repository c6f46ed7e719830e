import { createHash, randomBytes } from 'node:crypto';
import type { SharedReport, SharedReportStore } from '../stores/stores.ts';

/** Limits on shared reports. */
export const sharingLimits = {
  reportBytesMax: 4 * 1_048_576,
  /** Over all reports: sharing must not fill the disk of the database. */
  totalBytesMax: 512 * 1_048_576,
  daysDefault: 7,
} as const;

export const sharingDays = [1, 7, 30] as const;
const dayMs = 86_400_000;

export type Sharing =
  | { readonly kind: 'shared'; readonly id: string; readonly deleteToken: string; readonly expiresAtMs: number }
  | { readonly kind: 'too-large' | 'full' };

/** Stores a report under an unguessable id. Only its author gets the token that deletes it. */
export async function shareReport(
  store: SharedReportStore,
  report: string,
  days: number,
  nowMs: number,
): Promise<Sharing> {
  const bytes = Buffer.byteLength(report);
  if (bytes > sharingLimits.reportBytesMax) return { kind: 'too-large' };
  await store.removeExpired(nowMs);
  if ((await store.totalBytes()) + bytes > sharingLimits.totalBytesMax) return { kind: 'full' };
  const [id, deleteToken] = [randomId(), randomId()];
  const expiresAtMs = nowMs + days * dayMs;
  await store.insert({ id, deleteDigest: digestOf(deleteToken), report, bytes, createdAtMs: nowMs, expiresAtMs });
  return { kind: 'shared', id, deleteToken, expiresAtMs };
}

export function findShared(store: SharedReportStore, id: string, nowMs: number): Promise<SharedReport | null> {
  return isId(id) ? store.find(id, nowMs) : Promise.resolve(null);
}

/** False if there is no such report or the token is wrong; the two cases are indistinguishable on purpose. */
export function deleteShared(store: SharedReportStore, id: string, deleteToken: string): Promise<boolean> {
  return isId(id) && isId(deleteToken) ? store.remove(id, digestOf(deleteToken)) : Promise.resolve(false);
}

/** 128 random bits as 22 URL-safe characters. */
const randomId = (): string => randomBytes(16).toString('base64url');
const isId = (text: string): boolean => /^[\w-]{22}$/.test(text);
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
