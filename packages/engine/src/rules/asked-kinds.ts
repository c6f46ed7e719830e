import type { Capability } from '../agent/capability.ts';
import type { Agent, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { capabilitiesOfAction } from '../knowledge/tools.ts';
import { wordsOf } from '../knowledge/words.ts';

/** What needs approval by kind of action, for the whole file (undefined) and for each agent. */
export type AskedKinds = ReadonlyMap<Agent | undefined, ReadonlySet<Capability>>;

/** What a file requires approval for by kind of action: `confirm: {sending: always}`. A rule on one tool is that tool's own. */
export function askedKindsOf({ approvals, permissions, tools }: AgentModel): AskedKinds {
  const found = new Map<Agent | undefined, Set<Capability>>();
  const add = (agent: Agent | undefined, capabilities: readonly Capability[]) => {
    const known = found.get(agent) ?? new Set();
    for (const capability of capabilities) known.add(capability);
    found.set(agent, known);
  };
  const names = new Set(tools.map(({ name }) => name.value));
  const kindNamed = (name: string) => (names.has(name) ? [] : capabilitiesOfKind(name));
  for (const { kind, state, enabled, server, tool, agent, reach, subject } of approvals) {
    if (kind !== 'tool' || state !== 'on' || !enabled || server !== undefined || tool !== undefined) continue;
    add(agent, subject === null ? reach : kindNamed(subject.value));
  }
  for (const { decision, enabled, target, wildcard, name, agent } of permissions)
    if (decision === 'ask' && enabled && wildcard && target === null) add(agent, kindNamed(name.value));
  return found;
}

const directions: ReadonlySet<string> = new Set(['external', 'outbound', 'outgoing']);

/** `send`, `external_messages`; a longer name is that of a tool. */
function capabilitiesOfKind(name: string): readonly Capability[] {
  const words = wordsOf(name);
  if (words.some((word) => directions.has(word))) return ['send'];
  return words.length === 1 ? capabilitiesOfAction(name) : [];
}

const leaving: ReadonlySet<Capability> = new Set<Capability>(['send', 'fetch', 'browse']);
const running: ReadonlySet<Capability> = new Set<Capability>(['execute']);

/** Whether everything by which the tool sends something out, or runs something, is of a kind that needs approval. */
export function isOfAskedKind({ agent, capabilities }: Tool, leg: 'egress' | 'execute', asked: AskedKinds): boolean {
  const involved = capabilities.filter((one) => (leg === 'egress' ? leaving : running).has(one));
  const needs = (one: Capability) =>
    asked.get(undefined)?.has(one) === true || (agent !== undefined && asked.get(agent)?.has(one) === true);
  return involved.length > 0 && involved.every(needs);
}
