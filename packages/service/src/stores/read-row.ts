import { planInForce } from '../plans/entitlement.ts';
import { isPlanId, type PlanId } from '../plans/plans.ts';
import { type Role, roles } from './stores.ts';

/** An unknown value was stored by another version; guessing its meaning could grant access. */
export function readPlan(text: string): PlanId {
  if (isPlanId(text)) return text;
  throw new Error('The database holds a plan that this version does not know.');
}

/** The plan in force, of the two in a row. */
export const readPlans = (row: { readonly plan: string; readonly bought_plan: string }): PlanId =>
  planInForce(readPlan(row.plan), readPlan(row.bought_plan));

export function readRole(text: string): Role {
  const role = roles.find((known) => known === text);
  if (role !== undefined) return role;
  throw new Error('The database holds a role that this version does not know.');
}
