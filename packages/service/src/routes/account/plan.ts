import { plans } from '../../plans/plans.ts';
import type { Caller } from './callers.ts';
import type { Endpoints, Outcome } from './endpoint.ts';
import { canManage, findOwnerAccess } from './owners.ts';
import type { AccountParts } from './parts.ts';

const shape = { team: 'text?' } as const;

/** The current plan and, if plans are sold here, links to the pages of the payment provider. */
export function addPlan(endpoints: Endpoints, parts: AccountParts): void {
  endpoints.read('/plan', async ({ caller, query }) => {
    const access = await findOwnerAccess(parts, caller, query.get('team'));
    if (access.kind === 'refused') return access;
    const subscription = await parts.subscriptions.find(access.owner);
    const team = access.owner.kind === 'service' ? await parts.teams.find(access.owner.teamId) : null;
    const plan = team?.plan ?? caller.plan;
    return {
      body: {
        plan,
        title: plans[plan].title,
        boughtHere: parts.billing !== null,
        mayChange: canManage(access),
        subscription: subscription && {
          status: subscription.status,
          inForce: subscription.inForce,
          ends: subscription.ends,
          renewsAt: subscription.renewsAtMs === null ? null : new Date(subscription.renewsAtMs).toISOString(),
        },
      },
    };
  });
  endpoints.change('/plan/checkout', shape, ({ caller, fields }) =>
    linkToProvider(parts, caller, fields.team, 'checkout'),
  );
  endpoints.change('/plan/portal', shape, ({ caller, fields }) => linkToProvider(parts, caller, fields.team, 'portal'));
}

async function linkToProvider(
  parts: AccountParts,
  caller: Caller,
  teamId: string | null,
  where: 'checkout' | 'portal',
): Promise<Outcome> {
  if (parts.billing === null) return { code: 'not_found' };
  const access = await findOwnerAccess(parts, caller, teamId);
  if (access.kind === 'refused') return access;
  if (!canManage(access)) return { code: 'not_permitted' };
  const known = await parts.subscriptions.find(access.owner);
  if (where === 'portal') {
    return known === null ? { code: 'not_found' } : { body: { url: await parts.billing.portal(known.customerId) } };
  }
  // Buying a second subscription would mean paying twice.
  if (known?.inForce === true) return { code: 'already_done' };
  return { body: { url: await parts.billing.checkout(access.owner, caller.email) } };
}
