import type { Command, Origin, Switchable } from '../agent/facts.ts';
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

/** A fact that a setting states, or that follows from its absence. */
interface Setting extends Switchable {
  readonly origin?: Origin;
  /** The key that the file leaves out. */
  readonly missing?: Located<string>;
  readonly keyToAdd?: string;
}

/** Sets a setting to its safe value. A setting that the file leaves out is added if its key is known. */
export function switchBack({ at, origin, safeValue, missing, keyToAdd }: Setting): readonly Patch[] {
  const isStated = origin !== 'default';
  const value = safeValue === undefined && isStated && !at.isListItem ? at.opposite : safeValue;
  if (value === undefined || value === null) return [];
  if (isStated) return [{ op: 'replace', at, value }];
  const key = keyToAdd ?? missing?.value;
  return key === undefined ? [] : [{ op: 'add', at, key, value }];
}

/** As `switchBack`; an item of a list that has no safe value is removed. */
export function restore(setting: Setting): readonly Patch[] {
  const back = switchBack(setting);
  return back.length > 0 || setting.origin === 'default' ? back : removeItem(setting.at);
}
