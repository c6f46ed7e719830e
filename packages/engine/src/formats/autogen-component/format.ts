import { defineFormat } from '../format.ts';
import { readAutogen } from './read.ts';

export const autogenComponent = defineFormat({
  id: 'autogen-component',
  title: 'AutoGen component',
  specification:
    'https://microsoft.github.io/autogen/stable/user-guide/core-user-guide/framework/component-config.html',
  filenames: ['team.json', 'agent.json', 'model_config.yaml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['provider^autogen | model_client/provider^autogen | components/*/*/provider^autogen | */provider^autogen'],
    often: [
      'config:mapping | model_client/config:mapping | components:mapping | */config:mapping',
      'component_type',
      'component_version',
      'config/participants:list',
      'config/model_client:mapping',
    ],
    never: [],
  },
  notLookedAt: ['The Python source of function tools.'],
  defaults: [
    {
      key: 'termination_condition and max_turns',
      value: 'none (a team runs without a limit)',
      source: 'https://microsoft.github.io/autogen/stable/user-guide/agentchat-user-guide/tutorial/termination.html',
    },
  ],
  read: readAutogen,
});
