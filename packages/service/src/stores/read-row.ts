import { planInForce } from '../plans/entitlement.ts';
import { isPlanId, type PlanId } from '../plans/plans.ts';
import { type Role, roles } from './stores.ts';

/** A stored word that the code does not know was written by another version: guessing its meaning could open a door. */
export function readPlan(text: string): PlanId {
  if (isPlanId(text)) return text;
  throw new Error('The database holds a plan that this version does not know.');
}

/** The plan that holds, of the two a row has. */
export const readPlans = (row: { readonly plan: string; readonly bought_plan: string }): PlanId =>
  planInForce(readPlan(row.plan), readPlan(row.bought_plan));

export function readRole(text: string): Role {
  const role = roles.find((known) => known === text);
  if (role !== undefined) return role;
  throw new Error('The database holds a role that this version does not know.');
}
