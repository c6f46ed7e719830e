import { placeOfWord, quoteWord } from '../agent/command-place.ts';
import { lowered } from '../agent/conditions.ts';
import type { Approval, Command, Hook, Scope } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { findComposedLine } from '../command/effects/composed-lines.ts';
import { credentialFileIn } from '../command/effects/credential-files.ts';
import { destroys } from '../command/effects/destruction.ts';
import { findLeaks, type Leak } from '../command/effects/leaks.ts';
import { opensListener } from '../command/effects/listening.ts';
import { persists } from '../command/effects/persistence.ts';
import type { ProjectContent } from '../command/effects/project-content.ts';
import { findRemoteCode } from '../command/effects/remote-code.ts';
import { approvesAll, namedApproval } from '../command/effects/self-approval.ts';
import { findSplices, type Splice } from '../command/effects/splicing.ts';
import { tampers } from '../command/effects/tampering.ts';
import { farthestHost } from '../command/effects/transfer.ts';
import type { Word } from '../command/invocation.ts';
import { remotePackages } from '../command/runners/remote-packages.ts';
import { sinkOfHost } from '../knowledge/data-sinks.ts';
import { classifyHost, isLocal } from '../knowledge/hosts.ts';
import { capabilitiesOfTool, hasSideEffects } from '../knowledge/tools.ts';
import { type Confidence, type Severity, severities } from '../score/table.ts';
import { type Located, locate, type Place } from '../text/span.ts';
import { parseUrl } from '../text/url.ts';
import { restore } from './patches.ts';
import { settingOf } from './places.ts';
import { defineRule, type Patch } from './rule.ts';

const messages = {
  fetched: 'On {event}, code downloaded via {origin} is executed without verification.',
  decoded: 'On {event}, code decoded by {origin} is executed: the configuration does not show what runs.',
  encoded: 'On {event}, an encoded program is executed: the configuration does not show what runs.',
  'reverse-shell': 'On {event}, {origin} opens a reverse shell to a remote host.',
  environment: 'On {event}, {origin} sends all environment variables, secrets included, to another host.',
  credentials: 'On {event}, {origin} sends credentials to another host.',
  transcript: 'On {event}, {origin} sends the conversation transcript to another host.',
  workspace: 'On {event}, {origin} sends the whole project to another host.',
  changes: 'On {event}, {origin} sends the changes in the project to another host.',
  repository: 'On {event}, {origin} sends the address of the project’s repository to another host.',
  event: 'On {event}, {origin} sends the complete hook input to another host.',
  sink: 'On {event}, data is sent to a public data-collection service via {origin}.',
  metadata:
    'On {event}, {origin} is used to query the cloud metadata service, which returns credentials of this machine.',
  persistence: 'On {event}, a command establishes persistence outside this file: {origin}.',
  approvesAll: 'The hook for {event} approves every call, which turns off approval: {origin}.',
  approvesTools: 'The hook for {event} approves every call of {origin}, which turns off approval for it.',
  readsCredentials: 'On {event}, a command reads a credential file: {origin}.',
  destroys: 'On {event}, a command can destroy work without approval: {origin}.',
  tampers: 'On {event}, a command deletes logs or disables a protection: {origin}.',
  listens: 'On {event}, {origin} opens a port on this machine to other hosts.',
  runsInput: 'On {event}, model-supplied text is executed as code.',
  template:
    'On {event}, {origin} becomes part of a command line before a shell parses it: model-supplied text can inject commands.',
  splitsInput: 'On {event}, {origin} is unquoted: the shell splits its value into extra arguments and options.',
  hooksOff: '{origin} disables all hooks, including guard hooks.',
  plaintext: 'The hook for {event} sends its input to {origin} in plaintext.',
  noTimeout: 'The hook for {event} waits for a remote host without a timeout.',
} as const;

interface Facts {
  readonly severity: Severity;
  readonly confidence: Confidence;
  readonly at: Place;
  readonly quote: { readonly origin: Located<string>; readonly event: Located<string> };
  readonly patch?: readonly Patch[];
}

/** In two parts, because the compiler compares at most 25 messages at once. */
type Found = (Facts & { readonly message: 'approvesTools' }) | (Facts & { readonly message: Message });
type Message = Exclude<keyof typeof messages, 'approvesTools'>;

