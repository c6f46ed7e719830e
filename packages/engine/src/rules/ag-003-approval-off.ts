import type { Capability } from '../agent/capability.ts';
import { quoteWord } from '../agent/command-place.ts';
import { entryOf, isSandboxed, lower, lowered, onlyReads, reachOf } from '../agent/conditions.ts';
import type { Agent, Approval, Command, Permission } from '../agent/facts.ts';
import { visitInvocations } from '../agent/invocations.ts';
import type { AgentModel } from '../agent/model.ts';
import { capabilitiesOfRule } from '../agent/reach.ts';
import type { ApprovalFlag } from '../knowledge/approval-flags.ts';
import { isMinorAction, isRecordKeeping } from '../knowledge/harmless-actions.ts';
import { hasSideEffects } from '../knowledge/tools.ts';
import type { Severity } from '../score/table.ts';
import type { Located } from '../text/span.ts';
import { approvalFlagsOf, type WrittenFlag } from './agent-flags.ts';
import { knownReachIn } from './known-reach.ts';
import { removeWords, restore } from './patches.ts';
import { settingOf } from './places.ts';
import { defineRule, type Violation } from './rule.ts';
import { approvesExecution, opensShell } from './shell-grants.ts';

const messages = {
  nothingAsked: '{setting} turns off approval for every action.',
  nothingAskedByDefault: '{setting} is not set: by default every action runs without approval.',
  littleAsked: '{setting} turns off approval for some actions.',
  littleAskedByDefault: 'No {setting} rules: by default most actions run without approval.',
  commandsUnaskedByDefault: '{setting} has no rule for every command: by default the rest run without approval.',
  judged: '{setting} lets a model, not a person, approve actions.',
  readingUnasked: '{setting} turns off approval for actions that only read.',
  edits: '{setting} lets the agent edit files without approval.',
  serverUnknown: 'Every tool of server {server} runs without approval.',
  serverChanges: 'Every tool of server {server} runs without approval, including tools with side effects.',
  serverReads: 'Every tool of server {server} runs without approval. Its known tools only read.',
  anyServer: '{setting} lets every tool of an MCP server run without approval.',
  tool: 'Tool {tool} has side effects and runs without approval.',
  toolKind: '{setting} allows actions with side effects without approval.',
  projectServers: '{setting} lets MCP servers that a project defines start without approval.',
  workspace: '{setting} makes folders trusted without confirmation.',
  guardrail: '{setting} turns off a guardrail.',
  guardrailReduced: '{setting} weakens a guardrail.',
  warning: '{setting} removes the warning before a dangerous mode.',
  flag: '{flag} turns off approval in the agent that this command starts.',
  flagMost: '{flag} turns off most approval prompts in the agent that this command starts.',
  flagEdits: '{flag} lets the agent that this command starts edit files without approval.',
  everything: '{entry} allows every tool without approval.',
} as const;
type Found = Violation<typeof messages>;

export const approvalOff = defineRule({
  id: 'AG-003',
  name: 'approval-off',
  title: 'Human approval or a safety control is off',
  category: 'oversight',
  severity: 'critical',
  references: ['ASI09', 'ASI02', 'LLM06:2025', 'MCP02', 'CWE-862', 'CWE-693'],
  messages,
  why: 'Approval is the point where a person can notice that an agent has been hijacked. Without it, the first sign is the damage.',
  fix: 'Require approval for anything that writes, sends, deletes or executes. Auto-approve only individual tools that read.',
  *check({ agent, allowed }) {
    const reachOfAgent = knownReachIn(agent);
    for (const approval of agent.approvals) {
      if (approval.state !== 'on') yield* checkApproval(approval, agent, reachOfAgent);
    }
    const shellAsked = agentsAskedAboutShell(agent);
    for (const rule of allowed) {
      const found = permissionCase(rule, shellAsked, agent);
      if (found !== null) yield found;
    }
    yield* flagCases(agent);
  },
});

function flagCases(agent: AgentModel): readonly Found[] {
  const found: Found[] = [];
  visitInvocations(agent, (invocation, command) => {
    for (const written of approvalFlagsOf(invocation)) found.push(flagCase(written, command));
  });
  return found;
}

type ReachOfAgent = ReturnType<typeof knownReachIn>;
type Weight = Pick<Found, 'severity' | 'confidence'>;

function* checkApproval(approval: Approval, agent: AgentModel, reachOfAgent: ReachOfAgent): Generator<Found> {
  switch (approval.kind) {
    case 'all-prompts':
      return yield* checkAllPrompts(approval, agent, reachOfAgent);
    case 'server':
      return yield* checkServer(approval);
    case 'tool':
      return yield* checkTool(approval);
    default:
      yield* checkSetting(approval, agent);
  }
}

