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
import { lazily } from '../text/lazily.ts';
import type { Place } from '../text/span.ts';
import { removeItem, restore } from './patches.ts';
import { settingOf } from './places.ts';
import { defineRule, type Violation } from './rule.ts';
import { destructionIn } from './shell-grants.ts';

const messages = {
  everyServer: '{entry} allows every tool of every server.',
  serverWrites: '{entry} allows every tool of a server, including tools that change things.',
  serverPays: '{entry} allows every tool of a server that moves money or administers systems.',
  serverWhole: '{entry} allows every tool of a server, including tools added later.',
  everyTool: '{entry} grants every available tool.',
  everyToolAsked:
    '{entry} grants every tool, including those of servers added later; tools that are not allowed by name still ask for approval.',
  admin: '{entry} grants administrator rights.',
  anyAction: '{entry} grants every action.',
  everyResource: '{entry} is allowed on every resource of the account.',
  anyAccount: '{entry} lets every account of the cloud take this role.',
  anyNamespace: 'Namespace selection {entry} lets every namespace use this resource.',
  authorRights: 'Connection mode {entry} lets every user act with the rights of the agent’s author.',
  ownServers: '{entry} lets every user connect MCP servers that nobody has reviewed.',
  offeredServers: '{entry} lets every user offer MCP servers that nobody has reviewed to all others.',
  wideScope: '{entry} is a broader scope than a task needs.',
  serverOpened: '{entry} enables operations beyond reading, which the server does not allow by default.',
  superuser: '{entry} uses a superuser of the database.',
  destroysFiles: '{entry} can delete any file without approval.',
  destroysSystems: '{entry} can destroy data or systems without approval.',
  administers: '{entry} can change any system or account without approval.',
  destructive: 'Tool {tool} deletes data, and nothing restricts what.',
  pays: 'Tool {tool} moves money, and nothing restricts how much or to whom.',
  administersUnasked: 'Tool {tool} changes systems or accounts without approval, and nothing restricts which.',
  anyStatement: 'Tool {tool} runs any statement the model writes, and nothing restricts what it changes or deletes.',
  unmatched: '{entry} contains a shell operator, but the host matches single commands: this deny rule has no effect.',
  noTool: '{entry} names no tool, so the host ignores it: this deny rule has no effect.',
  refusedAnyway: '{entry} is allowed here but denied elsewhere in this file: the deny rule wins.',
  overruled: 'Tool {entry} is allowed as a whole elsewhere in this file, so this restriction has no effect.',
  nothingRefused: 'The policy allows commands or edits, and has no deny or ask rule.',
  shadowed: '{entry} is denied here but allowed by a rule that takes precedence: this deny rule has no effect.',
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
  why: 'Permissions that the agent does not need are available to an attacker who steers it. A deny rule with no effect is worse: people rely on it.',
  fix: 'Grant only the tools, actions and scopes the work needs, and write deny rules in a form that the host can match.',
  *check({ agent, allowed }) {
    const asked = lazily(() => askedPlaces(agent));
    const servers = lazily(() => new Map(agent.servers.map((server) => [server.name.value, server])));
    for (const rule of allowed) {
      if (rule.target?.tool === '*') yield* checkWildcard(rule, rule.target.server, servers());
      const destruction = destructionIn(rule);
      if (destruction !== null) yield destructionCase(rule, destruction);
    }
    for (const grant of agent.grants) if (!asked().has(grant.at)) yield* checkGrant(grant);
    yield* checkTools(agent);
    for (const contradiction of contradictionsIn(agent)) yield report(contradiction);
    yield* checkRefusals(agent);
  },
});

/** Where approval is off, AG-003 reports it, and the breadth of the entry matters less. */
function askedPlaces(agent: AgentModel): ReadonlySet<Place> {
  return new Set(agent.approvals.filter(({ state }) => state !== 'on').map(({ at }) => at));
}

/** A policy that allows commands or edits and has no deny or ask rule, in a host that supports them. */
function* checkRefusals({ role, at, permissions }: AgentModel): Generator<Found> {
  if (role !== 'coding-agent' || permissions.some(({ decision }) => decision !== 'allow')) return;
  if (permissions.some(({ subject }) => subject === 'shell' || subject === 'write' || subject === 'any'))
    yield { message: 'nothingRefused', severity: 'info', confidence: 'high', at };
}

