import type { Features } from '../../format.ts';
import { infrastructure } from './infrastructure.ts';
import { either } from './patterns.ts';
import { vendorNames } from './signature-names.ts';

const lists = ['providers', 'llm_providers', 'llmProviders', 'model_providers', 'modelProviders', 'Providers'];
const nested = ['llm/providers', 'gateway/providers', 'models/providers', 'proxy/providers', 'ai/providers'];
const tellingKeys = ['name', 'type', 'provider', 'kind', 'id'];

const each = (of: readonly string[], parts: readonly string[]) => of.flatMap((one) => parts.map((part) => one + part));

const providers = [...lists, ...nested];
const addresses = [
  'base_url',
  'baseUrl',
  'baseURL',
  'base-url',
  'api_base',
  'apiBase',
  'api_base_url',
  'endpoint',
  'url',
];
const keys = ['api_key', 'apiKey', 'api-key', 'api_keys', 'keys', 'api_key_env', 'apiKeyEnv', 'key'];

/** Servers that forward requests to model vendorNames. The file contains no agent, but whoever reaches the server can use its keys. */
export const gatewayFeatures: Features = {
  always: [
    either(
      each(providers, ['/*/models:list', '/*/models:mapping', '/*/default_model']),
      each(
        each(providers, ['/']),
        vendorNames.map((vendor) => `${vendor}:mapping`),
      ),
      each(
        each(providers, ['/*/']),
        tellingKeys.flatMap((key) => vendorNames.map((vendor) => `${key}=${vendor}`)),
      ),
      ['model_list/*/model_name', 'model_list/*/provider', 'models/*/upstreams:list'],
      ['openai-compatibility/*/base-url', 'claude-api-key/*/api-key', 'gemini-api-key/*/api-key'],
    ),
    either(
      ['server:mapping', 'gateway/port', 'gateway/host', 'proxy/port', 'proxy/host', 'http/port', 'listen', 'bind'],
      ['host:string', 'HOST:string', 'port:number', 'PORT:number', 'cors:mapping', 'gateway/server:mapping'],
      ['client/allowed_origins:list'],
    ),
  ],
  often: [
    either(each(providers, ['/*/']).flatMap((path) => addresses.map((key) => path + key))),
    either(each(providers, ['/*/']).flatMap((path) => keys.map((key) => path + key))),
    either(each(['', 'server/', 'gateway/', 'proxy/'], ['auth', 'authentication', 'cors', 'rate_limit', 'rateLimit']), [
      'api_keys',
      'apiKeys',
      'api-keys',
      'APIKEY',
      'master_key',
      'rate_limiting',
      'rate_limits',
    ]),
    either('routing', 'router', 'Router', 'routes', 'routers', 'load_balancing', 'fallback', 'fallbacks', 'aliases'),
  ],
  never: infrastructure,
};

const messengers = ['telegram', 'whatsapp', 'discord', 'slack', 'signal', 'matrix'];
const messengerSettings = [
  'enabled:boolean',
  'token',
  'bot_token',
  'botToken',
  'allowed_users',
  'allow_from',
  'phone_number_id',
];

/** Programs that let people write to a model by messenger; their prompt is kept elsewhere. */
export const chatServer: Features = {
  always: [
    either(
      each(
        ['@ai/', '@llm/', '@model/'],
        vendorNames.map((vendor) => `@provider=${vendor}`),
      ),
    ),
    either(each(['@ai/', '@llm/', '@model/'], ['@model:string', '@name:string'])),
    either(
      each(
        each(
          ['', '@channels/'],
          messengers.map((one) => `@${one}/`),
        ),
        messengerSettings.map((key) => `@${key}`),
      ),
    ),
  ],
  often: [either('@server:mapping', '@gateway:mapping', '@memory:mapping', '@tools', '@embedding:mapping')],
  never: ['services', 'jobs', 'openapi'],
};
