import { defineFormat } from '../format.ts';
import { readFlows } from './read.ts';

/** The paths of flows: one flow, a list, or an export of all. */
const inFlows = (test: string) => ['', '*/', 'flows/*/'].map((place) => `${place}${test}`).join(' | ');
/** In a record of the database, the flow is a JSON text. */
const inText = inFlows('data~"template"');

export const langflow = defineFormat({
  id: 'langflow',
  title: 'Langflow flow',
  specification: 'https://docs.langflow.org/concepts-flows-import',
  filenames: ['*.json'],
  dialect: 'json',
  role: 'workflow',
  signature: {
    always: [
      [inFlows('data/nodes/*/data/node/template:mapping'), 'nodes/*/data/node/template:mapping', inText].join(' | '),
    ],
    often: [
      `${inFlows('data/edges:list')} | edges:list`,
      `${inFlows('data/nodes/*/data/type:string')} | nodes/*/data/type:string`,
      inFlows('last_tested_version'),
      inFlows('endpoint_name'),
      inFlows('data/viewport'),
      inFlows('data~"display_name"'),
    ],
    never: [],
  },
  notLookedAt: ['The Python source of components.'],
  defaults: [],
  read: readFlows,
});
