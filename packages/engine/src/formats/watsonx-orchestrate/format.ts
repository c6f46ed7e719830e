import { defineFormat } from '../format.ts';
import { readOrchestrate } from './read.ts';

export const watsonxOrchestrate = defineFormat({
  id: 'watsonx-orchestrate',
  title: 'IBM watsonx Orchestrate',
  specification: 'https://developer.watson-orchestrate.ibm.com/agents/build_agent',
  filenames: ['*.agent.yaml', '*_agent.yaml', '*.toolkit.yaml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['spec_version:string | spec/kind=flow'],
    // An agent with its own code.
    certain: ['deployment/code_bundle/entrypoint:string'],
    often: [
      'kind=native | kind=external | kind=assistant | kind=mcp | kind=knowledge_base | kind=python | kind=openapi | kind=connection',
      'llm:string',
      'nodes/*/spec/kind:string',
      'instructions:string',
      'style:string',
      'collaborators:list',
      'guidelines:list',
      'transport | command',
    ],
    never: ['apiVersion', 'component_type'],
  },
  notLookedAt: ['Tools and connections, which are imported separately.'],
  defaults: [],
  read: readOrchestrate,
});
