import { placeOfWord } from '../agent/command-place.ts';
import { hasUnauthenticatedListener, lowered } from '../agent/conditions.ts';
import type { Command, Exposure } from '../agent/facts.ts';
import { findInInvocations } from '../agent/invocations.ts';
import type { AgentModel } from '../agent/model.ts';
import type { Invocation, Word } from '../command/invocation.ts';
import { mayOpenTunnel, opensTunnel } from '../knowledge/tunnel-programs.ts';
import type { Severity } from '../score/table.ts';
import { locate, type Place } from '../text/span.ts';
import { restore, switchBack } from './patches.ts';
import { settingOf } from './places.ts';
import { drivesExecution } from './reach.ts';
import { defineRule, type Patch } from './rule.ts';

const messageOf = {
  bind: 'bind',
  origin: 'origin',
  'origin-with-credentials': 'originWithCredentials',
  'host-check': 'hostCheck',
  sender: 'sender',
  tunnel: 'tunnel',
  share: 'share',
  'public-trigger': 'publicTrigger',
  announcement: 'announcement',
  management: 'management',
  registration: 'registration',
  'published-port': 'publishedPort',
  debugger: 'debugger',
} as const satisfies Record<Exposure['kind'], string>;

const severityOf = {
  bind: 'high',
  origin: 'medium',
  'origin-with-credentials': 'high',
  'host-check': 'medium',
  sender: 'high',
  tunnel: 'high',
  share: 'high',
  'public-trigger': 'high',
  announcement: 'low',
  management: 'high',
  registration: 'low',
  // Nearly every stack does so, often behind a firewall, which the file does not show.
  'published-port': 'info',
  debugger: 'critical',
} as const satisfies Record<Exposure['kind'], Severity>;

/** Exposures that let anyone message the agent directly; the others expose a page or port that may still require authentication. */
const speakers: ReadonlySet<Exposure['kind']> = new Set<Exposure['kind']>(['sender', 'public-trigger']);
const doors: ReadonlySet<Exposure['kind']> = new Set<Exposure['kind']>(['bind', 'tunnel']);

export const excessiveExposure = defineRule({
  id: 'AG-012',
  name: 'excessive-exposure',
  title: 'Excessive exposure or an open inbound channel',
  category: 'access',
  severity: 'critical',
  references: ['ASI01', 'ASI03', 'MCP07', 'CWE-1327', 'CWE-942', 'CWE-284', 'CWE-668'],
  messages: {
    bind: '{setting} binds the service to all network interfaces.',
    origin: '{setting} allows cross-origin requests from any website (CORS).',
    originWithCredentials: '{setting} allows cross-origin requests with credentials from any website (CORS).',
    hostCheck: '{setting} weakens Host header validation, which allows DNS rebinding from a web page.',
    sender: '{setting} lets anyone send messages to the agent.',
    tunnel: '{setting} exposes the service to the internet through a tunnel.',
    share: '{setting} publishes the agent or its conversations under a public link.',
    publicTrigger: '{setting} lets anyone start the agent.',
    announcement: '{setting} advertises the service and details of this machine on the local network.',
    management: '{setting} allows the service to be managed from other machines.',
    registration: '{setting} lets anyone with an account at one of these providers sign in.',
    publishedPort: '{setting} publishes a port without an address, and so on all network interfaces.',
    debugger: '{setting} opens the process’s debugger to all network interfaces: whoever connects runs code in it.',
  },
  why: 'Anyone who can reach the agent can steer it: their messages become instructions, carried out with the permissions of the agent.',
  fix: 'Bind to loopback, allowlist origins and senders, and require authentication for everything else.',
  *check({ agent }) {
    for (const fact of agent.exposures) {
      if (fact.state === 'restricted' || isInsideContainer(fact)) continue;
      const confidence = fact.origin === 'default' ? 'medium' : 'high';
      const severity = lowered(severityHere(fact, agent), fact);
      const quote = { setting: fact.setting ?? settingOf(fact.at) };
      yield { message: messageOf[fact.kind], severity, confidence, at: fact.at, quote, patch: patchOf(fact) };
    }
    for (const { at, word, command } of tunnelsIn(agent)) {
      const quote = { setting: locate(word.text, at) };
      yield { message: 'tunnel', severity: lowered('high', command), confidence: 'high', at, quote, patch: [] };
    }
  },
});

/** Removes `*` from a list of origins or senders; the named entries stay. */
function patchOf(fact: Exposure): readonly Patch[] {
  if (fact.isRequired === true) return [];
  const listed = fact.kind === 'origin' || fact.kind === 'origin-with-credentials' || fact.kind === 'sender';
  return listed ? restore(fact) : switchBack(fact);
}

function severityHere(fact: Exposure, agent: AgentModel): Severity {
  if (fact.origin === 'default') return 'low';
  const opens = speakers.has(fact.kind) || (doors.has(fact.kind) && hasUnauthenticatedListener(agent, fact));
  return opens && drivesExecution(agent, fact) ? 'critical' : severityOf[fact.kind];
}

/** A bind to all interfaces inside a container is not exposed if no port is published, or only to this machine. */
function isInsideContainer({ kind, server }: Exposure): boolean {
  const containers = server?.launch?.invocations.flatMap(({ container }) => container ?? []) ?? [];
  const reachable = containers.some(({ settings }) =>
    settings.some(
      ({ kind: setting, value }) =>
        (setting === 'publish' && !/^(?:127\.0\.0\.1|\[::1\]|localhost):/.test(value)) ||
        (setting === 'network' && value === 'host'),
    ),
  );
  return (kind === 'bind' || kind === 'debugger') && containers.length > 0 && !reachable;
}

function tunnelsIn(agent: AgentModel): readonly { at: Place; word: Word; command: Command }[] {
  return findInInvocations(agent, (invocation, command) => {
    const word = tunnelWord(invocation);
    return word === null ? null : { at: placeOfWord(command, word), word, command };
  });
}

function tunnelWord(invocation: Invocation): Word | null {
  const name = invocation.package?.name ?? invocation.program;
  if (!mayOpenTunnel(name)) return null;
  const texts = invocation.arguments.map(({ text }) => text);
  if (!opensTunnel(name, texts)) return null;
  return invocation.package?.word ?? invocation.programWord;
}
