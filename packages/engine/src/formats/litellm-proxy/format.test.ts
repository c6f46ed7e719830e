import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import type { RuleId } from '../../score/table.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /model_list/0/litellm_params',
    'servers /mcp_servers/files stdio can read+write',
    'commands /mcp_servers/files/command server',
    'fileGrants /mcp_servers/files/args/2 write server-root',
    'endpoints /model_list/0/litellm_params/api_base model credential true',
    'endpoints /general_settings/pass_through_endpoints/0/target tool',
    'transports /litellm_settings/ssl_verify certificate-check off',
    'authentications /general_settings/pass_through_endpoints/0/auth gateway none exposed true',
    'authentications /litellm_settings/disable_auth gateway none exposed true',
    'loggings /general_settings/store_prompts_in_spend_logs prompts unsafe',
    'loggings /litellm_settings/turn_off_message_logging prompts unsafe',
    'loggings /litellm_settings/set_verbose debug unsafe',
  ],
  'hardened.yaml': [
    'models /model_list/0/litellm_params',
    'approvals /guardrails/0 guardrail on',
    'authentications /general_settings/master_key gateway present exposed true',
    'loggings /litellm_settings/turn_off_message_logging prompts safe',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`litellm-proxy reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'litellm-proxy');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads shared credentials, and ignores placeholder keys', () => {
  const text =
    'model_list: []\nlitellm_settings: {drop_params: true}\ncredential_list:\n- credential_name: a\n  credential_values: {api_base: "http://10.0.0.2/v1", api_key: KEY}\n';
  const endpointsOf = (key: string) =>
    readSample(text.replace('KEY', key), 'yaml').facts.filter((fact) => fact.startsWith('endpoints'));
  const at = 'endpoints /credential_list/0/credential_values/api_base model';
  for (const key of ['na', '""', 'not-needed', 'ollama', 'ollama-remote', 'local-vllm-key'])
    assert.deepEqual(endpointsOf(key), [at]);
  for (const key of ['os.environ/LOCAL_KEY', 'local-7f3a9', 'remote-key'])
    assert.deepEqual(endpointsOf(key), [`${at} credential true`]);
});

it('an empty master key means no authentication, unless another method is set', () => {
  const factsOf = (settings: object) =>
    readSample(JSON.stringify({ model_list: [], litellm_settings: {}, general_settings: settings }), 'json')
      .facts.filter((fact) => fact.startsWith('authentications'))
      .map((fact) => fact.split(' ')[3]);
  assert.deepEqual(factsOf({ master_key: null }), ['none']);
  assert.deepEqual(factsOf({ master_key: '' }), ['none']);
  for (const key of ['sk-1234', 'sk-123456', 'sk-master-key', 'sk-litellm-master-key'])
    assert.deepEqual(factsOf({ master_key: key }), ['default-credential']);
  for (const key of ['os.environ/DESK_KEY', 'sk-desk-key-7f3a9'])
    assert.deepEqual(factsOf({ master_key: key }), ['present']);
  assert.deepEqual(factsOf({ master_key: null, custom_auth: 'desk.check' }), ['present']);
  assert.deepEqual(factsOf({ store_model_in_db: true }), []);
});

it('message logging is unsafe only with a callback', () => {
  const factsOf = (more: object) =>
    readSample(
      JSON.stringify({ model_list: [], litellm_settings: { turn_off_message_logging: false, ...more } }),
      'json',
    ).facts.filter((fact) => fact.startsWith('loggings'));
  assert.equal(factsOf({ success_callback: ['desk'] }).length, 1);
  assert.deepEqual(factsOf({ service_callback: ['datadog'] }), []);
  assert.deepEqual(factsOf({ service_callbacks: ['datadog'] }), []);
  assert.deepEqual(factsOf({}), []);
});

describe('a file of credentials', () => {
  const read = (entry: object) => readSample(JSON.stringify({ credential_list: [entry] }), 'json');
  it('is recognised', () => {
    const reading = read({ credential_name: 'main', credential_values: { api_key: 'os.environ/MAIN_KEY' } });
    assert.equal(reading.format, 'litellm-proxy');
    assert.deepEqual(reading.unread, []);
  });
  it('is not recognised with other entries', () => {
    assert.notEqual(read({ name: 'badge', values: { colour: 'green' } }).format, 'litellm-proxy');
  });
});

it('recognises settings beside models in the database', () => {
  const read = (file: object) => readSample(JSON.stringify(file), 'json');
  assert.equal(read({ litellm_settings: { drop_params: true }, general_settings: {} }).format, 'litellm-proxy');
  assert.equal(read({ general_settings: {}, router_settings: {} }).recognized, false);
});

const values = {
  replicaCount: 1,
  image: { repository: 'ghcr.io/berriai/litellm', tag: 'main-stable' },
  service: { type: 'ClusterIP', port: 4000 },
  proxy_config: {
    model_list: [{ model_name: 'desk', litellm_params: { model: 'openai/desk', api_base: 'http://desk.example/v1' } }],
    general_settings: { master_key: 'os.environ/DESK_KEY', store_prompts_in_spend_logs: true },
  },
};

it('reads the configuration and the image in the values of the Helm chart', () => {
  const { format, facts } = readSample(JSON.stringify(values), 'json');
  assert.equal(format, 'litellm-proxy');
  assert.deepEqual(facts, [
    'models /proxy_config/model_list/0/litellm_params',
    'endpoints /proxy_config/model_list/0/litellm_params/api_base model',
    'authentications /proxy_config/general_settings/master_key gateway present exposed true',
    'components /image/tag image docker version main-stable',
    'loggings /proxy_config/general_settings/store_prompts_in_spend_logs prompts unsafe',
  ]);
});

it('leaves values of other charts to other formats', () => {
  const other = { ...values, proxy_config: { upstreams: [{ name: 'desk', address: 'desk.example' }] } };
  assert.notEqual(readSample(JSON.stringify(other), 'json').format, 'litellm-proxy');
});

it('an entry that names its model directly belongs to another program', () => {
  const formatOf = (entry: object) => readSample(JSON.stringify({ model_list: [entry] }), 'json').format;
  assert.equal(formatOf({ model_name: 'desk', litellm_params: { model: 'openai/gpt-4o' } }), 'litellm-proxy');
  assert.notEqual(formatOf({ model_name: 'desk', model: 'openai/gpt-4o' }), 'litellm-proxy');
});

describe('what callers may do', () => {
  const found = (ruleId: RuleId, parameters: object, settings: object) =>
    findingsOf(ruleId, {
      model_list: [{ model_name: 'desk', litellm_params: { model: 'openai/gpt-4o', ...parameters } }],
      general_settings: { master_key: 'os.environ/DESK_KEY', ...settings },
    }).map(({ pointer, severity }) => `${pointer} ${severity}`);

  it('choose the address of the model', () => {
    const chosen = (...names: readonly unknown[]) =>
      found('AG-013', { configurable_clientside_auth_params: names }, {});
    assert.deepEqual(chosen('api_base'), ['/model_list/0/litellm_params/configurable_clientside_auth_params/0 medium']);
    assert.deepEqual(chosen('api_key', { api_base: '^https://desk\\.example\\.com/v1$' }), []);
  });
  it('use models or the administration without a key', () => {
    const open = (...routes: readonly string[]) => found('AG-011', {}, { public_routes: routes });
    assert.deepEqual(open('LiteLLMRoutes.public_routes', '/v1/chat/completions'), [
      '/general_settings/public_routes/1 critical',
    ]);
    assert.deepEqual(open('/*', '/key/generate').length, 2);
    assert.deepEqual(open('LiteLLMRoutes.public_routes', '/spend/calculate', '/health/*', '/public/*'), []);
  });
});
