import type { Capability } from '../../../agent/capability.ts';
import type {
  Approval,
  Authentication,
  Egress,
  Execution,
  Exposure,
  Isolation,
  Logging,
  TransportSecurity,
  Trust,
} from '../../../agent/facts.ts';
import { type Located, locate } from '../../../text/span.ts';
import { type Context, wordsAround } from '../context.ts';
import type { IdeaId, State } from '../names/idea.ts';

/** A switch that was recognised: the idea it is about, and its state. */
export interface Answer {
  readonly id: IdeaId;
  readonly state: State;
  /** The key, at the value's place. */
  readonly key: Located<string>;
  /** The words of the key and of its section. */
  readonly words: readonly string[];
  /** The capabilities that need or skip approval, where the name or the entry says so. */
  readonly reach?: readonly Capability[];
  /** The boolean that would protect, if the value is one that does not. */
  readonly safeValue?: boolean;
  /** For a reduced state: whether it is about edits only (`accept-edits`) or not (`smart`). */
  readonly ofEdits?: boolean;
}

type Writer = (answer: Answer, context: Context) => void;

/** Adds the facts for a switch, by its idea. */
export const writers: Readonly<Record<IdeaId, Writer>> = {
  approval: writeApproval,
  'approval-of-edits': (answer, context) => addApproval(answer, context, 'edits', ['write']),
  guardrail: (answer, context) => addApproval(answer, context, 'guardrail', []),
  execution: (answer, context) =>
    addExecution(answer, context, answer.words.includes('anything') ? 'command-policy' : 'code-execution'),
  'unsafe-loading': (answer, context) => addExecution(answer, context, 'unsafe-loading'),
  'remote-code': (answer, context) => addExecution(answer, context, 'remote-code'),
  elevated: (answer, context) => addExecution(answer, context, 'elevated'),
  sandbox: (answer, context) => addIsolation(answer, context, 'sandbox', false),
  'escape-hatch': (answer, context) => addIsolation(answer, context, 'escape-hatch', false),
  'browser-sandbox': (answer, context) => addIsolation(answer, context, 'browser-sandbox', false),
  privileged: (answer, context) => addIsolation(answer, context, 'container-flag', true),
  'host-namespace': (answer, context) => addIsolation(answer, context, 'container-flag', false),
  'docker-socket': (answer, context) => addIsolation(answer, context, 'docker-socket', true),
  'certificate-check': (answer, { model, scope }) => {
    const { key, state, words } = answer;
    const fact = { ...scope, ...safeOf(answer), at: key.at, kind: transportCheckIn(words) };
    model.transports.push({ ...fact, state: state === 'safe' ? 'on' : 'off', credential: false });
  },
  authentication: (answer, context) => addAuthentication(answer, context, 'none'),
  'token-check': (answer, context) => addAuthentication(answer, context, 'unsigned'),
  pkce: (answer, context) => addAuthentication(answer, context, 'no-pkce'),
  public: (answer, context) => addExposure(answer, context, 'public-trigger'),
  bind: (answer, context) => addExposure(answer, context, 'bind'),
  origin: (answer, context) => addExposure(answer, context, 'origin'),
  'remote-management': (answer, context) => addExposure(answer, context, 'management'),
  tunnel: (answer, context) => addExposure(answer, context, answer.words.includes('share') ? 'share' : 'tunnel'),
  'host-check': (answer, context) => addExposure(answer, context, 'host-check'),
  sender: (answer, context) => addExposure(answer, context, 'sender'),
  network: (answer, context) => addEgress(answer, context, 'network'),
  'private-network': (answer, context) => addEgress(answer, context, 'private-network'),
  'model-url': (answer, context) => addEgress(answer, context, 'model-url'),
  rendering: (answer, context) => addEgress(answer, context, 'rendering'),
  'workspace-only': writeFileAccess,
  'file-access': writeFileAccess,
  environment: ({ key, state }, { model, scope }) => {
    if (state === 'unsafe') model.environmentSharing.push({ ...scope, at: key.at, kind: 'inherits-all', subject: key });
  },
  'shared-memory': (answer, context) => addMemory(answer, context, false),
  'user-memory': (answer, context) => addMemory(answer, context, true),
  trust: (answer, context) => addTrust(answer, context, 'all-agents'),
  signature: (answer, context) => addTrust(answer, context, 'unsigned'),
  redaction: (answer, context) => addLogging(answer, context, 'redaction'),
  audit: (answer, context) => addLogging(answer, context, 'audit'),
  'log-prompts': (answer, context) => addLogging(answer, context, 'prompts'),
  'log-bodies': (answer, context) => addLogging(answer, context, 'raw-bodies'),
  'log-secrets': (answer, context) => addLogging(answer, context, 'secrets'),
  'log-transcripts': (answer, context) => addLogging(answer, context, 'transcripts'),
  retention: (answer, context) => addLogging(answer, context, 'retention'),
  debug: (answer, context) => addLogging(answer, context, 'debug'),
  telemetry: (answer, context) => addLogging(answer, context, 'telemetry'),
  'auto-update': writeAutoUpdate,
  unlimited: (answer, context) => addUnlimited(answer, context, 'iterations'),
  'retry-unlimited': (answer, context) => addUnlimited(answer, context, 'retries'),
  'rate-limit': (answer, context) => addUnlimited(answer, context, 'requests'),
  'loop-detection': (answer, context) => addUnlimited(answer, context, 'loop-detection'),
};

