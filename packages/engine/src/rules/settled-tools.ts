import type { Agent, Permission, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';

/**
 * Tools that a permission or an approval setting of the same agent, or of all agents, rules on, since it outranks the list of tools; and
 * tools with a setting of their own that executes code, which is reported instead.
 */
export function settledTools(agent: AgentModel): (tool: Tool) => boolean {
  const approved = agent.approvals.flatMap(({ kind, subject, agent: owner }) =>
    kind === 'tool' && subject !== null ? [{ name: subject, owner }] : [],
  );
  const ruled = agent.permissions.flatMap((rule) =>
    refusesSome(rule) ? [] : [{ name: rule.name, owner: rule.agent }],
  );
  const owners = new Map<string, Set<Agent | undefined>>();
  for (const { name, owner } of [...approved, ...ruled]) {
    const known = owners.get(name.value);
    if (known === undefined) owners.set(name.value, new Set([owner]));
    else known.add(owner);
  }
  const executing = new Set(agent.executions.filter(({ state }) => state === 'unrestricted').map(({ tool }) => tool));
  return (tool) => {
    const known = owners.get(tool.name.value);
    return executing.has(tool) || (known !== undefined && (known.has(undefined) || known.has(tool.agent)));
  };
}

/** Beside an agent's own tool list, denying some calls of a tool leaves the others allowed. A policy for all agents asks about what it does not name. */
function refusesSome({ agent, decision, name, pattern, wildcard }: Permission): boolean {
  if (agent === undefined || decision !== 'deny' || wildcard) return false;
  return pattern !== null && pattern.value !== name.value;
}
