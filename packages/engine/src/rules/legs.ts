import type { Capability } from '../agent/capability.ts';
import { isSandboxed, reachOf } from '../agent/conditions.ts';
import type { Agent, Authentication, Permission, Server, Tool } from '../agent/facts.ts';
import { startedBy } from '../agent/launch-names.ts';
import type { AgentModel } from '../agent/model.ts';
import { capabilitiesOfRule, wideGrantsOf } from '../agent/reach.ts';
import type { PathReach } from '../knowledge/path-reach.ts';
import type { Content } from '../knowledge/server-table.ts';
import { capabilitiesOfServer, knownServer } from '../knowledge/servers.ts';
import { contentOfTool, readsFiles } from '../knowledge/tools.ts';
import { type Located, locate } from '../text/span.ts';
import { parseUrl } from '../text/url.ts';
import { nameOf } from './places.ts';
import { openLoaderIn } from './shell-grants.ts';

/** The kinds of parts that a dangerous combination consists of. */
export type LegKind = 'private' | 'untrusted' | 'egress' | 'execute' | 'inbound' | 'secrets' | 'database-write';

/** One part ("leg") of a dangerous combination such as the lethal trifecta of private data, untrusted content and egress. */
export interface Leg {
  readonly kind: LegKind;
  /** The server, tool or entry that gives the agent this leg. */
  readonly source: Located<string>;
  /** Identity of the origin: equal for legs from one thing, such as two servers of one product, whatever their names. */
  readonly from: string;
  /** The agent that has this leg; undefined when all agents have it. */
  readonly agent: Agent | undefined;
  /** Whether approval is required (`asked`) or skipped (`unasked`) before use. The report's map shows the same values. */
  readonly approval: 'asked' | 'unasked' | 'unknown';
  /** Whether it comes from a server or tool defined for the whole file, which an agent that lists its own servers may not have. */
  readonly offered?: boolean;
  /** Whether the privacy of the data is only presumed: files a tool reads may be private, or only those it is meant for. */
  readonly presumed?: boolean;
}

/** Every leg in the file, except those of disabled parts. */
export function findLegs(model: AgentModel): readonly Leg[] {
  const settings = settingsOf(model);
  // The built-in tools of a coding agent read the project it was started in.
  const tools = model.role === 'coding-agent' || model.role === 'mcp-client' ? [] : model.tools;
  return [
    ...model.servers.flatMap((server) => legsOfServer(server, settings)),
    ...tools.flatMap((tool) => legsOfTool(tool, settings)),
    ...model.permissions.flatMap((rule) => legsOfPermission(rule, settings)),
    ...legsOfFiles(model),
    ...legsOfExecution(model),
    ...legsOfExposure(model),
  ];
}

const nothing: readonly never[] = [];

function isRoaming(capability: Capability): boolean {
  return capability === 'fetch' || capability === 'browse';
}

function isTakingIn(capability: Capability): boolean {
  return isRoaming(capability) || capability === 'read' || capability === 'search';
}

function isReading(capability: Capability): boolean {
  return capability === 'read' || capability === 'database' || capability === 'secrets' || capability === 'write';
}

/** The kinds of legs that result from capabilities and content. */
function kindsOf(reach: readonly Capability[], content: readonly Content[], fixedEgress: boolean): readonly LegKind[] {
  if (reach.length === 0) return nothing;
  const roams = !fixedEgress && reach.some(isRoaming);
  const kinds: LegKind[] = [];
  if (content.includes('private') && reach.some(isReading)) kinds.push('private');
  if (roams || (content.includes('untrusted') && !fixedEgress && reach.some(isTakingIn))) kinds.push('untrusted');
  if (roams || reach.includes('send')) kinds.push('egress');
  if (reach.includes('secrets')) kinds.push('secrets');
  if (reach.includes('database-write')) kinds.push('database-write');
  if (reach.includes('execute') && !reach.includes('browse')) kinds.push('execute');
  return kinds;
}

/** Indexes of other facts about servers and agents. */
interface Settings {
  readonly servers: ReadonlyMap<string, Server>;
  /** Servers whose tools all run without approval. */
  readonly unasked: ReadonlySet<Server>;
  /** Rules that allow any command without approval and outside a sandbox. */
  readonly openShells: ReadonlySet<Permission>;
  /** Servers and agents with restricted egress; null stands for the whole file. */
  readonly fixed: ReadonlySet<Server | Agent | null>;
}

