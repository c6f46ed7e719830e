import { lowered } from '../agent/conditions.ts';
import type { Authentication, Exposure, Server } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { coversScope, ownersOf } from '../agent/owners.ts';
import { classifyHost } from '../knowledge/hosts.ts';
import type { Severity } from '../score/table.ts';
import type { SecretFact } from '../secrets/secret.ts';
import { oncePer } from '../text/once-per.ts';
import { PathKeys } from '../text/path-keys.ts';
import type { Place } from '../text/span.ts';
import { parseUrl } from '../text/url.ts';
import { switchBack } from './patches.ts';
import { settingOf } from './places.ts';
import { drivesExecution } from './reach.ts';
import { defineRule } from './rule.ts';

const messageOf = {
  none: 'none',
  weak: 'weak',
  'chosen-session': 'chosenSession',
  'default-credential': 'defaultCredential',
  unsigned: 'unsigned',
  'wildcard-redirect': 'wildcardRedirect',
  'no-pkce': 'noPkce',
  present: 'defaultCredential',
} as const satisfies Record<Authentication['state'], string>;

/** The message where the file does not mention authentication. */
const absence = {
  gateway: 'absent',
  'control-page': 'absent',
  webhook: 'openTrigger',
  chat: 'openTrigger',
  flow: 'openTrigger',
  endpoint: 'absent',
  plugin: 'absent',
  oauth: 'absent',
  'agent-card': 'openCard',
} as const satisfies Record<Authentication['guards'], string>;

export const missingAuthentication = defineRule({
  id: 'AG-011',
  name: 'missing-authentication',
  title: 'Missing or weak authentication',
  category: 'access',
  severity: 'critical',
  references: ['ASI03', 'MCP07', 'CWE-306', 'CWE-287', 'CWE-1188'],
  messages: {
    none: '{setting} lets callers in without authentication.',
    absent: '{setting} has no authentication configured.',
    openTrigger: 'A trigger in {setting} requires no authentication: any caller can start it.',
    namedTrigger: 'Trigger {setting} requires no authentication: any caller can start it.',
    openCard: '{setting} offers an agent to other agents and declares no authentication scheme.',
    weak: '{setting} provides only weak authentication, which is easy to guess or bypass.',
    optional: '{setting} names no mode: by default callers without a credential are let in.',
    chosenSession: '{setting} lets every caller write into any conversation of the agent.',
    defaultCredential: '{setting} is a well-known default credential and protects a reachable service.',
    unsigned: '{setting} accepts tokens without verifying their signature.',
    wildcardRedirect: '{setting} allows any redirect URI: login responses can be sent to any site.',
    noPkce: '{setting} turns off PKCE: a stolen authorization code can be redeemed for access.',
    remoteServer:
      'Server {server} has no credential configured. Whether it requires a login (OAuth) shows only at run time.',
  },
  why: 'Anyone who can reach an unauthenticated service can use the agent, its tools and its data.',
  fix: 'Require a token, a login or a client certificate from every caller, and read the secret from the environment.',
  *check({ agent, secrets }) {
    const known = new Set(secrets.filter(isKnown).map(({ at }) => at));
    for (const fact of agent.authentications) {
      const severity = severityOf(fact, agent, known);
      if (severity === null) continue;
      const said = fact.origin === 'default' ? byDefault(fact) : messageOf[fact.state];
      const named = fact.name !== undefined && fact.name.value !== '' ? fact.name : null;
      const message = named !== null && said === 'openTrigger' ? 'namedTrigger' : said;
      const quote = { setting: named ?? settingOf(fact.at) };
      const found = { severity: lowered(severity, fact), confidence: confidenceOf(fact), at: fact.at } as const;
      yield { message, ...found, quote, patch: switchBack(fact) };
    }
    for (const secret of besideOpenDoors(secrets, agent)) {
      const quote = { setting: settingOf(secret.at) };
      yield { message: 'defaultCredential', severity: 'high', confidence: 'medium', at: secret.at, quote, patch: [] };
    }
    for (const server of agent.servers) {
      if (!asksNothingYet(server) || server.url === null) continue;
      const quote = { server: server.name };
      yield { message: 'remoteServer', severity: 'info', confidence: 'low', at: server.url.at, quote, patch: [] };
    }
  },
});