const capabilityWords: readonly (readonly [words: string, capability: Capability])[] = [
  ['command cmd code shell terminal script execute', 'execute'],
  ['delete deletion destructive irreversible', 'delete'],
  ['write writing edit modify modification file merge submit push', 'write'],
  ['payment purchase transaction', 'pay'],
  ['email send sending external', 'send'],
  ['deploy deployment production', 'administer'],
];

/** `strict_host_key_checking` is an SSH setting, and with `insecure_http` there is no certificate to check. */
function transportCheckIn(words: readonly string[]): TransportSecurity['kind'] {
  if (words.includes('host') && words.includes('key')) return 'host-key-check';
  return words.includes('insecure') && words.includes('http') ? 'encryption' : 'certificate-check';
}

/** Adds the approval of one tool, of one server, of one kind of action, or of all actions. */
function writeApproval(answer: Answer, context: Context): void {
  const { tool, server } = context.scope;
  const reach = wordsAround(context, 2).some((word) => kept.has(word))
    ? remembering
    : (answer.reach ?? reachOf(answer.words));
  if (tool !== undefined) addApproval(answer, context, 'tool', tool.capabilities, tool.name);
  else if (server !== undefined) addApproval(answer, context, 'server', server.capabilities, server.name);
  // The switch is about a kind of action, so its key is not a tool's name.
  else if (reach.length > 0) addApproval(answer, context, 'tool', reach, null);
  else
    addApproval(
      answer,
      context,
      'all-prompts',
      answer.words.some((word) => owned.has(word)) ? ['execute', 'write'] : [],
    );
}

/** Writing to the agent's own memory or skills changes nothing else: `memory: {write_approval: false}`. */
const kept: ReadonlySet<string> = new Set(['memory', 'skill']);
const remembering: readonly Capability[] = ['remember'];

/** Words in switches of hosts that have a shell; without approval, such a host runs commands. */
const owned: ReadonlySet<string> = new Set(['yolo', 'dangerously', 'dangerous']);

function reachOf(words: readonly string[]): readonly Capability[] {
  return capabilityWords.flatMap(([names, capability]) =>
    words.some((word) => names.split(' ').includes(word)) ? capability : [],
  );
}

function addApproval(
  { key, state, safeValue, ofEdits = true }: Answer,
  { model, scope }: Context,
  kind: Approval['kind'],
  reach: readonly Capability[],
  subject: Located<string> | null = key,
): void {
  const stands = state === 'safe' ? 'on' : state === 'reduced' ? 'reduced' : 'off';
  const editsOnly = kind === 'all-prompts' && state === 'reduced' && ofEdits;
  model.approvals.push({
    ...scope,
    at: key.at,
    kind: editsOnly ? 'edits' : kind,
    state: editsOnly ? 'off' : stands,
    origin: 'set',
    reach: editsOnly ? ['write'] : reach,
    subject,
    ...(safeValue === undefined ? {} : { safeValue }),
  });
}

function addExecution({ key, state, safeValue }: Answer, { model, scope }: Context, kind: Execution['kind']): void {
  const stands = state === 'unsafe' ? 'unrestricted' : 'off';
  const safe = safeValue === undefined ? {} : { safeValue };
  model.executions.push({ ...scope, ...safe, at: key.at, kind, state: stands, isolated: null, origin: 'set' });
}

function addIsolation(
  { key, state, safeValue }: Answer,
  { model, scope }: Context,
  kind: Isolation['kind'],
  escapes: boolean,
): void {
  const stands = state === 'unsafe' ? 'off' : state === 'reduced' ? 'weakened' : 'on';
  model.isolations.push({
    ...scope,
    at: key.at,
    kind,
    ...(safeValue === undefined ? {} : { safeValue }),
    state: stands,
    escapes: escapes && stands === 'off',
    origin: 'set',
  });
}

