import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor, Member } from '../cursor.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import type { Lexicon, Match } from './idea.ts';
import { lexicon } from './ideas/index.ts';
import { keyWords } from './name.ts';

/** The words of one key above. */
export type Section = readonly string[];

/** Where the reader stands: whose settings these are, and the names of the sections around them. */
export interface Context {
  readonly model: ModelBuilder;
  readonly scope: Scope;
  /** Outermost first. A list's items stand in the list's section. */
  readonly sections: readonly Section[];
  readonly names: NameReader;
  /** Each looks at a setting in turn until one understands it. */
  readonly readers: readonly SettingReader[];
  /** Permission rules, settled against each other when all are read. */
  readonly drafts: PermissionDraft[];
}

/** A member whose key has been read as words. */
export interface Setting extends Member {
  readonly words: Section;
  /** The mapping it stands in. */
  readonly owner: Cursor;
}

/** Reads one setting and answers whether it did. */
export type SettingReader = (setting: Setting, context: Context) => boolean;

/** Reads names and remembers them: large files repeat a few. */
export interface NameReader {
  readonly words: (key: string) => Section;
  readonly idea: Lexicon;
}

export function createNameReader(): NameReader {
  const wordsByKey = new Map<string, Section>();
  const ideaByName = new Map<string, Match | null>();
  return {
    words: (key) => remembered(wordsByKey, key, () => keyWords(key)),
    idea: (words) => remembered(ideaByName, words.join(' '), () => lexicon(words)),
  };
}

export function inside(context: Context, section: Section): Context {
  return { ...context, sections: [...context.sections, section] };
}

export function within(context: Context, scope: Scope): Context {
  return { ...context, scope };
}

/** Any section around the reader, the nearest `depth` of them, is named with one of the words. */
export function standsIn(context: Context, words: ReadonlySet<string>, depth = 3): boolean {
  return context.sections.slice(-depth).some((section) => section.some((word) => words.has(word)));
}

function remembered<Value>(memory: Map<string, Value>, key: string, find: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const found = find();
  memory.set(key, found);
  return found;
}
