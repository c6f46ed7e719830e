import type { Command } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import type { Word } from '../command/invocation.ts';
import { oncePer } from '../text/once-per.ts';
import type { Place } from '../text/span.ts';
import type { Patch } from './rule.ts';

/** Takes an item out of a list. A member of a map is left alone: what its absence means is the host's to say. */
export function removeItem(at: Place): readonly Patch[] {
  return typeof at.path.at(-1) === 'number' ? [{ op: 'remove', at }] : [];
}

/** Takes an option out of an argument list, its value first, so that no index moves before it is used. */
export function removeParts(parts: readonly Place[] = []): readonly Patch[] {
  return parts.toReversed().flatMap(removeItem);
}

/** Takes words out of an argument list in which each is an item of its own; a part of a line stays. */
export function removeWords({ words }: Command, parts: readonly Word[]): readonly Patch[] {
  const items = parts.flatMap(({ source, text }) => {
    const item = words[source];
    return item?.value === text && typeof item.at.path.at(-1) === 'number' ? [item.at] : [];
  });
  return items.length === parts.length ? removeParts(items) : [];
}

/** Whether a word of a command stands there: it goes only with the whole option. */
export function isWordOfCommand(at: Place, agent: AgentModel): boolean {
  return placesOfWords(agent).has(at);
}

const placesOfWords = oncePer((agent: AgentModel): ReadonlySet<Place> => {
  const places = new Set<Place>();
  for (const { words } of agent.commands) for (const { at } of words) places.add(at);
  return places;
});

interface Switch {
  readonly at: Place;
  readonly origin: 'set' | 'default';
  readonly safeValue?: string | boolean;
}

/** Has an entry of a permission list or map asked about again. */
export function askAgain({ at, safeValue }: Pick<Switch, 'at' | 'safeValue'>): readonly Patch[] {
  return safeValue === undefined ? removeItem(at) : [{ op: 'replace', at, value: safeValue }];
}

/** Puts a switch back to the value that its host documents as protecting, or takes an approved item out of its list. */
export function restore({ at, origin, safeValue }: Switch): readonly Patch[] {
  return origin === 'default' ? [] : askAgain(safeValue === undefined ? { at } : { at, safeValue });
}