export const riskyHook = defineRule({
  id: 'AG-005',
  name: 'risky-hook',
  title: 'Risky automatic hook',
  category: 'execution',
  severity: 'critical',
  references: ['ASI05', 'ASI10', 'MCP05', 'MCP10', 'CWE-78', 'CWE-200', 'CWE-94', 'AML.T0081'],
  messages,
  why: 'Hooks run automatically, with the privileges of the user and with model-supplied input. Nobody approves them, and a cloned project brings its own.',
  fix: 'Limit hooks to reviewed project scripts that check or format, quote their input, and send nothing off the machine.',
  *check({ agent }) {
    for (const { scope, found } of findings(agent)) {
      yield { ...found, severity: lowered(found.severity, scope) };
    }
  },
});

const nothing: readonly never[] = [];

interface Scoped {
  readonly scope: Scope;
  readonly found: Found;
}

/** Arrays instead of generators: a file with a thousand hooks would otherwise create several thousand of them. */
function findings(agent: AgentModel): readonly Scoped[] {
  const all: Scoped[] = [];
  for (const command of agent.commands) {
    if (command.hook === undefined && command.purpose !== 'hook' && command.purpose !== 'schedule') continue;
    for (const found of commandCases(command)) all.push({ scope: command, found });
  }
  for (const hook of agent.hooks) {
    for (const found of addressCases(hook)) all.push({ scope: hook, found });
  }
  for (const approval of agent.approvals) {
    if (approval.kind === 'hooks' && approval.state === 'off')
      all.push({ scope: approval, found: hooksOff(approval, agent.hooks.length > 0) });
  }
  return all;
}

/** Worst first. A one-line command is a single value to change: once something is found in it, lesser cases are skipped. */
function commandCases(command: Command): readonly Found[] {
  const leaks = findLeaks(command.invocations);
  const found: Found[] = [];
  for (const addCases of [addCriticalCases, addHighCases, addLesserCases]) {
    addCases(found, command, leaks);
    if (found.length > 0 && command.words.length === 1) return found;
  }
  return found;
}

function addCriticalCases(found: Found[], command: Command, leaks: readonly Leak[]): void {
  const { invocations } = command;
  for (const { kind, at, origin, certain } of findRemoteCode(invocations)) {
    found.push(caseOf(command, kind, 'critical', at, origin, certain ? 'high' : 'medium'));
  }
  for (const { reference } of remotePackages(invocations)) {
    found.push(caseOf(command, 'fetched', 'critical', reference.word, reference.word));
  }
  for (const { kind, sender, certain } of leaks) {
    if (!isLesser(kind)) found.push(caseOf(command, kind, 'critical', sender, sender, certain ? 'high' : 'medium'));
  }
  const approval = decides(command.hook) ? approvesAll(invocations) : null;
  if (approval !== null) found.push(approvalCase(command, 'critical', approval));
  for (const invocation of invocations) {
    const stays = persists(invocation);
    if (stays !== null) found.push(caseOf(command, 'persistence', 'critical', stays, stays));
  }
}

function addHighCases(found: Found[], command: Command, leaks: readonly Leak[]): void {
  for (const invocation of command.invocations) {
    const { programWord } = invocation;
    const lost = destroys(invocation);
    if (lost !== null) found.push(caseOf(command, 'destroys', 'high', lost, lost));
    const wiped = tampers(invocation);
    if (wiped !== null) found.push(caseOf(command, 'tampers', 'high', wiped, wiped));
    if (opensListener(invocation)) found.push(caseOf(command, 'listens', 'high', programWord, programWord));
    const read = credentialFileIn(invocation);
    if (read !== null) found.push(caseOf(command, 'readsCredentials', 'high', read, read));
  }
  const named = decides(command.hook) ? namedApproval(command.invocations) : null;
  if (named !== null) found.push(approvalCase(command, 'high', named));
  for (const { kind, sender } of leaks) {
    if (isLesser(kind) && kind !== 'repository') found.push(caseOf(command, kind, 'high', sender, sender, 'medium'));
  }
}

/** Bad by what happens to be in it, and not by what it is. */
function isLesser(kind: Leak['kind']): kind is 'event' | ProjectContent {
  return kind === 'event' || kind === 'workspace' || kind === 'changes' || kind === 'repository';
}

function addLesserCases(found: Found[], command: Command, leaks: readonly Leak[]): void {
  for (const { kind, sender } of leaks) {
    if (kind === 'repository') found.push(caseOf(command, kind, 'medium', sender, sender, 'medium'));
  }
  for (const splice of findSplices(command)) found.push(spliceCase(command, splice));
  for (const invocation of command.invocations) {
    const composed = findComposedLine(invocation);
    if (composed !== null) found.push(caseOf(command, 'template', 'medium', composed, composed, 'medium'));
  }
  if (waits(command)) found.push(waitingCase(command, command.at, command.hook));
}

