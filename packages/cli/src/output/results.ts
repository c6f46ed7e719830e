import type { Unread } from '@agent-grade/engine';
import type { Accepted } from '../accept.ts';

/** What became of the paths of one call. */
export interface Results {
  readonly subjects: readonly Accepted[];
  /** Files that could not be read, or in which this program failed. */
  readonly unread: readonly Unread[];
  /** One file was named, and nothing else. */
  readonly single: boolean;
}
