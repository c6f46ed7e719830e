import { acceptsUntrustedInput, asksForNoCommand, entryOf, isSandboxed, lower, lowered } from '../agent/conditions.ts';
import type { Agent, Approval, Command, Execution, Permission, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { ownersOf } from '../agent/owners.ts';
import { elevatesPrivileges } from '../command/effects/raised-rights.ts';
import type { Invocation } from '../command/invocation.ts';
import { elevating } from '../command/wrappers.ts';
import { runsInSandbox } from '../knowledge/tools.ts';
import type { Severity } from '../score/table.ts';
import { lazily } from '../text/lazily.ts';
import { type Located, locate } from '../text/span.ts';
import { withoutStar } from './fixed-words.ts';
import { installsAnyPackage, installsAsRoot, writesAsRoot } from './install-grants.ts';
import { removeItem, restore } from './patches.ts';
import { settingOf } from './places.ts';
import { defineRule, type Violation } from './rule.ts';
import { settledTools } from './settled-tools.ts';
import {
  approvesExecution,
  programsOfRefusedOptions,
  type ShellGrant,
  shellGrantOf,
  startsByOption,
} from './shell-grants.ts';
import { checkSpliced } from './spliced-parameters.ts';

const messages = {
  anyCommand: '{entry} allows any command without approval.',
  interpreter: 'Allowing {entry} lets {program} run arbitrary code without approval.',
  executes: 'Allowing {entry} lets {program} start any other program without approval.',
  narrowed: 'Allowing {entry} leaves the arguments of {program} open, and some of them start other programs.',
  chained:
    '{entry} is matched against the whole command line: its wildcard also allows any command chained with ; or &&.',
  installs: 'Allowing {entry} lets any package be installed without approval. Install scripts can run arbitrary code.',
  privileged: 'Allowing {entry} lets commands run with elevated privileges and without approval.',
  approvedTool: 'Tool {tool} runs commands or code without approval.',
  openTool: 'Tool {tool} runs commands or code, and nothing restricts which ones.',
  freeCommand: 'Tool {tool} executes any text that is passed as {parameter}.',
  code: '{setting} allows code from outside this file, such as a model’s answer or a message, to be executed.',
  codeUnsafe: '{setting} allows code from outside this file, such as a model’s answer, to run directly on the host.',
  policy: '{setting} allows every command.',
  localExecutor: '{setting} executes model-written code locally, directly on the host.',
  unsafeLoading: '{setting} allows unsafe deserialization: stored data can contain code that runs when it is loaded.',
  unsafeLoadingByDefault:
    '{setting} does not turn off unsafe deserialization, which is on by default: stored data can contain code that runs when it is loaded.',
  remoteCode: '{setting} allows code shipped with a downloaded model or dataset to be executed.',
  elevated: '{setting} lets tools run with elevated privileges.',
  spliced: 'Tool {tool} inserts {parameter} into a shell command line: its value can inject further commands.',
  splicedStatement: 'Tool {tool} inserts {parameter} into an SQL statement: its value can inject further SQL.',
  raisedTool: 'Tool {tool} runs with elevated privileges ({program}).',
  raisedLaunch: 'Server {server} is started with elevated privileges ({program}).',
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
  why: 'One prompt injection in a web page, issue or tool result is enough: the agent executes what the text says, with the privileges of the user who started it.',
  fix: 'Allowlist the exact commands this agent needs and require approval for everything else, or run it in a sandbox.',
  *check({ agent, allowed }) {
    yield* checkPermissions(agent, allowed);
    for (const approval of agent.approvals) if (isApprovedByName(approval)) yield approvalCase(approval, agent);
    yield* checkTools(agent);
    const onHost = agentsOnHost(agent);
    for (const execution of agent.executions) {
      const found = executionCase(execution, onHost, agent);
      if (found !== null) yield found;
    }
    for (const command of agent.commands) {
      const started = command.purpose === 'server' || (command.purpose === 'tool' && command.tool !== undefined);
      if (started && command.invocations.some(isRaised)) yield* checkRaised(command);
    }
    yield* checkSpliced(agent);
  },
});

