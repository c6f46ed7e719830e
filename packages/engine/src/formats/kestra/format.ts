import { defineFormat } from '../format.ts';
import { readKestra } from './read.ts';

export const kestra = defineFormat({
  id: 'kestra',
  title: 'Kestra flow in which a model answers',
  specification: 'https://kestra.io/plugins/plugin-ai',
  // Most flows ask no model: their name says nothing.
  filenames: [],
  dialect: 'json',
  role: 'workflow',
  signature: {
    always: [
      'tasks:list',
      '**/type^io.kestra.plugin.ai. | **/type^io.kestra.plugin.langchain4j. | **/type^io.kestra.plugin.openai. | **/type^io.kestra.plugin.gemini. | **/type^io.kestra.plugin.anthropic.',
    ],
    often: ['id:string', 'namespace:string', 'inputs:list', 'triggers:list', 'pluginDefaults:list'],
    never: ['apiVersion', 'agents', 'jobs'],
  },
  notLookedAt: [
    'Tasks that ask no model are read as those of any program, and flows that an agent may start are not in this file.',
  ],
  defaults: [
    {
      key: 'configuration.logRequests',
      value: 'false: prompts stay out of the log',
      source: 'https://kestra.io/plugins/plugin-ai/agent/io.kestra.plugin.ai.agent.aiagent',
    },
  ],
  read: readKestra,
});
