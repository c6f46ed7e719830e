import type { Agent, Scope } from './facts.ts';

/**
 * The agents to which a set of facts applies; null stands for all agents. Built once and queried for each fact:
 * searching one list for every item of another takes seconds for a file of one megabyte.
 */
export type Owners = ReadonlySet<Agent | null>;

type Owned = Pick<Scope, 'agent'>;

/** The owners of a list of facts. */
export function ownersOf(facts: readonly Owned[]): Owners {
  return new Set(facts.map(({ agent }) => agent ?? null));
}

/**
 * Whether the owners include the agent of a scope. A fact without an agent applies to all; a scope without an agent
 * matches any owner.
 */
export function coversScope(owners: Owners, scope?: Owned): boolean {
  return owners.has(null) || (scope?.agent === undefined ? owners.size > 0 : owners.has(scope.agent));
}
