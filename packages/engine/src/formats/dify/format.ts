import { defineFormat } from '../format.ts';
import { readDify } from './read.ts';

export const dify = defineFormat({
  id: 'dify',
  title: 'Dify application',
  specification: 'https://docs.dify.ai/en/guides/application-orchestrate/app-toolkits',
  filenames: ['*.yml', '*.yaml'],
  dialect: 'json',
  role: 'workflow',
  signature: {
    always: ['app/mode:string', 'workflow/graph/nodes:list | model_config:mapping | kind=app'],
    often: [
      'kind=app',
      'workflow/graph/nodes:list',
      'model_config:mapping',
      'app/name:string',
      'workflow/features:mapping',
    ],
    never: [],
  },
  notLookedAt: ['Code of code nodes is marked as code and not analysed.', 'Plugins of the marketplace are not opened.'],
  defaults: [],
  read: readDify,
});
