import { capabilitiesOfTool } from '../knowledge/tools.ts';
import { type Severity, severities } from '../score/table.ts';
import { oncePer } from '../text/once-per.ts';
import type { Located } from '../text/span.ts';
import type { Capability } from './capability.ts';
import type { Approval, Execution, Isolation, Permission, Scope, Server } from './facts.ts';
import type { AgentModel } from './model.ts';
import { coversScope, type Owners, ownersOf } from './owners.ts';

/** Facts that several conditions need, collected in one pass over the model. */
interface Summary {
  readonly withoutApproval: Owners;
  /** Owners that require approval for everything, in a file that excepts nothing. */
  readonly withApproval: Owners;
  readonly unrestrictedCommands: Owners;
  readonly unaskedCommands: Owners;
  readonly openSenders: Owners;
  readonly openListeners: Owners;
  readonly unauthenticated: Owners;
  readonly sandboxed: Owners;
  readonly unsandboxed: Owners;
}

const summaryOf = oncePer(summarise);

function summarise(model: AgentModel): Summary {
  const sandboxes = model.isolations.filter(({ kind }) => kind === 'sandbox');
  const open = model.exposures.filter(({ state }) => state === 'open');
  return {
    withoutApproval: ownersOf([
      ...model.approvals.filter(requiresNoApproval),
      ...model.permissions.filter(allowsEveryTool),
    ]),
    withApproval: ownersOf(model.approvals.some(isException) ? [] : model.approvals.filter(requiresApproval)),
    unrestrictedCommands: ownersOf([
      ...model.executions.filter(isUnrestricted),
      ...model.approvals.filter(skipsCommands),
      ...model.permissions.filter(allowsEveryCommand),
    ]),
    unaskedCommands: ownersOf(model.approvals.filter((one) => skipsCommands(one) && one.subject === null)),
    openSenders: ownersOf(open.filter(({ kind }) => kind === 'sender' || kind === 'public-trigger')),
    openListeners: ownersOf(open.filter(({ kind }) => kind === 'bind' || kind === 'tunnel')),
    unauthenticated: ownersOf(model.authentications.filter(({ state, exposed }) => state === 'none' && exposed)),
    sandboxed: ownersOf(sandboxes.filter(isOn)),
    unsandboxed: ownersOf(sandboxes.filter((sandbox) => !isOn(sandbox))),
  };
}

/** A documented default under which most actions run without approval counts as no approval at all. */
function requiresNoApproval({ kind, state, origin, enabled }: Approval): boolean {
  return kind === 'all-prompts' && enabled && (state === 'off' || (state === 'reduced' && origin === 'default'));
}

function requiresApproval({ kind, state, origin, enabled, server }: Approval): boolean {
  return kind === 'all-prompts' && state === 'on' && origin === 'set' && enabled && server === undefined;
}

/** A tool, a server or edits that run without approval although others require it. */
function isException({ kind, state, enabled }: Approval): boolean {
  return (
    enabled && state !== 'on' && (kind === 'all-prompts' || kind === 'tool' || kind === 'server' || kind === 'edits')
  );
}

/** `confirm_commands: false`, and a tool that runs commands without approval. */
function skipsCommands({ kind, state, enabled, reach }: Approval): boolean {
  return kind === 'tool' && state === 'off' && enabled && reach.includes('execute');
}

/** A documented default says too little about what the file's author wanted to raise the severity of other findings. */
function isUnrestricted({ state, kind, origin }: Execution): boolean {
  return state === 'unrestricted' && origin === 'set' && kind !== 'remote-code' && kind !== 'unsafe-loading';
}

function allowsEveryCommand({ subject, decision, wildcard, overridden }: Permission): boolean {
  return (subject === 'shell' || subject === 'any') && decision === 'allow' && wildcard && !overridden;
}

/** `*` in a list of tools that run without approval. */
function allowsEveryTool(rule: Permission): boolean {
  return rule.subject === 'any' && rule.target === null && allowsEveryCommand(rule);
}

function isOn({ state, enabled }: Isolation): boolean {
  return state === 'on' && enabled;
}

