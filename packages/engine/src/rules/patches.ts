import type { Command } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import type { Word } from '../command/invocation.ts';
import { oncePer } from '../text/once-per.ts';
import type { Located, Place } from '../text/span.ts';
import type { Patch } from './rule.ts';

/** Removes an item of a list. A map member stays: its absence would fall back to the host's default. */
export function removeItem(at: Place): readonly Patch[] {
  return at.isListItem ? [{ op: 'remove', at }] : [];
}

/** Removes an option and its value from an argument list, last item first, since a removal shifts the indexes behind it. */
export function removeParts(parts: readonly Place[] = []): readonly Patch[] {
  return parts.toReversed().flatMap(removeItem);
}

/** Removes words that are each an item of an argument list; part of a one-line command stays. */
export function removeWords({ words }: Command, parts: readonly Word[]): readonly Patch[] {
  const items = parts.flatMap(({ source, text }) => {
    const item = words[source];
    return item?.value === text && item.at.isListItem ? [item.at] : [];
  });
  return items.length === parts.length ? removeParts(items) : [];
}

/** Whether the place is a word of a command, which is removed only with its whole option. */
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
  /** The key that the file leaves out. */
  readonly missing?: Located<string>;
}

/** Makes an entry of a permission list or map require approval again. */
export function askAgain({ at, safeValue }: Pick<Switch, 'at' | 'safeValue'>): readonly Patch[] {
  return safeValue === undefined ? removeItem(at) : [{ op: 'replace', at, value: safeValue }];
}

/** Sets a switch to the protecting value that its host documents, adding it where its key is known, or removes an approved item from its list. */
export function restore({ at, origin, safeValue, missing }: Switch): readonly Patch[] {
  if (origin === 'set') return askAgain(safeValue === undefined ? { at } : { at, safeValue });
  return missing === undefined || safeValue === undefined
    ? []
    : [{ op: 'add', at, key: missing.value, value: safeValue }];
}
