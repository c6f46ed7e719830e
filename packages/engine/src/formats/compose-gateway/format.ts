import { defineFormat } from '../format.ts';
import { gatewayImages, proxyVariables } from '../shared/agent-containers.ts';
import { readGateways } from './read.ts';

const features = {
  often: ['services/*/environment | services/*/env_file | services/*/command', 'services/*/ports | services/*/volumes'],
  never: ['apiVersion', 'jobs', 'mcpServers'],
};

/** Stacks with agents have more discriminators under `compose`, which reads all their services. */
export const composeGateway = defineFormat({
  id: 'compose-gateway',
  title: 'Compose file with a model gateway or chat interface',
  specification: 'https://docs.docker.com/reference/compose-file/',
  filenames: ['compose.yaml', 'compose.yml', 'docker-compose.yaml', 'docker-compose.yml'],
  dialect: 'json',
  role: 'service',
  signature: {
    ...features,
    always: [gatewayImages.map((image) => `services/*/image~${image}`).join(' | ')],
    alternatives: [
      {
        ...features,
        always: [
          'services/*/image~litellm',
          proxyVariables
            .flatMap((name) => [`services/*/environment/${name}`, `services/*/environment/*^${name}=`])
            .join(' | '),
        ],
      },
    ],
  },
  notLookedAt: [
    'Other services of the stack, except for secrets: nothing shows that they belong to an agent.',
    'The contents of images, Dockerfiles, env_file and secrets.',
  ],
  defaults: [],
  read: readGateways,
});
