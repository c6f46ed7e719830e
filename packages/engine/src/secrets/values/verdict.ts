import type { Confidence, SecretClass } from '../secret.ts';

/** What kind of secret a value is. */
export interface Verdict {
  readonly kind: string;
  readonly title: string;
  readonly class: SecretClass;
  readonly confidence: Confidence;
}