function settingsOf(model: AgentModel): Settings {
  const unasked = model.approvals.filter(({ kind, state }) => kind === 'server' && state === 'off');
  const narrowed = model.egresses.filter(
    ({ kind, state }) =>
      state === 'restricted' && (kind === 'domains' || kind === 'fetch' || kind === 'browse' || kind === 'network'),
  );
  return {
    servers: new Map(model.servers.map((server) => [server.name.value, server])),
    unasked: new Set(unasked.flatMap(({ server }) => server ?? [])),
    openShells: new Set(model.permissions.filter((rule) => isOpenShell(rule) && !isSandboxed(model, rule))),
    fixed: new Set(narrowed.map(({ server, agent }) => server ?? agent ?? null)),
  };
}

function isFixed({ fixed }: Settings, server: Server | undefined, agent: Agent | undefined): boolean {
  return fixed.has(null) || (server !== undefined && fixed.has(server)) || (agent !== undefined && fixed.has(agent));
}

function legsOfServer(server: Server, settings: Settings): readonly Leg[] {
  const reach = server.enabled ? reachOf(server) : nothing;
  if (reach.length === 0) return nothing;
  const packages = startedBy(server.launch);
  const host = server.url === null ? null : (parseUrl(server.url.value)?.host ?? null);
  const hints = { name: server.name.value, packages, host, tools: [] };
  const row = knownServer(hints);
  const kinds = kindsOf(reach, row?.content ?? [], isFixed(settings, server, server.agent));
  if (kinds.length === 0) return [];
  const approval = settings.unasked.has(server) ? 'unasked' : 'unknown';
  const source = locate(server.name.value, server.at);
  // Two entries for the same well-known server have one origin, whatever their names.
  const from = row?.names[0] ?? hints.name;
  return kinds.map((kind) => ({ kind, source, from, agent: server.agent, approval, offered: true }));
}

function legsOfTool(tool: Tool, settings: Settings): readonly Leg[] {
  const { capabilities, narrowed, name, approval: asks } = tool;
  if (!tool.enabled || capabilities.length === 0) return nothing;
  const known = contentOfTool(name.value, capabilities);
  const kinds = kindsOf(
    capabilities,
    narrowed ? nothing : known,
    narrowed || isFixed(settings, tool.server, tool.agent),
  );
  if (kinds.length === 0) return nothing;
  const approval = asks === 'always' ? 'asked' : asks === 'never' ? 'unasked' : 'unknown';
  const source = locate(name.value, tool.at);
  const presumed = known.includes('private') && readsFiles(name.value);
  return kinds.map((kind) => ({
    kind,
    source,
    from: name.value,
    agent: tool.agent,
    approval,
    offered: true,
    presumed: presumed && kind === 'private',
  }));
}

/** Legs of entries about servers and fetching: they show what runs without approval even if the server is configured elsewhere. */
function legsOfPermission(rule: Permission, settings: Settings): readonly Leg[] {
  if (rule.decision !== 'allow' || rule.overridden) return [];
  const named = rule.target === null ? rule.name : (rule.pattern ?? rule.name);
  const source = locate(named.value, rule.at);
  const make = (kinds: readonly LegKind[], from: string, by = source): readonly Leg[] =>
    kinds.map((kind) => ({ kind, source: by, from, agent: rule.agent, approval: 'unasked' }));
  if (rule.subject === 'fetch' && rule.wildcard) return make(['untrusted', 'egress'], 'fetch');
  if (settings.openShells.has(rule)) return [...make(['execute'], 'shell'), ...legsOfShell(source, rule.agent)];
  if (rule.subject === 'shell' && rule.wildcard) return make(['execute'], 'shell');
  const loader = openLoaderIn(rule);
  // Next to an unrestricted shell, one of its programs is no second origin.
  const from = settings.openShells.size > 0 ? 'shell' : 'fetch';
  if (loader !== null) return make(['untrusted', 'egress'], from, locate(loader.text, rule.at));
  if (rule.target === null || rule.target.server === '*') return [];
  const hints = { name: rule.target.server, packages: [], host: null, tools: [] };
  const whole = rule.target.tool === '*';
  const reach = whole ? capabilitiesOfServer(hints) : capabilitiesOfRule(rule);
  const server = settings.servers.get(rule.target.server);
  const row = knownServer(hints);
  return make(kindsOf(reach, row?.content ?? [], isFixed(settings, server, rule.agent)), row?.names[0] ?? hints.name);
}

