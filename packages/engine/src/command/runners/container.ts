import type { Word } from '../invocation.ts';

/** What `docker run`, `podman run` and their kin are told. */
export interface ContainerRun {
  readonly image: Word | null;
  readonly settings: readonly ContainerSetting[];
  readonly mounts: readonly Mount[];
  readonly environment: readonly ContainerVariable[];
}

/** A flag that moves the wall between container and host. The word is the value, or the flag when it takes none. */
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

/** The words of an option, flag first, which go together; empty where others stand in the same word (`-itv`). */
export type OptionParts = readonly Word[];

export interface Mount {
  /** A host path or the name of a volume; empty for anonymous volumes and tmpfs. */
  readonly source: string;
  readonly target: string;
  readonly mode: 'read' | 'write';
  readonly kind: 'bind' | 'volume' | 'tmpfs';
  readonly word: Word;
  readonly parts: OptionParts;
}

export interface ContainerVariable {
  readonly name: string;
  /** Null when the host's variable of that name is passed on. */
  readonly value: string | null;
  readonly word: Word;
}
