import type { Word } from '../invocation.ts';

/** The options of `docker run`, `podman run` and similar programs. */
export interface ContainerRun {
  readonly image: Word | null;
  readonly settings: readonly ContainerSetting[];
  readonly mounts: readonly Mount[];
  readonly environment: readonly ContainerVariable[];
}

/**
 * A flag that changes the isolation of the container from the host. The word is its value, or the flag itself if it has
 * none.
 */
export interface ContainerSetting {
  readonly kind:
    | 'privileged'
    | 'capability' // --cap-add
    | 'network'
    | 'pid'
    | 'ipc'
    | 'userns'
    | 'uts'
    | 'cgroupns'
    | 'security-option'
    | 'device'
    | 'user'
    | 'publish'
    | 'add-host'
    | 'read-only'
    | 'drop-capability';
  readonly value: string;
  readonly word: Word;
  readonly parts: OptionParts;
}

/**
 * The words of an option, flag first, that can be removed together; empty if the word contains other options too
 * (`-itv`).
 */
export type OptionParts = readonly Word[];

/** A volume or bind mount. */
export interface Mount {
  /** A host path or volume name; empty for anonymous volumes and tmpfs. */
  readonly source: string;
  readonly target: string;
  readonly mode: 'read' | 'write';
  readonly kind: 'bind' | 'volume' | 'tmpfs';
  readonly word: Word;
  readonly parts: OptionParts;
}

/** An environment variable of the container. */
export interface ContainerVariable {
  readonly name: string;
  /** Null if the host's variable of that name is passed on. */
  readonly value: string | null;
  readonly word: Word;
}
