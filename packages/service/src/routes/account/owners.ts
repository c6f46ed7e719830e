import { eventOf } from '../../accounts/audit.ts';
import type { Refusal } from '../../plugins/refuse.ts';
import type { Key, KeyOwner, Role } from '../../stores/stores.ts';
import type { Caller } from './callers.ts';
import type { AccountParts } from './parts.ts';

/** The owner (user or team) a request is about, and the caller's role there. */
export interface OwnerAccess {
  readonly kind: 'access';
  readonly owner: KeyOwner;
  /** Null for the caller's own account. */
  readonly role: Role | null;
}

const notFound: Refusal & { readonly kind: 'refused' } = { kind: 'refused', code: 'not_found' };

/** The caller's own account, or a team the caller is a member of; any other team is reported as not found. */
export async function findOwnerAccess(
  { teams }: AccountParts,
  { userId }: Caller,
  teamId: string | null,
): Promise<OwnerAccess | typeof notFound> {
  if (teamId === null || teamId === '') return { kind: 'access', owner: { kind: 'personal', userId }, role: null };
  const role = await teams.roleOf(teamId, userId);
  return role === null ? notFound : { kind: 'access', owner: { kind: 'service', teamId }, role };
}

/** Whether the caller may change keys and members. */
export const canManage = ({ role }: OwnerAccess): boolean => role !== 'member';

export type FoundKey = { readonly kind: 'key'; readonly key: Key } | (Refusal & { readonly kind: 'refused' });

/** A key that the caller may change. A key of somebody else is reported as not found. */
export async function findKey(parts: AccountParts, caller: Caller, id: string): Promise<FoundKey> {
  const key = await parts.keys.find(id);
  if (key === null) return notFound;
  if (key.owner.kind === 'personal') return key.owner.userId === caller.userId ? { kind: 'key', key } : notFound;
  const access = await findOwnerAccess(parts, caller, key.owner.teamId);
  if (access.kind === 'refused') return access;
  return canManage(access) ? { kind: 'key', key } : { kind: 'refused', code: 'not_permitted' };
}

/** Writes an audit event of the caller's own account. */
export const recordOwnEvent = (parts: AccountParts, caller: Caller, action: string, subject: string): Promise<void> =>
  recordEvent(parts, caller, { kind: 'personal', userId: caller.userId }, action, subject);

/** Writes an audit event. It is stored before the request is answered. */
export const recordEvent = (
  { audit }: AccountParts,
  caller: Caller,
  owner: KeyOwner,
  action: string,
  subject: string,
): Promise<void> => audit.insert(eventOf(owner, caller.email, action, subject));
