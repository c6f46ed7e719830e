import { createHash, randomBytes } from 'node:crypto';
import type { SharedReport, SharedReportStore } from '../stores/stores.ts';

/** What may be kept, and how long. */
export const sharingLimits = {
  reportBytesMax: 4 * 1_048_576,
  /** Over all reports: sharing must not fill the disk that keys live on. */
  totalBytesMax: 512 * 1_048_576,
  daysDefault: 7,
} as const;

export const sharingDays = [1, 7, 30] as const;
const dayMs = 86_400_000;

export type Sharing =
  | { readonly kind: 'shared'; readonly id: string; readonly deleteToken: string; readonly expiresAtMs: number }
  | { readonly kind: 'too-large' | 'full' };

/** Keeps a report under a link that nobody can guess. The token that deletes it is known to its maker alone. */
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

/** False where there is no such report or the token is another's: a stranger learns nothing from the difference. */
export function deleteShared(store: SharedReportStore, id: string, deleteToken: string): Promise<boolean> {
  return isId(id) && isId(deleteToken) ? store.remove(id, digestOf(deleteToken)) : Promise.resolve(false);
}

/** 128 bits in 22 characters that are safe in addresses. */
const randomId = (): string => randomBytes(16).toString('base64url');
const isId = (text: string): boolean => /^[\w-]{22}$/.test(text);
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
