import type { Capability } from '../agent/capability.ts';
import { runsWithoutApproval } from '../agent/conditions.ts';
import type { Scope } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { coversScope, type Owners, ownersOf } from '../agent/owners.ts';
import { oncePer } from '../text/once-per.ts';

/** Capabilities that do immediate harm under an attacker's control. */
const dangerous: ReadonlySet<Capability> = new Set<Capability>(['execute', 'delete', 'pay', 'administer']);

/** An attacker who steers the agent can run commands, destroy or pay without approval. */
export function drivesExecution(agent: AgentModel, scope: Scope): boolean {
  return runsWithoutApproval(agent, scope) && (agent.role === 'coding-agent' || coversScope(executing(agent), scope));
}

const executing = oncePer((agent: AgentModel): Owners => {
  const holders = [...agent.tools.filter(({ approval }) => approval !== 'always'), ...agent.servers];
  return ownersOf([
    ...agent.executions.filter(({ state, origin }) => state === 'unrestricted' && origin === 'set'),
    ...agent.permissions.filter(({ subject, decision }) => subject === 'shell' && decision === 'allow'),
    ...holders.filter(({ enabled, capabilities }) => enabled && capabilities.some((one) => dangerous.has(one))),
  ]);
});
