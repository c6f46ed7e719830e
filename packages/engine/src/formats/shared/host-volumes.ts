import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addBindMount } from './container.ts';

/**
 * Adds a bind mount for each volume that is a path of the node. `mounting` holds the entries with `volumeMounts`: the containers of a pod.
 * https://kubernetes.io/docs/concepts/storage/volumes/#hostpath
 */
export function readHostVolumes(volumes: Cursor, mounting: readonly Cursor[], model: ModelBuilder, scope: Scope): void {
  const readOnly = readOnlyMounts(mounting);
  for (const volume of volumes.items()) {
    const path = volume.get('hostPath', 'path').text();
    const name = volume.get('name').text()?.value;
    if (path === null || name === undefined) continue;
    addBindMount(path, readOnly.get(name) === true ? 'read' : 'write', model, scope);
  }
}

/** Maps the name of each volume to whether all its mounts are read-only. */
function readOnlyMounts(mounting: readonly Cursor[]): ReadonlyMap<string, boolean> {
  const readOnly = new Map<string, boolean>();
  for (const mount of mounting.flatMap((entry) => entry.get('volumeMounts').items())) {
    const name = mount.get('name').text()?.value ?? '';
    readOnly.set(name, readOnly.get(name) !== false && mount.get('readOnly').boolean()?.value === true);
  }
  return readOnly;
}
