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
      'agent_class=LlmAgent | agent_class=SequentialAgent | agent_class=LoopAgent | agent_class=ParallelAgent | agent_class~Agent | agent_class~. | sub_agents/*/config_path | model^gemini-',
      // Without a class, an agent is an LlmAgent, which has an instruction.
      'agent_class | sub_agents/*/config_path | instruction:string',
    ],
    often: [
      'instruction:string',
      'sub_agents/*/config_path | sub_agents/*/code',
      'tools/*/name',
      'model:string',
      'name:string',
    ],
    never: ['agents', 'apiVersion', 'system_prompt', 'kind', 'spec_version', 'tools/*/type'],
  },
  notLookedAt: ['Tools, callbacks and sub-agents defined in code or other files.'],
  defaults: [],
  read: readAdkAgent,
});
