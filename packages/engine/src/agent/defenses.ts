import { advisoriesOf } from '../knowledge/known-flaws.ts';
import { comparePlaces, type Located, locate, type Place } from '../text/span.ts';
import { isBlank, isUnmatchable } from './contradictions.ts';
import { type DefenseMessage, defenseMessages } from './defense-messages.ts';
import type {
  Approval,
  Command,
  Execution,
  Hook,
  Isolation,
  Logging,
  Origin,
  Permission,
  Server,
  TransportSecurity,
} from './facts.ts';
import type { AgentModel } from './model.ts';

/** A protection that the file sets up. The report lists it; it is never a finding. */
export interface ListedDefense {
  readonly at: Place;
  /** A template of the catalogue. */
  readonly message: (typeof defenseMessages)[DefenseMessage];
  readonly quote: Readonly<Record<string, Located<string>>>;
}

/**
 * Every protection in document order, at most one per place. Protections from defaults are the vendor's and are not
 * listed.
 */
export function listDefenses(model: AgentModel): readonly ListedDefense[] {
  const found = [
    ...model.permissions.flatMap(ofPermission),
    ...model.approvals.flatMap(ofApproval),
    ...model.executions.flatMap(ofExecution),
    ...model.isolations.flatMap(ofIsolation),
    ...model.hooks.flatMap(ofHook),
    ...model.servers.flatMap(ofServer),
    ...model.commands.flatMap(ofCommand),
    ...model.loggings.flatMap(ofLogging),
    ...ofConnections(model),
    ...ofReach(model),
  ].toSorted((a, b) => comparePlaces(a.at, b.at));
  return found.filter(
    (defense, index) => index === 0 || comparePlaces(defense.at, found[index - 1]?.at ?? defense.at) !== 0,
  );
}

function defense(message: DefenseMessage, at: Place, quote: ListedDefense['quote'] = {}): ListedDefense {
  return { at, message: defenseMessages[message], quote };
}

function ofPermission(rule: Permission): readonly ListedDefense[] {
  const { decision, overridden, name, pattern, at, enabled } = rule;
  if (decision === 'allow' || overridden || !enabled || isBlank(rule) || isUnmatchable(rule)) return [];
  // In a list of names, the name itself is the pattern.
  if (pattern === null || pattern.value === name.value)
    return [defense(decision === 'deny' ? 'deniesAll' : 'asksAll', at, { name })];
  return [defense(decision === 'deny' ? 'deniesPattern' : 'asksPattern', at, { name, pattern })];
}

const approvalMessages = {
  'all-prompts': 'asksAlways',
  edits: 'asksEdits',
  server: 'asksServer',
  tool: 'asksTool',
  'server-trust': 'serversAsk',
  'workspace-trust': 'workspaceTrust',
  guardrail: 'guardrail',
  'bypass-lock': 'bypassLock',
  hooks: 'guardrail',
  warning: 'warning',
} as const satisfies Record<Approval['kind'], DefenseMessage>;

function ofApproval({ kind, state, origin, subject, at, enabled }: Approval): readonly ListedDefense[] {
  if (state !== 'on' || origin === 'default' || !enabled) return [];
  if (kind !== 'server' && kind !== 'tool') return [defense(approvalMessages[kind], at)];
  return [subject === null ? defense('asksSomething', at) : defense(approvalMessages[kind], at, { name: subject })];
}

const executionOffMessages = {
  'code-execution': 'executionOff',
  'command-policy': 'executionOff',
  'local-executor': 'executionOff',
  'unsafe-loading': 'loadingSafe',
  'remote-code': 'remoteCodeOff',
  elevated: 'elevatedOff',
} as const satisfies Record<Execution['kind'], DefenseMessage>;

function ofExecution({ kind, state, isolated, origin, at, enabled }: Execution): readonly ListedDefense[] {
  if (origin === 'default' || !enabled) return [];
  if (state === 'off') return [defense(executionOffMessages[kind], at)];
  if (state === 'restricted') return [defense('executionRestricted', at)];
  return isolated === true ? [defense('executionIsolated', at)] : [];
}

const isolationMessages = {
  sandbox: 'sandbox',
  'browser-sandbox': 'browserSandbox',
  'escape-hatch': 'sandboxClosed',
  weakened: 'sandboxClosed',
  'container-flag': 'containerHardened',
  'docker-socket': 'sandboxClosed',
  'host-mount': 'sandboxClosed',
  'excluded-command': 'sandboxClosed',
  'permission-flag': 'sandboxClosed',
} as const satisfies Record<Isolation['kind'], DefenseMessage>;

