import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Authentication } from '../../agent/facts.ts';
import type { ScalarValue } from '../../document/tree.ts';
import type { Cursor } from '../cursor.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { readEnvironment } from '../shared/environment.ts';
import { addModelUse } from '../shared/model-use.ts';
import { isExampleMasterKey } from '../shared/own-login.ts';
import { readServers } from '../shared/server.ts';

/** Reads models, credentials, MCP servers, authentication, logging and guardrails of a proxy. */
export function readProxy(document: Cursor, model: ModelBuilder): void {
  for (const entry of document.get('model_list').items()) {
    const parameters = entry.get('litellm_params');
    readModel(parameters, model);
    parameters.ignoreKeys(ignoredParameters);
    entry.ignoreKeys(['model_name', 'model_info']);
  }
  for (const entry of document.get('credential_list').items()) readCredential(entry, model);
  readServers(document.get('mcp_servers'), model);
  if (document.has('environment_variables'))
    readEnvironment(document.get('environment_variables'), 'host', model, everywhere);
  readGeneral(document.get('general_settings'), model);
  readSettings(document.get('litellm_settings'), model);
  for (const guardrail of document.get('guardrails').items()) {
    addGuardrail(guardrail, model);
    guardrail.ignore();
  }
  document.ignoreKeys(['router_settings', 'credential_list', 'mcp_aliases']);
}

/** Reads a model. The prefix `openai/` is used for every service with OpenAI's protocol, so it names no vendor. */
function readModel(parameters: Cursor, model: ModelBuilder): void {
  const id = parameters.get('model').text();
  const endpoint = parameters.any('api_base', 'base_url').text();
  const credential = carriesKey(parameters.get('api_key'));
  const provider = parameters.get('custom_llm_provider').text();
  const prefix = id?.value.split('/', 1)[0] ?? '';
  const named = prefix === 'openai' ? [] : [prefix];
  addModelUse({ at: parameters.at, id, provider, endpoint, credential, named }, model, everywhere);
  readChosenAddresses(parameters.get('configurable_clientside_auth_params'), model);
  parameters.ignoreKeys(['api_version', 'temperature', 'max_tokens', 'timeout', 'stream_timeout', 'top_p']);
}

/**
 * Reads whether callers may choose the address to which the proxy sends their requests. An entry with a pattern restricts it.
 * https://docs.litellm.ai/docs/proxy/clientside_auth
 */
function readChosenAddresses(chosen: Cursor, model: ModelBuilder): void {
  for (const item of chosen.items()) {
    const isAnywhere = item.is('api_base') || item.is('base_url');
    if (isAnywhere)
      model.egresses.push({ ...everywhere, at: item.at, kind: 'model-url', state: 'open', origin: 'set' });
  }
  chosen.ignore();
}

/** Reads an address and key that several models share by name. */
function readCredential(entry: Cursor, model: ModelBuilder): void {
  const values = entry.get('credential_values');
  const endpoint = values.any('api_base', 'base_url').text();
  const provider = entry.get('credential_info', 'custom_llm_provider').text();
  const credential = carriesKey(values.get('api_key'));
  const named = [provider?.value ?? ''];
  addModelUse({ at: values.at, id: null, provider, endpoint, credential, named }, model, everywhere);
}

function addGuardrail(guardrail: Cursor, model: ModelBuilder): void {
  const subject = guardrail.get('guardrail_name').text();
  const fact = { kind: 'guardrail', state: 'on', origin: 'set', reach: [], subject } as const;
  model.approvals.push({ ...everywhere, at: guardrail.at, ...fact });
}

/** Reads the general settings. The master key gives full control, and the example in the documentation is easily guessed. */
function readGeneral(settings: Cursor, model: ModelBuilder): void {
  const key = settings.get('master_key').scalar();
  if (key !== null) addAuthentication(stateOfKey(key.value, settings), settings.get('master_key'), model);
  // Keys are checked in the database; with this setting, all requests are accepted while it is unavailable. https://docs.litellm.ai/docs/proxy/prod
  const unchecked = settings.get('allow_requests_on_db_unavailable');
  if (unchecked.boolean()?.value === true) addAuthentication('none', unchecked, model);
  const stored = settings.get('store_prompts_in_spend_logs').boolean();
  if (stored?.value === true) {
    model.loggings.push({ ...everywhere, at: stored.at, kind: 'prompts', state: 'unsafe', origin: 'set' });
  }
  for (const route of settings.get('pass_through_endpoints').items()) {
    const url = route.get('target').text();
    const open = route.get('auth').boolean()?.value === false;
    if (url !== null)
      model.endpoints.push({
        ...everywhere,
        at: url.at,
        url,
        purpose: 'tool',
        credential: route.has('headers'),
        vendor: null,
      });
    if (open) addAuthentication('none', route.get('auth'), model);
    route.ignoreKeys(['path', 'headers', 'forward_headers', 'include_subpath']);
  }
  for (const item of settings.get('public_routes').items())
    if (opensService.test(item.text()?.value ?? '')) addAuthentication('none', item, model);
  settings.ignoreKeys(ignoredGeneralSettings);
}

