import type { ModelBuilder } from '../../agent/builder.ts';
import { readService } from '../compose/read.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { gatewayImages } from '../shared/agent-containers.ts';

/** Stacks with agents have more discriminators under `compose`, which reads all their services. */
export const composeGateway = defineFormat({
  id: 'compose-gateway',
  title: 'Compose file with a model gateway or chat interface',
  specification: 'https://docs.docker.com/reference/compose-file/',
  filenames: ['compose.yaml', 'compose.yml', 'docker-compose.yaml', 'docker-compose.yml'],
  dialect: 'json',
  role: 'service',
  signature: {
    always: [gatewayImages.map((image) => `services/*/image~${image}`).join(' | ')],
    often: [
      'services/*/environment | services/*/env_file | services/*/command',
      'services/*/ports | services/*/volumes',
    ],
    never: ['apiVersion', 'jobs', 'mcpServers'],
  },
  notLookedAt: [
    'Other services of the stack, except for secrets: nothing shows that they belong to an agent.',
    'The contents of images, Dockerfiles, env_file and secrets.',
  ],
  defaults: [],
  read: readGateways,
});

function readGateways(document: Cursor, model: ModelBuilder): void {
  for (const { value } of document.get('services').members()) {
    if (isGateway(value)) readService(value, model);
    else value.ignore();
  }
  document.ignore();
}

function isGateway(service: Cursor): boolean {
  const image = service.get('image').text()?.value.toLowerCase() ?? '';
  return gatewayImages.some((name) => image.includes(name));
}
