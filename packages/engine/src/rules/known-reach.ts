import type { Capability } from '../agent/capability.ts';
import { reachOf } from '../agent/conditions.ts';
import type { Agent } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { capabilitiesOfRule } from '../agent/reach.ts';
import { lazily } from '../text/lazily.ts';

const nothing: readonly never[] = [];

interface KnownReach {
  readonly byAgent: ReadonlyMap<Agent | undefined, ReadonlySet<Capability>>;
  readonly all: ReadonlySet<Capability>;
}

/** A function that returns an agent's capabilities as far as the file shows them; none when it names no tool, server or executor. */
export function knownReachIn(model: AgentModel): (agent: Agent | undefined) => readonly Capability[] {
  // Needed for few files only.
  const known = lazily(() => collectReach(model));
  return (agent) => {
    const { byAgent, all } = known();
    if (agent === undefined) return [...all];
    const own = byAgent.get(agent);
    const shared = byAgent.get(undefined);
    if (own === undefined || shared === undefined) return [...(own ?? shared ?? nothing)];
    return [...new Set([...own, ...shared])];
  };
}

function collectReach(model: AgentModel): KnownReach {
  const byAgent = new Map<Agent | undefined, Set<Capability>>();
  const all = new Set<Capability>();
  const add = (agent: Agent | undefined, capabilities: readonly Capability[]) => {
    const own = byAgent.get(agent) ?? new Set();
    byAgent.set(agent, own);
    for (const capability of capabilities) {
      own.add(capability);
      all.add(capability);
    }
  };
  for (const tool of model.tools) if (tool.enabled) add(tool.agent, tool.capabilities);
  for (const server of model.servers) if (server.enabled) add(server.agent, reachOf(server));
  for (const rule of model.permissions) if (rule.decision !== 'deny') add(rule.agent, capabilitiesOfRule(rule));
  // An executor or a sandbox is only configured for an agent that runs code.
  for (const { agent, state } of model.executions) if (state !== 'off') add(agent, ['execute']);
  for (const { agent, kind } of model.isolations) if (kind === 'sandbox') add(agent, ['execute']);
  return { byAgent, all };
}