function* checkSetting(approval: Approval, agent: AgentModel): Generator<Found> {
  const quote = { setting: settingOfApproval(approval) };
  const facts = { at: approval.at, confidence: 'high', patch: restore(approval), quote } as const;
  switch (approval.kind) {
    case 'edits':
      return yield { ...facts, message: 'edits', severity: weigh('medium', approval, agent) };
    case 'server-trust':
      return yield { ...facts, message: 'projectServers', severity: orDefault('high', approval) };
    case 'workspace-trust':
      return yield { ...facts, message: 'workspace', severity: orDefault('medium', approval) };
    case 'warning':
      return yield { ...facts, message: 'warning', severity: orDefault('medium', approval) };
    case 'guardrail': {
      const off = approval.state === 'off';
      const severity = orDefault(off ? 'medium' : 'low', approval);
      return yield { ...facts, message: off ? 'guardrail' : 'guardrailReduced', severity };
    }
    // Locks against bypassing are off by default; disabled hooks belong to AG-005.
    default:
  }
}

/** The key that decides. In a list (`- AUTO_APPROVE=true`, `- {name: AUTO_APPROVE, value: true}`) only the fact names it. */
function settingOfApproval({ at, subject, missing }: Approval): Located<string> {
  const [above, last] = at.path.slice(-2);
  const isListed = typeof (last === 'value' ? above : last) === 'number';
  return missing ?? (isListed ? subject : null) ?? settingOf(at);
}

/** A documented unsafe default is low; what the file itself sets counts in full. */
function orDefault(severity: Severity, approval: Approval): Severity {
  return lowered(approval.origin === 'default' ? 'low' : severity, approval);
}

/** One level lower where a sandbox limits what an unapproved action can do. */
function weigh(severity: Severity, fact: Approval | Permission, agent: AgentModel): Severity {
  return lowered(isSandboxed(agent, fact) ? lower(severity, 1) : severity, fact);
}

function* checkAllPrompts(approval: Approval, agent: AgentModel, reachOfAgent: ReachOfAgent): Generator<Found> {
  const { at, state, origin, reach } = approval;
  const known = reach.length > 0 ? reach : reachOfAgent(approval.agent);
  // An agent without tools has nothing to approve.
  if (approval.agent?.withoutTools === true && known.length === 0) return;
  const quote = { setting: settingOfApproval(approval) };
  const facts = { at, patch: restore(approval), decision: 'questions', quote } as const;
  if (state === 'off') {
    if (isAboutInput(approval) && !hasSideEffects(known)) return;
    const { severity, confidence } = weighSilence(known, agent);
    const message = origin === 'default' ? 'nothingAskedByDefault' : 'nothingAsked';
    return yield { ...facts, message, severity: weigh(severity, approval, agent), confidence };
  }
  if (state === 'judged')
    return yield { ...facts, message: 'judged', severity: lowered('low', approval), confidence: 'high' };
  if (origin === 'default') {
    // Rules that leave commands open are a partial policy; without any rules there is none.
    const partly = reach.length === 1;
    const message = partly ? 'commandsUnaskedByDefault' : 'littleAskedByDefault';
    const severity = weigh(partly ? 'medium' : 'high', approval, agent);
    return yield { ...facts, message, severity, confidence: 'high' };
  }
  if (known.length > 0 && !hasSideEffects(known)) {
    if (!onlyReads(known)) return;
    return yield { ...facts, message: 'readingUnasked', severity: lowered('low', approval), confidence: 'high' };
  }
  yield { ...facts, message: 'littleAsked', severity: weigh('medium', approval, agent), confidence: 'high' };
}

/** `human_input_mode: NEVER` is normal for an assistant that only answers; it matters where code runs or tools have side effects. */
function isAboutInput({ subject }: Approval): boolean {
  return subject !== null && /human.?input/i.test(subject.value);
}

/** Coding agents and gateways have a shell and files. Elsewhere the severity depends on what the tools can do. */
function weighSilence(reach: readonly Capability[], { role }: AgentModel): Weight {
  if (role === 'coding-agent' || role === 'gateway' || hasSideEffects(reach)) {
    return { severity: 'critical', confidence: 'high' };
  }
  if (reach.length === 0) return { severity: 'high', confidence: 'medium' };
  return { severity: isHarmless(reach) ? 'low' : 'medium', confidence: 'medium' };
}

