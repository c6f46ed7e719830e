import type { AgentModel } from '../agent/model.ts';

/**
 * Whether the file is known to configure an agent. Where nothing was understood, it is unknown which keys concern security, whether a model
 * reads the comments, and which program the variables belong to.
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
