import { defineFormat } from '../format.ts';
import { readContinueJson } from './read.ts';

export const continueJson = defineFormat({
  id: 'continue-json',
  title: 'Continue configuration (JSON)',
  specification: 'https://docs.continue.dev/reference/json-reference',
  filenames: ['.continue/config.json', '.continuerc.json'],
  dialect: 'jsonc',
  role: 'coding-agent',
  signature: {
    always: ['models/*/provider:string', 'models/*/title:string'],
    often: [
      'tabAutocompleteModel',
      'contextProviders:list',
      'slashCommands:list | customCommands:list',
      'allowAnonymousTelemetry:boolean',
      'embeddingsProvider:mapping | reranker:mapping',
      'experimental/modelContextProtocolServers',
      'tabAutocompleteOptions:mapping | completionOptions:mapping',
    ],
    never: ['agents', 'apiVersion', 'schema'],
    alternatives: [
      {
        always: [
          'experimental/modelContextProtocolServers/*/transport/type | experimental/modelContextProtocolServers/*/command',
        ],
        often: [],
        certain: ['experimental/modelContextProtocolServers'],
        never: ['agents', 'apiVersion', 'schema'],
      },
      // A workspace file, which extends the user's file and contains no model.
      {
        always: [
          'customCommands/*/name:string',
          'customCommands/*/prompt:string',
          'contextProviders/*/name:string | slashCommands/*/name:string | mergeBehavior=merge | mergeBehavior=overwrite | $schema~continue.dev/',
        ],
        often: [],
        never: ['agents', 'apiVersion', 'schema'],
      },
    ],
  },
  notLookedAt: ['Tool permissions, which are configured elsewhere.'],
  defaults: [],
  read: readContinueJson,
});
