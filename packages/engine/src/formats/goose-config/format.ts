import { defineFormat } from '../format.ts';
import { readGooseConfig } from './read.ts';

export const gooseConfig = defineFormat({
  id: 'goose-config',
  title: 'Goose configuration',
  specification: 'https://block.github.io/goose/docs/guides/config-files',
  filenames: ['goose/config.yaml', 'goose/config.yml'],
  dialect: 'json',
  role: 'coding-agent',
  // Extensions take `envs` and `args` as they stand; a secret belongs in the keyring, named by `env_keys`.
  reference: null,
  signature: {
    always: ['GOOSE_MODE | GOOSE_PROVIDER | GOOSE_MODEL | extensions/*/type=builtin | extensions/*/type=platform'],
    often: [
      'GOOSE_PROVIDER:string',
      'GOOSE_MODEL:string',
      'GOOSE_MODE:string',
      'GOOSE_MAX_TURNS | GOOSE_TEMPERATURE | GOOSE_CLI_THEME | GOOSE_TELEMETRY_ENABLED | GOOSE_RECIPE_GITHUB_REPO | GOOSE_SEARCH_PATHS',
      'extensions/*/enabled:boolean',
      'extensions/*/type=builtin | extensions/*/type=stdio | extensions/*/type=streamable_http | extensions/*/type=sse',
      'extensions/*/cmd | extensions/*/bundled | extensions/*/envs | extensions/*/env_keys',
    ],
    never: ['extensions:list', 'apiVersion'],
    // Only servers. No other host uses the key `cmd`.
    alternatives: [
      {
        always: ['extensions/+/cmd:string', 'extensions/+/type=stdio', 'extensions/+/enabled:boolean'],
        often: ['extensions/*/timeout:number', 'extensions/*/envs | extensions/*/env_keys'],
        never: ['apiVersion'],
      },
    ],
  },
  notLookedAt: ['Environment variables, which override this file.', 'What extensions contain.'],
  defaults: [
    {
      key: 'GOOSE_MODE',
      value: 'auto (tools run without approval)',
      source: 'https://block.github.io/goose/docs/guides/config-files',
    },
    {
      key: 'GOOSE_MAX_TURNS',
      value: '1000',
      source: 'https://block.github.io/goose/docs/guides/config-files',
    },
    {
      key: 'SECURITY_PROMPT_ENABLED',
      value: 'false',
      source: 'https://block.github.io/goose/docs/guides/config-files',
    },
  ],
  read: readGooseConfig,
});