function byDefault({ guards, state }: Authentication) {
  if (state === 'none') return absence[guards];
  return state === 'weak' ? 'optional' : messageOf[state];
}

/** Whether the secret is a default or placeholder password. */
function isKnown({ class: kind }: SecretFact): boolean {
  return kind === 'default' || kind === 'weak';
}

/** Default passwords in a section that exposes a service: `server: {host: 0.0.0.0, basic_auth: {password: admin}}`. */
function besideOpenDoors(secrets: readonly SecretFact[], agent: AgentModel): readonly SecretFact[] {
  const doors = agent.exposures.filter(({ kind, state }) => state === 'open' && (kind === 'bind' || kind === 'tunnel'));
  const keys = new PathKeys();
  const sections = new Set(doors.filter(({ at }) => at.path.length > 1).map(({ at }) => keys.of(at, -1)));
  if (sections.size === 0) return [];
  return secrets.filter(
    (secret) => isKnown(secret) && secret.at.path.some((_step, index) => sections.has(keys.of(secret.at, index))),
  );
}

function severityOf(fact: Authentication, agent: AgentModel, known: ReadonlySet<Place>): Severity | null {
  switch (fact.state) {
    case 'none':
      return severityOfNone(fact, agent);
    case 'weak':
      if (fact.origin === 'default') return 'low';
      return fact.exposed ? 'high' : 'medium';
    case 'default-credential':
      return fact.exposed ? 'high' : null;
    case 'unsigned':
    case 'wildcard-redirect':
      return 'high';
    case 'no-pkce':
    case 'chosen-session':
      return 'medium';
    case 'present':
      return fact.exposed && known.has(fact.at) ? 'high' : null;
  }
}

function severityOfNone(fact: Authentication, agent: AgentModel): Severity {
  switch (fact.guards) {
    case 'gateway':
      if (fact.exposed) return 'critical';
      return fact.origin === 'default' ? 'low' : listensLocally(fact, agent) ? 'medium' : 'high';
    // The control page administers everything: https://docs.openclaw.ai/gateway/security
    case 'control-page':
      return fact.origin === 'set' || fact.exposed ? 'critical' : 'low';
    case 'webhook':
    case 'chat':
    case 'flow':
      if (!fact.exposed) return 'medium';
      return drivesExecution(agent, fact) ? 'critical' : 'high';
    case 'endpoint':
      if (fact.exposed) return fact.origin === 'set' ? 'critical' : 'high';
      return fact.origin === 'set' ? 'medium' : 'low';
    case 'agent-card':
    case 'plugin':
    case 'oauth':
      return 'medium';
  }
}

/** Whether the file binds the service to this machine only. */
function listensLocally(fact: Authentication, agent: AgentModel): boolean {
  const { local, wider } = listeners(agent);
  return coversScope(local, fact) && !coversScope(wider, fact);
}

const listeners = oncePer(({ exposures }: AgentModel) => {
  const binds = exposures.filter(({ kind }) => kind === 'bind');
  const isLocal = ({ state }: Exposure) => state === 'restricted';
  return { local: ownersOf(binds.filter(isLocal)), wider: ownersOf(binds.filter((bind) => !isLocal(bind))) };
});

function confidenceOf({ origin, state }: Authentication): 'high' | 'medium' {
  return origin === 'default' || state === 'weak' ? 'medium' : 'high';
}

function asksNothingYet({ url, authenticated, enabled }: Server): boolean {
  if (url === null || authenticated === true || !enabled) return false;
  const host = parseUrl(url.value)?.host;
  return host !== undefined && classifyHost(host) === 'public';
}