function* checkServer(approval: Approval): Generator<Found> {
  const { at, server, subject } = approval;
  const facts = { at, patch: restore(approval) };
  const reach = server === undefined ? approval.reach : reachOf(server);
  if (isHarmless(reach)) {
    if (subject === null || namesItsTools(approval)) return;
    const severity = lowered('low', approval);
    return yield { ...facts, message: 'serverReads', severity, confidence: 'medium', quote: { server: subject } };
  }
  const severity = lowered('high', approval);
  const confidence = reach.length === 0 ? 'medium' : 'high';
  if (subject === null)
    return yield { ...facts, message: 'anyServer', severity, confidence, quote: { setting: settingOf(at) } };
  const message = hasSideEffects(reach) ? 'serverChanges' : 'serverUnknown';
  yield { ...facts, message, severity, confidence, quote: { server: subject } };
}

/** Fetching pages changes nothing outside, and belongs to AG-013. */
function isHarmless(reach: readonly Capability[]): boolean {
  return onlyReads(reach.filter((capability) => capability !== 'fetch'));
}

function namesItsTools({ server }: Approval): boolean {
  const allowed = server?.allowedTools ?? [];
  return allowed.length > 0 && allowed.every(({ value }) => !value.includes('*'));
}

function* checkTool(approval: Approval): Generator<Found> {
  if (!hasSideEffects(approval.reach) || approvesExecution(approval)) return;
  const { at, subject, state } = approval;
  const deed = subject === null ? 'high' : weightOfDeed(subject.value, approval.reach);
  const severity = lowered(state !== 'off' && deed === 'high' ? 'medium' : deed, approval);
  const facts = { at, severity, patch: restore(approval) };
  if (subject === null)
    return yield { ...facts, message: 'toolKind', confidence: 'medium', quote: { setting: settingOf(at) } };
  yield { ...facts, message: 'tool', confidence: 'high', quote: { tool: subject } };
}

function permissionCase(rule: Permission, shellAsked: ReadonlySet<Agent | undefined>, agent: AgentModel): Found | null {
  if (opensShell(rule)) return null;
  const facts = () => ({ at: rule.at, confidence: 'high', patch: restore(rule) }) as const;
  if (rule.subject === 'any' && rule.wildcard && rule.target === null) {
    const severity = weigh(shellAsked.has(rule.agent) ? 'high' : 'critical', rule, agent);
    return { ...facts(), message: 'everything', severity, quote: { entry: entryOf(rule) } };
  }
  // A pattern of paths (`Write(**)`) is rule AG-006's.
  if (rule.subject === 'write' && (rule.pattern === null || rule.pattern.value === '*')) {
    const quote = { setting: entryOf(rule) };
    return { ...facts(), message: 'edits', severity: weigh('medium', rule, agent), quote };
  }
  if (!isNamedTool(rule)) return null;
  const capabilities = capabilitiesOfRule(rule);
  if (!hasSideEffects(capabilities)) return null;
  const severity = lowered(weightOfDeed(rule.name.value, capabilities), rule);
  return { ...facts(), message: 'tool', severity, quote: { tool: entryOf(rule) } };
}

/** Severity of a tool that runs without approval, by its capabilities. */
function weightOfDeed(name: string, reach: readonly Capability[]): Severity {
  if (isRecordKeeping(name, reach)) return 'low';
  return isMinorAction(name, reach) ? 'medium' : 'high';
}

/** Whether the rule names one tool and does not restrict its arguments. */
function isNamedTool(rule: Permission): boolean {
  if (rule.target !== null) return rule.target.tool !== '*';
  return rule.subject === 'other' && rule.wildcard;
}

/** Agents whose shell commands still need approval or are refused, whatever else is allowed. */
function agentsAskedAboutShell({ permissions }: AgentModel): ReadonlySet<Agent | undefined> {
  const asking = permissions.filter(
    ({ subject, wildcard, overridden, decision }) =>
      subject === 'shell' && wildcard && !overridden && decision !== 'allow',
  );
  return new Set(asking.map(({ agent }) => agent));
}

const stopped = { everything: 'critical', most: 'high', edits: 'medium' } as const satisfies Record<
  ApprovalFlag['stops'],
  Severity
>;

const flagMessages = { everything: 'flag', most: 'flagMost', edits: 'flagEdits' } as const satisfies Record<
  ApprovalFlag['stops'],
  keyof typeof messages
>;

/** A command that starts another agent with a flag that turns off its approval prompts. */
function flagCase({ flag, word, parts }: WrittenFlag<ApprovalFlag>, command: Command): Found {
  const quote = { flag: quoteWord(command, word) };
  const severity = lowered(stopped[flag.stops], command);
  const patch = removeWords(command, parts);
  return { message: flagMessages[flag.stops], severity, confidence: 'high', at: quote.flag.at, quote, patch };
}
