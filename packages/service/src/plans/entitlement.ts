import { type KeyKind, type PlanId, plans } from './plans.ts';

/** What is bought counts before what is granted: the end of one leaves the other. */
export const planInForce = (granted: PlanId, bought: PlanId): PlanId => (bought === 'free' ? granted : bought);

/** The one place that decides whether a key opens the API: by its kind and its holder's plan. */
export const isEntitled = (kind: KeyKind, plan: PlanId): boolean =>
  (plans[plan].apiKeys as readonly KeyKind[]).includes(kind);
