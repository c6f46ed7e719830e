import { quoteWord } from '../agent/command-place.ts';
import { lowered, runsUnasked } from '../agent/conditions.ts';
import type { Command, Isolation } from '../agent/facts.ts';
import { visitInvocations } from '../agent/invocations.ts';
import type { AgentModel } from '../agent/model.ts';
import type { SandboxFlag } from '../knowledge/sandbox-flags.ts';
import type { Severity } from '../score/table.ts';
import type { Place } from '../text/span.ts';
import { sandboxFlagsOf, type WrittenFlag } from './agent-flags.ts';
import { isWordOfCommand, removeParts, removeWords, restore } from './patches.ts';
import { defineRule, type Patch, type Violation } from './rule.ts';

const messages = {
  sandboxOff: 'The sandbox is off.',
  sandboxOffUnasked: 'The sandbox is off, and commands run without a question.',
  sandboxOffByDefault: 'Nothing is said about a sandbox, and by default there is none.',
  sandboxWeak: 'The sandbox is weakened.',
  browserSandbox: 'The sandbox of the browser is off.',
  escapeHatch: 'Commands may leave the sandbox.',
  containerEscape: 'This container setting gives the host away.',
  containerOpen: 'This container setting takes a wall down between container and host.',
  dockerSocket: 'The socket of the container engine is handed in: whoever has it controls the host.',
  hostMount: 'A folder of the host system is mounted into the container.',
  excludedShell: 'This command runs outside the sandbox, and takes every other command with it.',
  permissionFlag: 'This flag opens every permission of the runtime.',
  browserFlag: '{flag} takes the sandbox of the browser away.',
  runtimeFlag: '{flag} opens the permissions of the runtime.',
  agentFlag: '{flag} starts an agent without its sandbox.',
} as const;
type PlainMessage = Exclude<keyof typeof messages, 'browserFlag' | 'runtimeFlag' | 'agentFlag'>;

interface Case {
  readonly message: PlainMessage;
  readonly severity: Severity;
}

export const isolationOff = defineRule({
  id: 'AG-007',
  name: 'isolation-off',
  title: 'Isolation off or escapable',
  category: 'isolation',
  severity: 'critical',
  references: ['ASI05', 'MCP02', 'CWE-250', 'CWE-653', 'CWE-668', 'AML.T0105'],
  messages,
  why: 'Without a wall around it, one wrong command reaches the files, credentials and network of the whole machine.',
  fix: 'Run what the agent starts in a sandbox or a container without host rights, and leave no setting that opens it.',
  *check({ agent }) {
    const settled = settledPlaces(agent);
    for (const isolation of agent.isolations) {
      if (protects(isolation) || settled.has(isolation.at)) continue;
      const { message, severity } = caseOf(isolation, agent);
      const known = isolation.origin === 'set' || isolation.kind === 'sandbox';
      yield {
        message,
        severity: lowered(known ? severity : 'low', isolation),
        confidence: isolation.origin === 'set' ? 'high' : 'medium',
        at: isolation.at,
        patch: patchOf(isolation, agent),
        ...(isolation.kind === 'sandbox' ? { decision: 'sandbox' } : {}),
      };
    }
    yield* flagCases(agent);
  },
});

function flagCases(agent: AgentModel) {
  const found: ReturnType<typeof flagCase>[] = [];
  visitInvocations(agent, (invocation, command) => {
    for (const written of sandboxFlagsOf(invocation)) found.push(flagCase(written, command));
  });
  return found;
}

/** One command left out of a sandbox (`git`) weighs nothing, unless it can start all others. */
function protects({ kind, state, escapes }: Isolation): boolean {
  return state === 'on' || (kind === 'excluded-command' && !escapes);
}

/** A local executor or unsafe code execution says the same of the same value: rule AG-002's. */
function settledPlaces(agent: AgentModel): ReadonlySet<Place> {
  const executing = agent.executions.filter(({ state }) => state === 'unrestricted');
  return new Set(executing.map(({ at }) => at));
}

/** An option of a command goes with its value; where it stands inside a line, taking the item out would take the line. */
function patchOf(isolation: Isolation, agent: AgentModel): readonly Patch[] {
  return isWordOfCommand(isolation.at, agent) ? removeParts(isolation.parts) : restore(isolation);
}

function caseOf(isolation: Isolation, agent: AgentModel): Case {
  const { kind, state, escapes } = isolation;
  switch (kind) {
    case 'sandbox':
      return sandboxCase(isolation, agent);
    case 'browser-sandbox':
      return { message: 'browserSandbox', severity: 'high' };
    case 'escape-hatch':
      return { message: 'escapeHatch', severity: runsUnasked(agent, isolation) ? 'high' : 'medium' };
    case 'weakened':
      return { message: 'sandboxWeak', severity: 'medium' };
    case 'container-flag':
      return escapes
        ? { message: 'containerEscape', severity: 'critical' }
        : { message: 'containerOpen', severity: 'high' };
    case 'docker-socket':
      return { message: 'dockerSocket', severity: state === 'weakened' ? 'high' : 'critical' };
    case 'host-mount':
      return { message: 'hostMount', severity: escapes ? 'critical' : 'high' };
    case 'excluded-command':
      return { message: 'excludedShell', severity: runsUnasked(agent, isolation) ? 'high' : 'medium' };
    case 'permission-flag':
      return { message: 'permissionFlag', severity: 'high' };
  }
}

function sandboxCase(isolation: Isolation, agent: AgentModel): Case {
  if (isolation.state === 'weakened') return { message: 'sandboxWeak', severity: 'medium' };
  if (isolation.origin === 'default') {
    return { message: 'sandboxOffByDefault', severity: isUnwatched(agent, isolation) ? 'high' : 'low' };
  }
  if (isUnwatched(agent, isolation)) return { message: 'sandboxOffUnasked', severity: 'high' };
  return { message: 'sandboxOff', severity: 'medium' };
}

/** Code runs without a person in between: unasked, or by a framework or a service that never asks. */
function isUnwatched(agent: AgentModel, isolation: Isolation): boolean {
  if (runsUnasked(agent, isolation)) return true;
  return agent.role === 'gateway' || agent.role === 'framework' || agent.role === 'service';
}

const flagMessages = {
  browser: 'browserFlag',
  runtime: 'runtimeFlag',
  agent: 'agentFlag',
} as const satisfies Record<SandboxFlag['opens'], keyof typeof messages>;

/** A wall that a command takes down as it starts something. */
function flagCase({ flag, word, parts }: WrittenFlag<SandboxFlag>, command: Command): Violation<typeof messages> {
  const quote = { flag: quoteWord(command, word) };
  const message = flagMessages[flag.opens];
  // A program of Deno's without its permissions asks for them where nobody answers.
  const patch = flag.opens === 'runtime' ? [] : removeWords(command, parts);
  return { message, severity: lowered('high', command), confidence: 'high', at: quote.flag.at, quote, patch };
}
