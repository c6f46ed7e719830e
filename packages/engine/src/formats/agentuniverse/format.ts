import { defineFormat } from '../format.ts';
import { readComponent } from './read.ts';

const types = [
  'AGENT',
  'TOOL',
  'TOOLKIT',
  'LLM',
  'PROMPT',
  'KNOWLEDGE',
  'STORE',
  'READER',
  'DOC_PROCESSOR',
  'EMBEDDING',
  'RAG_ROUTER',
  'QUERY_PARAPHRASER',
  'PLANNER',
  'MEMORY',
  'MEMORY_STORAGE',
  'MEMORY_COMPRESSOR',
  'SERVICE',
  'PRODUCT',
  'WORKFLOW',
  'WORK_PATTERN',
  'LOG_SINK',
];

export const agentuniverse = defineFormat({
  id: 'agentuniverse',
  title: 'agentUniverse component',
  specification: 'https://github.com/agentuniverse-ai/agentUniverse/blob/master/docs/guidebook/en/Contents.md',
  filenames: [],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [
      types.map((type) => `metadata/type=${type}`).join(' | '),
      'metadata/module:string',
      'metadata/class:string',
    ],
    often: [],
    never: ['apiVersion'],
    alternatives: [
      {
        // The short form since version 0.0.14.
        always: ['meta_class~agentuniverse. | meta_class~.intelligence. | class_path~agentuniverse.'],
        often: ['name:string | info/name:string', 'description:string | info/description:string'],
        never: ['apiVersion'],
      },
      {
        always: ['metadata/type=PROMPT', 'introduction:string | target:string | instruction:string'],
        often: ['metadata/version:string'],
        never: ['apiVersion'],
      },
      {
        always: ['tool_type=api | tool_type=func | tool_type=llm | tool_type=agent', 'input_keys:list', 'name:string'],
        often: [],
        never: ['apiVersion'],
      },
    ],
  },
  notLookedAt: ['Tools, knowledge and models, which are in separate files: only their names are known.'],
  defaults: [],
  read: readComponent,
});
