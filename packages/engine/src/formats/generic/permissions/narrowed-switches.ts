import type { ModelBuilder } from '../../../agent/builder.ts';
import type { Approval, Execution } from '../../../agent/facts.ts';
import { PathKeys } from '../../../text/path-keys.ts';
import type { Place } from '../../../text/span.ts';
import { PlaceIndex } from '../place-index.ts';

const narrowableKinds: ReadonlySet<Execution['kind']> = new Set<Execution['kind']>([
  'code-execution',
  'command-policy',
]);

/** Narrows enabled shells whose own section requires approval for each command or lists the permitted ones. */
export function resolveExecution(model: ModelBuilder, from: number): void {
  const isOpen = ({ state, kind }: Execution) => state === 'unrestricted' && narrowableKinds.has(kind);
  const first = model.executions.slice(from).find(isOpen);
  if (first === undefined) return;
  const isNarrowed = narrowing(model, first.at.document);
  for (const [index, fact] of model.executions.entries()) {
    if (index >= from && isOpen(fact) && isNarrowed(fact.at))
      model.executions[index] = { ...fact, state: 'restricted' };
  }
}

function narrowing({ approvals, permissions }: ModelBuilder, document: number): (at: Place) => boolean {
  const isHere = ({ at }: { readonly at: Place }) => at.document === document;
  const approvalsOff = indexOf(approvals.filter((fact) => isHere(fact) && fact.state === 'off'));
  // A filter of known commands does not list the permitted ones.
  const isAsked = ({ kind, state }: Approval) => state === 'on' && kind !== 'guardrail';
  const approvalsOn = indexOf(approvals.filter((fact) => isHere(fact) && isAsked(fact)));
  const allowed = permissions.filter((fact) => isHere(fact) && fact.subject === 'shell' && fact.decision === 'allow');
  const named = indexOf(allowed);
  const wildcards = indexOf(allowed.filter(({ wildcard }) => wildcard));
  return (at) => {
    if (approvalsOff.hasInSectionOf(at)) return false;
    return approvalsOn.hasInSectionOf(at) || (named.hasInSectionOf(at) && !wildcards.hasInSectionOf(at));
  };
}

const indexOf = (facts: readonly { readonly at: Place }[]): PlaceIndex => new PlaceIndex(facts.map(({ at }) => at));

/** `network: {web: true, domains: […]}`: the list beside the switch limits what the switch opens. */
export function resolveNetwork(model: ModelBuilder, from: number): void {
  const listed = indexOf(model.egresses.slice(from).filter(({ kind }) => kind === 'domains'));
  for (const [index, fact] of model.egresses.entries()) {
    if (index < from || fact.kind !== 'network' || fact.state !== 'open') continue;
    if (listed.hasInSectionOf(fact.at)) model.egresses[index] = { ...fact, state: 'restricted' };
  }
}

/**
 * `{allow_code_execution: true, code_execution_mode: unsafe}`: the mode says where the switch beside it runs code, and nothing if that is
 * off. Together they are one execution.
 */
export function resolveModes({ executions }: ModelBuilder, from: number): void {
  const own = executions.slice(from);
  const modes = own.filter(isMode);
  if (modes.length === 0) return;
  const keys = new PathKeys();
  const sectionOf = ({ at }: Execution) => keys.of(at, -1);
  const switches = own.filter((fact) => fact.kind === 'code-execution' && !isMode(fact));
  const switched = new Set(switches.map(sectionOf));
  const unsafe = new Set(modes.filter(({ state }) => state === 'unrestricted').map(sectionOf));
  executions.length = from;
  for (const fact of own) {
    const section = sectionOf(fact);
    if (isMode(fact) && switched.has(section)) continue;
    const onHost = fact.kind === 'code-execution' && fact.state === 'unrestricted' && unsafe.has(section);
    executions.push(onHost && !isMode(fact) ? { ...fact, isolated: false } : fact);
  }
}

function isMode({ kind, at }: Execution): boolean {
  return kind === 'code-execution' && /execution_?mode$/i.test(String(at.path.at(-1)));
}
