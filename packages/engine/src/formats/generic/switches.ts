import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { safeValueOf } from '../shared/switch.ts';
import type { Context, Section, Setting } from './context.ts';
import { isFiller, type Match, type State } from './idea.ts';
import { stateOf } from './state.ts';
import { writers } from './switch-facts.ts';

/** What a value says as a switch, by the name it stands under. */
interface Standing {
  readonly match: Match;
  readonly state: State;
  readonly words: Section;
}

/** A switch by its own name, or by its name and that of the section it stands in (`sandbox: {enabled: false}`). */
export function readSwitch({ key, value, words: own }: Setting, context: Context): boolean {
  const standing = standingOf(value, own, context);
  if (standing === null) return false;
  const { match, state, words } = standing;
  value.scalar();
  const name = own.every((word) => isFiller(word)) ? words.join(' ') : key.value;
  const safe = safeValueOf(value, state === 'safe');
  writers[match.id]({ id: match.id, state, key: locate(name, value.at), words, ...safe }, context);
  return true;
}

/** Null when the value, under this name, switches nothing. */
export function standingOf({ node }: Cursor, own: Section, { names, sections }: Context): Standing | null {
  if (node?.kind !== 'scalar' || node.value === null) return null;
  for (const words of candidates(own, sections)) {
    const match = names.idea(words);
    const state = match === null ? null : stateOf(match, node.value);
    if (match !== null && state !== null) return { match, state, words };
  }
  return null;
}

/** The name with its nearest section before the bare name: `approval: {mode: never}` is about approval, not about a mode. */
function candidates(own: Section, sections: readonly Section[]): readonly Section[] {
  const nearest = sections.at(-1);
  if (nearest === undefined) return [own];
  const joined = [...nearest, ...own];
  const next = sections.at(-2);
  return next === undefined ? [joined, own] : [joined, own, [...next, ...joined]];
}
