import type { Capability } from '../agent/capability.ts';
import { isSandboxed, reachOf } from '../agent/conditions.ts';
import type { Agent, Authentication, FileGrant, Permission, Server, Tool } from '../agent/facts.ts';
import { startedBy } from '../agent/launch-names.ts';
import type { AgentModel } from '../agent/model.ts';
import { capabilitiesOfRule, wideGrantsOf } from '../agent/reach.ts';
import type { PathReach } from '../knowledge/path-reach.ts';
import type { Content } from '../knowledge/server-table.ts';
import { capabilitiesOfServer, knownServer } from '../knowledge/servers.ts';
import { contentOfTool, readsFiles } from '../knowledge/tools.ts';
import { lazily } from '../text/lazily.ts';
import { type Located, locate } from '../text/span.ts';
import { parseUrl } from '../text/url.ts';
import { type AskedKinds, askedKindsOf, isOfAskedKind } from './asked-kinds.ts';
import { itemOrSetting, nameOf, settingOf } from './places.ts';
import { openLoaderIn } from './shell-grants.ts';

/** The kinds of parts that a dangerous combination consists of. */
export type LegKind = 'private' | 'untrusted' | 'egress' | 'execute' | 'inbound' | 'secrets' | 'database-write';

/** One part ("leg") of a dangerous combination such as the lethal trifecta of private data, untrusted content and egress. */
export interface Leg {
  readonly kind: LegKind;
  /** What gives the agent this leg: a server, a tool or a permission entry. */
  readonly source: Located<string>;
  /** Equal for legs of the same origin: two servers of one product are one origin, whatever their names. */
  readonly from: string;
  /** The agent it belongs to; undefined: all agents. */
  readonly agent: Agent | undefined;
  /** Whether approval is required (`asked`) or skipped (`unasked`) before use. The report's map shows the same values. */
  readonly approval: 'asked' | 'unasked' | 'unknown';
  /** It comes from a server or tool of the whole file, which an agent that chooses its own servers may not have. */
  readonly offered?: boolean;
  /** The files a tool reads are only presumed private. */
  readonly presumed?: boolean;
}

