import { defineFormat } from '../format.ts';
import { readAgentSpec } from './read.ts';

const reference = 'https://oracle.github.io/agent-spec/';

export const agentSpec = defineFormat({
  id: 'agent-spec',
  title: 'Open Agent Specification',
  specification: reference,
  filenames: ['agent_spec.json', 'agent_spec.yaml', '*.agentspec.*'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['component_type:string | $referenced_components/*/component_type:string'],
    often: [
      'agentspec_version',
      '$referenced_components:mapping',
      'llm_config/component_type | llm_config/$component_ref',
      'tools/*/component_type | toolboxes/*/component_type',
      'component_type=Agent | component_type=Flow | component_type=Swarm | component_type=ManagerWorkers | component_type=A2AAgent',
      'system_prompt:string',
    ],
    never: ['provider'],
  },
  notLookedAt: ['Server and client tools, which are program code.'],
  defaults: [
    { key: 'requires_confirmation', value: 'false', source: reference },
    { key: 'human_in_the_loop', value: 'true', source: reference },
  ],
  read: readAgentSpec,
});
