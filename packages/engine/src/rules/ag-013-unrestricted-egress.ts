import { isUnattended, lowered } from '../agent/conditions.ts';
import type { Egress, Permission, Scope, Server, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { capabilitiesOfRule } from '../agent/reach.ts';
import { sinkOfHost } from '../knowledge/data-sinks.ts';
import { classifyHost } from '../knowledge/hosts.ts';
import { capabilitiesOfTool } from '../knowledge/tools.ts';
import { wordsOf } from '../knowledge/words.ts';
import type { Severity } from '../score/table.ts';
import { type Located, locate } from '../text/span.ts';
import { parseAddress, parseUrl, type Url } from '../text/url.ts';
import type { Evidence } from './evidence.ts';
import { restore, switchBack } from './patches.ts';
import { settingOf } from './places.ts';
import { defineRule } from './rule.ts';
import { openLoaderIn } from './shell-grants.ts';

const messageOf = {
  domains: 'domains',
  'own-requests': 'domains',
  fetch: 'fetch',
  browse: 'browse',
  'private-network': 'privateNetwork',
  network: 'network',
  'model-url': 'modelUrl',
  rendering: 'rendering',
  'unix-sockets': 'unixSockets',
} as const satisfies Record<Egress['kind'], string>;

const severityOf = {
  domains: { attended: 'medium', unattended: 'high' },
  'own-requests': { attended: 'medium', unattended: 'high' },
  fetch: { attended: 'medium', unattended: 'medium' },
  browse: { attended: 'medium', unattended: 'medium' },
  'private-network': { attended: 'high', unattended: 'high' },
  network: { attended: 'medium', unattended: 'high' },
  'model-url': { attended: 'medium', unattended: 'high' },
  rendering: { attended: 'medium', unattended: 'medium' },
  'unix-sockets': { attended: 'medium', unattended: 'high' },
} as const satisfies Record<Egress['kind'], { attended: Severity; unattended: Severity }>;

export const unrestrictedEgress = defineRule({
  id: 'AG-013',
  name: 'unrestricted-egress',
  title: 'Unrestricted egress, SSRF or exfiltration endpoint',
  category: 'network',
  severity: 'critical',
  references: ['ASI02', 'LLM06:2025', 'MCP10', 'CWE-918', 'CWE-200', 'AML.T0086'],
  messages: {
    metadata: '{url} is a cloud metadata endpoint, which returns the machine’s credentials.',
    sink: '{url} is a public request-capture, paste, file-drop or tunnel service, a common exfiltration target.',
    domains: '{setting} allows requests to every domain.',
    fetch: '{setting} allows fetching any URL.',
    browse: '{setting} allows opening any page in a browser.',
    privateNetwork: '{setting} leaves private network addresses reachable (SSRF).',
    network: '{setting} allows unrestricted network access.',
    modelUrl: '{setting} takes the request URL from model output or from an incoming message.',
    rendering: '{setting} renders model output as raw markup, and every image in it sends a request.',
    unixSockets: '{setting} allows connections to every local Unix socket.',
    allowedFetch: 'Any URL may be fetched without approval ({name}).',
    allowedBrowse: 'Any page may be opened without approval ({name}).',
    allowedProgram: '{name} may contact any address without approval.',
    fetchTool: '{name} lets the model fetch any URL.',
    browserTool: '{name} lets the model open any URL in a browser.',
  },
  why: 'With unrestricted egress, a prompt injection can send whatever the agent has read to any host and fetch further instructions from there.',
  fix: 'Allow only the domains the agent needs, block private and metadata addresses, and require approval for everything else.',
  *check(evidence) {
    const { agent } = evidence;
    const allowed = evidence.allowed.filter(mayReachOut);
    for (const { url, scope, kind } of suspectAddresses(evidence, allowed)) {
      yield { message: kind, severity: lowered('critical', scope), confidence: 'high', at: url.at, quote: { url } };
    }
    for (const fact of agent.egresses) {
      if (fact.state === 'restricted') continue;
      const mode = isUnattended(agent, fact) ? 'unattended' : 'attended';
      const severity = fact.origin === 'default' ? 'low' : lowered(severityOf[fact.kind][mode], fact);
      const quote = { setting: settingOf(fact.at) };
      const patch = switchBack(fact);
      yield { message: messageOf[fact.kind], severity, confidence: 'high', at: fact.at, quote, patch };
    }
    for (const rule of allowed) {
      if (!allowsAnyAddress(rule)) continue;
      const message = rule.subject === 'browse' ? 'allowedBrowse' : 'allowedFetch';
      const quote = { name: rule.name };
      yield {
        message,
        severity: lowered('medium', rule),
        confidence: 'high',
        at: rule.at,
        quote,
        patch: restore(rule),
      };
    }
    for (const { rule, program } of allowedPrograms(allowed, agent)) {
      const facts = { severity: lowered('medium', rule), confidence: 'medium', at: rule.at } as const;
      yield { ...facts, message: 'allowedProgram', quote: { name: program }, patch: restore(rule) };
    }
    for (const { rule, message } of allowedLoaders(allowed, agent)) {
      const severity = lowered('medium', rule);
      yield { message, severity, confidence: 'medium', at: rule.at, quote: { name: rule.name } };
    }
    for (const { fact, message, severity } of loaders(allowed, agent)) {
      yield {
        message,
        severity: lowered(severity, fact),
        confidence: 'medium',
        at: fact.at,
        quote: { name: fact.name },
      };
    }
  },
});

/** Whether the rule can be about an address. */
function mayReachOut({ subject, target }: Permission): boolean {
  return target !== null || subject === 'shell' || subject === 'fetch' || subject === 'browse';
}

const nothing: readonly never[] = [];

interface Suspect {
  readonly url: Located<string>;
  readonly scope: Scope;
  readonly kind: 'metadata' | 'sink';
}

/** Addresses inside hooks are reported by AG-005. */
function suspectAddresses({ agent, dialled }: Evidence, allowed: readonly Permission[]): readonly Suspect[] {
  const found: Suspect[] = [];
  for (const endpoint of agent.endpoints) {
    const kind = suspicionOf(endpoint, parseUrl(endpoint.url.value));
    if (kind !== null) found.push({ url: endpoint.url, scope: endpoint, kind });
  }
  for (const { command, written, url } of dialled) {
    const kind = suspicionOf(command, url);
    if (kind !== null) found.push({ url: written, scope: command, kind });
  }
  for (const rule of allowed) {
    for (const url of permittedBy(rule)) {
      const kind = suspicionOf(rule, url);
      if (kind !== null) found.push({ url: locate(url.host, rule.at), scope: rule, kind });
    }
  }
  return found;
}

/** Addresses that an allow entry permits without approval: a domain, or an argument of a command. */
function permittedBy({ invocations, subject, pattern }: Permission): readonly Url[] {
  let found: Url[] | null = null;
  for (const invocation of invocations) {
    for (const { text } of invocation.arguments) {
      const url = parseUrl(text);
      if (url === null) continue;
      found ??= [];
      found.push(url);
    }
  }
  const domain = subject === 'fetch' && pattern !== null ? parseAddress(pattern.value.replace(/^domain:/, '')) : null;
  return domain === null ? (found ?? nothing) : [...(found ?? nothing), domain];
}

function suspicionOf({ hook }: Scope, url: Url | null): Suspect['kind'] | null {
  if (hook !== undefined || url === null) return null;
  if (classifyHost(url.host) === 'metadata') return 'metadata';
  return sinkOfHost(url.host) === null ? null : 'sink';
}

function allowsAnyAddress({ subject, wildcard }: Permission): boolean {
  return (subject === 'fetch' || subject === 'browse') && wildcard;
}

/** Programs such as `curl` whose address is not fixed by the entry; where a sandbox restricts the network, it fixes the address. */
function allowedPrograms(allowed: readonly Permission[], { egresses }: AgentModel) {
  const found: { readonly rule: Permission; readonly program: Located<string> }[] = [];
  if (egresses.some(({ kind, state }) => state === 'restricted' && (kind === 'domains' || kind === 'network')))
    return found;
  for (const rule of allowed) {
    const program = openLoaderIn(rule);
    if (program !== null) found.push({ rule, program: locate(program.text, rule.at) });
  }
  return found;
}

/** Tools of servers that are configured elsewhere, as far as they load any address. */
function allowedLoaders(allowed: readonly Permission[], { servers }: AgentModel) {
  const known = new Set(servers.map(({ name }) => name.value));
  const found: { readonly rule: Permission; readonly message: 'allowedFetch' | 'allowedBrowse' }[] = [];
  for (const rule of allowed) {
    const { target } = rule;
    if (target === null || target.tool === '*' || known.has(target.server)) continue;
    const fetches = capabilitiesOfRule(rule).includes('fetch');
    if (!fetches && !takesToPages(target.tool)) continue;
    found.push({ rule, message: fetches ? 'allowedFetch' : 'allowedBrowse' });
  }
  return found;
}

/** Only some of a browser's tools choose the address; the others click or read. */
function takesToPages(tool: string): boolean {
  return (
    capabilitiesOfTool(tool).includes('browse') && wordsOf(tool).some((word) => word === 'navigate' || word === 'goto')
  );
}

interface Loader {
  readonly fact: Tool | Server;
  readonly message: 'fetchTool' | 'browserTool';
  readonly severity: Severity;
}

/** Tools and servers made for loading pages: informational, and an outbound channel where no approval is needed. */
function loaders(allowed: readonly Permission[], agent: AgentModel): readonly Loader[] {
  const approved = approvedIn(allowed, agent);
  const found: Loader[] = [];
  const judge = (fact: Tool | Server): void => {
    const loader = loaderOf(fact, agent, approved);
    if (loader !== null) found.push(loader);
  };
  for (const server of agent.servers) judge(server);
  for (const tool of agent.tools) judge(tool);
  return found;
}

function loaderOf(fact: Tool | Server, agent: AgentModel, approved: Approved): Loader | null {
  const fetches = fact.capabilities.includes('fetch');
  if (!fetches && !fact.capabilities.includes('browse')) return null;
  if ('narrowed' in fact && (fact.narrowed || fact.approval === 'always' || isLoader(fact.server))) return null;
  // What is switched off loads nothing, whoever is asked.
  const unasked = fact.enabled && (isUnattended(agent, fact) || isApproved(fact, approved));
  const severity = unasked ? 'medium' : 'info';
  return { fact, message: fetches ? 'fetchTool' : 'browserTool', severity };
}

/** When the server itself is reported, its tools add nothing. */
function isLoader(server: Server | undefined): boolean {
  return server?.capabilities.some((one) => one === 'fetch' || one === 'browse') ?? false;
}

/** Whether the name of the tool says that it loads pages. */
function loads(tool: string): boolean {
  return capabilitiesOfTool(tool).some((one) => one === 'fetch' || one === 'browse');
}

/** Servers that may load pages without approval: by allow entries that name them, or by approval settings of their own. */
interface Approved {
  readonly names: ReadonlySet<string>;
  readonly servers: ReadonlySet<Server>;
}

/** Collected once, so that a long policy with many servers is not scanned again for each server. */
function approvedIn(allowed: readonly Permission[], { approvals }: AgentModel): Approved {
  const names = new Set<string>();
  for (const { target } of allowed)
    if (target !== null && (target.tool === '*' || loads(target.tool))) names.add(target.server);
  const servers = new Set<Server>();
  for (const { kind, state, server, subject } of approvals) {
    if (state !== 'off' || server === undefined) continue;
    if (kind === 'server' || (kind === 'tool' && subject !== null && loads(subject.value))) servers.add(server);
  }
  return { names, servers };
}

/** It may run without approval, even if other tools ask. */
function isApproved(fact: Tool | Server, { names, servers }: Approved): boolean {
  return 'approval' in fact ? fact.approval === 'never' : names.has(fact.name.value) || servers.has(fact);
}
