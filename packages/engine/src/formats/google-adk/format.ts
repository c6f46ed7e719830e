import { defineFormat } from '../format.ts';
import { readAdkAgent } from './read.ts';

export const googleAdk = defineFormat({
  id: 'google-adk',
  title: 'Google ADK agent',
  specification: 'https://google.github.io/adk-docs/agents/config/',
  filenames: ['root_agent.yaml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [
      'agent_class=LlmAgent | agent_class=SequentialAgent | agent_class=LoopAgent | agent_class=ParallelAgent | agent_class:string | sub_agents/*/config_path',
    ],
    often: [
      'instruction:string',
      'sub_agents/*/config_path | sub_agents/*/code',
      'tools/*/name',
      'model:string',
      'name:string',
    ],
    never: ['agents', 'apiVersion'],
  },
  notLookedAt: ['Tools, callbacks and sub-agents are code and files beside this one.'],
  defaults: [],
  read: readAdkAgent,
});
