import { defineFormat } from '../format.ts';
import { readFlow } from './read.ts';

export const langflow = defineFormat({
  id: 'langflow',
  title: 'Langflow flow',
  specification: 'https://docs.langflow.org/concepts-flows-import',
  filenames: ['*.json'],
  dialect: 'json',
  role: 'workflow',
  signature: {
    always: ['data/nodes/*/data/node/template:mapping | nodes/*/data/node/template:mapping'],
    often: [
      'data/edges:list | edges:list',
      'data/nodes/*/data/type:string | nodes/*/data/type:string',
      'last_tested_version',
      'endpoint_name',
      'data/viewport',
    ],
    never: [],
  },
  notLookedAt: ['Python source of components is marked as code and not analysed.'],
  defaults: [],
  read: readFlow,
});
