import { defineFormat } from '../format.ts';
import { readContinueYaml } from './read.ts';

export const continueYaml = defineFormat({
  id: 'continue-yaml',
  title: 'Continue configuration',
  specification: 'https://docs.continue.dev/reference',
  filenames: ['.continue/config.yaml', '.continue/agents/*.yaml', '.continue/assistants/*.yaml'],
  dialect: 'json',
  role: 'coding-agent',
  reference: '${{ secrets.* }}',
  signature: {
    always: [
      'name:string',
      'schema=v1 | models/*/uses:string | models/*/roles:list | mcpServers/*/uses:string | rules/*/uses:string | context/*/provider:string | prompts/*/uses:string',
    ],
    often: [
      'schema=v1',
      'models/*/provider:string',
      'models/*/roles:list',
      'rules:list',
      'context/*/provider:string',
      'mcpServers/*/name:string | mcpServers/*/uses:string',
      'prompts/*/prompt:string | docs/*/startUrl:string | data/*/destination:string',
      'version',
    ],
    never: ['kind', 'apiVersion', 'agents', 'jobs', 'services'],
  },
  notLookedAt: ['Blocks that `uses` loads from the hub.', 'Tool permissions, which are configured elsewhere.'],
  defaults: [],
  read: readContinueYaml,
});