function isOpenShell({ decision, overridden, subject, wildcard }: Permission): boolean {
  return decision === 'allow' && !overridden && subject === 'shell' && wildcard;
}

/** An unrestricted shell reads whatever the user can read and sends it anywhere. AG-002 reports it unless untrusted content comes in as well. */
function legsOfShell(source: Located<string>, agent: Agent | undefined): readonly Leg[] {
  const leg = { source, from: 'shell', agent, approval: 'unasked', presumed: true } as const;
  return [
    { kind: 'private', ...leg },
    { kind: 'egress', ...leg },
  ];
}

const privatePlaces: ReadonlySet<PathReach> = new Set<PathReach>(['root', 'credentials', 'system', 'homes', 'home']);

function legsOfFiles(model: AgentModel): readonly Leg[] {
  const open = wideGrantsOf(model).filter(({ grant, reach }) => grant.enabled && privatePlaces.has(reach));
  return open.map(({ grant: { path, at, agent, source, bySetting } }) => ({
    kind: 'private',
    source: bySetting === true ? nameOf(at) : locate(path.value, at),
    from: 'files',
    agent,
    approval: source === 'permission' ? 'unasked' : 'unknown',
  }));
}

function legsOfExecution(model: AgentModel): readonly Leg[] {
  const running = model.executions.filter(
    // A server that accepts any command is called through its host and has legs of its own.
    ({ kind, state, enabled, server }) =>
      enabled &&
      state === 'unrestricted' &&
      kind !== 'remote-code' &&
      kind !== 'unsafe-loading' &&
      server === undefined,
  );
  return running.map(({ at, agent }) => ({
    kind: 'execute',
    source: locate('execution', at),
    from: 'execution',
    agent,
    approval: 'unasked',
  }));
}

/** Endpoints that lead to an agent; a control page is used by the operator, and an agent card by another agent. */
const doors: ReadonlySet<Authentication['guards']> = new Set(['gateway', 'webhook', 'chat', 'endpoint', 'flow']);

/** Inbound legs, through which anyone can steer the agent: channels open to all senders, and reachable endpoints without authentication. */
function legsOfExposure(model: AgentModel): readonly Leg[] {
  const channels = model.exposures.filter(
    ({ kind, state, enabled }) => enabled && state === 'open' && (kind === 'sender' || kind === 'public-trigger'),
  );
  const unguarded = model.authentications.filter(
    ({ guards, state, exposed, enabled }) => enabled && exposed && state === 'none' && doors.has(guards),
  );
  return [
    ...channels.flatMap(({ at, agent }) => legsOfDoor(locate('open channel', at), agent)),
    ...unguarded.flatMap(({ at, agent }) => legsOfDoor(locate('open door', at), agent)),
  ];
}

function legsOfDoor(source: Located<string>, agent: Agent | undefined): readonly Leg[] {
  return (['inbound', 'untrusted'] as const).map((kind) => ({
    kind,
    source,
    from: 'channel',
    agent,
    approval: 'unasked' as const,
  }));
}

/** Maximum size of a team. Real delegation chains are shorter; the bound keeps hostile files linear. */
const teamMax = 16;

/** A function that returns an agent's team: itself and all agents it delegates to, directly or indirectly. */
export function teamsOf(model: AgentModel): (agent: Agent) => readonly Agent[] {
  const named = model.agents.flatMap((agent) => (agent.name === null ? [] : [[agent.name.value, agent] as const]));
  const byName = new Map(named);
  return (agent) => {
    if (agent.delegatesTo.length === 0) return [agent];
    const team = new Set([agent]);
    for (const member of team) {
      for (const { value } of member.delegatesTo.slice(0, teamMax)) {
        const next = byName.get(value);
        if (next?.enabled === true && team.size < teamMax) team.add(next);
      }
    }
    return [...team];
  };
}
