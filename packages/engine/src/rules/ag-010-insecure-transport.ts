import { placeOfWord } from '../agent/command-place.ts';
import { lower, lowered } from '../agent/conditions.ts';
import type { Endpoint, Scope, TransportSecurity } from '../agent/facts.ts';
import { findInInvocations } from '../agent/invocations.ts';
import type { AgentModel } from '../agent/model.ts';
import { classifyHost, type HostClass, isLocal, isStandIn, isTunnelled, mayBeTunnelled } from '../knowledge/hosts.ts';
import { safeCertificateValues } from '../knowledge/safe-certificate-values.ts';
import type { Severity } from '../score/table.ts';
import { locate } from '../text/span.ts';
import { parseUrl } from '../text/url.ts';
import { insecureWord, unknownHostWord } from './dialled-addresses.ts';
import type { Evidence } from './evidence.ts';
import { removeParts, switchBack } from './patches.ts';
import { settingOf } from './places.ts';
import { defineRule, type Patch } from './rule.ts';

const plaintextSchemes = new Set(['http', 'ws', 'ftp', 'tcp', 'telnet']);

/** Purposes of endpoints that are left out: proxies tunnel TLS through a plaintext hop, and AG-015 reports them. */
const notDialled: ReadonlySet<Endpoint['purpose']> = new Set<Endpoint['purpose']>(['proxy']);

interface Severities {
  readonly plain: Severity | null;
  readonly withCredential: Severity | null;
}

/** Severity by who can eavesdrop: nobody on the machine and among its containers, neighbours on a private network, anyone beyond. */
const severityByHost = {
  loopback: { plain: null, withCredential: null },
  unspecified: { plain: null, withCredential: null },
  'container-host': { plain: null, withCredential: null },
  service: { plain: null, withCredential: null },
  // Only known at run time, or AG-013's.
  template: { plain: null, withCredential: null },
  metadata: { plain: null, withCredential: null },
  private: { plain: 'medium', withCredential: 'high' },
  'link-local': { plain: 'medium', withCredential: 'high' },
  public: { plain: 'high', withCredential: 'critical' },
} as const satisfies Record<HostClass, Severities>;

export const insecureTransport = defineRule({
  id: 'AG-010',
  name: 'insecure-transport',
  title: 'Insecure transport',
  category: 'network',
  severity: 'critical',
  references: ['MCP07', 'ASI07', 'CWE-319', 'CWE-295'],
  messages: {
    plaintext: 'Traffic to {url} is not encrypted.',
    plaintextCredential: 'A credential is sent to {url} in plaintext.',
    unverified: '{setting} disables TLS certificate verification.',
    unknownHost: '{setting} disables SSH host key verification.',
    unverifiedCredential: '{setting} disables TLS certificate verification for a connection that sends a credential.',
    unencrypted: '{setting} allows unencrypted connections.',
    cookie: '{setting} allows the login cookie to be sent over plaintext HTTP.',
    insecureFlag: '{flag} disables TLS certificate verification.',
    sse: 'Server {server} uses SSE, which is a deprecated transport.',
  },
  why: 'An attacker on the network path can read prompts, results and credentials, and can impersonate the server.',
  fix: 'Use https or wss and keep certificate verification on. For a private CA, install its certificate on the client instead.',
  *check(evidence) {
    const { agent } = evidence;
    for (const endpoint of plaintextEndpoints(evidence)) {
      const { url, severity, credential } = endpoint;
      const message = credential ? 'plaintextCredential' : 'plaintext';
      const confidence = endpoint.purpose === 'unknown' ? 'medium' : 'high';
      yield { message, severity: lowered(severity, endpoint), confidence, at: endpoint.at, quote: { url } };
    }
    for (const transport of agent.transports) {
      if (transport.state === 'on') continue;
      yield {
        message: messageOfUnverified(transport),
        severity: severityOfUnverified(transport),
        confidence: 'high',
        at: transport.at,
        quote: { setting: transport.flag ?? settingOf(transport.at) },
        patch: restoreCheck(transport),
      };
    }
    for (const { message, at, flag, scope } of insecureCommands(agent)) {
      const quote = { flag, setting: flag };
      yield { message, severity: lowered('high', scope), confidence: 'high', at, quote };
    }
    for (const server of agent.servers) {
      const at = server.url?.at ?? server.at;
      if (server.transport !== 'sse') continue;
      yield { message: 'sse', severity: 'info', confidence: 'medium', at, quote: { server: server.name } };
    }
  },
});

