import { defineFormat } from '../format.ts';
import { readAgentSchema } from './read.ts';

export const msAgentFramework = defineFormat({
  id: 'ms-agent-framework',
  title: 'Microsoft Agent Framework and Foundry agents',
  specification: 'https://learn.microsoft.com/en-us/agent-framework/',
  filenames: ['agent.yaml', 'agent.manifest.yaml', 'workflow.yaml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [
      'kind=Prompt | kind=prompt | kind=hosted | kind=Hosted | kind=container | kind=Workflow | kind=workflow | template/kind=hosted | template/kind=prompt | template/kind=Prompt',
    ],
    often: [
      'instructions:string | template/instructions:string',
      'model/id | model/connection/kind | template/model/id',
      'tools/*/kind | template/tools/*/kind',
      'protocols:list | template/protocols:list',
      'trigger/actions:list | trigger/kind',
      'environment_variables:list | template/environment_variables:list',
      'name:string',
    ],
    never: ['apiVersion', 'spec_version', 'app'],
  },
  notLookedAt: ['The results of Power Fx expressions in workflows.'],
  defaults: [],
  read: readAgentSchema,
});
