import type { Session } from '../../stores/stores.ts';
import type { Endpoints } from './endpoint.ts';
import { recordOwnEvent } from './owners.ts';
import type { AccountParts } from './parts.ts';

/** Lists and ends the caller's sessions. */
export function addSessions(endpoints: Endpoints, parts: AccountParts): void {
  const { sessions } = parts;
  endpoints.read('/sessions', async ({ caller }) => {
    const list = await sessions.list(caller.userId, Date.now());
    return { body: { sessions: list.map((session) => presentSession(session, caller.sessionId)) } };
  });
  endpoints.change('/sessions/end', { id: 'text' }, async ({ caller, fields }) => {
    const wanted = (await sessions.list(caller.userId, Date.now())).find(({ id }) => id === fields.id);
    if (wanted === undefined || !(await sessions.end(caller.userId, wanted.id))) return { code: 'not_found' };
    const { address, createdAtMs } = wanted;
    await recordOwnEvent(
      parts,
      caller,
      'session.ended',
      `${address || 'unknown address'}, since ${asTime(createdAtMs)}`,
    );
    return null;
  });
  endpoints.change('/sessions/end-others', {}, async ({ caller }) => {
    const count = await sessions.endOthers(caller.userId, caller.sessionId);
    if (count > 0) await recordOwnEvent(parts, caller, 'sessions.ended', String(count));
    return null;
  });
}

const asTime = (ms: number): string => new Date(ms).toISOString();

const presentSession = (session: Session, own: string) => ({
  id: session.id,
  isThis: session.id === own,
  address: session.address,
  userAgent: session.userAgent,
  createdAt: asTime(session.createdAtMs),
  lastSeenAt: asTime(session.lastSeenAtMs),
  expiresAt: asTime(session.expiresAtMs),
});
