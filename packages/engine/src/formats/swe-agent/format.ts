import { defineFormat } from '../format.ts';
import { readSweAgent } from './read.ts';

export const sweAgent = defineFormat({
  id: 'swe-agent',
  title: 'SWE-agent and mini-SWE-agent',
  specification: 'https://swe-agent.com/latest/config/config/',
  filenames: ['config/*.yaml', 'default.yaml'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: ['agent/templates:mapping | agent/tools/bundles:list | agent/agent_configs/*/templates:mapping'],
    often: [
      'agent/templates/system_template:string | agent/templates/instance_template:string',
      'agent/tools/bundles:list | agent/tools/parse_function:mapping | agent/agent_configs/*/tools/bundles:list',
      'agent/tools/execution_timeout | agent/tools/enable_bash_tool',
      'agent/model:mapping | agent/agent_configs/*/model:mapping',
      'env/deployment:mapping',
    ],
    never: [],
    alternatives: [
      {
        always: ['agent/system_template:string', 'agent/instance_template:string'],
        often: [
          'agent/step_limit | agent/cost_limit | agent/wall_time_limit_seconds',
          'agent/action_observation_template:string | model/observation_template:string',
          'agent/format_error_template:string | model/format_error_template:string',
          'environment/environment_class | environment/env:mapping | environment/cwd',
          'agent/mode=confirm | agent/mode=yolo | agent/mode=human',
          'model/model_kwargs:mapping | model/model_class | model/model_name',
        ],
        never: [],
      },
      // Before 1.0, everything was at the top.
      {
        always: [
          'system_template:string',
          'instance_template:string',
          'parse_function:string | command_files:list | history_processor:string',
        ],
        often: [
          'next_step_template:string | next_step_no_output_template:string',
          'command_files:list',
          'parse_function:string | parse_command:string',
          'history_processor:string',
          'state_command:mapping',
          'env_variables:mapping | blocklist:list',
        ],
        never: ['agent'],
      },
    ],
  },
  notLookedAt: ['Tool bundles, which are separate folders.'],
  defaults: [
    { key: 'env.deployment.type', value: 'docker', source: 'https://swe-agent.com/latest/reference/env_config/' },
  ],
  read: readSweAgent,
});
