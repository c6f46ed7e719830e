import { capabilitiesOfTool } from '../knowledge/tools.ts';
import { type Severity, severities } from '../score/table.ts';
import { oncePer } from '../text/once-per.ts';
import type { Located } from '../text/span.ts';
import type { Capability } from './capability.ts';
import type { Approval, Execution, Isolation, Permission, Scope, Server } from './facts.ts';
import type { AgentModel } from './model.ts';
import { bearOn, type Owners, ownersOf } from './owners.ts';

/** What the shared questions need to know of a file, collected in one pass over its facts. */
interface Summary {
  readonly unasked: Owners;
  readonly freeCommands: Owners;
  readonly openSenders: Owners;
  readonly openListeners: Owners;
  readonly unguarded: Owners;
  readonly sandboxed: Owners;
  readonly unsandboxed: Owners;
}

const summaryOf = oncePer(summarise);

function summarise(model: AgentModel): Summary {
  const sandboxes = model.isolations.filter(({ kind }) => kind === 'sandbox');
  const open = model.exposures.filter(({ state }) => state === 'open');
  return {
    unasked: ownersOf([...model.approvals.filter(asksNothing), ...model.permissions.filter(allowsEveryTool)]),
    freeCommands: ownersOf([...model.executions.filter(isFree), ...model.permissions.filter(allowsEveryCommand)]),
    openSenders: ownersOf(open.filter(({ kind }) => kind === 'sender' || kind === 'public-trigger')),
    openListeners: ownersOf(open.filter(({ kind }) => kind === 'bind' || kind === 'tunnel')),
    unguarded: ownersOf(model.authentications.filter(({ state, exposed }) => state === 'none' && exposed)),
    sandboxed: ownersOf(sandboxes.filter(isOn)),
    unsandboxed: ownersOf(sandboxes.filter((sandbox) => !isOn(sandbox))),
  };
}

/** A default under which most actions run unasked is as good as none being asked about. */
function asksNothing({ kind, state, origin, enabled }: Approval): boolean {
  return kind === 'all-prompts' && enabled && (state === 'off' || (state === 'reduced' && origin === 'default'));
}

function isFree({ state, kind }: Execution): boolean {
  return state === 'unrestricted' && kind !== 'remote-code' && kind !== 'unsafe-loading';
}

function allowsEveryCommand({ subject, decision, wildcard, overridden }: Permission): boolean {
  return (subject === 'shell' || subject === 'any') && decision === 'allow' && wildcard && !overridden;
}

/** `*` in a list of what runs unasked. */
function allowsEveryTool(rule: Permission): boolean {
  return rule.subject === 'any' && rule.target === null && allowsEveryCommand(rule);
}

function isOn({ state, enabled }: Isolation): boolean {
  return state === 'on' && enabled;
}

/** Nobody is asked before an action: confirmations are off as a whole, or strangers drive the agent. */
export function isUnattended(model: AgentModel, scope?: Scope): boolean {
  if (bearOn(summaryOf(model).unasked, scope)) return true;
  return model.role === 'gateway' && isOpenToStrangers(model, scope);
}

/** Commands run without a question, whatever else is asked about. */
export function runsUnasked(model: AgentModel, scope?: Scope): boolean {
  return isUnattended(model, scope) || bearOn(summaryOf(model).freeCommands, scope);
}

/** Someone the owner does not know can speak to the agent: open senders, public triggers, a listener nobody guards. */
export function isOpenToStrangers(model: AgentModel, scope?: Scope): boolean {
  return bearOn(summaryOf(model).openSenders, scope) || isDoorOpen(model, scope);
}

/** A listener that others reach asks nobody who is there. */
export function isDoorOpen(model: AgentModel, scope?: Scope): boolean {
  const { openListeners, unguarded } = summaryOf(model);
  return bearOn(openListeners, scope) && bearOn(unguarded, scope);
}

/** A sandbox of the host stands around the scope. An agent's own setting decides before the file's. */
export function isSandboxed(model: AgentModel, scope?: Scope): boolean {
  const { sandboxed, unsandboxed } = summaryOf(model);
  const own = scope?.agent ?? null;
  const decides = sandboxed.has(own) || unsandboxed.has(own) ? own : null;
  return sandboxed.has(decides) && !unsandboxed.has(decides);
}

/** One level less for what the file switches off. */
export function lowered(severity: Severity, scope: Scope): Severity {
  return scope.enabled ? severity : lower(severity, 1);
}

/** Some levels less, never below `info`. */
export function lower(severity: Severity, levels: number): Severity {
  return severities[Math.min(severities.indexOf(severity) + levels, severities.length - 1)] ?? 'info';
}

const harmless: ReadonlySet<Capability> = new Set<Capability>(['read', 'search', 'think', 'database', 'remember']);

/** Everything it can do is known, and changes nothing outside. What is unknown is not called harmless. */
export function onlyReads(capabilities: readonly Capability[]): boolean {
  return capabilities.length > 0 && capabilities.every((capability) => harmless.has(capability));
}

/** What the file leaves a server able to do: the tools it is narrowed to, or reading alone. Empty when nothing is known. */
export function reachOf(server: Server): readonly Capability[] {
  const left = toolsLeft(server) ?? server.capabilities;
  return server.readOnly ? left.filter((capability) => harmless.has(capability)) : left;
}

/** Null when the tools are not chosen one by one, or when one of them is not understood. */
function toolsLeft({ allowedTools }: Server): readonly Capability[] | null {
  if (allowedTools === null || allowedTools.length === 0) return null;
  const each = allowedTools.map(({ value }) => (value.includes('*') ? [] : capabilitiesOfTool(value)));
  return each.some((capabilities) => capabilities.length === 0) ? null : [...new Set(each.flat())];
}

/** What a message calls a permission: its pattern, or the tool where the pattern narrows nothing. `server:*` tells which server. */
export const entryOf = ({ name, pattern, wildcard, target }: Permission): Located<string> =>
  pattern === null || (wildcard && (target ?? everyServer).server === '*') ? name : pattern;

const everyServer = { server: '*' };
