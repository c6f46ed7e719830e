import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A control group with a memory limit: the kernel kills processes that exceed it. */
export interface MemoryGroup {
  /** A program that joins the group and then runs another program. */
  readonly before: readonly string[];
  remove(): void;
}

/** The paths and file names of control groups, in version 2 and in version 1. */
const versions = [
  { folder: '/sys/fs/cgroup', mark: 'cgroup.subtree_control', limit: 'memory.max' },
  { folder: '/sys/fs/cgroup/memory', mark: 'memory.limit_in_bytes', limit: 'memory.limit_in_bytes' },
] as const;

/** Null if this account may not create one. */
export function makeMemoryGroup(megabytes: number): MemoryGroup | null {
  const version = versions.find(({ folder, mark }) => existsSync(join(folder, mark)));
  if (version === undefined) return null;
  const folder = join(version.folder, `agent-grade-${process.pid}-${Date.now()}`);
  const remove = (): void => rmdirSync(folder);
  try {
    mkdirSync(folder);
  } catch {
    return null;
  }
  try {
    writeFileSync(join(folder, version.limit), String(megabytes * 1_048_576));
  } catch {
    remove();
    return null;
  }
  return {
    before: ['sh', '-c', 'echo $$ > "$0/cgroup.procs" && exec "$@"', folder],
    remove,
  };
}
