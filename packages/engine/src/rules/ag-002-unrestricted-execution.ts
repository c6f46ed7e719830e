import { entryOf, isOpenToStrangers, isSandboxed, isUnattended, lower, lowered } from '../agent/conditions.ts';
import type { Agent, Approval, Command, Execution, Permission, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { ownersOf } from '../agent/owners.ts';
import { raisesRights } from '../command/deeds/raised-rights.ts';
import type { Invocation } from '../command/invocation.ts';
import { elevating } from '../command/wrappers.ts';
import { runsAtVendor } from '../knowledge/tools.ts';
import type { Severity } from '../score/table.ts';
import { lazily } from '../text/lazily.ts';
import { locate } from '../text/span.ts';
import { installsAnyPackage, installsAsRoot } from './install-grants.ts';
import { askAgain, removeItem, restore } from './patches.ts';
import { defineRule, type Violation } from './rule.ts';
import { settledTools } from './settled-tools.ts';
import {
  approvesExecution,
  programsOfRefusedOptions,
  type ShellGrant,
  shellGrantOf,
  startsByOption,
} from './shell-grants.ts';
import { splicedParameter } from './spliced-parameters.ts';

const messages = {
  anyCommand: '{entry} lets any command run without a question.',
  anyCommandMany: '{entry} and the entries beside it let any command run without a question.',
  interpreter: '{entry} allows {program}, which runs any program text.',
  executes: '{entry} allows {program}, which starts any other program.',
  narrowed: '{entry} allows {program} with free arguments, and some of them start other programs.',
  chained: '{entry} is compared with the whole line: any command can be chained on where the text is free.',
  chainedMany:
    '{entry} and the entries beside it are compared with the whole line: any command can be chained on where their text is free.',
  installs:
    '{entry} lets any package be installed without a question, and packages run programs of their own as they are installed.',
  installsMany:
    '{entry} and the entries beside it let any package be installed without a question, and packages run programs of their own as they are installed.',
  privileged: '{entry} lets commands run as another user without a question.',
  privilegedMany: '{entry} and the entries beside it let commands run as another user without a question.',
  approvedTool: 'Tool {tool} runs commands or code without a question.',
  openTool: 'Tool {tool} runs commands or code, and nothing limits which.',
  freeCommand: 'Tool {tool} takes any text as {parameter} and runs it.',
  code: 'Code that comes from a model or from a message is run.',
  codeUnsafe: 'Code that comes from a model or from a message is run on the host.',
  policy: 'The policy for commands lets all of them run.',
  localExecutor: 'Code that a model writes is run by a local executor, on the host.',
  unsafeLoading: 'Loading stored data can run code that is hidden in it.',
  remoteCode: 'Code that comes along with a model or a data set is run.',
  elevated: 'Tools may run with raised rights, outside the sandbox.',
  spliced: 'Tool {tool} puts {parameter} into a line that a shell reads: any command can be chained on there.',
  raisedTool: 'A tool runs {program}, as another user.',
  raisedLaunch: 'The server is started with {program}, as another user.',
} as const;
type Found = Violation<typeof messages>;

export const unrestrictedExecution = defineRule({
  id: 'AG-002',
  name: 'unrestricted-execution',
  title: 'Unrestricted command or code execution',
  category: 'execution',
  severity: 'critical',
  references: ['ASI05', 'ASI02', 'LLM06:2025', 'MCP05', 'CWE-78', 'CWE-94', 'CWE-250', 'AML.T0050'],
  messages,
  why: 'A single poisoned page, issue or tool answer is enough: the agent runs what the text says, with the rights of the person who started it.',
  fix: 'List the exact commands this agent needs and have everything else asked about, or run it inside a sandbox.',
  *check({ agent }) {
    yield* checkPermissions(agent);
    for (const approval of agent.approvals) yield* checkApproval(approval, agent);
    yield* checkTools(agent);
    const onHost = agentsOnHost(agent);
    for (const execution of agent.executions) yield* checkExecution(execution, onHost, agent);
    for (const command of agent.commands) {
      const started = command.purpose === 'server' || (command.purpose === 'tool' && command.tool !== undefined);
      if (started && command.invocations.some(isRaised)) yield* checkRaised(command);
      yield* checkSpliced(command);
    }
  },
});

/** One level less where a sandbox stands around what runs. */
function weigh(severity: Severity, agent: AgentModel, fact: Approval | Execution | Permission | Tool): Severity {
  return lowered(isSandboxed(agent, fact) ? lower(severity, 1) : severity, fact);
}

/** What a list leaves open in one way is one thing to know of it, however many entries it has: they are reported together. */
function* checkPermissions(agent: AgentModel): Generator<Found> {
  const together = new Map<string, Together>();
  const refused = programsOfRefusedOptions(agent.permissions);
  for (const rule of agent.permissions) {
    if (rule.decision !== 'allow' || rule.overridden) continue;
    const grant = shellGrantOf(rule) ?? rootGrantOf(rule);
    if (grant !== null && startsByOption(grant, refused)) continue;
    const message = sharedMessage(rule, grant);
    if (message === null) {
      const found = permissionCase(rule, grant, agent);
      if (found !== null) yield found;
      continue;
    }
    const list = `${message} ${JSON.stringify(rule.at.path.slice(0, -1))}`;
    const known = together.get(list);
    if (known === undefined) together.set(list, { message, first: rule, others: [] });
    else known.others.push(rule);
  }
  for (const entries of together.values()) yield togetherCase(entries, agent);
}

function rootGrantOf(rule: Permission): ShellGrant | null {
  const program = installsAsRoot(rule);
  return program === null ? null : { kind: 'executes', program };
}

interface Together {
  readonly message: 'anyCommand' | 'chained' | 'installs' | 'privileged';
  readonly first: Permission;
  readonly others: Permission[];
}

function sharedMessage(rule: Permission, grant: ShellGrant | null): Together['message'] | null {
  if (grant === null)
    return rule.invocations.some(raisesRights) ? 'privileged' : installsAnyPackage(rule) ? 'installs' : null;
  if (grant.kind === 'chained') return 'chained';
  // `* && rm *`, `* | sh *`: lines of which both ends are free.
  return grant.kind === 'any-command' && rule.subject === 'shell' && !rule.wildcard ? 'anyCommand' : null;
}

function togetherCase({ message, first, others }: Together, agent: AgentModel): Found {
  // From the end, so that no index moves before it is used.
  const patch = [first, ...others].toReversed().flatMap(askAgain);
  const related = others.map(({ at }) => at);
  const facts = { at: first.at, related, patch, quote: { entry: entryOf(first) } };
  const weight =
    message === 'anyCommand'
      ? ({ severity: weigh('critical', agent, first), confidence: 'high' } as const)
      : ({ severity: weigh('medium', agent, first), confidence: 'medium' } as const);
  return { ...facts, ...weight, message: others.length === 0 ? message : `${message}Many` };
}

function permissionCase(rule: Permission, grant: ShellGrant | null, agent: AgentModel): Found | null {
  if (grant === null) return null;
  const facts = { at: rule.at, patch: askAgain(rule) };
  const entry = entryOf(rule);
  if (grant.kind === 'any-command') {
    const severity = weigh(rule.subject === 'shell' ? 'critical' : 'high', agent, rule);
    return { ...facts, message: 'anyCommand', severity, confidence: 'high', quote: { entry } };
  }
  if (grant.kind === 'chained') return null;
  const narrowed = grant.kind === 'executes-narrowed';
  const severity = weigh(narrowed ? 'medium' : 'high', agent, rule);
  const message = narrowed ? 'narrowed' : grant.kind;
  const quote = { entry, program: locate(withoutStar(grant.program.text), rule.at) };
  return { ...facts, message, severity, confidence: narrowed ? 'medium' : 'high', quote };
}

/** `awk.*`, `awk*`: the name of a program with a star glued to it. */
function withoutStar(program: string): string {
  return program.replace(/(?<=\w)\.?\*+$/, '');
}

/** Tools approved by name. A switch that stops the questions about commands as such is rule AG-003's. */
function* checkApproval(approval: Approval, agent: AgentModel): Generator<Found> {
  const { subject: tool } = approval;
  if (tool === null || !approvesExecution(approval)) return;
  const severity = weigh('high', agent, approval);
  const facts = { at: approval.at, patch: removeItem(approval.at) };
  yield { ...facts, message: 'approvedTool', severity, confidence: 'high', quote: { tool } };
}

function* checkTools(agent: AgentModel): Generator<Found> {
  const settled = lazily(() => settledTools(agent));
  const asked = ownersOf([
    ...agent.approvals.filter(({ kind, state }) => kind === 'all-prompts' && state === 'on'),
    ...agent.permissions.filter(asksBeforeCommands),
  ]);
  for (const tool of agent.tools) {
    if (!runsPrograms(tool) || tool.approval === 'always' || settled()(tool)) continue;
    // The file says that a person is asked before anything runs.
    if (tool.approval === 'unknown' && (asked.has(null) || asked.has(tool.agent ?? null))) continue;
    const command = tool.parameters.find((parameter) => !parameter.bounded && takesProgram(parameter.name.value));
    if (tool.narrowed && command === undefined) continue;
    const unattended = tool.approval === 'never' || isUnattended(agent, tool);
    // Hosts with a shell of their own ask before it runs, as long as nothing in the file says otherwise.
    if (!unattended && agent.role === 'coding-agent') continue;
    const severity = weigh(unattended ? 'critical' : 'medium', agent, tool);
    if (command === undefined) {
      yield { message: 'openTool', severity, confidence: 'medium', at: tool.at, quote: { tool: tool.name } };
      continue;
    }
    const quote = { tool: tool.name, parameter: command.name };
    yield { message: 'freeCommand', severity, confidence: 'high', at: tool.at, quote };
  }
}

/** `policy: {shell: ask}`: whatever the tool is called that runs commands. */
function asksBeforeCommands({ subject, decision, wildcard, overridden }: Permission): boolean {
  return subject === 'shell' && decision !== 'allow' && wildcard && !overridden;
}

function runsPrograms({ name, capabilities }: Tool): boolean {
  return capabilities.includes('execute') && !capabilities.includes('browse') && !runsAtVendor(name.value);
}

function takesProgram(parameter: string): boolean {
  return /^(?:(?:shell|bash|sh)?_?(?:command|cmd)(?:_?line)?|(?:python_?|js_?)?(?:code|script|source))$/i.test(
    parameter,
  );
}

function* checkExecution(
  execution: Execution,
  exposed: ReadonlySet<Agent | undefined>,
  agent: AgentModel,
): Generator<Found> {
  if (execution.state !== 'unrestricted') return;
  const { kind, isolated, origin, at } = execution;
  const onHost = isolated === false || exposed.has(execution.agent);
  if (origin === 'default' && kind === 'command-policy') return;
  const severity = weighExecution(execution, onHost, agent);
  const message = kind === 'code-execution' && onHost ? 'codeUnsafe' : messageOf[kind];
  const confidence = isolated === null && kind === 'code-execution' ? 'medium' : 'high';
  yield { message, severity, confidence, at, patch: restore(execution) };
}

function weighExecution(execution: Execution, onHost: boolean, agent: AgentModel): Severity {
  const { kind, isolated, origin } = execution;
  // Code that runs apart from the host is how frameworks mean it to be; that it runs stays worth knowing.
  if (origin === 'default' || isolated === true) return lowered('low', execution);
  // The host of a server that takes any command still asks before each of its tools.
  if (kind === 'command-policy' && execution.server !== undefined) return weigh('high', agent, execution);
  if (kind !== 'elevated') return weigh(severityOf(kind, onHost), agent, execution);
  // Raised tools run outside the sandbox: no sandbox makes them weigh less.
  return lowered(isOpenToStrangers(agent, execution) ? 'critical' : 'high', execution);
}

/** `code_execution_mode: unsafe` stands beside `allow_code_execution: true` of the same agent, and makes it worse. */
function agentsOnHost(agent: AgentModel): ReadonlySet<Agent | undefined> {
  const off = agent.isolations.filter(
    ({ kind, state, origin }) => kind === 'sandbox' && state === 'off' && origin === 'set',
  );
  return new Set(off.flatMap((isolation) => isolation.agent ?? []));
}

const messageOf = {
  'code-execution': 'code',
  'command-policy': 'policy',
  'local-executor': 'localExecutor',
  'unsafe-loading': 'unsafeLoading',
  'remote-code': 'remoteCode',
  elevated: 'elevated',
} as const satisfies Record<Execution['kind'], keyof typeof messages>;

function severityOf(kind: Execution['kind'], onHost: boolean): Severity {
  switch (kind) {
    case 'code-execution':
      return onHost ? 'critical' : 'high';
    case 'command-policy':
    case 'local-executor':
      return 'critical';
    case 'unsafe-loading':
      return 'medium';
    case 'remote-code':
    case 'elevated':
      return 'high';
  }
}

function* checkSpliced(command: Command): Generator<Found> {
  const spliced = splicedParameter(command);
  if (spliced === null) return;
  const quote = { tool: spliced.tool.name, parameter: spliced.parameter.name };
  yield { message: 'spliced', severity: lowered('medium', command), confidence: 'medium', at: command.at, quote };
}

function isRaised(invocation: Invocation): boolean {
  return elevating.has(invocation.program) || raisesRights(invocation);
}

/** A server that is started with the rights of another user, or a tool whose one command has them. */
function* checkRaised(command: Command): Generator<Found> {
  const word = command.words.find(({ value }) => elevating.has(value)) ?? command.words[0];
  if (word === undefined) return;
  const program = word;
  yield {
    ...(command.purpose === 'server'
      ? ({ message: 'raisedLaunch', severity: lowered('high', command) } as const)
      : ({ message: 'raisedTool', severity: lowered('medium', command) } as const)),
    confidence: 'high',
    at: word.at,
    quote: { program },
  };
}
