import type { Agent, Permission, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';

/** A predicate for tools that a permission or approval, of the same agent or of all, already decides on. */
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
  return ({ name, agent: owner }) => {
    const known = owners.get(name.value);
    return known !== undefined && (known.has(undefined) || known.has(owner));
  };
}

/** Whether an agent's rule denies only some calls of a tool, so that the agent's tool list still grants the others. Policies for all agents ask for the rest. */
function refusesSome({ agent, decision, name, pattern, wildcard }: Permission): boolean {
  if (agent === undefined || decision !== 'deny' || wildcard) return false;
  return pattern !== null && pattern.value !== name.value;
}
