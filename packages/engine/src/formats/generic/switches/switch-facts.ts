import type { Capability } from '../../../agent/capability.ts';
import type {
  Authentication,
  Egress,
  Execution,
  Exposure,
  Isolation,
  Logging,
  TransportSecurity,
  Trust,
} from '../../../agent/facts.ts';
import { locate } from '../../../text/span.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import { type Context, isNestedIn } from '../context.ts';
import type { IdeaId } from '../names/idea.ts';
import { updatable } from '../names/ideas/record.ts';
import type { KnownSwitch } from './known-switch.ts';
import { addApproval, writeApproval } from './switch-approvals.ts';

type Writer = (known: KnownSwitch, context: Context) => void;

/** The writer of facts of one kind. */
function writes<Kind>(write: (known: KnownSwitch, context: Context, kind: Kind) => void, kind: Kind): Writer {
  return (known, context) => write(known, context, kind);
}

/** Adds the facts for a switch, by its idea. */
export const writers: Readonly<Record<IdeaId, Writer>> = {
  approval: writeApproval,
  'approval-of-edits': (known, context) => addApproval(known, context, 'edits', ['write']),
  guardrail: (known, context) => addApproval(known, context, 'guardrail', []),
  execution: (known, context) =>
    addExecution(known, context, known.words.includes('anything') ? 'command-policy' : 'code-execution'),
  'unsafe-loading': writes(addExecution, 'unsafe-loading'),
  'remote-code': writes(addExecution, 'remote-code'),
  elevated: writes(addExecution, 'elevated'),
  sandbox: writes(addIsolation, 'sandbox'),
  'escape-hatch': writes(addIsolation, 'escape-hatch'),
  'browser-sandbox': writes(addIsolation, 'browser-sandbox'),
  'same-origin': writes(addIsolation, 'weakened'),
  privileged: writes(addIsolation, 'container-flag'),
  'host-namespace': writes(addIsolation, 'container-flag'),
  'docker-socket': writes(addIsolation, 'docker-socket'),
  'certificate-check': (known, { model, scope }) => {
    const { key, state, words } = known;
    const fact = { ...scope, at: key.at, kind: transportCheckOf(words) };
    model.transports.push({ ...fact, state: state === 'safe' ? 'on' : 'off', credential: false });
  },
  authentication: writes(addAuthentication, 'none'),
  'token-check': writes(addAuthentication, 'unsigned'),
  pkce: writes(addAuthentication, 'no-pkce'),
  public: writes(addExposure, 'public-trigger'),
  bind: writes(addExposure, 'bind'),
  origin: writes(addExposure, 'origin'),
  'remote-management': writes(addExposure, 'management'),
  tunnel: (known, context) => addExposure(known, context, known.words.includes('share') ? 'share' : 'tunnel'),
  'host-check': writes(addExposure, 'host-check'),
  sender: writes(addExposure, 'sender'),
  network: writes(addEgress, 'network'),
  'private-network': writes(addEgress, 'private-network'),
  'model-url': writes(addEgress, 'model-url'),
  rendering: writes(addEgress, 'rendering'),
  'workspace-only': writeFileAccess,
  'file-access': writeFileAccess,
  environment: ({ key, state }, { model, scope }) => {
    if (state === 'unsafe') model.environmentSharing.push({ ...scope, at: key.at, kind: 'inherits-all', subject: key });
  },
  'shared-memory': addMemory,
  'user-memory': addMemory,
  trust: writes(addTrust, 'all-agents'),
  signature: writes(addTrust, 'unsigned'),
  redaction: writes(addLogging, 'redaction'),
  audit: writes(addLogging, 'audit'),
  'log-prompts': writes(addLogging, 'prompts'),
  'log-bodies': writes(addLogging, 'raw-bodies'),
  'log-secrets': writes(addLogging, 'secrets'),
  'log-transcripts': writes(addLogging, 'transcripts'),
  retention: writes(addLogging, 'retention'),
  debug: writes(addLogging, 'debug'),
  telemetry: writes(addLogging, 'telemetry'),
  'auto-update': writeAutoUpdate,
  unlimited: writes(addUnlimited, 'iterations'),
  'retry-unlimited': writes(addUnlimited, 'retries'),
  'rate-limit': writes(addUnlimited, 'requests'),
  'loop-detection': writes(addUnlimited, 'loop-detection'),
};

/** `strict_host_key_checking` is an SSH setting, and with `insecure_http` there is no certificate to check. */
function transportCheckOf(words: readonly string[]): TransportSecurity['kind'] {
  if (words.includes('host') && words.includes('key')) return 'host-key-check';
  return words.includes('insecure') && words.includes('http') ? 'encryption' : 'certificate-check';
}

function addExecution({ key, state }: KnownSwitch, { model, scope }: Context, kind: Execution['kind']): void {
  const factState = state === 'unsafe' ? 'unrestricted' : 'off';
  model.executions.push({ ...scope, at: key.at, kind, state: factState, isolated: null, origin: 'set' });
}

/** `{id: planner, sandbox_required: false}`, `{id: summarizer, permissions: {network_access: true}}`: the tool runs no code of a model. */
function runsNothing({ scope: { tool } }: Context): boolean {
  return tool !== undefined && !tool.capabilities.includes('execute');
}

/** What gives a program in a container control of the machine. */
const escaping: ReadonlySet<IdeaId> = new Set<IdeaId>(['privileged', 'docker-socket']);

