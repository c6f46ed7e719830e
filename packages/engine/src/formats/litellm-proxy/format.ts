import { defineFormat } from '../format.ts';
import { readLitellm } from './read.ts';

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
    always: [
      'model_list:list | general_settings/master_key:string | credential_list/*/credential_values:mapping | litellm_settings:mapping',
    ],
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
    // Other programs name a model directly in its entry.
    never: ['model_list/*/model:string'],
    alternatives: [
      {
        always: ['proxy_config/model_list/*/litellm_params:mapping', 'proxy_config/model_list/*/model_name:string'],
        often: [
          'image/repository~litellm',
          'masterkey:string | masterkeySecretName:string | environmentSecrets:list',
          'proxy_config/general_settings:mapping | proxy_config/litellm_settings:mapping',
          'service:mapping | ingress:mapping | db:mapping | replicaCount:number',
        ],
        certain: ['proxy_config/model_list/*/litellm_params/model:string'],
        never: ['apiVersion', 'services'],
      },
    ],
  },
  notLookedAt: ['Keys, users and limits in the database of the proxy.'],
  defaults: [
    {
      key: 'general_settings.master_key',
      value: 'none (callers need no key unless one is set in the environment)',
      source: reference,
    },
  ],
  read: readLitellm,
});
