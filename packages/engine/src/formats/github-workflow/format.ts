import { defineFormat } from '../format.ts';
import {
  agentActions,
  agentLines,
  compiledWorkflowVariables,
  continuedLines,
  copies,
  localCopies,
  setupJob,
} from './actions.ts';
import { readGithubWorkflow } from './read.ts';

export const githubWorkflow = defineFormat({
  id: 'github-workflow',
  title: 'GitHub workflow that runs an agent',
  specification: 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax',
  // A file name is no evidence, because most workflows run no agent.
  filenames: [],
  dialect: 'json',
  role: 'workflow',
  signature: {
    always: [
      'jobs/*/steps:list | runs/steps:list',
      [
        ...agentActions.map(({ uses }) => `**/@uses^${uses}`),
        ...copies.map((name) => `**/@uses~${name}`),
        ...localCopies.map((path) => `**/@uses=${path}`),
        ...[...agentLines, ...continuedLines].map((line) => `**/@run~${line}`),
        `jobs/${setupJob}/steps:list`,
        ...compiledWorkflowVariables.map((name) => `jobs/*/steps/*/env/${name} | jobs/*/env/${name}`),
      ].join(' | '),
    ],
    often: ['on | runs/using', 'jobs/*/runs-on | runs/steps', 'permissions | jobs/*/permissions', 'name:string'],
    never: ['apiVersion', 'services', 'engine', 'safe-outputs'],
  },
  notLookedAt: ['Steps that start no agent, and the secrets, variables and rules of the repository.'],
  defaults: [
    {
      key: 'jobs.*.steps[].with.allowed_non_write_users',
      value: 'none (only users with write access can start the agent)',
      source: 'https://github.com/anthropics/claude-code-action/blob/main/docs/security.md',
    },
  ],
  read: readGithubWorkflow,
});
