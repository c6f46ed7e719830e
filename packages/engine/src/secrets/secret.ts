import type { SourceText } from '../text/source-text.ts';
import type { Located, Place, Span } from '../text/span.ts';

/**
 * The evidence for a secret and its severity. `provider`, `private-key` and `connection` are live credentials: a provider's own format, a
 * private key, a connection string with a password. `named` is a literal under a secret's name; `default` a well-known default password;
 * `weak` a placeholder-like literal that some deployments really use; `worded` words that may be a made-up secret or its name; `example`
 * a typed password in an example; `identifier` the half of a pair, or a path of this machine, that grants no access alone; `own-key` a key of this service.
 */
export type SecretClass =
  | 'provider'
  | 'private-key'
  | 'connection'
  | 'named'
  | 'default'
  | 'weak'
  | 'worded'
  | 'example'
  | 'identifier'
  | 'own-key';

/**
 * The certainty of a match: `high` with a distinctive form and a name that agrees, `medium` with one of the two, `low` by appearance
 * only.
 */
export type Confidence = 'high' | 'medium' | 'low';

/** One secret at one place, masked over `span` (raw offsets in the source). */
export interface SecretMatch {
  /** In kebab-case, with letters and digits only: part of the mask and of `secrets.kinds`. */
  readonly kind: string;
  /** For messages, such as "GitHub personal access token". */
  readonly title: string;
  readonly class: SecretClass;
  readonly confidence: Confidence;
  /** The decoded secret, which cannot be printed: the redactor searches for it in everything that is. */
  readonly secret: SourceText;
  /** The range to mask: the whole raw scalar where raw and decoded text differ. */
  readonly span: Span;
  /** Equal secrets share a number. Numbers follow document order within a kind. */
  readonly number: number;
  /** The value to change; the parent mapping if the secret is a key; the enclosing container in comments. */
  readonly at: Place;
  /** Where a finding points: outside of values not the container, but the secret itself in it. */
  readonly shownAt: Place;
  /** The key of the value. */
  readonly name: Located<string> | null;
  readonly where: 'value' | 'key' | 'comment' | 'markup';
  /** What the value holds besides the secret; null if a reference cannot take the secret's place. */
  readonly frame: SecretFrame | null;
}

/** A value with nothing but the secret, apart from these. */
export interface SecretFrame {
  /** `NAME=secret` in a list. */
  readonly assigned: string | null;
  /** `${NAME:-secret}`: the variable whose default it is. */
  readonly variable: string | null;
}

/** What rules see of a match: everything except its text and offsets. */
export type SecretFact = Omit<SecretMatch, 'span' | 'secret'>;
