import type { Confidence, SecretClass } from '../secret.ts';

/** A secret found in a text, by offsets in it. */
export interface Hit {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly title: string;
  readonly class: SecretClass;
  readonly confidence: Confidence;
}

/** Of two overlapping hits the one with the higher rank is kept: it is more specific about the secret. */
export const classRank = {
  'own-key': 9,
  'private-key': 8,
  provider: 7,
  connection: 6,
  identifier: 5,
  named: 4,
  example: 3,
  default: 2,
  weak: 1,
  worded: 0,
} as const satisfies Record<SecretClass, number>;
