import { defineFormat } from '../format.ts';
import { readCagent } from './read.ts';

const reference = 'https://docs.docker.com/ai/docker-agent/';

export const cagent = defineFormat({
  id: 'cagent',
  title: 'Docker Agent (cagent)',
  specification: reference,
  filenames: ['cagent.yaml', 'docker-agent.yaml', 'agent.yaml'],
  dialect: 'json',
  // As in coding agents, tools with side effects need approval.
  role: 'coding-agent',
  signature: {
    always: ['agents/root:mapping | agents/*/toolsets/*/type'],
    often: [
      'agents/root:mapping',
      'agents/*/toolsets/*/type',
      'agents/*/instruction:string',
      'agents/*/model:string',
      'models/*/provider',
      'permissions/allow | permissions/deny | permissions/ask',
      'version',
    ],
    never: ['agents/*/role', 'agents/*/goal', 'roles', 'apiVersion', 'gateway', 'framework'],
  },
  notLookedAt: ['The contents of agents and toolsets fetched from registries.'],
  defaults: [
    {
      key: 'permissions',
      value: 'tools with side effects need approval',
      source: 'https://docs.docker.com/ai/docker-agent/configuration/permissions/',
    },
    {
      key: 'agents.*.max_iterations',
      value: 'unlimited',
      source: 'https://docs.docker.com/ai/docker-agent/configuration/agents/',
    },
  ],
  read: readCagent,
});
