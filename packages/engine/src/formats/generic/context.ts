import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope, Server } from '../../agent/facts.ts';
import type { Place } from '../../text/span.ts';
import type { Cursor, Member } from '../cursor.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import type { Name } from './names/key-name.ts';

/** Where the reader stands: whose settings these are, and the names of the sections around them. */
export interface Context {
  readonly model: ModelBuilder;
  readonly scope: Scope;
  /** Outermost first. A list's items stand in the list's section. */
  readonly sections: readonly Name[];
  /** Each looks at a setting in turn until one understands it. */
  readonly readers: readonly SettingReader[];
  /** Servers that a format's own reader has put into the model, by where they stand. */
  readonly servers: ReadonlyMap<Place, Server>;
  /** Permission rules, settled against each other when all are read. */
  readonly drafts: PermissionDraft[];
}

/** A member whose key has been read as words. */
export interface Setting extends Member {
  /** What the key says. */
  readonly reading: Name;
  /** Its words. */
  readonly words: readonly string[];
  /** The words joined by `_`. */
  readonly name: string;
  /** The mapping it stands in. */
  readonly owner: Cursor;
}

/** Reads one setting and answers whether it did. */
export type SettingReader = (setting: Setting, context: Context) => boolean;

export function inside(context: Context, section: Name): Context {
  return { ...context, sections: [...context.sections, section] };
}

export function within(context: Context, scope: Scope): Context {
  return { ...context, scope };
}

/** Any section around the reader, the nearest `depth` of them, is named with one of the words. */
export function standsIn(context: Context, words: ReadonlySet<string>, depth = 3): boolean {
  const { sections } = context;
  for (let at = Math.max(0, sections.length - depth); at < sections.length; at++) {
    if (sections[at]?.words.some((word) => words.has(word)) === true) return true;
  }
  return false;
}

/** The words of the nearest sections, outermost first. */
export function wordsAround({ sections }: Context, depth: number): readonly string[] {
  return sections.slice(-depth).flatMap(({ words }) => words);
}
