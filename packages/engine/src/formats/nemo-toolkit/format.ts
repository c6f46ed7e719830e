import { defineFormat } from '../format.ts';
import { codingAgents } from './agent-types.ts';
import { readToolkit } from './read.ts';

const reference = 'https://docs.nvidia.com/nemo/agent-toolkit/latest/';

export const nemoToolkit = defineFormat({
  id: 'nemo-toolkit',
  title: 'NeMo Agent Toolkit workflow',
  specification: reference,
  filenames: ['config.yml', 'workflow.yaml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['workflow/_type:string'],
    often: [
      'llms/*/_type:string',
      'functions/*/_type:string',
      'function_groups/*/_type:string',
      'general:mapping',
      'workflow/llm_name | workflow/tool_names',
      [
        ...[
          'react_agent',
          'tool_calling_agent',
          'rewoo_agent',
          'reasoning_agent',
          'router_agent',
          'sequential_executor',
        ],
        ...codingAgents,
      ]
        .map((type) => `workflow/_type=${type}`)
        .join(' | '),
    ],
    never: [],
  },
  notLookedAt: ['What functions do: they are registered by program code, and only their names and settings are known.'],
  defaults: [{ key: 'general.front_end.host', value: 'localhost', source: reference }],
  read: readToolkit,
});
