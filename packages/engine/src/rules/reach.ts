import type { Capability } from '../agent/capability.ts';
import { runsUnasked } from '../agent/conditions.ts';
import type { Scope } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';

/** What does harm at once when somebody else decides. */
const dangerous: ReadonlySet<Capability> = new Set<Capability>(['execute', 'delete', 'pay', 'administer']);

/** What belongs to no agent bears on all, and a question about no agent is about any. */
export function bearsOn(fact: Scope, scope: Scope): boolean {
  return scope.agent === undefined || fact.agent === undefined || fact.agent === scope.agent;
}

/** Whoever steers the agent can run commands, destroy or pay, and nobody is asked. */
export function drivesExecution(agent: AgentModel, scope: Scope): boolean {
  return runsUnasked(agent, scope) && canExecute(agent, scope);
}

function canExecute(agent: AgentModel, scope: Scope): boolean {
  if (agent.role === 'coding-agent') return true;
  if (agent.executions.some((fact) => fact.state === 'unrestricted' && bearsOn(fact, scope))) return true;
  if (agent.permissions.some((fact) => fact.subject === 'shell' && fact.decision === 'allow' && bearsOn(fact, scope)))
    return true;
  const holders = [...agent.tools.filter(({ approval }) => approval !== 'always'), ...agent.servers];
  return holders.some(
    (holder) => holder.enabled && bearsOn(holder, scope) && holder.capabilities.some((one) => dangerous.has(one)),
  );
}
