import { defineFormat } from '../format.ts';
import { readFlow } from './read.ts';

/** The lists in an export of all flows. A file may also contain one record or a list of records. */
const exported = ['ChatFlow', 'AgentFlow', 'AgentFlowV2', 'AssistantFlow', 'CustomTemplate'];
const inRecords = (test: string) =>
  ['', '*/', ...exported.map((list) => `${list}/*/`)].map((place) => `${place}flowData${test}`).join(' | ');

export const flowise = defineFormat({
  id: 'flowise',
  title: 'Flowise flow',
  specification: 'https://docs.flowiseai.com/using-flowise/agentflowv2',
  filenames: ['* Chatflow.json', '* Agents.json', '*.json'],
  dialect: 'json',
  role: 'workflow',
  signature: {
    always: [
      [
        'nodes/*/data/inputParams:list | nodes/*/data/inputAnchors:list | func:string | */func:string | Tool/*/func:string',
        inRecords('~"nodes"'),
        inRecords('/nodes/*/data/inputParams:list'),
        inRecords('/nodes/*/data/category:string'),
      ].join(' | '),
    ],
    often: [
      inRecords('~"category"'),
      inRecords('~"inputParams"'),
      'type=CHATFLOW | type=AGENTFLOW | type=MULTIAGENT | type=ASSISTANT | */type=CHATFLOW | */type=AGENTFLOW',
      'edges:list | flowData/edges:list',
      'nodes/*/data/inputs:mapping',
      'nodes/*/data/category:string',
      'nodes/*/data/baseClasses:list',
      'schema:string | */schema:string | Tool/*/schema:string',
      'iconSrc | */iconSrc | Tool/*/iconSrc',
    ],
    never: [],
  },
  notLookedAt: [
    'What credentials give access to: the file only references them.',
    'The JavaScript code of tools and functions.',
  ],
  defaults: [],
  read: readFlow,
});
