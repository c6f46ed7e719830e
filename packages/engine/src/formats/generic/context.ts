import type { ModelBuilder } from '../../agent/builder.ts';
import type { Agent, Scope, Server } from '../../agent/facts.ts';
import type { Located, Place } from '../../text/span.ts';
import type { Cursor, Member } from '../cursor.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import type { Name } from './names/key-name.ts';

/** The reader's position in the document: the scope (agent, server or tool) that settings belong to, and the enclosing sections. */
export interface Context {
  readonly model: ModelBuilder;
  readonly scope: Scope;
  /** Outermost first. Items of a list have the list's section. */
  readonly sections: readonly Name[];
  /** Tried in order until one of them reads the setting. */
  readonly readers: readonly SettingReader[];
  /** Servers that the format's own reader has already added to the model, by their place in the document. */
  readonly servers: () => ReadonlyMap<Place, Server>;
  /** Permission rules, resolved against each other when the whole document is read. */
  readonly drafts: PermissionDraft[];
}

/** A member whose key has been read as words. */
export interface Setting extends Member {
  /** The key, parsed into words and meanings. */
  readonly reading: Name;
  /** The words of `reading`. */
  readonly words: readonly string[];
  /** The words joined by `_`. */
  readonly name: string;
  /** The mapping that contains the setting. */
  readonly owner: Cursor;
}

/** Reads one setting and returns whether it recognised the setting. */
export type SettingReader = (setting: Setting, context: Context) => boolean;

/** The context inside a further section. */
export function withSection(context: Context, section: Name): Context {
  return { ...context, sections: [...context.sections, section] };
}

/** The context with another scope. */
export function withScope(context: Context, scope: Scope): Context {
  return { ...context, scope };
}

/** The context of an agent of which only the name is known, and which is added to the model. */
export function withAgent(context: Context, at: Place, name: Located<string>): Context {
  const agent: Agent = { at, name, delegatesTo: [], enabled: context.scope.enabled };
  context.model.agents.push(agent);
  return withScope(context, { ...context.scope, agent });
}

/** Whether one of the nearest `depth` enclosing sections has one of the words in its name. */
export function isNestedIn(context: Context, words: ReadonlySet<string>, depth = 3): boolean {
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
