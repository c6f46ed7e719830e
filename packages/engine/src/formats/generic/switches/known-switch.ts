import type { Capability } from '../../../agent/capability.ts';
import type { Located } from '../../../text/span.ts';
import type { IdeaId, State } from '../names/idea.ts';

/** A switch that was recognised: the idea it is about, and its state. */
export interface KnownSwitch {
  readonly id: IdeaId;
  readonly state: State;
  /** The key, at the value's place. */
  readonly key: Located<string>;
  /** The words of the key and of its section. */
  readonly words: readonly string[];
  /** The capabilities that need or skip approval, where the name or the entry says so. */
  readonly reach?: readonly Capability[];
  /** Whether the file makes the service reachable that the switch is about. */
  readonly exposed?: true;
  /** For a reduced state: whether it is about edits only (`accept-edits`) or not (`smart`). */
  readonly onlyEdits?: boolean;
}