/** Routes to models, tools or the administration. Others, such as `/health`, may be public. https://docs.litellm.ai/docs/proxy/public_routes */
const opensService =
  /^\/(?:\*|(?:v1\/)?(?:\*|chat|completions|embeddings|messages|responses|images|audio|mcp|key|user|team|config|model\/(?:new|update|delete)))/;

/** Without a key there is no authentication, unless another method is set. https://docs.litellm.ai/docs/proxy/virtual_keys */
function stateOfKey(key: ScalarValue, settings: Cursor): Authentication['state'] {
  if (typeof key === 'string' && isExampleMasterKey(key)) return 'default-credential';
  const isOpen = (key === null || key === '') && !settings.has('custom_auth') && !settings.has('enable_jwt_auth');
  return isOpen ? 'none' : 'present';
}

/**
 * Callbacks that receive messages. Service callbacks only report failures of Redis and Postgres.
 * https://docs.litellm.ai/docs/proxy/config_settings
 */
const callbackLists = ['callbacks', 'success_callback', 'failure_callback'];

function readSettings(settings: Cursor, model: ModelBuilder): void {
  const disabled = settings.get('disable_auth').boolean();
  if (disabled !== null) addAuthentication(disabled.value ? 'none' : 'present', settings.get('disable_auth'), model);
  const loggingOff = settings.get('turn_off_message_logging').boolean();
  // Without callbacks no messages are logged.
  const hasCallback = callbackLists.some((name) => settings.get(name).items().length > 0 || settings.get(name).isText);
  if (loggingOff !== null && (loggingOff.value || hasCallback)) {
    const state = loggingOff.value ? 'safe' : 'unsafe';
    model.loggings.push({ ...everywhere, at: loggingOff.at, kind: 'prompts', state, origin: 'set' });
  }
  const verbose = settings.get('set_verbose').boolean();
  if (verbose?.value === true) {
    model.loggings.push({ ...everywhere, at: verbose.at, kind: 'debug', state: 'unsafe', origin: 'set' });
  }
  settings.ignoreKeys(ignoredSettings);
}

function addAuthentication(state: Authentication['state'], place: Cursor, model: ModelBuilder): void {
  model.authentications.push({ ...everywhere, at: place.at, guards: 'gateway', state, exposed: true, origin: 'set' });
}

const ignoredParameters = [
  'rpm',
  'tpm',
  'drop_params',
  'order',
  'weight',
  'max_retries',
  'organization',
  'aws_region_name',
  'vertex_project',
  'vertex_location',
  'mock_response',
  'tags',
  'input_cost_per_token',
  'output_cost_per_token',
];

const ignoredGeneralSettings = [
  'database_url',
  'database_connection_pool_limit',
  'alerting',
  'proxy_batch_write_at',
  'store_model_in_db',
  'ui_access_mode',
  'health_check_interval',
  'disable_spend_logs',
  'background_health_checks',
  'completion_model',
  'custom_auth',
  'allowed_routes',
  'public_routes',
  'max_parallel_requests',
  'global_max_parallel_requests',
];

const ignoredSettings = [
  'callbacks',
  'success_callback',
  'failure_callback',
  'service_callback',
  'service_callbacks',
  'drop_params',
  'modify_params',
  'pass_through_params',
  'num_retries',
  'request_timeout',
  'fallbacks',
  'context_window_fallbacks',
  'default_fallbacks',
  'allowed_fails',
  'cache',
  'cache_params',
  'max_budget',
  'budget_duration',
  'json_logs',
  'default_team_settings',
  'upperbound_key_generate_params',
  'redact_user_api_key_info',
  'telemetry',
  'forward_client_headers_to_llm_api',
];
