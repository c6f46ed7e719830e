import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { modelNameWords } from '../shared/model-names.ts';
import { addModelUse, readModelUse } from '../shared/model-use.ts';
import { readServers } from '../shared/server.ts';
import { readEnvironments } from './environments.ts';
import { readDefinitions, readSubagents, readUsageTelemetry } from './subagents.ts';

export const fastAgent = defineFormat({
  id: 'fast-agent',
  title: 'fast-agent and mcp-agent configuration',
  specification: 'https://fast-agent.ai/ref/config_file/',
  filenames: ['fastagent.config.yaml', 'fastagent.secrets.yaml', 'mcp_agent.config.yaml', 'mcp_agent.secrets.yaml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [
      'mcp/servers:mapping | logger/show_chat | logger/show_tools | logger/progress_display | execution_engine=asyncio | execution_engine=temporal | shell_execution/enable_read_text_file',
    ],
    often: [
      'default_model:string',
      'logger:mapping',
      'logger/show_chat | logger/show_tools | logger/truncate_tools | logger/progress_display | logger/transports',
      'shell_execution/enable_read_text_file | shell_execution/write_text_file_mode',
      'execution_engine:string',
      'openai:mapping | anthropic:mapping | azure:mapping | google:mapping | generic:mapping | openrouter:mapping',
    ],
    certain: ['mcp/servers/*/target:string'],
    never: [
      'gateway',
      'channels',
      'mcpServers',
      'agent',
      'agents',
      'mcp/servers/*/type=local',
      'permission',
      'permissions',
      'instructions',
      'system_prompt',
      'tools',
      'security',
      'sandbox',
      'model',
    ],
    alternatives: [
      {
        // A file of mcp-agent's agents, as its search paths find them.
        always: ['.:list', '*/instruction:string', '*/server_names:list'],
        often: [],
        never: ['*/system_prompt', '*/role', '*/model:mapping'],
      },
      {
        // mcp-agent's section of agents: https://github.com/lastmile-ai/mcp-agent/blob/main/schema/mcp-agent.config.schema.json
        always: [
          'execution_engine=asyncio | execution_engine=temporal',
          'mcp/servers:mapping',
          'agents/search_paths:list | agents/definitions:list | agents/enabled:boolean',
        ],
        often: ['logger:mapping', 'openai:mapping | anthropic:mapping | azure:mapping | google:mapping'],
        never: ['gateway', 'channels', 'mcpServers', 'permission', 'instructions', 'system_prompt'],
      },
      {
        // Only a model and its provider: https://fast-agent.ai/ref/config_file/
        always: [
          'default_model:string',
          'openai/api_key | anthropic/api_key | azure/azure_deployment | azure/resource_name | bedrock/region | bedrock/profile',
        ],
        often: ['logger:mapping', 'mcp:mapping', 'model_references:mapping'],
        never: [
          'gateway',
          'channels',
          'mcpServers',
          'permission',
          'instructions',
          'system_prompt',
          'agents',
          'tools',
          'model_list',
        ],
      },
    ],
  },
  notLookedAt: [
    'The agents, which are defined in program code.',
    'The secrets file, where keys belong; check it separately.',
  ],
  defaults: [],
  read: readFastAgent,
});

