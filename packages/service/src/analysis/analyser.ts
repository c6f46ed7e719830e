import type { Input } from '@agent-grade/engine';

export type { Input };

/** The result of one analysis. */
export type Outcome = Answer | Unavailable;

export type Answer =
  | {
      readonly kind: 'report';
      /** The report as JSON, exactly as it is sent to the client. */
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** Digests of texts that may be API keys of this service. Internal: never part of an answer. */
      readonly ownKeys?: readonly string[];
      /** Milliseconds that each rule took; for the metrics only. */
      readonly ruleMs?: ReadonlyMap<string, number>;
    }
  | {
      readonly kind: 'problem';
      readonly code: ConfigurationProblem;
      readonly detail: string;
      readonly line?: number;
      readonly column?: number;
    };

/** A temporary failure of the service. */
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
