import { placeOfWord } from '../agent/command-place.ts';
import { isDoorOpen, lowered } from '../agent/conditions.ts';
import type { Command, Exposure } from '../agent/facts.ts';
import { findInInvocations } from '../agent/invocations.ts';
import type { AgentModel } from '../agent/model.ts';
import type { Invocation, Word } from '../command/invocation.ts';
import { mayOpenTunnel, opensTunnel } from '../knowledge/tunnel-programs.ts';
import type { Severity } from '../score/table.ts';
import { locate, type Place } from '../text/span.ts';
import { removeItem } from './patches.ts';
import { nameOf } from './places.ts';
import { drivesExecution } from './reach.ts';
import { defineRule, type Patch } from './rule.ts';
import { switchBack } from './switch-back.ts';

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
} as const satisfies Record<Exposure['kind'], Severity>;

/** Who comes in by these speaks to the agent; the others open a page or a port that may still ask who is there. */
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
    bind: '{setting} makes the service listen on every network address.',
    origin: '{setting} lets any web page call the service.',
    originWithCredentials: '{setting} lets any web page call the service with the visitor’s login.',
    hostCheck:
      '{setting} weakens the check of the Host header, so a web page can reach the service by rebinding its name.',
    sender: '{setting} lets anybody write to the agent.',
    tunnel: '{setting} opens the service to the internet.',
    share: '{setting} publishes what is said and done.',
    publicTrigger: '{setting} lets anybody start the agent.',
    announcement: '{setting} tells everybody on the network where the service is and what runs on this machine.',
    management: '{setting} lets other machines manage the service.',
  },
  why: 'Everybody who can reach the agent can steer it: what strangers write is read as instructions, and what the agent may do they may do.',
  fix: 'Listen on loopback, name the origins and senders that may call, and put a login in front of everything else.',
  *check({ agent }) {
    for (const fact of agent.exposures) {
      if (fact.state === 'restricted' || isInsideContainer(fact)) continue;
      const confidence = fact.origin === 'default' ? 'medium' : 'high';
      const severity = lowered(severityHere(fact, agent), fact);
      const quote = { setting: fact.setting ?? nameOf(fact.at) };
      yield { message: messageOf[fact.kind], severity, confidence, at: fact.at, quote, patch: patchOf(fact) };
    }
    for (const { at, word, command } of tunnelsIn(agent)) {
      const quote = { setting: locate(word.text, at) };
      yield { message: 'tunnel', severity: lowered('high', command), confidence: 'high', at, quote, patch: [] };
    }
  },
});

/** `*` among origins or senders can go; what stays in the list is what was meant. */
function patchOf(fact: Exposure): readonly Patch[] {
  const back = switchBack(fact);
  const listed = fact.kind === 'origin' || fact.kind === 'origin-with-credentials' || fact.kind === 'sender';
  return back.length === 0 && listed ? removeItem(fact.at) : back;
}

function severityHere(fact: Exposure, agent: AgentModel): Severity {
  if (fact.origin === 'default') return 'low';
  const opens = speakers.has(fact.kind) || (doors.has(fact.kind) && isDoorOpen(agent, fact));
  return opens && drivesExecution(agent, fact) ? 'critical' : severityOf[fact.kind];
}

/** Every address of a container that publishes no port, or to this machine alone, is nobody's outside it. */
function isInsideContainer({ kind, server }: Exposure): boolean {
  const containers = server?.launch?.invocations.flatMap(({ container }) => container ?? []) ?? [];
  const reachable = containers.some(({ settings }) =>
    settings.some(
      ({ kind: setting, value }) =>
        (setting === 'publish' && !/^(?:127\.0\.0\.1|\[::1\]|localhost):/.test(value)) ||
        (setting === 'network' && value === 'host'),
    ),
  );
  return kind === 'bind' && containers.length > 0 && !reachable;
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
