import type { ModelBuilder } from '../../../agent/builder.ts';
import type { Execution } from '../../../agent/facts.ts';
import type { Place } from '../../../text/span.ts';

const narrowableKinds: ReadonlySet<Execution['kind']> = new Set<Execution['kind']>([
  'code-execution',
  'command-policy',
]);

/** Narrows enabled shells whose own section requires approval for each command or lists the permitted ones. */
export function resolveExecution(model: ModelBuilder, from: number): void {
  for (const [index, fact] of model.executions.entries()) {
    if (index < from || fact.state !== 'unrestricted' || !narrowableKinds.has(fact.kind)) continue;
    if (isNarrowed(model, fact.at)) model.executions[index] = { ...fact, state: 'restricted' };
  }
}

function isNarrowed({ approvals, permissions }: ModelBuilder, at: Place): boolean {
  const approvalsInSection = approvals.filter((approval) => isInSection(approval.at, at));
  if (approvalsInSection.some(({ state }) => state === 'off')) return false;
  if (approvalsInSection.some(({ state }) => state === 'on')) return true;
  const named = permissions.filter(
    ({ subject, decision, at: place }) => subject === 'shell' && decision === 'allow' && isInSection(place, at),
  );
  return named.length > 0 && !named.some(({ wildcard }) => wildcard);
}

/** `network: {web: true, domains: […]}`: the list beside the switch limits what the switch opens. */
export function resolveNetwork(model: ModelBuilder, from: number): void {
  const listed = model.egresses.slice(from).filter(({ kind }) => kind === 'domains');
  for (const [index, fact] of model.egresses.entries()) {
    if (index < from || fact.kind !== 'network' || fact.state !== 'open') continue;
    if (listed.some(({ at }) => isInSection(at, fact.at))) model.egresses[index] = { ...fact, state: 'restricted' };
  }
}

/** Whether the place is in the switch's section; the root does not count as one. */
function isInSection(place: Place, { document, path }: Place): boolean {
  const section = path.slice(0, -1);
  return (
    place.document === document && section.length > 0 && section.every((step, index) => place.path[index] === step)
  );
}
