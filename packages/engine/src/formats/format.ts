import type { ModelBuilder } from '../agent/builder.ts';
import type { Role } from '../agent/model.ts';
import type { Cursor } from './cursor.ts';

/**
 * Recognition as data, evaluated by `recognise.ts` alone. A pattern is a path from the root, steps divided by `/`:
 * `*` is some child, `+` every child (at least one), `AB_*` some member whose key begins so, `@auto_approve` some key that reads so, in any spelling,
 * `@*bot` and `@auto*` some key of several words of which that is the last or the first, `@?approval` some key with
 * a value that answers this idea of the vocabulary for home-made agents, `**` at the beginning the root or any container in it, `.` alone the root, any other step a key taken literally (dots are part of it, `%2F` is a slash in it). A pattern may end in a test of the value: `=text` (equal), `^text` (begins with), `~text` (contains), `:mapping`, `:list`, `:empty` (a mapping or list without entries), `:string`, `:number`,
 * `:boolean`, `:label` (only the key's own words for people), `:phrases` (nothing but texts for people), `:agentic` (what configurations of agents speak about), `:sentence` (a text of several words, or where one
 * is), `:llm` (the name of a
 * model of language or of its vendor), `:model` (that of one model), `:addressed` (a text that speaks to a model), `:tool` (a
 * tool that is called after what it does). ` | ` between patterns means either.
 */
export interface Signature extends Features {
  /** Other kinds of files that the format's reader understands as well. The kind of which most shows counts. */
  readonly alternatives?: readonly Features[];
  /** How many discriminators it takes where two say too little. */
  readonly least?: number;
  /** The same where the file's name says nothing, of content that many kinds of files share. */
  readonly unnamedLeast?: number;
  /** What has to hold, beside enough discriminators, for the content alone to leave no doubt. */
  readonly sure?: readonly string[];
}

/** Signs of one thing, each a pattern. */
export interface Evidence {
  readonly sure: readonly string[];
  /** So many of these say as much as one that is sure. */
  readonly weak: readonly string[];
  readonly weakLeast: number;
}

/** What one kind of files shows. */
export interface Features {
  /** All must hold. */
  readonly always: readonly string[];
  /** What has to stand behind it, and counts for nothing by itself: one of the sure signs, or several of those that may mean other things. */
  readonly given?: Evidence;
  /** Each that holds is a further discriminator. Recognition takes two discriminators in all, or `least`. */
  readonly often: readonly string[];
  /** Names that no other vendor uses: each that holds counts as two. */
  readonly certain?: readonly string[];
  /** None may hold. */
  readonly never: readonly string[];
}

export interface Format<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** Where the format is described. */
  readonly specification: `https://${string}`;
  /** Names such files go by; may help recognition and is what the command line looks for. `*` stands for a part of a name. */
  readonly filenames: readonly string[];
  /** Notation the vendor documents beyond strict JSON. */
  readonly dialect: 'json' | 'jsonc' | 'json5';
  readonly role: Role;
  /** How a value names a variable of the environment, `*` in place of its name; `${*}` where the vendor documents nothing else. */
  readonly reference?: `${string}*${string}`;
  readonly signature: Signature;
  /** One sentence each, for the page of a format whose patterns are too many to be read: what shows such a file. */
  readonly shownBy?: readonly string[];
  /** One sentence each, for the format's page and the report. */
  readonly notLookedAt: readonly string[];
  /** Documented defaults that matter to security, for the format's page. */
  readonly defaults: readonly { readonly key: string; readonly value: string; readonly source: `https://${string}` }[];
  /** Reads one document into the model. Tolerant: what it does not claim is left to the generic reader and to `limitations`. */
  readonly read: (document: Cursor, model: ModelBuilder) => void;
}

export function defineFormat<const Id extends string>(format: Format<Id>): Format<Id> {
  return format;
}
