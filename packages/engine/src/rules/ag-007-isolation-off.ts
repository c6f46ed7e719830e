import { quoteWord } from '../agent/command-place.ts';
import { lowered, runsWithoutApproval } from '../agent/conditions.ts';
import type { Command, Isolation } from '../agent/facts.ts';
import { visitInvocations } from '../agent/invocations.ts';
import type { AgentModel } from '../agent/model.ts';
import type { SandboxFlag } from '../knowledge/sandbox-flags.ts';
import type { Severity } from '../score/table.ts';
import { oncePer } from '../text/once-per.ts';
import { type Located, locate, type Place } from '../text/span.ts';
import { sandboxFlagsOf, type WrittenFlag } from './agent-flags.ts';
import { isWordOfCommand, removeParts, removeWords, restore } from './patches.ts';
import { settingOf } from './places.ts';
import { defineRule, type Patch, type Violation } from './rule.ts';

const messages = {
  sandboxOff: '{setting} turns the sandbox off.',
  sandboxOffUnasked: '{setting} turns the sandbox off, and commands run without approval.',
  sandboxOffByDefault: '{setting} configures no sandbox: by default commands run directly on the host.',
  sandboxWeak: '{setting} weakens the sandbox.',
  browserSandbox: '{setting} turns the browser sandbox off.',
  escapeHatch: '{setting} lets commands run outside the sandbox.',
  containerEscape: '{setting} lets the container take over its host.',
  containerOpen: '{setting} weakens the isolation between the container and its host.',
  dockerSocket: '{setting} exposes the container engine’s socket, which gives control of the host.',
  hostMount: '{setting} mounts a host system directory into the container.',
  excludedShell: '{setting} exempts a command from the sandbox, and that command can start any other.',
  permissionFlag: '{setting} removes the runtime’s permission sandbox.',
  browserFlag: '{flag} turns the browser sandbox off.',
  runtimeFlag: '{flag} removes the runtime’s permission sandbox.',
  agentFlag: '{flag} starts an agent without its sandbox.',
} as const;
type SettingMessage = Exclude<keyof typeof messages, 'browserFlag' | 'runtimeFlag' | 'agentFlag'>;

interface Case {
  readonly message: SettingMessage;
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
  why: 'Without isolation, one wrong command reaches the files, credentials and network of the whole machine.',
  fix: 'Run what the agent starts in a sandbox or an unprivileged container, and remove the settings that open it.',
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
        quote: { setting: settingOfIsolation(isolation, agent) },
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

/** Whether isolation is in place. Exempting one command from the sandbox (`git`) is fine unless it can start any other. */
function protects({ kind, state, escapes }: Isolation): boolean {
  return state === 'on' || (kind === 'excluded-command' && !escapes);
}

/** AG-002 already reports the same value as a local executor or unsafe code execution. A default has no value of its own. */
function settledPlaces(agent: AgentModel): ReadonlySet<Place> {
  const executing = agent.executions.filter(({ state, origin }) => state === 'unrestricted' && origin === 'set');
  return new Set(executing.map(({ at }) => at));
}

/** The name of the setting: an option of a command as written, with its value, or the key of any other setting. */
function settingOfIsolation({ at, parts = [at] }: Isolation, agent: AgentModel): Located<string> {
  const words = wordsByPlace(agent);
  const written = parts.flatMap((part) => words.get(part) ?? []);
  return written.length === 0 ? settingOf(at) : locate(written.join(' '), at);
}

const wordsByPlace = oncePer(
  ({ commands }: AgentModel): ReadonlyMap<Place, string> =>
    new Map(commands.flatMap(({ words }) => words.map(({ at, value }) => [at, value] as const))),
);

/** An option of a command is removed with its value. Inside a one-line command nothing is removed: that would take the whole line. */
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
      return { message: 'escapeHatch', severity: runsWithoutApproval(agent, isolation) ? 'high' : 'medium' };
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
      return { message: 'excludedShell', severity: runsWithoutApproval(agent, isolation) ? 'high' : 'medium' };
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

/** Code runs without approval, or in a framework or service that never asks. */
function isUnwatched(agent: AgentModel, isolation: Isolation): boolean {
  if (runsWithoutApproval(agent, isolation)) return true;
  return agent.role === 'gateway' || agent.role === 'framework' || agent.role === 'service';
}

const flagMessages = {
  browser: 'browserFlag',
  runtime: 'runtimeFlag',
  agent: 'agentFlag',
} as const satisfies Record<SandboxFlag['opens'], keyof typeof messages>;

/** A command that turns off the sandbox of what it starts. */
function flagCase({ flag, word, parts }: WrittenFlag<SandboxFlag>, command: Command): Violation<typeof messages> {
  const quote = { flag: quoteWord(command, word) };
  const message = flagMessages[flag.opens];
  // Without the flag a Deno program would prompt for each permission, and nobody is there to answer.
  const patch = flag.opens === 'runtime' ? [] : removeWords(command, parts);
  return { message, severity: lowered('high', command), confidence: 'high', at: quote.flag.at, quote, patch };
}