function addIsolation({ id, key, state, words }: KnownSwitch, context: Context, kind: Isolation['kind']): void {
  const { model, scope } = context;
  const factState = state === 'unsafe' ? 'off' : state === 'reduced' ? 'weakened' : 'on';
  if (factState === 'off' && words.includes('required') && runsNothing(context)) return;
  model.isolations.push({
    ...scope,
    at: key.at,
    kind,
    state: factState,
    escapes: escaping.has(id) && factState === 'off',
    origin: 'set',
  });
}

/** Sections about a service that is called: how to log in there is no protection of this one. */
const calledServices: ReadonlySet<string> = new Set(['model', 'llm', 'provider', 'embedding', 'embedder']);

function addAuthentication(known: KnownSwitch, context: Context, unsafe: Authentication['state']): void {
  const { model, scope } = context;
  if (known.state === 'safe' && isNestedIn(context, calledServices, 1)) return;
  // A tool that needs no login is not a service that lets everybody in.
  if (scope.tool !== undefined && known.state !== 'safe') return;
  const { key, state, words, exposed = false } = known;
  const guards = words.includes('webhook')
    ? 'webhook'
    : words.includes('gateway')
      ? 'gateway'
      : unsafe === 'none'
        ? 'endpoint'
        : 'oauth';
  const factState = state === 'safe' ? 'present' : unsafe;
  // In `- WEBUI_AUTH=false` and `{name: WEBUI_AUTH, value: "false"}` the path does not contain the setting's name.
  const step = key.at.path.at(-1);
  model.authentications.push({
    ...scope,
    ...(typeof step === 'number' || step === 'value' ? { name: key } : {}),
    at: key.at,
    guards,
    state: factState,
    exposed,
    origin: 'set',
  });
}

function addExposure(known: KnownSwitch, { model, scope }: Context, kind: Exposure['kind']): void {
  const { key, state } = known;
  const factState = state === 'unsafe' ? 'open' : 'restricted';
  model.exposures.push({ ...scope, at: key.at, kind, state: factState, origin: 'set' });
}

function addEgress(known: KnownSwitch, context: Context, kind: Egress['kind']): void {
  const { key, state } = known;
  const { model, scope } = context;
  const factState = state === 'unsafe' ? 'open' : 'restricted';
  if (factState === 'open' && kind === 'network' && runsNothing(context)) return;
  model.egresses.push({ ...scope, at: key.at, kind, state: factState, origin: 'set' });
}

/** Words of a restriction, which is off here. */
const confining: ReadonlySet<string> = new Set(['only', 'restrict', 'confine', 'limit']);

/** Adds access to the whole disk or home folder, where a switch lifts the restriction to the workspace. */
function writeFileAccess({ key, state, words }: KnownSwitch, { model, scope }: Context): void {
  if (state !== 'unsafe') return;
  const access = words.includes('read') && !words.includes('write') ? 'read' : 'write';
  const path = locate(words.includes('home') ? '~' : '/', key.at);
  const reach = { path, bySetting: words.some((word) => confining.has(word)) ? 'confinement' : true } as const;
  model.fileGrants.push({ ...scope, at: key.at, ...reach, access, source: 'tool' });
}

function addMemory({ id, key, state }: KnownSwitch, { model, scope }: Context): void {
  const open = state === 'unsafe';
  const writableByUsers = id === 'user-memory';
  model.memories.push({
    ...scope,
    at: key.at,
    kind: 'memory',
    shared: open && !writableByUsers,
    writableByUsers: open && writableByUsers,
    remote: null,
    state: open ? 'open' : 'scoped',
    origin: 'set',
  });
}

function addTrust(known: KnownSwitch, { model, scope }: Context, kind: Trust['kind']): void {
  const { key, state } = known;
  const factState = state === 'unsafe' ? 'open' : 'restricted';
  model.trusts.push({ ...scope, at: key.at, kind, subject: key, state: factState });
}

function addLogging(known: KnownSwitch, { model, scope }: Context, kind: Logging['kind']): void {
  const fact = { ...scope, at: known.key.at, kind };
  model.loggings.push({ ...fact, state: known.state === 'unsafe' ? 'unsafe' : 'safe', origin: 'set' });
}

const updatableKinds = wordSet(updatable);

/**
 * Plugins, skills and servers that update themselves change what runs. Updates of the host program itself are its vendor's
 * responsibility.
 */
function writeAutoUpdate({ key, state, words }: KnownSwitch, { model, scope }: Context): void {
  if (state !== 'unsafe' || !hasOneOf(words, updatableKinds) || words.includes('system')) return;
  const kind = words.includes('skill') ? 'skill' : 'plugin';
  model.components.push({ ...scope, at: key.at, kind, ecosystem: 'other', name: key, version: null, autoUpdate: true });
}

const readingCapabilities: ReadonlySet<Capability> = new Set<Capability>(['read', 'search', 'think']);

function addUnlimited(
  { key, state }: KnownSwitch,
  { model, scope }: Context,
  kind: 'iterations' | 'retries' | 'requests' | 'loop-detection',
): void {
  // For a tool that only reads, the number of calls is only a matter of cost.
  if (
    kind === 'requests' &&
    scope.tool?.capabilities.every((capability) => readingCapabilities.has(capability)) === true
  )
    return;
  if (state === 'unsafe') model.limits.push({ ...scope, at: key.at, kind, value: 'unlimited', origin: 'set' });
}