type Plaintext = Pick<Endpoint, 'at' | 'url' | 'purpose' | 'credential' | 'enabled'> & { readonly severity: Severity };

function plaintextEndpoints({ agent, dialled }: Evidence): readonly Plaintext[] {
  const inCommands = dialled.map(({ command, written, credential }) => ({
    at: written.at,
    url: written,
    purpose: 'tool' as const,
    credential,
    enabled: command.enabled,
  }));
  return [...agent.endpoints, ...inCommands].flatMap((endpoint) => {
    const url = parseUrl(endpoint.url.value);
    if (url === null || !plaintextSchemes.has(url.scheme) || notDialled.has(endpoint.purpose)) return [];
    if (isTunnelled(url.host) || isStandIn(url.host)) return [];
    const credential = endpoint.credential || url.userinfo !== null;
    const exposed = severityOfPlaintext(classifyHost(url.host), { ...endpoint, credential });
    const severity = exposed !== null && mayBeTunnelled(url.host) ? lower(exposed, 1) : exposed;
    return severity === null ? [] : [{ ...endpoint, credential, severity }];
  });
}

function severityOfPlaintext(
  host: HostClass,
  { credential, purpose }: Pick<Endpoint, 'credential' | 'purpose'>,
): Severity | null {
  // A browser's debugging port gives anyone who can reach it every session of that browser.
  const { plain, withCredential } = severityByHost[host];
  if (credential || (purpose === 'browser' && plain === 'medium')) return withCredential;
  // Content is not a command, though a model may mistake it for one.
  if (purpose === 'content' && plain === 'medium') return null;
  return (purpose === 'unknown' || purpose === 'content') && plain === 'high' ? 'medium' : plain;
}

/** For a local address verification protects nothing. Elsewhere an attack needs a position on the network, so a credential adds no level. */
function messageOfUnverified({ kind, credential }: TransportSecurity) {
  if (kind === 'cookie') return 'cookie';
  if (kind === 'encryption') return 'unencrypted';
  if (kind === 'host-key-check') return 'unknownHost';
  return credential ? 'unverifiedCredential' : 'unverified';
}

/** Where plaintext is merely allowed, the severity stays medium: no address shows whether it is used. */
const severityByKind = {
  'certificate-check': 'high',
  'host-key-check': 'high',
  encryption: 'medium',
  cookie: 'low',
} as const satisfies Record<TransportSecurity['kind'], Severity>;

function severityOfUnverified(transport: TransportSecurity): Severity {
  const url = parseUrl(transport.server?.url?.value ?? '');
  if (url !== null && isLocal(classifyHost(url.host))) return 'info';
  return lowered(severityByKind[transport.kind], transport);
}

function restoreCheck(transport: TransportSecurity): readonly Patch[] {
  const { at, parts } = transport;
  if (parts !== undefined) return removeParts(parts);
  const value = safeCertificateValues.get(String(at.path.at(-1) ?? ''));
  return value === undefined ? switchBack(transport) : [{ op: 'replace', at, value }];
}

function insecureCommands(agent: AgentModel) {
  return findInInvocations(agent, (invocation, command) => {
    const unknown = unknownHostWord(invocation);
    const word = unknown ?? insecureWord(invocation);
    if (word === null || dialsOnlyLocal(invocation.arguments.map(({ text }) => text))) return null;
    const at = placeOfWord(command, word);
    const message = unknown === null ? ('insecureFlag' as const) : ('unknownHost' as const);
    return { message, at, flag: locate(word.text, at), scope: command satisfies Scope };
  });
}

/** A login in OpenSSH's notation: `user@host`. */
const loginHost = /^[\w.-]{1,64}@([\w.-]{1,253})(?::|$)/;

function dialsOnlyLocal(words: readonly string[]): boolean {
  const hosts = words.flatMap((word) => parseUrl(word)?.host ?? loginHost.exec(word)?.[1] ?? []);
  return hosts.length > 0 && hosts.every((host) => isLocal(classifyHost(host)));
}
