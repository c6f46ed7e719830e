import type { SourceText } from '../text/source-text.ts';
import type { Located, Place, Span } from '../text/span.ts';

/**
 * How sure and how bad: a provider's own format, a private key and a connection string with a password are live credentials;
 * `named` is a literal under a secret's name; `default` a well-known default password; `weak` a placeholder-like literal that some
 * deployments really run with; `worded` words that may be a made-up secret or its name; `example` a typed password in an example; `identifier` the half of a pair that opens nothing alone.
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

/** How sure a match is: a form of its own and a name that agrees, one of both, or only its looks. */
export type Confidence = 'high' | 'medium' | 'low';

/** One secret at one place. It is masked over `span` (raw offsets in the source). */
export interface SecretMatch {
  /** Kebab-case, letters and digits: goes into the mask and into `secrets.kinds`. */
  readonly kind: string;
  /** For messages: "GitHub personal access token". */
  readonly title: string;
  readonly class: SecretClass;
  readonly confidence: Confidence;
  /** The secret itself, decoded, out of sight: the redactor looks for it in everything that is printed. */
  readonly secret: SourceText;
  /** What is masked in the source. Whole raw scalars where raw and decoded text differ. */
  readonly span: Span;
  /** Equal secrets share one; numbered in document order within a kind. */
  readonly number: number;
  /** The value that has to change; the parent map when the secret is a key; null in comments. */
  readonly at: Place;
  /** The key it stands under. */
  readonly name: Located<string> | null;
  readonly where: 'value' | 'key' | 'comment' | 'markup';
  /** The value is the secret and nothing else. */
  readonly whole: boolean;
}

/** What the rules see of a match: everything but the text. */
export type SecretFact = Omit<SecretMatch, 'span' | 'secret'>;