function readFastAgent(document: Cursor, model: ModelBuilder): void {
  const entries = document.get('mcp', 'servers');
  const servers = readServers(entries, model, everywhere, (name) => isWholeServer(entries.get(name)));
  for (const server of servers) {
    const entry = entries.get(server.name.value);
    readRoots(entry.get('roots'), model, { ...everywhere, server, enabled: server.enabled });
    entry.ignoreKeys(ignoredServerKeys);
  }
  const id = document.get('default_model').text();
  if (id !== null)
    addModelUse(
      { at: id.at, id, provider: null, endpoint: null, credential: false, named: [id.value] },
      model,
      everywhere,
    );
  for (const { key, value } of document.members()) {
    if (value.isMapping && (modelNameWords.has(key.value) || providers.has(key.value))) {
      readModelUse(value, model, everywhere, providers.get(key.value) ?? key.value);
      value.ignoreKeys([
        'default_model',
        'reasoning',
        'azure_deployment',
        'api_version',
        'use_default_azure_credential',
        'profile',
        'text_verbosity',
        'transport',
        'service_tier',
        'web_search',
        'web_fetch',
        'x_search',
        'cache_mode',
        'cache_diagnostics',
        'structured_output_mode',
        'default_provider',
      ]);
    }
  }
  readLogger(document.get('logger'), model);
  readTracing(document.get('otel'), model);
  readEnvironments(document.get('environments'), model);
  readSubagents(document.get('agents'), model);
  readDefinitions(document, model, true);
  readUsageTelemetry(document.get('usage_telemetry'), model);
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

/** Sections of model vendors beyond those named after the vendor, with the vendor whose interface they use. */
const providers: ReadonlyMap<string, string> = new Map([
  ['azure', 'azure'],
  ['google', 'google'],
  ['generic', 'generic'],
  ['tensorzero', 'tensorzero'],
  ['bedrock', 'bedrock'],
  ['responses', 'openai'],
  ['codexresponses', 'openai'],
  ['openresponses', 'openresponses'],
  ['metaai', 'metaai'],
  ['aliyun', 'dashscope'],
]);

/** Whether the entry has more than credentials. In a secrets file it has only those, for a server of the configuration file. */
function isWholeServer(entry: Cursor): boolean {
  return entry.members().some(({ key }) => !secretKeys.has(key.value));
}

const secretKeys = new Set(['env', 'headers', 'auth']);

/** Reads the folders that a server may open. */
function readRoots(roots: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const root of roots.items()) {
    const uri = root.get('uri').text();
    root.ignore();
    if (uri === null || !uri.value.startsWith('file://')) continue;
    const path = locate(uri.value.slice('file://'.length) || '/', uri.at);
    model.fileGrants.push({ ...scope, at: uri.at, path, access: 'write', source: 'server-root' });
  }
}

/** Reads the logger. Console output is not recorded, so only a collector and debug output matter. */
function readLogger(logger: Cursor, model: ModelBuilder): void {
  const url = logger.get('http_endpoint').text();
  if (url !== null) {
    model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'telemetry', credential: false, vendor: null });
  }
  const level = logger.get('level').text();
  if (level?.value.toLowerCase() === 'debug') {
    model.loggings.push({ ...everywhere, at: level.at, kind: 'debug', state: 'unsafe', origin: 'set' });
  }
  logger.ignore();
}

/** Reads where traces go, which contain prompts and answers. */
function readTracing(tracing: Cursor, model: ModelBuilder): void {
  const url = tracing.get('otlp_endpoint').text();
  const isOn = tracing.get('enabled').boolean()?.value === true;
  if (url !== null && isOn)
    model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'telemetry', credential: false, vendor: null });
  tracing.ignore();
}

const ignoredServerKeys = [
  'ping_interval_seconds',
  'max_missed_pings',
  'load_on_start',
  'sampling',
  'elicitation',
  'implementation',
  'read_transport_sse_timeout_seconds',
  'http_timeout_seconds',
  'http_read_timeout_seconds',
  'reconnect_on_disconnect',
  'protocol_mode',
  'server_instructions',
  'include_instructions',
  'management',
  'defer_loading',
];

const ignoredKeys = [
  'execution_engine',
  'mcp_timeline',
  'shell_execution',
  'mcp_ui_mode',
  'mcp_ui_output_dir',
  'auto_sampling',
  'session_history',
  'llms',
  'model_references',
  'model_aliases',
  'skills',
  'workflow_task_modules',
  'harness_app',
  'home',
  'default_environment',
  'model_source',
  'cli_model_override',
  'session_history_window',
  'git_aware',
  'compaction',
  'cards',
  'plugins',
  'tui',
  'commands',
];
