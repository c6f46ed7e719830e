import type { AgentModel } from '../agent/model.ts';

/**
 * In a file of which nothing was understood, nobody knows which keys are about security, whether a model reads its comments, or whose
 * variables these are.
 */
export function configuresAgent({
  role,
  agents,
  models,
  prompts,
  tools,
  servers,
  commands,
  permissions,
}: AgentModel): boolean {
  const facts = [agents, models, prompts, tools, servers, commands, permissions];
  return role !== 'unknown' || facts.some(({ length }) => length > 0);
}