function ofIsolation({ kind, state, origin, at, enabled }: Isolation): readonly ListedDefense[] {
  return state === 'on' && origin === 'set' && enabled ? [defense(isolationMessages[kind], at)] : [];
}

/**
 * A hook before an action is a protection if it can block: by exit code 2, or by a decision of `deny`, `block` or
 * `ask`.
 */
function ofHook({ phase, command, event, enabled }: Hook): readonly ListedDefense[] {
  if (phase !== 'before' || command === null || !enabled) return [];
  return command.words.some(({ value }) => canBlock(value)) ? [defense('guardHook', command.at, { name: event })] : [];
}

function canBlock(text: string): boolean {
  return /\bexit 2\b|["']?(?:permissionDecision|decision)\\?["']?\s{0,4}:\s{0,4}\\?["']?(?:deny|block|ask)\b/.test(
    text,
  );
}

function ofServer(server: Server): readonly ListedDefense[] {
  if (!server.enabled) return [];
  const { name, allowedTools, deniedTools } = server;
  const found: ListedDefense[] = server.readOnly ? [defense('readOnly', server.at, { name })] : [];
  const [chosen] = allowedTools ?? [];
  if (chosen !== undefined && allowedTools?.every(({ value }) => !value.includes('*')) === true) {
    found.push(defense('toolsChosen', chosen.at, { name }));
  }
  const [taken] = deniedTools;
  if (taken !== undefined) found.push(defense('toolsTaken', taken.at, { name }));
  return found;
}

function ofCommand(command: Command): readonly ListedDefense[] {
  if (!command.enabled) return [];
  const found: ListedDefense[] = [];
  for (const { package: fetched } of command.invocations) {
    if (fetched === null || (fetched.pinned !== 'exact' && fetched.pinned !== 'digest')) continue;
    // A version with a known flaw is no protection, however exact.
    if (advisoriesOf(fetched.ecosystem, fetched.name, fetched.version).length > 0) continue;
    const at = command.words[fetched.word.source]?.at ?? command.at;
    found.push(defense('pinned', at, { name: locate(fetched.name, at) }));
  }
  return found;
}

function ofLogging({ kind, state, origin, at, enabled }: Logging): readonly ListedDefense[] {
  if (state !== 'safe' || origin === 'default' || !enabled) return [];
  return [defense(kind === 'redaction' ? 'redaction' : kind === 'audit' ? 'audit' : 'logging', at)];
}

/** What the file itself sets in a part that is enabled. */
function isSet({ origin, enabled }: { readonly origin: Origin; readonly enabled: boolean }): boolean {
  return origin === 'set' && enabled;
}

const transportMessages = {
  'certificate-check': 'certificates',
  'host-key-check': 'hostKeys',
  cookie: 'encryption',
  encryption: 'encryption',
} as const satisfies Record<TransportSecurity['kind'], DefenseMessage>;

/** Protections on incoming and outgoing connections. */
function ofConnections(model: AgentModel): readonly ListedDefense[] {
  return [
    ...model.transports
      .filter(({ state, enabled }) => state === 'on' && enabled)
      .map(({ kind, at }) => defense(transportMessages[kind], at)),
    ...model.authentications
      .filter((one) => one.state === 'present' && isSet(one))
      .map(({ at }) => defense('authentication', at)),
    ...model.exposures
      .filter((one) => one.state === 'restricted' && isSet(one))
      .map(({ at }) => defense('exposure', at)),
    ...model.egresses.filter((one) => one.state === 'restricted' && isSet(one)).map(({ at }) => defense('egress', at)),
  ];
}

/** A run with at most this many steps counts as bounded. */
const stepsMax = 100;

function ofReach(model: AgentModel): readonly ListedDefense[] {
  return [
    ...model.limits
      .filter((one) => one.kind === 'iterations' && isSet(one) && isBounded(one.value))
      .map(({ at }) => defense('limit', at)),
    ...model.memories.filter((one) => one.state === 'scoped' && isSet(one)).map(({ at }) => defense('memory', at)),
    ...model.trusts
      .filter(({ state, enabled }) => state === 'restricted' && enabled)
      .map(({ at }) => defense('trust', at)),
  ];
}

function isBounded(value: number | 'unlimited'): boolean {
  return value !== 'unlimited' && value > 0 && value <= stepsMax;
}
