import { capabilitiesOfTool } from '../knowledge/tools.ts';
import { type Severity, severities } from '../score/table.ts';
import { toPointer } from '../text/pointer.ts';
import type { Place } from '../text/span.ts';
import type { Capability } from './capability.ts';
import type { Approval, Isolation, Scope, Server } from './facts.ts';
import type { AgentModel } from './model.ts';

/** Whether a fact bears on a scope: what belongs to no agent bears on all, and a question about no agent is about any. */
export function concerns(fact: Scope, scope?: Scope): boolean {
  return fact.agent === undefined || scope?.agent === undefined || fact.agent === scope.agent;
}

/** Nobody is asked before an action: confirmations are off as a whole, or strangers drive the agent. */
export function isUnattended(model: AgentModel, scope?: Scope): boolean {
  const unasked = model.approvals.some((approval) => asksNothing(approval) && concerns(approval, scope));
  return unasked || (model.role === 'gateway' && isOpenToStrangers(model, scope));
}

/** A default under which most actions run unasked is as good as none being asked about. */
function asksNothing({ kind, state, origin, enabled }: Approval): boolean {
  return kind === 'all-prompts' && enabled && (state === 'off' || (state === 'reduced' && origin === 'default'));
}

/** Commands run without a question, whatever else is asked about. */
export function runsUnasked(model: AgentModel, scope?: Scope): boolean {
  if (isUnattended(model, scope)) return true;
  const policy = model.executions.some(
    (execution) => execution.state === 'unrestricted' && execution.kind !== 'remote-code' && concerns(execution, scope),
  );
  return policy || model.permissions.some((rule) => allowsEveryCommand(rule) && concerns(rule, scope));
}

function allowsEveryCommand(rule: AgentModel['permissions'][number]): boolean {
  const covers = rule.subject === 'shell' || rule.subject === 'any';
  return covers && rule.decision === 'allow' && rule.wildcard && !rule.overridden;
}

/** Someone the owner does not know can speak to the agent: open senders, public triggers, a listener nobody guards. */
export function isOpenToStrangers(model: AgentModel, scope?: Scope): boolean {
  const open = model.exposures.filter((exposure) => exposure.state === 'open' && concerns(exposure, scope));
  if (open.some(({ kind }) => kind === 'sender' || kind === 'public-trigger')) return true;
  const unguarded = model.authentications.some(
    (fact) => fact.state === 'none' && fact.exposed && concerns(fact, scope),
  );
  return unguarded && open.some(({ kind }) => kind === 'bind' || kind === 'tunnel');
}

/** A sandbox of the host stands around the scope. An agent's own setting decides before the file's. */
export function isSandboxed(model: AgentModel, scope?: Scope): boolean {
  const sandboxes = model.isolations.filter(({ kind }) => kind === 'sandbox');
  const own = sandboxes.filter((sandbox) => sandbox.agent !== undefined && sandbox.agent === scope?.agent);
  const deciding = own.length > 0 ? own : sandboxes.filter(({ agent }) => agent === undefined);
  return deciding.length > 0 && deciding.every(isOn);
}

function isOn({ state, enabled }: Isolation): boolean {
  return state === 'on' && enabled;
}

/** One level less for what the file switches off. */
export function lowered(severity: Severity, scope: Scope): Severity {
  return scope.enabled ? severity : lower(severity, 1);
}

/** Some levels less, never below `info`. */
export function lower(severity: Severity, levels: number): Severity {
  return severities[Math.min(severities.indexOf(severity) + levels, severities.length - 1)] ?? 'info';
}

/** A value's identity across facts: two facts of one place are two readings of the same value. */
export function placeKey(place: Place): string {
  return `${place.document} ${toPointer(place.path)}`;
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