/** Whether the hook can approve a call, which only one that runs before it can. */
function decides(hook: Hook | undefined): boolean {
  return hook !== undefined && (hook.phase === 'before' || hook.phase === 'other');
}

/** No worse than the calls that the hook is limited to. */
function approvalCase(command: Command, most: Severity, approval: Word): Found {
  const found = caseOf(command, 'approvesAll', most, approval, approval, 'medium');
  const matcher = command.hook?.matcher ?? null;
  if (matcher === null) return found;
  const severity = milder(most, weightOfCalls(matcher.value));
  return { ...found, message: 'approvesTools', severity, quote: { ...found.quote, origin: matcher } };
}

function milder(one: Severity, other: Severity): Severity {
  return severities.indexOf(one) > severities.indexOf(other) ? one : other;
}

/** Severity of approving every call that a matcher names: `Bash`, `Edit|Write`. A pattern may match any tool. */
function weightOfCalls(matcher: string): Severity {
  const reach = matcher.split('|').map((name) => capabilitiesOfTool(name.trim()));
  if (reach.some((found) => found.includes('execute'))) return 'critical';
  if (reach.some((found) => found.length === 0)) return 'high';
  if (!hasSideEffects(reach.flat())) return 'low';
  return reach.flat().every((capability) => capability === 'write' || capability === 'read') ? 'medium' : 'high';
}

function spliceCase(command: Command, { kind, input, quoted, word }: Splice): Found {
  switch (kind) {
    case 'run':
      return caseOf(command, 'runsInput', 'high', word, word);
    case 'template':
      return caseOf(command, 'template', quoted ? 'medium' : 'high', word, word, 'medium');
    case 'argument':
      return caseOf(command, 'splitsInput', input === 'text' ? 'medium' : 'low', word, word, 'medium');
  }
}

/** Whether the hook waits for another host without a timeout of the hook or the program. */
function waits({ hook, invocations }: Command): boolean {
  if (hook === undefined || hook.timeoutSeconds !== null) return false;
  return invocations.some((invocation) => {
    const { transfer } = invocation;
    const host = transfer === null ? null : farthestHost(transfer);
    return transfer !== null && host !== null && !isLocal(host) && !transfer.bounded;
  });
}

function waitingCase(scope: Scope, at: Place, hook: Hook | undefined): Found {
  const quote = { origin: locate('', at), event: eventOf(scope.hook ?? hook, at) };
  return { message: 'noTimeout', severity: 'low', confidence: 'medium', at, quote };
}

function addressCases(hook: Hook): readonly Found[] {
  const { url, timeoutSeconds } = hook;
  const parsed = url === null ? null : parseUrl(url.value);
  if (url === null || parsed === null) return nothing;
  const kind = classifyHost(parsed.host);
  const quote = { origin: url, event: eventOf(hook, url.at) };
  const found: Found[] = [];
  const add = (message: Message, severity: Severity): void => {
    found.push({ message, severity, confidence: 'high', at: url.at, quote });
  };
  if (kind === 'metadata') add('metadata', 'critical');
  else if (sinkOfHost(parsed.host) !== null) add('sink', 'critical');
  if (isLocal(kind) || kind === 'template') return found;
  if (parsed.scheme === 'http' || parsed.scheme === 'ws') add('plaintext', 'medium');
  if (timeoutSeconds === null) found.push(waitingCase(hook, url.at, hook));
  return found;
}

/** No patch where the file has hooks: they would run again, and the author should review them first. */
function hooksOff(approval: Approval, hasHooks: boolean): Found {
  const { at } = approval;
  const quote = { origin: settingOf(at), event: locate('', at) };
  return {
    message: 'hooksOff',
    severity: 'medium',
    confidence: 'high',
    at,
    quote,
    patch: hasHooks ? [] : restore(approval),
  };
}

function caseOf(
  command: Command,
  message: Message,
  severity: Severity,
  at: Word,
  origin: Word,
  confidence: Confidence = 'high',
): Found {
  const place = placeOfWord(command, at);
  const quote = { origin: quoteWord(command, origin), event: eventOf(command.hook, place) };
  return { message, severity, confidence, at: place, quote };
}

function eventOf(hook: Hook | undefined, at: Place): Located<string> {
  return hook?.event ?? locate('schedule', at);
}
