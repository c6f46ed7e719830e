import type { Capability } from '../agent/capability.ts';
import { entryOf, isUnattended, lowered, onlyReads, reachOf } from '../agent/conditions.ts';
import { type Contradiction, contradictionsIn } from '../agent/contradictions.ts';
import type { Grant, Permission, Server, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import type { DestructiveCommand } from '../knowledge/destructive-commands.ts';
import { capabilitiesOfServer } from '../knowledge/servers.ts';
import { hasSideEffects } from '../knowledge/tools.ts';
import { reachesEverything } from '../knowledge/wide-scopes.ts';
import type { Severity } from '../score/table.ts';
import type { Place } from '../text/span.ts';
import { askAgain, removeItem } from './patches.ts';
import { defineRule, type Violation } from './rule.ts';
import { destructionIn } from './shell-grants.ts';

const messages = {
  everyServer: '{entry} allows every tool of every server.',
  serverWrites: '{entry} allows every tool of a server, those that change things among them.',
  serverPays: '{entry} allows every tool of a server that moves money or administers systems.',
  serverWhole: '{entry} allows every tool of a server.',
  everyTool: '{entry} hands over every tool there is.',
  everyToolAsked:
    '{entry} hands over every tool there is, and those of servers to come; a person is asked before each that is not allowed by name.',
  admin: '{entry} grants the rights of an administrator.',
  anyAction: '{entry} grants every action.',
  wideScope: '{entry} is a scope that reaches further than a task needs.',
  superuser: '{entry} is a role that may do everything in the database.',
  destroysFiles: '{entry} lets any file be removed without a question.',
  destroysSystems: '{entry} lets data or systems be destroyed without a question.',
  administers: '{entry} lets systems and accounts be changed without a question, whichever they are.',
  destructive: 'Tool {tool} deletes or pays, and nothing narrows what.',
  unmatched: 'Commands are compared by how they begin, so that the host never matches {entry}: it refuses nothing.',
  noTool: '{entry} names no tool, so that the host passes it over: it refuses nothing.',
  refusedAnyway: '{entry} is allowed here and refused elsewhere in this file; it stays refused.',
  overruled: 'Tool {entry} is allowed as a whole elsewhere in this file, so this limit holds nothing back.',
  nothingRefused: 'Commands or changes are allowed, and no rule of this file refuses anything or has it asked about.',
  shadowed: '{entry} is refused here and allowed by a stronger entry; it stays allowed.',
} as const;
type Found = Violation<typeof messages>;

export const leastPrivilege = defineRule({
  id: 'AG-020',
  name: 'least-privilege',
  title: 'Least-privilege violation or contradictory policy',
  category: 'access',
  severity: 'high',
  references: ['ASI03', 'ASI02', 'LLM06:2025', 'MCP02', 'CWE-250', 'CWE-863', 'CWE-269', 'AML.T0101'],
  messages,
  why: 'What an agent may do and does not need is there for whoever steers it. An entry that refuses nothing is worse: people rely on it.',
  fix: 'Name the tools, actions and scopes the work needs, and keep every refusal in a form the host can match.',
  *check({ agent }) {
    const asked = askedPlaces(agent);
    const servers = new Map(agent.servers.map((server) => [server.name.value, server]));
    for (const rule of agent.permissions) {
      if (rule.decision !== 'allow' || rule.overridden) continue;
      if (rule.target?.tool === '*') yield* checkWildcard(rule, rule.target.server, servers);
      const destruction = destructionIn(rule);
      if (destruction !== null) yield destructionCase(rule, destruction);
    }
    for (const grant of agent.grants) if (!asked.has(grant.at)) yield* checkGrant(grant);
    yield* checkTools(agent);
    for (const contradiction of contradictionsIn(agent)) yield report(contradiction);
    yield* checkRefusals(agent);
  },
});

/** Where a question is missing, rule AG-003 says so; the width of the entry is then the smaller matter. */
function askedPlaces(agent: AgentModel): ReadonlySet<Place> {
  return new Set(agent.approvals.filter(({ state }) => state !== 'on').map(({ at }) => at));
}

/** The policy of a host that knows refusals and is given none, nor a question, while something that changes things is allowed. */
function* checkRefusals({ role, at, permissions }: AgentModel): Generator<Found> {
  if (role !== 'coding-agent' || permissions.some(({ decision }) => decision !== 'allow')) return;
  if (permissions.some(({ subject }) => subject === 'shell' || subject === 'write' || subject === 'any'))
    yield { message: 'nothingRefused', severity: 'info', confidence: 'high', at };
}

/** Everything of a server, or of all of them. */
function* checkWildcard(rule: Permission, name: string, servers: ReadonlyMap<string, Server>): Generator<Found> {
  const facts = { at: rule.at, quote: { entry: entryOf(rule) }, patch: askAgain(rule) };
  if (name === '*') {
    const severity = lowered('medium', rule);
    return yield { ...facts, message: 'everyServer', severity, confidence: 'high' };
  }
  const reach = reachOfNamed(name, servers);
  if (isQuiet(reach)) return;
  const { message, severity } = weighServer(reach);
  yield { ...facts, message, severity: lowered(severity, rule), confidence: reach.length === 0 ? 'medium' : 'high' };
}

const destructionCases = {
  files: { message: 'destroysFiles', severity: 'medium' },
  systems: { message: 'destroysSystems', severity: 'high' },
  account: { message: 'administers', severity: 'medium' },
} as const satisfies Record<DestructiveCommand['destroys'], { message: keyof typeof messages; severity: Severity }>;

/** A command that destroys or changes what it is given, with nothing said about what. */
function destructionCase(rule: Permission, { destroys }: DestructiveCommand): Found {
  const { message, severity } = destructionCases[destroys];
  const facts = { message, severity: lowered(severity, rule), confidence: 'high', at: rule.at } as const;
  return { ...facts, quote: { entry: entryOf(rule) }, patch: askAgain(rule) };
}

function reachOfNamed(name: string, servers: ReadonlyMap<string, Server>): readonly Capability[] {
  const server = servers.get(name);
  return server === undefined ? capabilitiesOfServer({ name, packages: [], host: null, tools: [] }) : reachOf(server);
}

/** Looking things up and thinking needs no narrowing. */
function isQuiet(reach: readonly Capability[]): boolean {
  return reach.length > 0 && reach.every((capability) => capability === 'search' || capability === 'think');
}

function weighServer(reach: readonly Capability[]) {
  if (reach.includes('pay') || reach.includes('administer'))
    return { message: 'serverPays', severity: 'high' } as const;
  if (hasSideEffects(reach)) return { message: 'serverWrites', severity: 'medium' } as const;
  return { message: 'serverWhole', severity: 'low' } as const;
}

function* checkGrant(grant: Grant): Generator<Found> {
  if (!isWide(grant) || narrowedServer(grant.server)) return;
  const { message, severity } = grantCases[grant.kind];
  const facts = { at: grant.at, confidence: 'high', quote: { entry: grant.subject } } as const;
  yield { ...facts, message, severity: lowered(severity, grant) };
}

/** By the fact itself, or by a scope that a vendor documents as reaching over the whole account. */
function isWide({ wide, kind, subject }: Grant): boolean {
  return wide || (kind === 'oauth-scope' && reachesEverything(subject.value));
}

function narrowedServer(server: Server | undefined): boolean {
  return server !== undefined && (server.readOnly || onlyReads(reachOf(server)));
}

const grantCases = {
  'oauth-scope': { message: 'wideScope', severity: 'medium' },
  'iam-action': { message: 'anyAction', severity: 'high' },
  'database-role': { message: 'superuser', severity: 'medium' },
  'tool-wildcard': { message: 'everyTool', severity: 'medium' },
  'asked-tool-wildcard': { message: 'everyToolAsked', severity: 'low' },
  admin: { message: 'admin', severity: 'high' },
  kubernetes: { message: 'anyAction', severity: 'high' },
} as const satisfies Record<Grant['kind'], { readonly message: keyof typeof messages; readonly severity: Severity }>;

/** Tools that pay or delete, with nothing to narrow them and nobody to ask. */
function* checkTools(agent: AgentModel): Generator<Found> {
  const approved = new Set(agent.approvals.flatMap(({ tool }) => (tool === undefined ? [] : [tool])));
  for (const tool of agent.tools) {
    if (tool.approval === 'always' || tool.narrowed || approved.has(tool) || !isDestructive(tool)) continue;
    const unasked = tool.approval === 'never' || isUnattended(agent, tool);
    const severity = lowered(unasked ? 'high' : 'low', tool);
    yield { message: 'destructive', severity, confidence: 'medium', at: tool.at, quote: { tool: tool.name } };
  }
}

function isDestructive({ capabilities }: Tool): boolean {
  return capabilities.includes('pay') || capabilities.includes('delete');
}

function report({ kind, at, entry, scope }: Contradiction): Found {
  // An allowance that never decides can go; a refusal is for the author to write anew.
  const patch = kind === 'refusedAnyway' ? removeItem(at) : [];
  return { message: kind, severity: lowered('low', scope), confidence: 'high', at, quote: { entry }, patch };
}
