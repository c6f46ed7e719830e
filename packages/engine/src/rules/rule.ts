import type { Confidence, RuleId, Severity } from '../score/table.ts';
import type { Located, Place, Quotable } from '../text/span.ts';
import type { Evidence } from './evidence.ts';

export const categories = [
  'secrets',
  'execution',
  'oversight',
  'filesystem',
  'isolation',
  'supply-chain',
  'network',
  'access',
  'prompts',
  'autonomy',
  'reliability',
  'data',
] as const;
export type Category = (typeof categories)[number];

/** The `{placeholders}` of a message template. */
type Blanks<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never;

/** Rejects text computed at run time: a catalogue string must be written out in the source. */
export type Literal<Text extends string> = string extends Text ? never : Text;

/** The value of a patch. It never contains the user's text; a secret becomes a reference to a variable named after its key. */
export type PatchValue = string | number | boolean | null | readonly [] | Reference;

/** A reference to a variable, in the place of a secret. */
export interface Reference {
  /** The key that the variable is named after. */
  readonly reference: Located<string>;
  readonly owner?: Located<string>;
  /** The name before the secret in `NAME=secret`. */
  readonly assigned?: Located<string>;
  /** The variable that the value already refers to: only its default goes. */
  readonly variable?: Located<string>;
}

/** A change to the submitted document that removes the finding (RFC 6902 once the report has printed the paths). */
export type Patch<Value extends PatchValue = PatchValue> =
  | { readonly op: 'replace'; readonly at: Place; readonly value: Value }
  | { readonly op: 'remove'; readonly at: Place }
  | { readonly op: 'add'; readonly at: Place; readonly key: string; readonly value: Value };

type Facts = {
  readonly severity: Severity;
  readonly confidence: Confidence;
  /** The value that has to change. */
  readonly at: Place;
  readonly related?: readonly Place[];
  readonly patch?: readonly Patch[];
  /** The decision the value expresses: of neighbouring keys with the same decision, one is reported. */
  readonly decision?: 'questions' | 'sandbox' | 'memory';
};

/** The result of a rule: a message id and places, never a sentence. */
export type Violation<Messages extends Record<string, string>> = {
  [Id in keyof Messages & string]: Facts & { readonly message: Id } & ([Blanks<Messages[Id]>] extends [never]
      ? { readonly quote?: never }
      : { readonly quote: { readonly [Blank in Blanks<Messages[Id]>]: Quotable } });
}[keyof Messages & string];

/** A violation of any rule; the type no longer knows the blanks of its message. */
export type AnyViolation = Facts & {
  readonly message: string;
  readonly quote?: Readonly<Record<string, Quotable>>;
};

/** Any rule, as used by the catalogue and the pipeline. */
export interface Rule {
  readonly id: RuleId;
  /** Kebab-case, stable, unique. */
  readonly name: string;
  readonly title: string;
  readonly category: Category;
  /** Ids of OWASP ASI and MCP, OWASP LLM with its year, CWE and MITRE ATLAS. */
  readonly references: readonly string[];
  /** The rule's highest severity, as shown in the catalogue. */
  readonly severity: Severity;
  readonly messages: Readonly<Record<string, string>>;
  readonly why: string;
  readonly fix: string;
  readonly check: (evidence: Evidence) => Iterable<AnyViolation>;
}

/** A rule with its own messages: unknown message ids, unfilled blanks and computed text do not compile. */
export interface DefinedRule<Id extends RuleId, Messages extends Record<string, string>> extends Rule {
  readonly id: Id;
  readonly messages: { readonly [Key in keyof Messages]: Literal<Messages[Key]> };
  readonly check: (evidence: Evidence) => Iterable<Violation<Messages>>;
}

export function defineRule<const Id extends RuleId, const Messages extends Record<string, string>>(
  rule: DefinedRule<Id, Messages>,
): DefinedRule<Id, Messages> {
  return rule;
}

/** A violation with the rule it breaks, as `analyze` passes it to scoring and the report. */
export interface Finding {
  readonly rule: Rule;
  readonly message: string;
  readonly severity: Severity;
  readonly confidence: Confidence;
  readonly at: Place;
  readonly related: readonly Place[];
  readonly quote: Readonly<Record<string, Quotable>>;
  readonly patch: readonly Patch[];
}