/** One level lower where a sandbox contains the execution. */
function weigh(severity: Severity, agent: AgentModel, fact: Approval | Execution | Permission | Tool): Severity {
  return lowered(isSandboxed(agent, fact) ? lower(severity, 1) : severity, fact);
}

function* checkPermissions(agent: AgentModel, allowed: readonly Permission[]): Generator<Found> {
  const refused = lazily(() => programsOfRefusedOptions(agent.permissions));
  for (const rule of allowed) {
    if (!mayExecute(rule)) continue;
    const grant = shellGrantOf(rule) ?? rootGrantOf(rule);
    if (grant !== null && startsByOption(grant) && startsByOption(grant, refused())) continue;
    const found = grant === null ? ungrantedCase(rule, agent) : permissionCase(rule, grant, agent);
    if (found !== null) yield found;
  }
}

/** Whether the rule is about commands, or about a tool whose name may say so. */
function mayExecute({ subject }: Permission): boolean {
  return subject === 'shell' || subject === 'other' || subject === 'mcp';
}

function rootGrantOf(rule: Permission): ShellGrant | null {
  const program = installsAsRoot(rule);
  return program === null ? null : { kind: 'executes', program };
}

/** Entries that start no program of the model's choice, and still raise rights or install what it names. */
function ungrantedCase(rule: Permission, agent: AgentModel): Found | null {
  const raised = rule.invocations.some(elevatesPrivileges);
  if (!raised && !installsAnyPackage(rule)) return null;
  const facts = { at: rule.at, patch: restore(rule), quote: { entry: entryOf(rule) } };
  if (raised && writesAsRoot(rule))
    return { ...facts, message: 'privileged', severity: weigh('high', agent, rule), confidence: 'high' };
  const message = raised ? 'privileged' : 'installs';
  return { ...facts, message, severity: weigh('medium', agent, rule), confidence: 'medium' };
}

function permissionCase(rule: Permission, grant: ShellGrant, agent: AgentModel): Found {
  const facts = { at: rule.at, patch: restore(rule) };
  const entry = entryOf(rule);
  if (grant.kind === 'any-command') {
    const severity = weigh(rule.subject === 'shell' ? 'critical' : 'high', agent, rule);
    return { ...facts, message: 'anyCommand', severity, confidence: 'high', quote: { entry } };
  }
  const narrowed = grant.kind === 'executes-narrowed' || grant.kind === 'chained';
  const severity = weigh(narrowed ? 'medium' : 'high', agent, rule);
  const confidence = narrowed ? 'medium' : 'high';
  if (grant.kind === 'chained') return { ...facts, message: 'chained', severity, confidence, quote: { entry } };
  const message = grant.kind === 'executes-narrowed' ? 'narrowed' : grant.kind;
  const quote = { entry, program: locate(withoutStar(grant.program.text), rule.at) };
  return { ...facts, message, severity, confidence, quote };
}

/** Tools approved by name. A switch that turns off approval for all commands belongs to AG-003. */
function isApprovedByName(approval: Approval): approval is Approval & { readonly subject: Located<string> } {
  return approval.subject !== null && approvesExecution(approval);
}

function approvalCase(approval: Approval & { readonly subject: Located<string> }, agent: AgentModel): Found {
  const severity = weigh('high', agent, approval);
  const facts = { at: approval.at, patch: removeItem(approval.at) };
  return { ...facts, message: 'approvedTool', severity, confidence: 'high', quote: { tool: approval.subject } };
}