function addAuthentication(answer: Answer, { model, scope }: Context, unsafe: Authentication['state']): void {
  // A tool that needs no login is not a service that lets everybody in.
  if (scope.tool !== undefined && answer.state !== 'safe') return;
  const { key, state, words } = answer;
  const guards = words.includes('webhook')
    ? 'webhook'
    : words.includes('gateway')
      ? 'gateway'
      : unsafe === 'none'
        ? 'endpoint'
        : 'oauth';
  const stands = state === 'safe' ? 'present' : unsafe;
  // In `- WEBUI_AUTH=false` and `{name: WEBUI_AUTH, value: "false"}` the path does not contain the setting's name.
  const step = key.at.path.at(-1);
  model.authentications.push({
    ...scope,
    ...safeOf(answer),
    ...(typeof step === 'number' || step === 'value' ? { name: key } : {}),
    at: key.at,
    guards,
    state: stands,
    exposed: false,
    origin: 'set',
  });
}

function addExposure(answer: Answer, { model, scope }: Context, kind: Exposure['kind']): void {
  const { key, state } = answer;
  const stands = state === 'unsafe' ? 'open' : 'restricted';
  model.exposures.push({ ...scope, ...safeOf(answer), at: key.at, kind, state: stands, origin: 'set' });
}

function addEgress(answer: Answer, { model, scope }: Context, kind: Egress['kind']): void {
  const { key, state } = answer;
  const stands = state === 'unsafe' ? 'open' : 'restricted';
  model.egresses.push({ ...scope, ...safeOf(answer), at: key.at, kind, state: stands, origin: 'set' });
}

/** Adds access to the whole disk or home folder, where a switch lifts the restriction to the workspace. */
function writeFileAccess({ key, state, words }: Answer, { model, scope }: Context): void {
  if (state !== 'unsafe') return;
  const access = words.includes('read') && !words.includes('write') ? 'read' : 'write';
  const reach = { path: locate(words.includes('home') ? '~' : '/', key.at), bySetting: true } as const;
  model.fileGrants.push({ ...scope, at: key.at, ...reach, access, source: 'tool' });
}

function addMemory(answer: Answer, { model, scope }: Context, writableByUsers: boolean): void {
  const { key, state } = answer;
  const open = state === 'unsafe';
  model.memories.push({
    ...scope,
    ...safeOf(answer),
    at: key.at,
    kind: 'memory',
    shared: open && !writableByUsers,
    writableByUsers: open && writableByUsers,
    remote: null,
    state: open ? 'open' : 'scoped',
    origin: 'set',
  });
}

function addTrust(answer: Answer, { model, scope }: Context, kind: Trust['kind']): void {
  const { key, state } = answer;
  const stands = state === 'unsafe' ? 'open' : 'restricted';
  model.trusts.push({ ...scope, ...safeOf(answer), at: key.at, kind, subject: key, state: stands });
}

function addLogging(answer: Answer, { model, scope }: Context, kind: Logging['kind']): void {
  const fact = { ...scope, ...safeOf(answer), at: answer.key.at, kind };
  model.loggings.push({ ...fact, state: answer.state === 'unsafe' ? 'unsafe' : 'safe', origin: 'set' });
}

/** The value that would protect, where one is known. */
function safeOf({ safeValue }: Answer): Pick<Answer, 'safeValue'> {
  return safeValue === undefined ? {} : { safeValue };
}

const updated = new Set(['plugin', 'extension', 'skill', 'tool', 'server', 'mcp', 'package']);

/**
 * Plugins, skills and servers that update themselves change what runs. Updates of the host program itself are its vendor's
 * responsibility.
 */
function writeAutoUpdate({ key, state, words }: Answer, { model, scope }: Context): void {
  if (state !== 'unsafe' || !words.some((word) => updated.has(word)) || words.includes('system')) return;
  const kind = words.includes('skill') ? 'skill' : 'plugin';
  model.components.push({ ...scope, at: key.at, kind, ecosystem: 'other', name: key, version: null, autoUpdate: true });
}

const looking: ReadonlySet<Capability> = new Set<Capability>(['read', 'search', 'think']);

function addUnlimited(
  { key, state }: Answer,
  { model, scope }: Context,
  kind: 'iterations' | 'retries' | 'requests' | 'loop-detection',
): void {
  // For a tool that only reads, the number of calls is only a matter of cost.
  if (kind === 'requests' && scope.tool?.capabilities.every((capability) => looking.has(capability)) === true) return;
  if (state === 'unsafe') model.limits.push({ ...scope, at: key.at, kind, value: 'unlimited', origin: 'set' });
}
