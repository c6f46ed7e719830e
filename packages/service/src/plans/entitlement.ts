import { type KeyKind, type PlanId, plans } from './plans.ts';

/** The effective plan. A bought plan takes precedence over a granted one; when it ends, the granted plan applies again. */
export const planInForce = (granted: PlanId, bought: PlanId): PlanId => (bought === 'free' ? granted : bought);

/** The single place that decides whether a key may use the API: by its kind and its holder's plan. */
export const isEntitled = (kind: KeyKind, plan: PlanId): boolean =>
  (plans[plan].apiKeys as readonly KeyKind[]).includes(kind);
