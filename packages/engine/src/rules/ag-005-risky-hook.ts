import { placeOfWord, quoteWord } from '../agent/command-place.ts';
import { lowered } from '../agent/conditions.ts';
import type { Approval, Command, Hook, Scope } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { credentialFileIn } from '../command/deeds/credential-files.ts';
import { destroys } from '../command/deeds/destruction.ts';
import { findLeaks, type Leak } from '../command/deeds/leaks.ts';
import { opensListener } from '../command/deeds/listening.ts';
import { persists } from '../command/deeds/persistence.ts';
import type { ProjectContent } from '../command/deeds/project-content.ts';
import { findRemoteCode } from '../command/deeds/remote-code.ts';
import { approvesAll } from '../command/deeds/self-approval.ts';
import { findSplices, type Splice } from '../command/deeds/splicing.ts';
import { tampers } from '../command/deeds/tampering.ts';
import { farthestHost } from '../command/deeds/transfer.ts';
import type { Word } from '../command/invocation.ts';
import { remotePackages } from '../command/runners/remote-packages.ts';
import { sinkOfHost } from '../knowledge/data-sinks.ts';
import { classifyHost, isLocal } from '../knowledge/hosts.ts';
import type { Confidence, Severity } from '../score/table.ts';
import { type Located, locate, type Place } from '../text/span.ts';
import { parseUrl } from '../text/url.ts';
import { restore } from './patches.ts';
import { defineRule, type Patch } from './rule.ts';

const messages = {
  fetched: '{origin} fetches code that runs by itself at every {event}.',
  decoded: '{origin} decodes code that runs by itself at every {event}: nobody can read what it does.',
  encoded: 'Encoded program text runs by itself at every {event}: nobody can read what it does.',
  'reverse-shell': '{origin} opens a shell to somebody else at every {event}.',
  environment: '{origin} sends every variable out at every {event}, secrets included.',
  credentials: '{origin} sends credentials out at every {event}.',
  transcript: '{origin} sends the conversation out at every {event}.',
  workspace: '{origin} sends the whole project out at every {event}.',
  changes: '{origin} sends what was changed in the project out at every {event}.',
  repository: '{origin} tells another host at every {event} where the project’s repository lies.',
  event: '{origin} sends everything the hook is handed to another host at every {event}.',
  sink: '{origin} sends to a service that collects data from anybody for anybody.',
  metadata: '{origin} asks the cloud for the credentials of this machine.',
  persistence: '{origin} has something run later on, by itself and outside of this file.',
  approvesAll: 'The hook for {event} approves every call, so nobody is asked any more.',
  readsCredentials: '{origin} is read at every {event}: it holds credentials.',
  destroys: '{origin} may destroy work at every {event}, without a question.',
  tampers: '{origin} wipes records or switches a protection off.',
  listens: '{origin} opens this machine to others at every {event}.',
  runsInput: 'What the model writes is run as program text at every {event}.',
  template:
    '{origin} is filled in before the shell reads the line: what the model writes can end the command and begin another.',
  splitsInput: '{origin} stands without quotes: what the model writes is taken for options and further words.',
  hooksOff: '{origin} switches every hook off, the guards among them.',
  plaintext: 'What the hook for {event} is handed goes to {origin} in the clear.',
  noTimeout: 'The hook for {event} waits for another host and sets no time limit.',
} as const;

interface Found {
  readonly message: keyof typeof messages;
  readonly severity: Severity;
  readonly confidence: Confidence;
  readonly at: Place;
  readonly quote: { readonly origin: Located<string>; readonly event: Located<string> };
  readonly patch?: readonly Patch[];
}

export const riskyHook = defineRule({
  id: 'AG-005',
  name: 'risky-hook',
  title: 'Risky automatic hook',
  category: 'execution',
  severity: 'critical',
  references: ['ASI05', 'ASI10', 'MCP05', 'MCP10', 'CWE-78', 'CWE-200', 'CWE-94', 'AML.T0081'],
  messages,
  why: 'A hook runs by itself, with the rights of the user, and with whatever the model wrote as its input. Nobody sees it happen, and a project brings its hooks along.',
  fix: 'Keep hooks to scripts of the project that check or format, hand them their input quoted, and let nothing leave the machine.',
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

/** Lists, since a file of a thousand hooks would otherwise make several thousand generators. */
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

/** Worst first. A line is one value to change: once something is found, nothing that is less bad is looked for. */
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
  if (approval !== null) found.push(caseOf(command, 'approvesAll', 'critical', approval, approval, 'medium'));
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
  if (waits(command)) found.push(waitingCase(command, command.at, command.hook));
}

/** Only what runs before a call can answer for it. */
function decides(hook: Hook | undefined): boolean {
  return hook !== undefined && (hook.phase === 'before' || hook.phase === 'other');
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

/** Another host is waited for, and neither the hook nor the program gives up by itself. */
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
  const add = (message: Found['message'], severity: Severity): void => {
    found.push({ message, severity, confidence: 'high', at: url.at, quote });
  };
  if (kind === 'metadata') add('metadata', 'critical');
  else if (sinkOfHost(parsed.host) !== null) add('sink', 'critical');
  if (isLocal(kind) || kind === 'template') return found;
  if (parsed.scheme === 'http' || parsed.scheme === 'ws') add('plaintext', 'medium');
  if (timeoutSeconds === null) found.push(waitingCase(hook, url.at, hook));
  return found;
}

/** Hooks that stand in the file would run again: what they do is for the author to look at first. */
function hooksOff(approval: Approval, hasHooks: boolean): Found {
  const { at } = approval;
  const name = at.path.findLast((step) => typeof step === 'string');
  const quote = { origin: locate(String(name ?? ''), at), event: locate('', at) };
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
  message: Found['message'],
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
