import { defineFormat } from '../format.ts';
import { readTasks } from './read.ts';

export const crewaiTasks = defineFormat({
  id: 'crewai-tasks',
  title: 'CrewAI tasks',
  specification: 'https://docs.crewai.com/en/concepts/tasks',
  filenames: ['config/tasks.yaml', 'tasks.yaml', 'tasks.yml'],
  dialect: 'jsonc',
  role: 'framework',
  signature: {
    always: ['+/description:string', '+/expected_output:string'],
    often: ['*/agent:string'],
    never: ['agents', 'roles', 'framework'],
    // A crew with its tasks; each agent has a file of its own. https://docs.crewai.com/en/concepts/crews
    alternatives: [
      {
        always: ['tasks/+/description:string', 'tasks/+/expected_output:string', 'agents/*:string'],
        often: ['tasks/*/agent:string', 'process:string', 'manager_llm | manager_agent', 'inputs:mapping'],
        never: ['roles', 'framework'],
      },
    ],
  },
  notLookedAt: ['What the agents of these tasks may do, which is in the agents file.'],
  defaults: [{ key: 'human_input', value: 'false', source: 'https://docs.crewai.com/en/concepts/tasks' }],
  read: readTasks,
});
