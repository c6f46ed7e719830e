import type { Input } from '@agent-grade/engine';

export type { Input };

/** What came of one analysis. */
export type Outcome = Answer | Unavailable;

export type Answer =
  | {
      readonly kind: 'report';
      /** The report's JSON as it goes to the client, byte for byte. */
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** Digests of what may be our own keys in the text, for the eyes of the service alone. */
      readonly ownKeys?: readonly string[];
      /** What each rule took, for the metrics alone. */
      readonly ruleMs?: ReadonlyMap<string, number>;
    }
  | {
      readonly kind: 'problem';
      readonly code: ConfigurationProblem;
      readonly detail: string;
      readonly line?: number;
      readonly column?: number;
    };

/** A fault of ours that may be over soon. */
export interface Unavailable {
  readonly kind: 'unavailable';
  readonly reason: 'queue-full' | 'deadline' | 'worker-lost';
  readonly retryAfterSeconds: number;
}

export type ConfigurationProblem =
  | 'malformed_configuration'
  | 'too_deep'
  | 'too_complex'
  | 'empty_configuration'
  | 'not_a_configuration';

export interface Analyser {
  analyse(input: Input): Promise<Outcome>;
  close(): Promise<void>;
}
