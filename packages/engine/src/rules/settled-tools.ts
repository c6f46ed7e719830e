import type { Agent, Permission, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';

/** Tools about which a permission or an approval says more than the list of tools does: of the same agent, or of all. */
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

/** Beside an agent's own list of tools, some of a tool's calls that are refused leave the others. A policy for all asks about what it does not name. */
function refusesSome({ agent, decision, name, pattern, wildcard }: Permission): boolean {
  if (agent === undefined || decision !== 'deny' || wildcard) return false;
  return pattern !== null && pattern.value !== name.value;
}
