import { defineFormat } from '../format.ts';
import { readProxy } from './read.ts';

const reference = 'https://docs.litellm.ai/docs/proxy/config_settings';

export const litellmProxy = defineFormat({
  id: 'litellm-proxy',
  title: 'LiteLLM proxy',
  specification: reference,
  filenames: ['litellm_config.yaml', 'config.yaml', 'proxy_config.yaml'],
  dialect: 'json',
  role: 'service',
  reference: 'os.environ/*',
  signature: {
    always: ['model_list:list | general_settings/master_key:string | credential_list/*/credential_values:mapping'],
    often: [
      'model_list/*/litellm_params:mapping',
      'litellm_settings:mapping',
      'general_settings:mapping',
      'router_settings:mapping',
      'model_list/*/model_name:string',
      'credential_list/*/credential_name:string',
    ],
    certain: [
      'general_settings/master_key^os.environ/ | model_list/*/litellm_params/model:string | credential_list/*/credential_values:mapping',
    ],
    never: [],
  },
  notLookedAt: ['Keys, users and limits in the database of the proxy.'],
  defaults: [
    {
      key: 'general_settings.master_key',
      value: 'none (callers need no key unless one is set in the environment)',
      source: reference,
    },
  ],
  read: readProxy,
});
