import { defineFormat } from '../format.ts';
import { readWorkflows } from './read.ts';

export const n8n = defineFormat({
  id: 'n8n',
  title: 'n8n workflow',
  specification: 'https://docs.n8n.io/workflows/export-import/',
  filenames: ['*.json', 'workflow.json'],
  dialect: 'json',
  role: 'workflow',
  reference: '={{ $env.* }}',
  signature: {
    always: ['nodes/*/type:string', 'connections:mapping'],
    often: [
      'nodes/*/type^n8n-nodes-base. | nodes/*/type^@n8n/',
      'nodes/*/parameters:mapping',
      'nodes/*/typeVersion',
      'meta/instanceId | settings/executionOrder | pinData',
    ],
    never: ['edges', 'viewport'],
    // A single node, or several that are not connected.
    alternatives: [
      {
        always: ['nodes/*/type^n8n-nodes-base. | nodes/*/type^@n8n/', 'nodes/*/parameters:mapping'],
        often: ['nodes/*/typeVersion', 'nodes/*/position:list'],
        never: ['edges', 'viewport'],
      },
      {
        // The export of several workflows, in a list: https://docs.n8n.io/hosting/cli-commands/#export-workflows-and-credentials
        always: ['*/nodes/*/type^n8n-nodes-base. | */nodes/*/type^@n8n/', '*/connections:mapping'],
        often: ['*/nodes/*/parameters:mapping', '*/settings/executionOrder | */versionId | */staticData'],
        never: ['nodes', 'edges', 'viewport'],
      },
    ],
  },
  notLookedAt: [
    'What credentials give access to: the file only references them.',
    'The code in code nodes.',
    'Steps without a model, an address, a command or a trigger.',
  ],
  defaults: [
    {
      key: 'authentication of webhooks',
      value: 'none',
      source: 'https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-base.webhook/',
    },
    {
      key: 'maxIterations of agents',
      value: '10',
      source:
        'https://docs.n8n.io/integrations/builtin/cluster-nodes/root-nodes/n8n-nodes-langchain.agent/tools-agent/',
    },
  ],
  read: readWorkflows,
});
