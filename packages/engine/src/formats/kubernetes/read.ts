import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addContainerFlag } from '../shared/container.ts';
import { addContainerCommand } from '../shared/container-script.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readHostVolumes } from '../shared/host-volumes.ts';
import { readContainerImage } from '../shared/image.ts';
import { addRemoteCode } from '../shared/remote-code-flag.ts';
import { readSecurityContext } from '../shared/security-context.ts';
import { readValues } from './helm-values.ts';
import { readOperatedServer } from './operated-server.ts';
import { operationKeys } from './operations.ts';
import { podPaths } from './pod-paths.ts';
import { readRoute } from './routes.ts';

/** Reads a workload that runs an agent or MCP server, the resource of an operator, or the values of a chart. */
export function readKubernetes(document: Cursor, model: ModelBuilder): void {
  if (!document.has('apiVersion')) {
    readValues(document, model);
    return;
  }
  for (const path of podPaths) {
    const pod = document.follow(path);
    if (pod.get('containers').isList) readPod(pod, model);
  }
  const spec = document.get('spec');
  readRoute(spec, model);
  if (!spec.get('containers').isList) readOperatedServer(document, spec, model);
  document.ignoreKeys(['apiVersion', 'kind', 'metadata', 'status']);
  spec.ignoreKeys(operationKeys);
}

const hostNamespaces = [
  ['hostNetwork', 'network'],
  ['hostPID', 'pid'],
  ['hostIPC', 'ipc'],
] as const;

function readPod(pod: Cursor, model: ModelBuilder): void {
  for (const [key, kind] of hostNamespaces) {
    const shared = pod.get(key).boolean();
    if (shared?.value === true) addContainerFlag(kind, locate('host', shared.at), model, everywhere);
  }
  readSecurityContext(pod.get('securityContext'), model);
  const containers = [...pod.get('initContainers').items(), ...pod.get('containers').items()];
  for (const container of containers) readContainer(container, model);
  readHostVolumes(pod.get('volumes'), containers, model, everywhere);
  pod.ignore();
}

function readContainer(container: Cursor, model: ModelBuilder): void {
  readContainerImage(container.get('image'), model, everywhere);
  readEnvironment(container.get('env'), 'container', model, everywhere);
  readSecurityContext(container.get('securityContext'), model);
  const words = [...container.get('command').words(), ...container.get('args').words()];
  const [first] = words;
  // Arguments without a command belong to the image's own program.
  if (first === undefined) return;
  if (container.get('command').exists)
    addContainerCommand({ at: container.get('command').at, words, shell: false }, model, everywhere);
  else addRemoteCode(words, model, everywhere);
}
