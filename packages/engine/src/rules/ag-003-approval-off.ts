import type { Capability } from '../agent/capability.ts';
import { quoteWord } from '../agent/command-place.ts';
import { entryOf, isSandboxed, lower, lowered, onlyReads, reachOf } from '../agent/conditions.ts';
import type { Agent, Approval, Command, Permission } from '../agent/facts.ts';
import { visitInvocations } from '../agent/invocations.ts';
import type { AgentModel } from '../agent/model.ts';
import { capabilitiesOfRule } from '../agent/reach.ts';
import type { ApprovalFlag } from '../knowledge/approval-flags.ts';
import { isRecordKeeping, isSlightDeed } from '../knowledge/harmless-deeds.ts';
import { changesThings } from '../knowledge/tools.ts';
import type { Severity } from '../score/table.ts';
import { approvalFlagsOf, type WrittenFlag } from './agent-flags.ts';
import { knownReachIn } from './known-reach.ts';
import { askAgain, removeWords, restore } from './patches.ts';
import { defineRule, type Violation } from './rule.ts';
import { approvesExecution, opensShell } from './shell-grants.ts';

const messages = {
  nothingAsked: 'No action is asked about.',
  nothingAskedByDefault: 'Nothing is said about questions, and by default nothing is asked.',
  littleAsked: 'Some actions are no longer asked about.',
  littleAskedByDefault: 'Nothing is said about questions, and by default most actions run without one.',
  commandsUnaskedByDefault: 'Not every command is decided on, and by default the rest run without a question.',
  judged: 'A model, and no person, decides which actions run without a question.',
  readingUnasked: 'Whatever only reads runs without a question.',
  edits: 'Files are changed without a question.',
  serverUnknown: 'Every tool of server {server} runs without a question.',
  serverChanges: 'Every tool of server {server} runs without a question, those that change things among them.',
  serverReads: 'Every tool of server {server} runs without a question; it only reads.',
  anyServer: 'Every tool of a server runs without a question.',
  tool: 'Tool {tool} changes things and runs without a question.',
  toolKind: 'Actions that change things run without a question.',
  projectServers: 'Servers that a project brings along start without a question.',
  workspace: 'Folders are trusted without a question.',
  guardrail: 'A guardrail is off.',
  guardrailReduced: 'A guardrail is weakened.',
  warning: 'The warning before a dangerous mode is off.',
  flag: '{flag} stops the questions of the agent that is started here.',
  everything: '{entry} allows every tool without a question.',
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
  why: 'The question before an action is where a person notices that the agent follows somebody else. Without it, the first sign is the damage.',
  fix: 'Ask before anything that writes, sends, deletes or runs, and approve single tools that only read.',
  *check({ agent }) {
    const reachOfAgent = knownReachIn(agent);
    for (const approval of agent.approvals) yield* checkApproval(approval, agent, reachOfAgent);
    const shellAsked = agentsAskedAboutShell(agent);
    for (const rule of agent.permissions) {
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
  if (approval.state === 'on') return;
  const facts = { at: approval.at, confidence: 'high', patch: restore(approval) } as const;
  switch (approval.kind) {
    case 'all-prompts':
      return yield* checkAllPrompts(approval, agent, reachOfAgent);
    case 'edits':
      return yield { ...facts, message: 'edits', severity: weigh('medium', approval, agent) };
    case 'server':
      return yield* checkServer(approval);
    case 'tool':
      return yield* checkTool(approval);
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
    // Locks that are open by default, and hooks, which rule AG-005 looks after.
    case 'bypass-lock':
    case 'hooks':
  }
}

/** A documented unsafe default weighs little; what the file itself says, in full. */
function orDefault(severity: Severity, approval: Approval): Severity {
  return lowered(approval.origin === 'default' ? 'low' : severity, approval);
}

/** One level less where a sandbox limits what an unasked action can do. */
function weigh(severity: Severity, fact: Approval | Permission, agent: AgentModel): Severity {
  return lowered(isSandboxed(agent, fact) ? lower(severity, 1) : severity, fact);
}

function* checkAllPrompts(approval: Approval, agent: AgentModel, reachOfAgent: ReachOfAgent): Generator<Found> {
  const { at, state, origin, reach } = approval;
  const facts = { at, patch: restore(approval), decision: 'questions' } as const;
  const known = reach.length > 0 ? reach : reachOfAgent(approval.agent);
  // Who has no tool at all has nothing to ask about.
  if (approval.agent?.withoutTools === true && known.length === 0) return;
  if (state === 'off') {
    if (isAboutInput(approval) && !changesThings(known)) return;
    const { severity, confidence } = weighSilence(known, agent);
    const message = origin === 'default' ? 'nothingAskedByDefault' : 'nothingAsked';
    return yield { ...facts, message, severity: weigh(severity, approval, agent), confidence };
  }
  if (state === 'judged')
    return yield { ...facts, message: 'judged', severity: lowered('low', approval), confidence: 'high' };
  if (origin === 'default') {
    // Rules that leave commands open are a decision half made; no rules at all are none.
    const partly = reach.length === 1;
    const message = partly ? 'commandsUnaskedByDefault' : 'littleAskedByDefault';
    const severity = weigh(partly ? 'medium' : 'high', approval, agent);
    return yield { ...facts, message, severity, confidence: 'high' };
  }
  if (known.length > 0 && !changesThings(known)) {
    if (!onlyReads(known)) return;
    return yield { ...facts, message: 'readingUnasked', severity: lowered('low', approval), confidence: 'high' };
  }
  yield { ...facts, message: 'littleAsked', severity: weigh('medium', approval, agent), confidence: 'high' };
}

/** `human_input_mode: NEVER` is how an assistant is set up that only answers; it matters where code runs or things change. */
function isAboutInput({ subject }: Approval): boolean {
  return subject !== null && /human.?input/i.test(subject.value);
}

/** Hosts have a shell and files of their own. Elsewhere it is the tools that make the silence dangerous. */
function weighSilence(reach: readonly Capability[], { role }: AgentModel): Weight {
  if (role === 'coding-agent' || role === 'gateway' || changesThings(reach)) {
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
  if (subject === null) return yield { ...facts, message: 'anyServer', severity, confidence };
  const message = changesThings(reach) ? 'serverChanges' : 'serverUnknown';
  yield { ...facts, message, severity, confidence, quote: { server: subject } };
}

/** Reading pages is rule AG-013's business; nothing outside changes. */
function isHarmless(reach: readonly Capability[]): boolean {
  return onlyReads(reach.filter((capability) => capability !== 'fetch'));
}

function namesItsTools({ server }: Approval): boolean {
  const allowed = server?.allowedTools ?? [];
  return allowed.length > 0 && allowed.every(({ value }) => !value.includes('*'));
}

function* checkTool(approval: Approval): Generator<Found> {
  if (approvesExecution(approval) || !changesThings(approval.reach)) return;
  const { at, subject, state } = approval;
  const deed = subject === null ? 'high' : weightOfDeed(subject.value, approval.reach);
  const severity = lowered(state !== 'off' && deed === 'high' ? 'medium' : deed, approval);
  const facts = { at, severity, patch: restore(approval) };
  if (subject === null) return yield { ...facts, message: 'toolKind', confidence: 'medium' };
  yield { ...facts, message: 'tool', confidence: 'high', quote: { tool: subject } };
}

function permissionCase(rule: Permission, shellAsked: ReadonlySet<Agent | undefined>, agent: AgentModel): Found | null {
  if (rule.decision !== 'allow' || rule.overridden || opensShell(rule)) return null;
  const facts = () => ({ at: rule.at, confidence: 'high', patch: askAgain(rule) }) as const;
  if (rule.subject === 'any' && rule.wildcard && rule.target === null) {
    const severity = weigh(shellAsked.has(rule.agent) ? 'high' : 'critical', rule, agent);
    return { ...facts(), message: 'everything', severity, quote: { entry: entryOf(rule) } };
  }
  // A pattern of paths (`Write(**)`) is rule AG-006's.
  if (rule.subject === 'write' && (rule.pattern === null || rule.pattern.value === '*')) {
    return { ...facts(), message: 'edits', severity: weigh('medium', rule, agent) };
  }
  const capabilities = capabilitiesOfRule(rule);
  if (!isNamedTool(rule) || !changesThings(capabilities)) return null;
  const severity = lowered(weightOfDeed(rule.name.value, capabilities), rule);
  return { ...facts(), message: 'tool', severity, quote: { tool: rule.name } };
}

/** What a tool's deed costs that nobody was asked about. */
function weightOfDeed(name: string, reach: readonly Capability[]): Severity {
  if (isRecordKeeping(name, reach)) return 'low';
  return isSlightDeed(name, reach) ? 'medium' : 'high';
}

/** One tool under its own name, with all it can do. */
function isNamedTool(rule: Permission): boolean {
  if (rule.target !== null) return rule.target.tool !== '*';
  return rule.subject === 'other' && rule.wildcard;
}

/** Whose commands are still asked about or refused, whatever else is allowed. */
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

/** Another agent that is started with the flag that stops its questions. */
function flagCase({ flag, word, parts }: WrittenFlag<ApprovalFlag>, command: Command): Found {
  const quote = { flag: quoteWord(command, word) };
  const severity = lowered(stopped[flag.stops], command);
  const patch = removeWords(command, parts);
  return { message: 'flag', severity, confidence: 'high', at: quote.flag.at, quote, patch };
}
