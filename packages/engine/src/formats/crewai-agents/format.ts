import { defineFormat } from '../format.ts';
import { readCrewAgents } from './read.ts';

export const crewaiAgents = defineFormat({
  id: 'crewai-agents',
  title: 'CrewAI agents',
  specification: 'https://docs.crewai.com/en/concepts/agents',
  filenames: ['config/agents.yaml', 'agents.yaml', 'agents.yml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['+/role:string'],
    often: ['+/goal:string', '+/backstory:string'],
    never: ['roles', 'agents', 'framework', 'tasks'],
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
