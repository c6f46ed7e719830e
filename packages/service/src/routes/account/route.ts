import type { FastifyInstance } from 'fastify';
import { createEndpoints } from './endpoint.ts';
import { addEntering } from './entering.ts';
import { addKeys } from './keys.ts';
import { addLeaving } from './leaving.ts';
import type { AccountParts } from './parts.ts';
import { addPlan } from './plan.ts';
import { addSecurity } from './security.ts';
import { addTeams } from './teams.ts';

/** The endpoints of the account and settings pages. */
export function registerAccount(app: FastifyInstance, parts: AccountParts): void {
  const endpoints = createEndpoints(app, parts);
  addEntering(endpoints, parts);
  addSecurity(endpoints, parts);
  addKeys(endpoints, parts);
  addTeams(endpoints, parts);
  addPlan(endpoints, parts);
  addLeaving(endpoints, parts);
}