/** Whether actions run without approval: confirmations are off as a whole, or untrusted senders drive the agent. */
export function isUnattended(model: AgentModel, scope?: Scope): boolean {
  if (coversScope(summaryOf(model).withoutApproval, scope)) return true;
  return model.role === 'gateway' && acceptsUntrustedInput(model, scope);
}

/** Whether the file says that every action requires approval, and names no exception. */
export function asksForEverything(model: AgentModel, scope?: Scope): boolean {
  const { withApproval } = summaryOf(model);
  return withApproval.has(null) || (scope?.agent !== undefined && withApproval.has(scope.agent));
}

/** Whether no command needs approval, by a switch for all actions or for commands: `confirm_commands: false`. */
export function asksForNoCommand(model: AgentModel, scope?: Scope): boolean {
  return isUnattended(model, scope) || coversScope(summaryOf(model).unaskedCommands, scope);
}

/** Whether commands run without approval, even if other actions require it. */
export function runsWithoutApproval(model: AgentModel, scope?: Scope): boolean {
  return isUnattended(model, scope) || coversScope(summaryOf(model).unrestrictedCommands, scope);
}

/** Whether untrusted people can send input to the agent: open senders, public triggers, an unauthenticated listener. */
export function acceptsUntrustedInput(model: AgentModel, scope?: Scope): boolean {
  return coversScope(summaryOf(model).openSenders, scope) || hasUnauthenticatedListener(model, scope);
}

/** Whether a listener that others can reach requires no authentication. */
export function hasUnauthenticatedListener(model: AgentModel, scope?: Scope): boolean {
  const { openListeners, unauthenticated } = summaryOf(model);
  return coversScope(openListeners, scope) && coversScope(unauthenticated, scope);
}

/** Whether a sandbox of the host applies to the scope. An agent's own setting takes precedence over the file's. */
export function isSandboxed(model: AgentModel, scope?: Scope): boolean {
  const { sandboxed, unsandboxed } = summaryOf(model);
  const own = scope?.agent ?? null;
  const decides = sandboxed.has(own) || unsandboxed.has(own) ? own : null;
  return sandboxed.has(decides) && !unsandboxed.has(decides);
}

/** The severity of a finding in a scope: one level lower if the file disables it. */
export function lowered(severity: Severity, scope: Scope): Severity {
  return scope.enabled ? severity : lower(severity, 1);
}

/** Lowers a severity by a number of levels, never below `info`. */
export function lower(severity: Severity, levels: number): Severity {
  return severities[Math.min(severities.indexOf(severity) + levels, severities.length - 1)] ?? 'info';
}

const readOnlyCapabilities: ReadonlySet<Capability> = new Set<Capability>([
  'read',
  'search',
  'think',
  'database',
  'remember',
]);

/** Whether all capabilities are known and change nothing outside. Unknown capabilities are not considered harmless. */
export function onlyReads(capabilities: readonly Capability[]): boolean {
  return capabilities.length > 0 && capabilities.every((capability) => readOnlyCapabilities.has(capability));
}

/**
 * What a server can do under the file's restrictions, such as selected tools or read-only access. Empty when unknown. Asked for by
 * each of a server's approvals, and its selected tools can be as many.
 */
export const reachOf: (server: Server) => readonly Capability[] = oncePer((server) => {
  const left = capabilitiesOfSelection(server) ?? server.capabilities;
  return server.readOnly ? left.filter((capability) => readOnlyCapabilities.has(capability)) : left;
});

/** The capabilities of the selected tools; null if tools are not selected individually, or if one of them is unknown. */
function capabilitiesOfSelection({ allowedTools }: Server): readonly Capability[] | null {
  if (allowedTools === null || allowedTools.length === 0) return null;
  const each = allowedTools.map(({ value }) => (value.includes('*') ? [] : capabilitiesOfTool(value)));
  return each.some((capabilities) => capabilities.length === 0) ? null : [...new Set(each.flat())];
}

/**
 * The text by which a message names a permission: its pattern, or the tool if the pattern restricts nothing. `server:*`
 * names the server.
 */
export const entryOf = ({ name, pattern, wildcard, target }: Permission): Located<string> =>
  pattern === null || (wildcard && (target ?? everyServer).server === '*') ? name : pattern;

const everyServer = { server: '*' };
