import { eventOf } from '../../accounts/audit.ts';
import type { Refusal } from '../../plugins/refuse.ts';
import type { Key, KeyOwner, Role } from '../../stores/stores.ts';
import type { Caller } from './callers.ts';
import type { AccountParts } from './parts.ts';

/** Whose things somebody asks about, and what they may do there. */
export interface Holding {
  readonly kind: 'holding';
  readonly owner: KeyOwner;
  /** Null for the own account. */
  readonly role: Role | null;
}

const notFound: Refusal & { readonly kind: 'refused' } = { kind: 'refused', code: 'not_found' };

/** The own account, or a team that one is a member of; any other team is as if it did not exist. */
export async function findHolding(
  { teams }: AccountParts,
  { userId }: Caller,
  teamId: string | null,
): Promise<Holding | typeof notFound> {
  if (teamId === null || teamId === '') return { kind: 'holding', owner: { kind: 'personal', userId }, role: null };
  const role = await teams.roleOf(teamId, userId);
  return role === null ? notFound : { kind: 'holding', owner: { kind: 'service', teamId }, role };
}

/** Whether keys and members are theirs to change. */
export const manages = ({ role }: Holding): boolean => role !== 'member';

export type KeyInHand = { readonly kind: 'key'; readonly key: Key } | (Refusal & { readonly kind: 'refused' });

/** A key that the caller may change. A stranger's answers as one that does not exist. */
export async function findKey(parts: AccountParts, caller: Caller, id: string): Promise<KeyInHand> {
  const key = await parts.keys.find(id);
  if (key === null) return notFound;
  if (key.owner.kind === 'personal') return key.owner.userId === caller.userId ? { kind: 'key', key } : notFound;
  const holding = await findHolding(parts, caller, key.owner.teamId);
  if (holding.kind === 'refused') return holding;
  return manages(holding) ? { kind: 'key', key } : { kind: 'refused', code: 'not_permitted' };
}

/** The same for the own account. */
export const noteOwn = (parts: AccountParts, caller: Caller, action: string, subject: string): Promise<void> =>
  note(parts, caller, { kind: 'personal', userId: caller.userId }, action, subject);

/** Notes who did what, before the answer says that it was done. */
export const note = (
  { audit }: AccountParts,
  caller: Caller,
  owner: KeyOwner,
  action: string,
  subject: string,
): Promise<void> => audit.insert(eventOf(owner, caller.email, action, subject));
