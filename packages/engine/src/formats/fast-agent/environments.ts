import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { addBindMount, readContainerOptions } from '../shared/container.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readContainerImage } from '../shared/image.ts';

/** Reads the environments in which commands run: this machine, a container, or a remote sandbox. https://fast-agent.ai/ref/config_file/ */
export function readEnvironments(environments: Cursor, model: ModelBuilder): void {
  for (const { value } of environments.members()) {
    const isContainer = value.get('type').is('docker');
    readEnvironment(value.get('env'), isContainer ? 'container' : 'host', model, everywhere);
    if (isContainer) readContainer(value, model);
    value.ignore();
  }
}

function readContainer(environment: Cursor, model: ModelBuilder): void {
  readContainerImage(environment.get('image'), model, everywhere);
  readContainerOptions(environment.get('docker_args').texts(), model, everywhere);
  for (const mount of environment.get('mounts').items()) {
    const source = mount.get('source').text();
    if (source !== null) addBindMount(source, mount.get('mode').is('ro') ? 'read' : 'write', model, everywhere);
  }
}
