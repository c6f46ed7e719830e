import { defineFormat } from '../format.ts';
import { readCodexConfig } from './read.ts';

export const codexConfig = defineFormat({
  id: 'codex-config',
  title: 'Codex configuration (JSON or YAML)',
  specification: 'https://developers.openai.com/codex/config-reference',
  filenames: ['.codex/config.json', '.codex/config.yaml', '.codex/config.yml'],
  dialect: 'json',
  role: 'coding-agent',
  // Values are taken as they stand; `env_vars` and `bearer_token_env_var` name variables.
  reference: null,
  signature: {
    always: [],
    often: [
      'approval_policy:string | approval_policy:mapping | approvalMode:string',
      'sandbox_mode=read-only | sandbox_mode=workspace-write | sandbox_mode=danger-full-access',
      'sandbox_workspace_write:mapping',
      'mcp_servers:mapping',
      'model_providers:mapping',
      'shell_environment_policy:mapping',
      'projects/*/trust_level',
      'model_reasoning_effort:string | model_provider:string | fullAutoErrorMode:string',
      'providers/*/envKey:string',
      'history/saveHistory:boolean | history/sensitivePatterns:list',
      'disableResponseStorage:boolean | flexMode:boolean',
    ],
    never: ['agents:mapping', 'agent:mapping', 'model:mapping', 'apiVersion', 'llm_config', 'mcpServers'],
  },
  notLookedAt: ['Command-line flags, which override this file.'],
  defaults: [
    {
      key: 'sandbox_mode',
      value: 'read-only, or workspace-write in a trusted folder',
      source: 'https://developers.openai.com/codex/config-reference',
    },
    {
      key: 'shell_environment_policy.inherit',
      value: 'all, except names that contain KEY, SECRET or TOKEN',
      source: 'https://developers.openai.com/codex/config-reference',
    },
  ],
  read: readCodexConfig,
});
