import { clientOf, sendCookies } from './callers.ts';
import type { Endpoints } from './endpoint.ts';
import { presentKey } from './keys.ts';
import type { AccountParts } from './parts.ts';
import { presentPasskey } from './passkeys.ts';
import { refusalOf } from './refusals.ts';

/** Exports and deletes an account. */
export function addDeletion(endpoints: Endpoints, parts: AccountParts): void {
  endpoints.read('/export', async ({ caller: { csrfToken: _, ...account } }) => {
    const owner = { kind: 'personal', userId: account.userId } as const;
    const keys = await parts.keys.listOf(owner);
    const teams = await parts.teams.teamsOf(account.userId);
    return {
      body: {
        account,
        passkeys: (await parts.passkeys.list(account.userId)).map(presentPasskey),
        keys: keys.map((key) => presentKey(key, Date.now())),
        usage: await parts.usage.list(owner, ''),
        teams: teams.map(({ team, role }) => ({ ...team, role })),
        audit: await parts.audit.list(owner, eventsMax),
      },
    };
  });
  endpoints.change('/delete', { password: 'text' }, async ({ caller, fields, request, reply }) => {
    const teams = await parts.teams.teamsOf(caller.userId);
    if (teams.some(({ role, owners }) => role === 'owner' && owners === 1)) return { code: 'sole_owner' };
    const subscription = await parts.subscriptions.find({ kind: 'personal', userId: caller.userId });
    if (subscription?.inForce === true && !subscription.ends) return { code: 'still_paid' };
    const answer = await parts.callAuth(clientOf(request), '/delete-user', { password: fields.password });
    sendCookies(reply, answer);
    return refusalOf(answer);
  });
}

const eventsMax = 10_000;
