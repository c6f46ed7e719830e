import type { Agent, Scope } from './facts.ts';

/**
 * The agents that something is true of; null stands for all of them. Collected once, and asked for each fact: looking through one list for
 * every item of another takes seconds in a megabyte.
 */
export type Owners = ReadonlySet<Agent | null>;

type Owned = Pick<Scope, 'agent'>;

export function ownersOf(facts: readonly Owned[]): Owners {
  return new Set(facts.map(({ agent }) => agent ?? null));
}

/** What belongs to no agent bears on all, and a question about no agent is about any. */
export function bearOn(owners: Owners, scope?: Owned): boolean {
  return owners.has(null) || (scope?.agent === undefined ? owners.size > 0 : owners.has(scope.agent));
}
