import type { Unread } from '@agent-grade/engine';
import type { Accepted } from '../accept.ts';

/** The results of one run. */
export interface Results {
  readonly subjects: readonly Accepted[];
  /** Files that could not be read or whose analysis failed. */
  readonly unread: readonly Unread[];
  /** Whether exactly one file was named, and nothing else. */
  readonly single: boolean;
}
