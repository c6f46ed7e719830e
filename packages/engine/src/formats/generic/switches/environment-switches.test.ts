import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';

const factsOf = (env: object) => {
  const server = { command: 'node', args: ['./a.js'], env };
  const { facts } = readSample(JSON.stringify({ mcpServers: { a: server } }), 'json');
  return facts.filter((fact) =>
    /^(?:approvals|authentications|executions|exposures|isolations|transports|egresses|loggings)/.test(fact),
  );
};

describe('environment variables that are switches', () => {
  const cases: readonly (readonly [name: string, value: string, fact: string])[] = [
    ['AUTO_APPROVE', 'true', 'approvals /mcpServers/a/env/AUTO_APPROVE server off'],
    ['DESK_MCP_SKIP_CONFIRMATION', 'yes', 'approvals /mcpServers/a/env/DESK_MCP_SKIP_CONFIRMATION server off'],
    ['REQUIRE_APPROVAL', 'never', 'approvals /mcpServers/a/env/REQUIRE_APPROVAL server off'],
    ['REQUIRE_MUTATION_CONSENT', 'false', 'approvals /mcpServers/a/env/REQUIRE_MUTATION_CONSENT server off'],
    ['DANGEROUSLY_OMIT_AUTH', 'true', 'authentications /mcpServers/a/env/DANGEROUSLY_OMIT_AUTH endpoint none'],
    ['DISABLE_AUTH', '1', 'authentications /mcpServers/a/env/DISABLE_AUTH endpoint none'],
    ['ALLOW_DANGEROUS_CODE', 'true', 'executions /mcpServers/a/env/ALLOW_DANGEROUS_CODE code-execution unrestricted'],
    ['LANGFLOW_AUTO_LOGIN', 'true', 'authentications /mcpServers/a/env/LANGFLOW_AUTO_LOGIN endpoint none'],
    ['DESK_AUTH_ENABLED', 'false', 'authentications /mcpServers/a/env/DESK_AUTH_ENABLED endpoint none'],
    ['MCP_PROXY_AUTH_DISABLED', 'true', 'authentications /mcpServers/a/env/MCP_PROXY_AUTH_DISABLED endpoint none'],
    ['OLLAMA_ORIGINS', '*', 'exposures /mcpServers/a/env/OLLAMA_ORIGINS origin open'],
    ['NODE_FUNCTION_ALLOW_BUILTIN', '*', 'isolations /mcpServers/a/env/NODE_FUNCTION_ALLOW_BUILTIN weakened weakened'],
    [
      'NODE_FUNCTION_ALLOW_BUILTIN',
      'crypto,child_process',
      'isolations /mcpServers/a/env/NODE_FUNCTION_ALLOW_BUILTIN weakened weakened',
    ],
    ['N8N_SECURE_COOKIE', 'false', 'transports /mcpServers/a/env/N8N_SECURE_COOKIE cookie off'],
    ['SESSION_COOKIE_SECURE', '0', 'transports /mcpServers/a/env/SESSION_COOKIE_SECURE cookie off'],
    ['TELEGRAM_ALLOW_ALL_USERS', 'true', 'exposures /mcpServers/a/env/TELEGRAM_ALLOW_ALL_USERS sender open'],
    ['GOOSE_MODE', 'auto', 'approvals /mcpServers/a/env/GOOSE_MODE server off'],
    ['OPENCODE_PERMISSION', '{"*": "allow"}', 'approvals /mcpServers/a/env/OPENCODE_PERMISSION server off'],
    ['COPILOT_ALLOW_ALL', 'true', 'approvals /mcpServers/a/env/COPILOT_ALLOW_ALL server off'],
    ['SKIP_PERMISSIONS', '1', 'approvals /mcpServers/a/env/SKIP_PERMISSIONS server off'],
    ['SSRF_PROTECTION_ENABLED', 'false', 'egresses /mcpServers/a/env/SSRF_PROTECTION_ENABLED private-network open'],
    ['BLOCK_PRIVATE_IPS', 'false', 'egresses /mcpServers/a/env/BLOCK_PRIVATE_IPS private-network open'],
    ['HTTP_SECURITY_CHECK', 'false', 'egresses /mcpServers/a/env/HTTP_SECURITY_CHECK private-network open'],
    [
      'ALLOW_COMMAND_EXECUTION',
      'true',
      'executions /mcpServers/a/env/ALLOW_COMMAND_EXECUTION code-execution unrestricted',
    ],
    [
      'RAG_EMBEDDING_MODEL_TRUST_REMOTE_CODE',
      'True',
      'executions /mcpServers/a/env/RAG_EMBEDDING_MODEL_TRUST_REMOTE_CODE remote-code unrestricted',
    ],
    ['NODES_EXCLUDE', '[]', 'isolations /mcpServers/a/env/NODES_EXCLUDE weakened weakened'],
    [
      'N8N_BLOCK_ENV_ACCESS_IN_NODE',
      'false',
      'isolations /mcpServers/a/env/N8N_BLOCK_ENV_ACCESS_IN_NODE weakened weakened',
    ],
    ['HERMES_REDACT_SECRETS', 'false', 'loggings /mcpServers/a/env/HERMES_REDACT_SECRETS redaction unsafe'],
    ['AUDIT_LOG_ENABLED', 'false', 'loggings /mcpServers/a/env/AUDIT_LOG_ENABLED audit unsafe'],
    ['CORS_ALLOW_ORIGIN', '*', 'exposures /mcpServers/a/env/CORS_ALLOW_ORIGIN origin open'],
    ['DESK_ALLOWED_ORIGINS', '*', 'exposures /mcpServers/a/env/DESK_ALLOWED_ORIGINS origin open'],
    [
      'ENABLE_RAG_LOCAL_WEB_FETCH',
      'True',
      'egresses /mcpServers/a/env/ENABLE_RAG_LOCAL_WEB_FETCH private-network open',
    ],
    ['DESK_ALLOW_PRIVATE_IPS', 'true', 'egresses /mcpServers/a/env/DESK_ALLOW_PRIVATE_IPS private-network open'],
    ['SSRF_PROTECTION', 'off', 'egresses /mcpServers/a/env/SSRF_PROTECTION private-network open'],
  ];
  for (const [name, value, fact] of cases)
    it(`${name}=${value} is read`, () => assert.deepEqual(factsOf({ [name]: value }), [fact]));

  const quiet: readonly (readonly [name: string, value: string])[] = [
    ['AUTO_APPROVE', 'false'],
    ['ENABLE_RAG_LOCAL_WEB_FETCH', 'False'],
    ['ALLOW_PRIVATE_IPS', 'false'],
    ['SSRF_PROTECTION', 'on'],
    ['PRIVATE_NETWORK', 'desk-lan'],
    ['ALLOWED_ORIGINS', 'https://desk.example.com'],
    ['ORIGIN', '*'],
    ['GOOSE_MODE', 'smart_approve'],
    ['OPENCODE_PERMISSION', '{"*": "allow", "bash": "ask"}'],
    ['PERMISSION_MODE', '0644'],
    ['ENABLE_PERMISSIONS', 'false'],
    ['NO_PROMPT', '1'],
    ['npm_config_audit', 'false'],
    ['USE_PRIVATE_IP', 'true'],
    ['ALLOW_PRIVATE_REPOS', 'true'],
    ['CORS_ALLOW_PRIVATE_NETWORK', 'true'],
    ['ENABLE_SHELL_COMPLETION', 'true'],
    ['NODES_EXCLUDE', '["n8n-nodes-base.ssh"]'],
    ['REDACT_SECRETS', 'true'],
    ['AUTO_APPROVE', '${AUTO_APPROVE}'],
    ['REQUIRE_APPROVAL', 'always'],
    ['SMTP_AUTH', 'false'],
    ['AUTH', '0'],
    // Other ways to log in remain.
    ['ENABLE_PASSWORD_AUTH', 'false'],
    ['GOOGLE_AUTH_ENABLED', 'false'],
    ['DESK_SSO_AUTH', 'off'],
    ['COOKIE_CONSENT', 'false'],
    ['ENABLE_MUTATION', 'false'],
    ['REDIS_AUTH', 'none'],
    ['AUTH_METHOD', 'oauth'],
    ['PAYPAL_SANDBOX', 'false'],
    ['EXECUTE', '1'],
    ['LANGFLOW_AUTO_LOGIN', 'false'],
    ['AUTO_LOGIN', 'true'],
    ['OLLAMA_ORIGINS', 'https://desk.example.com'],
    ['PARCEL_ORIGINS', '*'],
    ['CORS_ALLOW_ORIGIN', 'https://desk.example.com'],
    ['CORS_ALLOW_HEADERS', '*'],
    ['TELEGRAM_ALLOW_ALL_USERS', 'false'],
    ['TELEGRAM_ALLOW_ALL_USERS_IN', 'true'],
    ['NODE_FUNCTION_ALLOW_BUILTIN', 'crypto,path'],
    ['NODE_FUNCTION_ALLOW_EXTERNAL', 'moment'],
    ['N8N_SECURE_COOKIE', 'true'],
    ['SECURE_COOKIE_NAME', 'false'],
  ];
  for (const [name, value] of quiet)
    it(`${name}=${value} is ignored`, () => assert.deepEqual(factsOf({ [name]: value }), []));
});

it('a list of assignments is an environment under any key', () => {
  const file = { agent: { llm: 'm', tools: ['notes'] }, settings: ['DESK_AUTO_APPROVE=true', 'LOG_LEVEL=info'] };
  const { facts } = readSample(JSON.stringify(file), 'json');
  assert.ok(facts.includes('environment /settings/0 host'));
  assert.ok(facts.includes('approvals /settings/0 all-prompts off'));
});
