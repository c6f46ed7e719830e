import { defineFormat } from '../format.ts';
import { modelPlugins } from './model-plugins.ts';
import { readKestra } from './read.ts';

export const kestra = defineFormat({
  id: 'kestra',
  title: 'Kestra flow with AI tasks',
  specification: 'https://kestra.io/plugins/plugin-ai',
  // A file name is no evidence, because most flows use no model.
  filenames: [],
  dialect: 'json',
  role: 'workflow',
  signature: {
    always: ['tasks:list', modelPlugins.map((name) => `**/type^io.kestra.plugin.${name}.`).join(' | ')],
    often: ['id:string', 'namespace:string', 'inputs:list', 'triggers:list', 'pluginDefaults:list'],
    never: ['apiVersion', 'agents', 'jobs'],
  },
  notLookedAt: [
    'Flows that an agent may start, which are in other files. Tasks that call no model are read as ordinary program steps.',
  ],
  defaults: [
    {
      key: 'configuration.logRequests',
      value: 'false (prompts stay out of the log)',
      source: 'https://kestra.io/plugins/plugin-ai/agent/io.kestra.plugin.ai.agent.aiagent',
    },
  ],
  read: readKestra,
});