/** All tools of one server or of all servers. */
function* checkWildcard(rule: Permission, name: string, servers: ReadonlyMap<string, Server>): Generator<Found> {
  const facts = { at: rule.at, quote: { entry: entryOf(rule) }, patch: restore(rule) };
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

/** A command that destroys or changes its target, with no restriction on the target. */
function destructionCase(rule: Permission, { destroys }: DestructiveCommand): Found {
  const { message, severity } = destructionCases[destroys];
  const facts = { message, severity: lowered(severity, rule), confidence: 'high', at: rule.at } as const;
  return { ...facts, quote: { entry: entryOf(rule) }, patch: restore(rule) };
}

function reachOfNamed(name: string, servers: ReadonlyMap<string, Server>): readonly Capability[] {
  const server = servers.get(name);
  return server === undefined ? capabilitiesOfServer({ name, packages: [], host: null, tools: [] }) : reachOf(server);
}

/** Search and reasoning need no restriction. */
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
  // A switch for writing is what ends the reading.
  if (!isWide(grant) || (grant.kind !== 'server-writes' && narrowedServer(grant.server))) return;
  const { message, severity } = grantCases[caseOf(grant)];
  const entry = namedBySetting.has(grant.kind) ? settingOf(grant.at) : grant.subject;
  const facts = { at: grant.at, confidence: 'high', quote: { entry } } as const;
  // The vendor intends the author's rights for what everybody may read.
  const limited = grant.kind === 'author-rights' && onlyReads(grant.tool?.capabilities ?? []);
  yield { ...facts, message, severity: lowered(limited ? 'low' : severity, grant) };
}

/** Switches, and the user of a database: where the password is the same word, it would be masked. */
const namedBySetting: ReadonlySet<Grant['kind']> = new Set<Grant['kind']>([
  'any-account',
  'database-role',
  'own-servers',
  'offered-servers',
]);

/** Wide by the fact itself, or a scope that the vendor documents as covering the whole account. */
function isWide({ wide, kind, subject }: Grant): boolean {
  return wide || (kind === 'oauth-scope' && reachesEverything(subject.value));
}

/** Of Kubernetes either a verb over all resources is granted, or all namespaces are let in. */
function caseOf({ kind, subject }: Grant): keyof typeof grantCases {
  return kind === 'kubernetes' && subject.value !== '*' ? 'namespaces' : kind;
}

function narrowedServer(server: Server | undefined): boolean {
  return server !== undefined && (server.readOnly || onlyReads(reachOf(server)));
}

const grantCases = {
  'oauth-scope': { message: 'wideScope', severity: 'medium' },
  'iam-action': { message: 'anyAction', severity: 'high' },
  'iam-every-resource': { message: 'everyResource', severity: 'medium' },
  'any-account': { message: 'anyAccount', severity: 'high' },
  'database-role': { message: 'superuser', severity: 'medium' },
  'tool-wildcard': { message: 'everyTool', severity: 'medium' },
  'asked-tool-wildcard': { message: 'everyToolAsked', severity: 'low' },
  admin: { message: 'admin', severity: 'high' },
  'server-writes': { message: 'serverOpened', severity: 'medium' },
  kubernetes: { message: 'anyAction', severity: 'high' },
  namespaces: { message: 'anyNamespace', severity: 'high' },
  'author-rights': { message: 'authorRights', severity: 'medium' },
  'own-servers': { message: 'ownServers', severity: 'low' },
  'offered-servers': { message: 'offeredServers', severity: 'medium' },
} as const satisfies Record<
  Grant['kind'] | 'namespaces',
  { readonly message: keyof typeof messages; readonly severity: Severity }
>;

/** Tools that pay or delete, without a restriction or an approval setting. */
function* checkTools(agent: AgentModel): Generator<Found> {
  const approved = lazily(() => new Set(agent.approvals.flatMap(({ tool }) => tool ?? [])));
  for (const tool of agent.tools) {
    if (tool.approval === 'always' || tool.narrowed || approved().has(tool)) continue;
    if (!isDestructive(tool)) {
      if (tool.approval === 'never' && tool.capabilities.includes('administer')) yield unaskedChange(tool);
      continue;
    }
    const unasked = tool.approval === 'never' || isUnattended(agent, tool);
    const severity = lowered(unasked ? 'high' : 'low', tool);
    yield { message: deedOf(tool), severity, confidence: 'medium', at: tool.at, quote: { tool: tool.name } };
  }
}

function deedOf({ capabilities }: Tool): 'anyStatement' | 'destructive' | 'pays' {
  if (capabilities.includes('database-write')) return 'anyStatement';
  return capabilities.includes('delete') ? 'destructive' : 'pays';
}

/** A tool that changes systems or accounts. Without a setting nothing is known about approval, and most hosts ask. */
function unaskedChange(tool: Tool): Found {
  const severity = lowered('medium', tool);
  return { message: 'administersUnasked', severity, confidence: 'medium', at: tool.at, quote: { tool: tool.name } };
}

function isDestructive({ capabilities }: Tool): boolean {
  return capabilities.includes('pay') || capabilities.includes('delete');
}

function report({ kind, at, entry, scope }: Contradiction): Found {
  // An allow entry that never applies can be removed; a deny rule has to be rewritten by the author.
  const patch = kind === 'refusedAnyway' ? removeItem(at) : [];
  return { message: kind, severity: lowered('low', scope), confidence: 'high', at, quote: { entry }, patch };
}