function* checkTools(agent: AgentModel): Generator<Found> {
  const settled = lazily(() => settledTools(agent));
  const asked = lazily(() =>
    ownersOf([
      ...agent.approvals.filter(({ kind, state }) => kind === 'all-prompts' && state === 'on'),
      ...agent.permissions.filter(asksBeforeCommands),
    ]),
  );
  for (const tool of agent.tools) {
    if (!runsPrograms(tool) || tool.approval === 'always' || settled()(tool)) continue;
    // The file requires approval before anything runs.
    if (tool.approval === 'unknown' && (asked().has(null) || asked().has(tool.agent ?? null))) continue;
    const command = tool.parameters.find((parameter) => !parameter.bounded && takesProgram(parameter.name.value));
    if (tool.narrowed && command === undefined) continue;
    const unattended = tool.approval === 'never' || asksForNoCommand(agent, tool);
    // Coding agents require approval for their shell unless the file says otherwise.
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

/** Whether the rule requires approval for all commands: `policy: {shell: ask}` covers every tool that runs commands, whatever its name. */
function asksBeforeCommands({ subject, decision, wildcard, overridden }: Permission): boolean {
  return subject === 'shell' && decision !== 'allow' && wildcard && !overridden;
}

function runsPrograms({ name, capabilities }: Tool): boolean {
  return capabilities.includes('execute') && !capabilities.includes('browse') && !runsInSandbox(name.value);
}

function takesProgram(parameter: string): boolean {
  return /^(?:(?:shell|bash|sh)?_?(?:command|cmd)(?:_?line)?|(?:python_?|js_?)?(?:code|script|source))$/i.test(
    parameter,
  );
}

function executionCase(execution: Execution, exposed: ReadonlySet<Agent | undefined>, agent: AgentModel): Found | null {
  if (execution.state !== 'unrestricted') return null;
  const { kind, isolated, origin, at } = execution;
  const onHost = isolated === false || exposed.has(execution.agent);
  if (origin === 'default' && kind === 'command-policy') return null;
  const severity = weighExecution(execution, onHost, agent);
  const confidence = isolated === null && kind === 'code-execution' ? 'medium' : 'high';
  const quote = { setting: settingOf(at) };
  return { message: messageFor(execution, onHost), severity, confidence, at, patch: restore(execution), quote };
}

function weighExecution(execution: Execution, onHost: boolean, agent: AgentModel): Severity {
  const { kind, isolated, origin } = execution;
  // Isolated execution is what frameworks recommend; that code runs at all is still worth a low finding.
  if (origin === 'default' || isolated === true) return lowered('low', execution);
  // The server accepts any command, but its host still asks before each tool call.
  if (kind === 'command-policy' && execution.server !== undefined) return weigh('high', agent, execution);
  if (kind !== 'elevated') return weigh(severityOf(kind, onHost), agent, execution);
  // Elevated tools run outside the sandbox, so a sandbox does not lower the severity.
  return lowered(acceptsUntrustedInput(agent, execution) ? 'critical' : 'high', execution);
}

/** Agents with `code_execution_mode: unsafe`, which makes the same agent's `allow_code_execution: true` worse. */
function agentsOnHost(agent: AgentModel): ReadonlySet<Agent | undefined> {
  const off = agent.isolations.filter(
    ({ kind, state, origin }) => kind === 'sandbox' && state === 'off' && origin === 'set',
  );
  return new Set(off.flatMap((isolation) => isolation.agent ?? []));
}

function messageFor({ kind, origin }: Execution, onHost: boolean) {
  if (kind === 'code-execution' && onHost) return 'codeUnsafe';
  if (kind === 'unsafe-loading' && origin === 'default') return 'unsafeLoadingByDefault';
  return messageOf[kind];
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

function isRaised(invocation: Invocation): boolean {
  return elevating.has(invocation.program) || elevatesPrivileges(invocation);
}

/** A server, or a tool with one fixed command, that starts with elevated privileges. */
function* checkRaised(command: Command): Generator<Found> {
  const program = command.words.find(({ value }) => elevating.has(value)) ?? command.words[0];
  if (program === undefined) return;
  const facts = { confidence: 'high', at: program.at } as const;
  const server = command.server?.name ?? program;
  const tool = command.tool?.name ?? program;
  if (command.purpose === 'server')
    yield { ...facts, message: 'raisedLaunch', severity: lowered('high', command), quote: { server, program } };
  else yield { ...facts, message: 'raisedTool', severity: lowered('medium', command), quote: { tool, program } };
}