/** Every leg of the file, disabled parts left out. */
export function findLegs(model: AgentModel): readonly Leg[] {
  const settings = settingsOf(model);
  // A coding agent’s own tools read the project it was started in.
  const tools = model.role === 'coding-agent' || model.role === 'mcp-client' ? [] : model.tools;
  return [
    ...model.servers.flatMap((server) => legsOfServer(server, settings)),
    ...tools.flatMap((tool) => legsOfTool(tool, settings)),
    ...model.permissions.flatMap((rule) => legsOfPermission(rule, settings)),
    ...legsOfFiles(model, settings),
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

/** What other facts say about servers and agents, indexed for lookup. */
interface Settings {
  readonly servers: ReadonlyMap<string, Server>;
  /** Servers all of whose tools run without approval. */
  readonly unasked: ReadonlySet<Server>;
  /** What the tools that run without approval can do, by server. */
  readonly unaskedTools: ReadonlyMap<Server, ReadonlySet<Capability>>;
  /** Entries that allow any command without approval and without a sandbox. */
  readonly openShells: ReadonlySet<Permission>;
  /** Servers and agents whose egress is restricted; null when that of the whole file is. */
  readonly fixed: ReadonlySet<Server | Agent | null>;
  readonly askedKinds: () => AskedKinds;
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
    unaskedTools: unaskedToolsOf(model),
    openShells: new Set(model.permissions.filter((rule) => isOpenShell(rule) && !isSandboxed(model, rule))),
    fixed: new Set(narrowed.map(({ server, agent }) => server ?? agent ?? null)),
    askedKinds: lazily(() => askedKindsOf(model)),
  };
}

function unaskedToolsOf({ approvals }: AgentModel): ReadonlyMap<Server, ReadonlySet<Capability>> {
  const found = new Map<Server, Set<Capability>>();
  for (const { kind, state, server, reach } of approvals) {
    if (kind !== 'tool' || state !== 'off' || server === undefined) continue;
    const known = found.get(server) ?? new Set();
    for (const capability of reach) known.add(capability);
    found.set(server, known);
  }
  return found;
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
  const fixed = isFixed(settings, server, server.agent);
  const kinds = kindsOf(reach, row?.content ?? [], fixed);
  if (kinds.length === 0) return [];
  const unasked = settings.unasked.has(server)
    ? kinds
    : kindsOf([...(settings.unaskedTools.get(server) ?? nothing)], row?.content ?? [], fixed);
  const source = locate(server.name.value, server.at);
  // Two entries of one well-known server have the same origin, whatever their names.
  const from = row?.names[0] ?? hints.name;
  return kinds.map((kind) => ({
    kind,
    source,
    from,
    agent: server.agent,
    approval: unasked.includes(kind) ? 'unasked' : 'unknown',
    offered: true,
  }));
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
  const isAsked = (kind: LegKind) =>
    asks === 'unknown' && (kind === 'egress' || kind === 'execute') && isOfAskedKind(tool, kind, settings.askedKinds());
  return kinds.map((kind) => ({
    kind,
    source,
    from: name.value,
    agent: tool.agent,
    approval: isAsked(kind) ? 'asked' : approval,
    offered: true,
    presumed: presumed && kind === 'private',
  }));
}

/** Permission entries for servers and fetching: they say what runs without approval even where the server is configured elsewhere. */
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
  // Beside an unrestricted shell, one of its programs is no second origin.
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

/** An unrestricted shell reads what the user can read and sends it anywhere. Alone that is AG-002's; untrusted content beside it makes a combination. */
function legsOfShell(source: Located<string>, agent: Agent | undefined): readonly Leg[] {
  const leg = { source, from: 'shell', agent, approval: 'unasked', presumed: true } as const;
  return [
    { kind: 'private', ...leg },
    { kind: 'egress', ...leg },
  ];
}

const privatePlaces: ReadonlySet<PathReach> = new Set<PathReach>(['root', 'credentials', 'system', 'homes', 'home']);

function legsOfFiles(model: AgentModel, { unasked, unaskedTools }: Settings): readonly Leg[] {
  const isUnasked = ({ source, server }: FileGrant): boolean =>
    source === 'permission' ||
    (server !== undefined && (unasked.has(server) || [...(unaskedTools.get(server) ?? nothing)].some(isReading)));
  const open = wideGrantsOf(model).filter(({ grant, reach }) => grant.enabled && privatePlaces.has(reach));
  return open.map(({ grant }) => ({
    kind: 'private',
    source: grant.bySetting !== undefined ? nameOf(grant.at) : locate(grant.path.value, grant.at),
    from: 'files',
    agent: grant.agent,
    approval: isUnasked(grant) ? 'unasked' : 'unknown',
  }));
}

function legsOfExecution(model: AgentModel): readonly Leg[] {
  const running = model.executions.filter(
    // A server that runs any command is a leg of its own, and its calls may still need approval.
    ({ kind, state, enabled, server }) =>
      enabled &&
      state === 'unrestricted' &&
      kind !== 'remote-code' &&
      kind !== 'unsafe-loading' &&
      server === undefined,
  );
  return running.map(({ at, agent }) => ({
    kind: 'execute',
    source: at.path.length === 0 ? locate('code execution', at) : settingOf(at),
    from: 'execution',
    agent,
    approval: 'unasked',
  }));
}

/** Endpoints that lead to an agent; a control page is used by the operator, a card by another agent. */
const doors: ReadonlySet<Authentication['guards']> = new Set(['gateway', 'webhook', 'chat', 'endpoint', 'flow']);

/** Anyone who can write to the agent can steer it: channels open to all senders, and exposed endpoints without authentication. */
function legsOfExposure(model: AgentModel): readonly Leg[] {
  const channels = model.exposures.filter(
    ({ kind, state, enabled }) => enabled && state === 'open' && (kind === 'sender' || kind === 'public-trigger'),
  );
  const unguarded = model.authentications.filter(
    ({ guards, state, exposed, enabled }) => enabled && exposed && state === 'none' && doors.has(guards),
  );
  return [
    ...channels.flatMap(({ at, agent }) => legsOfDoor(itemOrSetting(at), agent)),
    ...unguarded.flatMap(({ at, agent }) => legsOfDoor(itemOrSetting(at), agent)),
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

/** No real delegation chain is longer; the bound keeps the work linear on hostile files. */
const teamMax = 16;

/** Answers which agents work together: an agent and all it delegates to, directly or through others. */
export function teamsOf(model: AgentModel): (agent: Agent) => readonly Agent[] {
  const byName = lazily(() => {
    const named = model.agents.flatMap((agent) => (agent.name === null ? [] : [[agent.name.value, agent] as const]));
    return new Map(named);
  });
  return (agent) => {
    if (agent.delegatesTo.length === 0) return [agent];
    const team = new Set([agent]);
    for (const member of team) {
      for (const { value } of member.delegatesTo.slice(0, teamMax)) {
        const next = byName().get(value);
        if (next?.enabled === true && team.size < teamMax) team.add(next);
      }
    }
    return [...team];
  };
}
