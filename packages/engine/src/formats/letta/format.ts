import { defineFormat } from '../format.ts';
import { readLetta } from './read.ts';

export const letta = defineFormat({
  id: 'letta',
  title: 'Letta agent file',
  specification: 'https://docs.letta.com/guides/agents/agent-file',
  filenames: ['*.af'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [
      'agents/*/llm_config:mapping | llm_config:mapping',
      'blocks:list | core_memory:list | agents/*/in_context_message_ids | in_context_message_indices',
    ],
    often: [
      'agents/*/agent_type:string | agent_type:string',
      'blocks:list | core_memory:list',
      'agents/*/in_context_message_ids | in_context_message_indices',
      'tools/*/json_schema:mapping | tools/*/source_code',
      'agents/*/tool_exec_environment_variables | tool_exec_environment_variables',
    ],
    never: ['component_type', 'kind'],
  },
  notLookedAt: ['The source code of tools.', 'Messages, which are transcripts and are only searched for secrets.'],
  defaults: [],
  read: readLetta,
});
