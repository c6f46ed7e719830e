import type { AgentModel } from '../agent/model.ts';

/**
 * Whether the file configures an agent as far as it was understood. Otherwise it is unknown which keys concern security, whether a model
 * reads the comments, and which program reads the variables.
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
