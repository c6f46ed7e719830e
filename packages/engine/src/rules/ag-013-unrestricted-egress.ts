import { isUnattended, lowered } from '../agent/conditions.ts';
import type { Egress, Permission, Scope, Server, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { sinkOfHost } from '../knowledge/data-sinks.ts';
import { classifyHost } from '../knowledge/hosts.ts';
import { capabilitiesOfTool } from '../knowledge/tools.ts';
import { wordsOf } from '../knowledge/words.ts';
import type { Severity } from '../score/table.ts';
import { type Located, locate } from '../text/span.ts';
import { parseAddress, parseUrl, type Url } from '../text/url.ts';
import type { Evidence } from './evidence.ts';
import { askAgain, removeItem } from './patches.ts';
import { nameOf } from './places.ts';
import { defineRule } from './rule.ts';
import { openLoaderIn } from './shell-grants.ts';
import { switchBack } from './switch-back.ts';

const messageOf = {
  domains: 'domains',
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
    metadata: '{url} is a cloud’s metadata service, which hands out the machine’s credentials.',
    sink: '{url} belongs to a service that collects data from anybody for anybody.',
    domains: '{setting} lets requests go to every domain.',
    fetch: '{setting} lets any address be loaded.',
    browse: '{setting} lets any page be opened.',
    privateNetwork: '{setting} lets addresses of the private network be loaded.',
    network: '{setting} opens the whole network.',
    modelUrl: '{setting} takes the address of a request from the model or from a message.',
    rendering: '{setting} shows markup of the model’s as it is, and every image in it is a request.',
    unixSockets: '{setting} opens every local socket.',
    allowedFetch: '{name} loads any address without a question.',
    allowedBrowse: '{name} opens any page without a question.',
    allowedProgram: '{name} reaches any address without a question.',
    fetchTool: '{name} loads addresses of the model’s choice.',
    browserTool: '{name} opens pages of the model’s choice.',
  },
  why: 'An agent that may call any address carries whatever it has read to whoever asked it to, and reads the next instructions there.',
  fix: 'List the domains the work needs, keep private and metadata addresses out, and let a person confirm the rest.',
  *check(evidence) {
    const { agent } = evidence;
    for (const { url, scope, kind } of suspectAddresses(evidence)) {
      yield { message: kind, severity: lowered('critical', scope), confidence: 'high', at: url.at, quote: { url } };
    }
    for (const fact of agent.egresses) {
      if (fact.state === 'restricted') continue;
      const mode = isUnattended(agent, fact) ? 'unattended' : 'attended';
      const severity = fact.origin === 'default' ? 'low' : lowered(severityOf[fact.kind][mode], fact);
      const quote = { setting: nameOf(fact.at) };
      const patch = switchBack(fact);
      yield { message: messageOf[fact.kind], severity, confidence: 'high', at: fact.at, quote, patch };
    }
    for (const rule of agent.permissions) {
      if (!allowsAnyAddress(rule)) continue;
      const message = rule.subject === 'browse' ? 'allowedBrowse' : 'allowedFetch';
      const quote = { name: rule.name };
      yield {
        message,
        severity: lowered('medium', rule),
        confidence: 'high',
        at: rule.at,
        quote,
        patch: removeItem(rule.at),
      };
    }
    for (const { rule, program } of allowedPrograms(agent)) {
      const facts = { severity: lowered('medium', rule), confidence: 'medium', at: rule.at } as const;
      yield { ...facts, message: 'allowedProgram', quote: { name: program }, patch: askAgain(rule) };
    }
    for (const { rule, message } of allowedLoaders(agent)) {
      const severity = lowered('medium', rule);
      yield { message, severity, confidence: 'medium', at: rule.at, quote: { name: rule.name } };
    }
    for (const { fact, message, severity } of loaders(agent)) {
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

interface Suspect {
  readonly url: Located<string>;
  readonly scope: Scope;
  readonly kind: 'metadata' | 'sink';
}

/** Inside hooks AG-005 speaks of them. */
function suspectAddresses({ agent, dialled }: Evidence): readonly Suspect[] {
  const inCommands = dialled.map(({ command, written, url }) => ({ scope: command, written, url }));
  const known = agent.endpoints.map((endpoint) => ({
    scope: endpoint,
    written: endpoint.url,
    url: parseUrl(endpoint.url.value),
  }));
  const found: Suspect[] = [];
  for (const { scope, written, url } of [...known, ...inCommands, ...permitted(agent)]) {
    const kind = scope.hook === undefined && url !== null ? suspicionOf(url) : null;
    if (kind !== null) found.push({ url: written, scope, kind });
  }
  return found;
}

/** Addresses that an entry lets be called without a question: a domain, or the words of a command. */
function permitted(agent: AgentModel) {
  const found: { readonly scope: Permission; readonly written: Located<string>; readonly url: Url }[] = [];
  const add = (scope: Permission, url: Url | null): void => {
    if (url !== null) found.push({ scope, written: locate(url.host, scope.at), url });
  };
  for (const rule of agent.permissions) {
    if (rule.decision !== 'allow' || rule.overridden) continue;
    for (const invocation of rule.invocations) for (const { text } of invocation.arguments) add(rule, parseUrl(text));
    if (rule.subject === 'fetch' && rule.pattern !== null) {
      add(rule, parseAddress(rule.pattern.value.replace(/^domain:/, '')));
    }
  }
  return found;
}

function suspicionOf(url: Url): Suspect['kind'] | null {
  if (classifyHost(url.host) === 'metadata') return 'metadata';
  return sinkOfHost(url.host) === null ? null : 'sink';
}

function allowsAnyAddress({ subject, decision, wildcard, overridden }: Permission): boolean {
  return (subject === 'fetch' || subject === 'browse') && decision === 'allow' && wildcard && !overridden;
}

/** Programs that load and send, with an address that nothing fixes: where the network is narrowed, the sandbox does. */
function allowedPrograms({ permissions, egresses }: AgentModel) {
  const found: { readonly rule: Permission; readonly program: Located<string> }[] = [];
  if (egresses.some(({ kind, state }) => state === 'restricted' && (kind === 'domains' || kind === 'network')))
    return found;
  for (const rule of permissions) {
    const program = rule.decision === 'allow' && !rule.overridden ? openLoaderIn(rule) : null;
    if (program !== null) found.push({ rule, program: locate(program.text, rule.at) });
  }
  return found;
}

/** Tools of servers that are set up elsewhere: the first entry of each server by which any address is loaded. */
function allowedLoaders({ permissions, servers }: AgentModel) {
  const known = new Set(servers.map(({ name }) => name.value));
  const found: { readonly rule: Permission; readonly message: 'allowedFetch' | 'allowedBrowse' }[] = [];
  for (const rule of permissions) {
    const { decision, overridden, target } = rule;
    if (decision !== 'allow' || overridden || target === null || target.tool === '*' || known.has(target.server))
      continue;
    const fetches = capabilitiesOfTool(target.tool).includes('fetch');
    if (!fetches && !takesToPages(target.tool)) continue;
    known.add(target.server);
    found.push({ rule, message: fetches ? 'allowedFetch' : 'allowedBrowse' });
  }
  return found;
}

/** Of a browser's many tools only some choose the address; the others click and look. */
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

const nothing: readonly never[] = [];

/** Tools and servers made for loading pages: worth knowing, and a way out where nobody is asked. */
function loaders(agent: AgentModel): readonly Loader[] {
  const approved = approvedIn(agent);
  return [...agent.servers, ...agent.tools].flatMap((fact) => loaderOf(fact, agent, approved) ?? nothing);
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

/** The tools of a server that is reported say nothing more. */
function isLoader(server: Server | undefined): boolean {
  return server?.capabilities.some((one) => one === 'fetch' || one === 'browse') ?? false;
}

/** A tool by whose name pages are loaded. */
function loads(tool: string): boolean {
  return capabilitiesOfTool(tool).some((one) => one === 'fetch' || one === 'browse');
}

/** Servers that may load pages without a question, by the entries of a policy that name them and by approvals of their own. */
interface Approved {
  readonly names: ReadonlySet<string>;
  readonly servers: ReadonlySet<Server>;
}

/** Gathered once: a long policy beside many servers is gone over once, and not for each of them. */
function approvedIn({ permissions, approvals }: AgentModel): Approved {
  const names = new Set<string>();
  for (const { decision, overridden, target } of permissions) {
    if (decision === 'allow' && !overridden && target !== null && (target.tool === '*' || loads(target.tool)))
      names.add(target.server);
  }
  const servers = new Set<Server>();
  for (const { kind, state, server, subject } of approvals) {
    if (state !== 'off' || server === undefined) continue;
    if (kind === 'server' || (kind === 'tool' && subject !== null && loads(subject.value))) servers.add(server);
  }
  return { names, servers };
}

/** It may run without a question, though questions are asked elsewhere. */
function isApproved(fact: Tool | Server, { names, servers }: Approved): boolean {
  return 'approval' in fact ? fact.approval === 'never' : names.has(fact.name.value) || servers.has(fact);
}
