import { defineFormat } from '../format.ts';
import { readLlamaStack } from './read.ts';

const specification = 'https://llamastack.github.io/docs/distributions/configuration';

export const llamaStack = defineFormat({
  id: 'llama-stack',
  title: 'Llama Stack distribution',
  specification,
  // Names such as `run.yaml` are too common.
  filenames: [],
  dialect: 'json',
  role: 'service',
  signature: {
    always: ['providers/*/*/provider_type:string', 'providers/*/*/provider_id:string'],
    often: [
      'apis:list',
      'image_name:string | distro_name:string',
      'providers/inference:list',
      'providers/agents:list | providers/responses:list | providers/tool_runtime:list | providers/safety:list | providers/vector_io:list',
      'tool_groups:list | registered_resources:mapping | models:list | shields:list',
      'server:mapping',
    ],
    never: ['apiVersion', 'jobs', 'services'],
  },
  notLookedAt: ['Provider-specific settings.'],
  defaults: [{ key: 'server.auth', value: 'none (anyone who can reach the port is served)', source: specification }],
  read: readLlamaStack,
});
