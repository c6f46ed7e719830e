import { defineFormat } from '../format.ts';
import { readHaystack } from './read.ts';

export const haystack = defineFormat({
  id: 'haystack',
  title: 'Haystack pipeline',
  specification: 'https://docs.haystack.deepset.ai/docs/serialization',
  filenames: ['*.yaml', '*.yml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['components/*/type^haystack', 'components/*/init_parameters'],
    often: [
      'connections:list',
      'max_runs_per_component:number | connection_type_validation:boolean',
      'metadata:mapping',
    ],
    never: ['apiVersion', 'agents:mapping'],
    // All components may be the author's own.
    alternatives: [
      {
        always: ['components/*/type:string', 'components/*/init_parameters', 'connections/*/sender:string'],
        often: [
          'connections/*/receiver:string',
          'max_runs_per_component:number | connection_type_validation:boolean',
          'metadata:mapping',
        ],
        never: ['apiVersion', 'agents:mapping', 'nodes', 'edges'],
      },
    ],
  },
  notLookedAt: ['The code of classes and functions that the pipeline names.'],
  defaults: [
    {
      key: 'components.*.init_parameters.unsafe',
      value: 'false (templates cannot run code)',
      source: 'https://docs.haystack.deepset.ai/docs/outputadapter',
    },
  ],
  read: readHaystack,
});
