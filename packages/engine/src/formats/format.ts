import type { ModelBuilder } from '../agent/builder.ts';
import type { Role } from '../agent/model.ts';
import type { Cursor } from './cursor.ts';

/**
 * Recognition rules as data, evaluated only by `recognise.ts`. A pattern is a path from the root, with steps separated by `/`:
 *
 * - `*`: any child; `+`: every child (at least one)
 * - `AB_*`: any member whose key starts with `AB_`
 * - `@auto_approve`: any key with this name, whatever its case and separators
 * - `@*bot`, `@auto*`: any key of several words that ends or starts with this word
 * - `@?approval`: any setting with this meaning in the vocabulary for home-made agents
 * - `**` at the beginning: the root or any container in it; `.` alone: the root
 * - any other step: a literal key (dots belong to the key, `%2F` stands for a slash)
 *
 * A pattern may end with a test of the value: `=text` (equals), `^text` (starts with), `~text` (contains), `:mapping`, `:list`,
 * `:empty` (a mapping or list without entries), `:string`, `:number`, `:boolean`, `:label` (display text that only repeats its key),
 * `:phrases` (nothing but display texts), `:agentic` (content typical of agent configurations), `:sentence` (a text of several words,
 * or a reference to one), `:llm` (the name of a language model or of its vendor), `:model` (the name of one model),
 * `:addressed` (a text that addresses a model), `:tool` (a tool named after what it does). ` | ` separates alternative patterns.
 */
export interface Signature extends Features {
  /** Other kinds of files that the format's reader also understands. The kind with the most discriminators counts. */
  readonly alternatives?: readonly Features[];
  /** Discriminators required for recognition; two where this is absent. */
  readonly minimum?: number;
  /** Discriminators required when the file name does not match, for content that many kinds of files share. */
  readonly unnamedMinimum?: number;
  /** Patterns that must also hold for high confidence, in addition to enough discriminators. */
  readonly highConfidence?: readonly string[];
}

/** Patterns that are evidence of the same thing. */
export interface Evidence {
  readonly sure: readonly string[];
  /** `weakMinimum` of these together count as much as one sure pattern. */
  readonly weak: readonly string[];
  readonly weakMinimum: number;
}

/** The patterns that identify one kind of file. */
export interface Features {
  /** All must hold. */
  readonly always: readonly string[];
  /** Required evidence that is not counted as a discriminator: one sure pattern, or several ambiguous ones. */
  readonly given?: Evidence;
  /** Each that holds is a further discriminator. Recognition requires two discriminators in total, or `minimum`. */
  readonly often: readonly string[];
  /** Names that no other vendor uses: each that holds counts as two discriminators. */
  readonly certain?: readonly string[];
  /** None may hold. */
  readonly never: readonly string[];
}

/** Syntax of a reference, with `*` for the variable's name. */
export type ReferenceNotation = `${string}*${string}`;

/** How some of the hosts of a format refer to an environment variable, and what tells their files from those of others. */
export interface HostsReference {
  /** Null for hosts that take every value as it stands. */
  readonly notation: ReferenceNotation | null;
  /** Ends of the paths of their files, compared from the file's name on. */
  readonly paths: readonly string[];
  /** Patterns of a signature that hold for their files only. */
  readonly clues: readonly string[];
}

/** A format: how its files are recognised, and the function that reads them. */
export interface Format<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** Where the format is described. */
  readonly specification: `https://${string}`;
  /** Usual file names: they support recognition, and the command line searches for them. `*` stands for part of a name. */
  readonly filenames: readonly string[];
  /** Notation the vendor documents beyond strict JSON. */
  readonly dialect: 'json' | 'jsonc' | 'json5';
  readonly role: Role;
  /**
   * Syntax of a reference to an environment variable, with `*` for the variable's name; `${*}` unless the vendor documents another.
   * Null if the product takes every value as it stands.
   */
  readonly reference?: ReferenceNotation | null;
  /** The notation of other hosts that read the same format. */
  readonly otherReferences?: readonly HostsReference[];
  readonly signature: Signature;
  /** What identifies such a file, one sentence each, for the page of a format with too many patterns to list. */
  readonly identifiedBy?: readonly string[];
  /** Known limitations, one sentence each, for the format's page and the report. */
  readonly notLookedAt: readonly string[];
  /** Documented defaults that matter to security, for the format's page. */
  readonly defaults: readonly { readonly key: string; readonly value: string; readonly source: `https://${string}` }[];
  /** Reads one document into the model. Tolerant: whatever it does not claim is left to the generic reader and to `limitations`. */
  readonly read: (document: Cursor, model: ModelBuilder) => void;
}

/** Returns the definition unchanged. The type parameter keeps the literal type of the id. */
export function defineFormat<const Id extends string>(format: Format<Id>): Format<Id> {
  return format;
}
