import type { FastifyInstance } from 'fastify';
import { addDeletion } from './deletion.ts';
import { createEndpoints } from './endpoint.ts';
import { addKeys } from './keys.ts';
import type { AccountParts } from './parts.ts';
import { addPasskeys } from './passkeys.ts';
import { addPlan } from './plan.ts';
import { addSecurity } from './security.ts';
import { addSignIn } from './sign-in.ts';
import { addTeams } from './teams.ts';

/** The endpoints of the account and settings pages. */
export function registerAccount(app: FastifyInstance, parts: AccountParts): void {
  const endpoints = createEndpoints(app, parts);
  addSignIn(endpoints, parts);
  addSecurity(endpoints, parts);
  addPasskeys(endpoints, parts);
  addKeys(endpoints, parts);
  addTeams(endpoints, parts);
  addPlan(endpoints, parts);
  addDeletion(endpoints, parts);
}
