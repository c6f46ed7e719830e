import type { Agent } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { lazily } from '../text/lazily.ts';
import { oncePer } from '../text/once-per.ts';
import { groupLegs } from './leg-groups.ts';
import type { Leg } from './legs.ts';

/** The names of the file's servers that each agent lists. An agent that lists none has no entry and can use all of them. */
export type Choices = ReadonlyMap<Agent | undefined, ReadonlySet<string>>;

/**
 * The servers that agents list themselves, by name (`mcp_servers: [notes]`, `tools: [notes]`) or by their tools (`mcp__notes__append`,
 * `notes.append`), which contribute legs of their own.
 */
export function choicesIn(model: AgentModel): Choices {
  const choices = new Map<Agent | undefined, Set<string>>();
  const namesOf = (agent: Agent | undefined): Set<string> => {
    const names = choices.get(agent) ?? new Set();
    choices.set(agent, names);
    return names;
  };
  for (const { decision, target, agent } of model.permissions) {
    if (decision === 'allow' && target !== null) namesOf(agent);
  }
  const shared = new Set(model.servers.flatMap(({ name, agent }) => (agent === undefined ? name.value : nothing)));
  for (const agent of model.agents) {
    for (const { value } of agent.servers ?? nothing) if (shared.has(value)) namesOf(agent).add(value);
  }
  const listed = lazily(() => toolsOfServers(model));
  for (const { name, agent } of model.tools) {
    if (name.value.startsWith('mcp__')) namesOf(agent);
    else if (agent === undefined || shared.size === 0) continue;
    else {
      const whole = serverNamedBy(name.value);
      const [, , qualifying = ''] = notation.exec(name.value) ?? [];
      if (shared.has(whole)) namesOf(agent).add(whole);
      else if (shared.has(qualifying) || listed().has(name.value)) namesOf(agent);
    }
  }
  return choices;
}

/** The names of the tools that the entries of the file's servers list: an agent that lists one of them itself has no others. */
function toolsOfServers({ tools, servers }: AgentModel): ReadonlySet<string> {
  const shared = servers.filter(({ agent }) => agent === undefined);
  const members = tools.filter(({ server, agent }) => server !== undefined && agent === undefined);
  const listed = shared.flatMap(({ allowedTools }) => allowedTools ?? []);
  return new Set([...members.map(({ name }) => name.value), ...listed.map(({ value }) => value)]);
}

const nothing: readonly never[] = [];
/** `@notes` and `mcp:notes` name a server, `notes.append` and `notes/*` tools of one. */
const notation = /^(?:(?:@|mcp[:/.])([\w-]{1,64})$|([\w-]{1,64}?)(?:[./:]|__)[\w*-])/;
/** `notes.*`: all tools of a server. */
const allOfServer = /^([\w-]{1,64}?)(?:[./:]|__)\*$/;

/** The server that a tool's name stands for as a whole, by its own name, a mark or a wildcard; otherwise the name itself. */
function serverNamedBy(tool: string): string {
  return notation.exec(tool)?.[1] ?? allOfServer.exec(tool)?.[1] ?? tool;
}

/** Whether no agent has all of the file's servers: every agent lists its own, and the file itself configures no agent. */
export function everybodyChooses({ agents, prompts, tools, models }: AgentModel, choices: Choices): boolean {
  if (choices.size === 0) return false;
  const working = agents.filter(({ enabled }) => enabled);
  if (working.length === 0 || !working.every((agent) => choices.has(agent))) return false;
  // The tools of a server's entry are the catalogue that agents choose from.
  const loose = tools.filter(({ server }) => server === undefined);
  return ![...prompts, ...loose, ...models].some(({ agent }) => agent === undefined);
}

interface Offer {
  readonly offered: ReadonlyMap<string, readonly Leg[]>;
  readonly choices: Choices;
  readonly chosen: (agent: Agent) => readonly Leg[];
}

/** The legs of agents that work together: their own, those of the servers they list, and those shared by all agents. */
export function legsOfTeam(
  team: readonly Agent[],
  legs: ReadonlyMap<Agent | undefined, readonly Leg[]>,
  { offered, choices, chosen }: Offer,
): { readonly own: readonly Leg[]; readonly common: readonly Leg[] } {
  const shared = legs.get(undefined) ?? nothing;
  const given =
    team.length === 1 ? (legs.get(team[0]) ?? nothing) : team.flatMap((member) => legs.get(member) ?? nothing);
  if (choices.size === 0) return { own: given, common: shared };
  // A tool named like a server is that server and no second source.
  const own = given.filter(({ source: { value } }) => {
    const name = serverNamedBy(value);
    return !(offered.has(name) && team.some((member) => choices.get(member)?.has(name) === true));
  });
  const all = team.some((member) => !choices.has(member));
  const common = all ? shared : shared.filter((leg) => leg.offered !== true);
  return { own: [...own, ...team.flatMap(chosen)], common };
}

/** The legs of the servers that an agent lists, collected once: ten thousand agents may delegate to one that lists all servers. */
export function chosenLegs(
  offered: ReadonlyMap<string, readonly Leg[]>,
  choices: Choices,
): (agent: Agent) => readonly Leg[] {
  return oncePer((agent) => {
    const all = [...(choices.get(agent) ?? nothing)].flatMap((name) => offered.get(name) ?? nothing);
    return groupLegs(all, () => 'all').get('all') ?? nothing;
  });
}

/** Legs of the file's servers and tools, by name. */
export function offeredLegs(legs: readonly Leg[]): ReadonlyMap<string, readonly Leg[]> {
  const ofFile = legs.filter((leg) => leg.agent === undefined && leg.offered === true);
  return groupLegs(ofFile, ({ source }) => source.value);
}
