import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-023';
const found = (configuration: object | string) =>
  findingsOf(id, configuration, typeof configuration === 'string' ? 'yaml' : 'json').map(({ pointer, severity }) => [
    pointer,
    severity,
  ]);
const home = (parts: string) => `agent:\n  name: a\n  system_prompt: Help.\n${parts}\n`;

describe('a record', () => {
  const rows: readonly (readonly [
    name: string,
    configuration: object | string,
    expected: readonly (readonly string[])[],
  ])[] = [
    ['with secrets in it', home('logging:\n  log_secrets: true'), [['/logging/log_secrets', 'high']]],
    ['without masking', home('logging:\n  redact: false'), [['/logging/redact', 'high']]],
    ['with masking', home('logging:\n  redact: true'), []],
    ['with people in it', home('logging:\n  log_pii: true'), [['/logging/log_pii', 'medium']]],
    [
      'with anything sensitive in it',
      home('logging:\n  log_sensitive_data: true'),
      [['/logging/log_sensitive_data', 'high']],
    ],
    ['without masking of people', home('privacy:\n  redact_pii: false'), [['/privacy/redact_pii', 'medium']]],
    [
      'without masking of anything',
      home('privacy:\n  redact_personal_secrets: false'),
      [['/privacy/redact_personal_secrets', 'high']],
    ],
    ['of nothing', home('audit_log: false'), [['/audit_log', 'medium']]],
    ['of what was done', home('audit_log: true'), []],
    ['of whole prompts', home('logging:\n  log_prompts: true'), [['/logging/log_prompts', 'medium']]],
    ['that is not mentioned', home('tools: [search]'), []],
    ['without telemetry', home('telemetry: false'), []],
    ['without an end', home('retention_days: -1'), [['/retention_days', 'medium']]],
    ['of a month', home('retention_days: 30'), []],
    ['that is verbose', home('debug: true'), [['/debug', 'info']]],
    [
      'of a login in a plaintext file',
      { trusted_folders: [], log_level: 'info', banner: 'never', storeTokenPlaintext: true },
      [['/storeTokenPlaintext', 'low']],
    ],
    [
      'of a login in a keychain',
      { trusted_folders: [], log_level: 'info', banner: 'never', storeTokenPlaintext: false },
      [],
    ],
    [
      'of keys in a plaintext file',
      'GOOSE_MODE: approve\nGOOSE_MODEL: m\nGOOSE_DISABLE_KEYRING: true\n',
      [['/GOOSE_DISABLE_KEYRING', 'low']],
    ],
    ['of keys in a keyring', 'GOOSE_MODE: approve\nGOOSE_MODEL: m\nGOOSE_DISABLE_KEYRING: false\n', []],
    [
      'that leaves the host by telemetry',
      { permissions: { deny: ['WebFetch'] }, env: { OTEL_LOG_USER_PROMPTS: '1' } },
      [['/env/OTEL_LOG_USER_PROMPTS', 'medium']],
    ],
    [
      'Claude Code, to a collector on this machine',
      {
        permissions: { deny: ['WebFetch'] },
        env: { OTEL_LOG_TOOL_DETAILS: '1', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' },
      },
      [],
    ],
    [
      'of whole requests as files, whatever the collector',
      {
        permissions: { deny: ['WebFetch'] },
        env: {
          OTEL_LOG_RAW_API_BODIES: 'file:/var/log/bodies',
          OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
        },
      },
      [['/env/OTEL_LOG_RAW_API_BODIES', 'medium']],
    ],
    [
      'of no requests',
      { permissions: { deny: ['WebFetch'] }, env: { OTEL_LOG_RAW_API_BODIES: 'file:', OTEL_LOG_TOOL_CONTENT: 'off' } },
      [],
    ],
    [
      'of a gateway without masking',
      { gateway: { mode: 'local' }, agents: { defaults: {} }, logging: { redactSensitive: 'off' } },
      [['/logging/redactSensitive', 'high']],
    ],
    [
      'of a gateway with it',
      { gateway: { mode: 'local' }, agents: { defaults: {} }, logging: { redactSensitive: 'tools' } },
      [],
    ],
  ];
  for (const [name, configuration, expected] of rows) it(name, () => assert.deepEqual(found(configuration), expected));
});

describe('traces of whole conversations', () => {
  const graph = (env: object) => found({ graphs: { agent: './agent.py:graph' }, dependencies: ['.'], env });
  const rows: readonly (readonly [name: string, env: object, expected: readonly (readonly string[])[]])[] = [
    ['to LangSmith', { LANGSMITH_TRACING: 'true' }, [['/env/LANGSMITH_TRACING', 'medium']]],
    [
      'to LangSmith by its address',
      { LANGCHAIN_TRACING_V2: 'true', LANGCHAIN_ENDPOINT: 'https://eu.api.smith.langchain.com' },
      [['/env/LANGCHAIN_TRACING_V2', 'medium']],
    ],
    ['to Langfuse', { LANGFUSE_TRACING_ENABLED: 'true' }, [['/env/LANGFUSE_TRACING_ENABLED', 'medium']]],
    [
      'with their contents, as OpenTelemetry names it',
      { OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: 'true' },
      [['/env/OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT', 'medium']],
    ],
    ['that are off', { LANGSMITH_TRACING: 'false', LANGFUSE_TRACING_ENABLED: 'false' }, []],
    ['by reference', { LANGSMITH_TRACING: '${TRACING}' }, []],
    ['without what was said', { LANGSMITH_TRACING: 'true', LANGSMITH_HIDE_INPUTS: 'true' }, []],
    ['to one’s own Langfuse', { LANGFUSE_ENABLED: 'true', LANGFUSE_HOST: 'http://langfuse:3000' }, []],
    ['to an address not known here', { LANGFUSE_ENABLED: 'true', LANGFUSE_HOST: '${LANGFUSE_HOST}' }, []],
    ['of which only the project is named', { LANGSMITH_PROJECT: 'desk' }, []],
  ];
  for (const [name, env, expected] of rows) it(name, () => assert.deepEqual(graph(env), expected));
});

it('credentials on a screen are not in a log', () => {
  const agent = { name: 'desk', system_prompt: 'Help.', model: 'm' };
  const said = (settings: object) =>
    reportOn({ agent, ...settings }).findings.flatMap(({ ruleId, message }) => (ruleId === 'AG-023' ? [message] : []));
  assert.deepEqual(said({ dashboard: { show_credentials: true } }), [
    'dashboard.show_credentials lets credentials be shown to whoever sees the screen.',
  ]);
  assert.deepEqual(said({ logging: { log_secrets: true } }), [
    'logging.log_secrets lets credentials be written to the log.',
  ]);
  assert.deepEqual(said({ dashboard: { show_credentials: false } }), []);
});
