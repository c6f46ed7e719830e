import { defineFormat } from '../format.ts';
import { readCrewAgents } from './read.ts';

export const crewaiAgents = defineFormat({
  id: 'crewai-agents',
  title: 'CrewAI agents',
  specification: 'https://docs.crewai.com/en/concepts/agents',
  filenames: ['config/agents.yaml', 'agents.yaml', 'agents.yml'],
  dialect: 'jsonc',
  role: 'framework',
  signature: {
    always: ['+/role:string'],
    often: ['+/goal:string', '+/backstory:string'],
    never: ['.:list', 'roles', 'agents', 'framework', 'tasks'],
    // A file for each agent of a crew. Other frameworks have the three texts too, but no such settings.
    alternatives: [
      {
        always: ['role:string', 'goal:string', 'backstory:string', 'llm', 'settings:mapping | tools:list'],
        often: ['settings/allow_delegation:boolean', 'settings/verbose:boolean', 'settings/max_iter'],
        certain: ['backstory'],
        never: [
          'roles',
          'agents',
          'framework',
          'tasks',
          'system_prompt',
          'permissions',
          'mcpServers',
          // CrewAI has one goal and no levels of autonomy.
          'goals',
          'autonomy',
        ],
      },
    ],
  },
  notLookedAt: ['What tools do: they are classes in program code, and only their names are known.'],
  defaults: [
    { key: 'allow_code_execution', value: 'false', source: 'https://docs.crewai.com/en/concepts/agents' },
    {
      key: 'code_execution_mode',
      value: 'safe (in a container)',
      source: 'https://docs.crewai.com/en/concepts/agents',
    },
    { key: 'allow_delegation', value: 'false', source: 'https://docs.crewai.com/en/concepts/agents' },
    { key: 'max_iter', value: '25 (20 in later releases)', source: 'https://docs.crewai.com/en/concepts/agents' },
  ],
  read: readCrewAgents,
});
