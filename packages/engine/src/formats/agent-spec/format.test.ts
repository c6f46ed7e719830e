import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import type { RuleId } from '../../score/table.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents ',
    'models /llm_config',
    'prompts /system_prompt system',
    'prompts /description description',
    'tools /tools/0 unknown can ',
    'tools /tools/1 unknown can delete',
    'servers /toolboxes/0/client_transport stdio can read+write',
    'servers /toolboxes/1/client_transport http can ',
    'commands /toolboxes/0/client_transport/command server',
    'approvals /tools/1/requires_confirmation tool off',
    'fileGrants /toolboxes/0/client_transport/args/2 write server-root',
    'endpoints /llm_config/url model',
    'endpoints /tools/0/url tool credential true',
    'endpoints /toolboxes/1/client_transport/url mcp',
    'egresses /tools/0/url model-url open',
  ],
  'hardened.yaml': [
    'agents /$referenced_components/a-1',
    'models /$referenced_components/a-1/llm_config',
    'prompts /$referenced_components/a-1/system_prompt system',
    'tools /$referenced_components/a-1/tools/0 always can read',
    'approvals /$referenced_components/a-1/human_in_the_loop all-prompts on',
    'approvals /$referenced_components/a-1/tools/0/requires_confirmation tool on',
    'endpoints /$referenced_components/a-1/tools/0/url tool',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`agent-spec reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'agent-spec');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const tool = {
  component_type: 'RemoteTool',
  name: 'erase_customer',
  url: 'https://desk.example.com/erase',
  requires_confirmation: false,
};
const factsOf = (value: object) => readSample(JSON.stringify(value), 'json').facts;

it('reads the components that a nested flow refers to', () => {
  const subflow = { component_type: 'Flow', $referenced_components: { 'n-1': { component_type: 'ToolNode', tool } } };
  const facts = factsOf({
    component_type: 'Flow',
    agentspec_version: '25.4.1',
    nodes: [{ component_type: 'FlowNode', subflow }],
  });
  const at = '/nodes/0/subflow/$referenced_components/n-1/tool';
  assert.deepEqual(facts, [
    `tools ${at} unknown can delete`,
    `approvals ${at}/requires_confirmation tool off`,
    `endpoints ${at}/url tool`,
  ]);
});

it('recognises a file of referenced components', () => {
  const { format } = readSample(
    JSON.stringify({ $referenced_components: { erase: { ...tool, agentspec_version: '25.4.1' } } }),
    'json',
  );
  assert.equal(format, 'agent-spec');
});

it('a URL whose host is fixed or a placeholder of the author is no egress', () => {
  const egresses = (url: string) =>
    factsOf({ component_type: 'Agent', agentspec_version: '25.4.1', name: 'Desk', tools: [{ ...tool, url }] }).filter(
      (fact) => fact.startsWith('egresses'),
    );
  assert.deepEqual(egresses('[[server]]/orders/{{order}}'), []);
  assert.deepEqual(egresses('https://desk.example.com/orders/{{order}}'), []);
  for (const url of ['[[{{server}}]]/orders', '{{server}}/orders', 'https://{{server}}/orders'])
    assert.deepEqual(egresses(url), ['egresses /tools/0/url model-url open'], url);
});

describe('connections and logins', () => {
  const found = (ruleId: RuleId, component: object) =>
    findingsOf(ruleId, { agentspec_version: '26.1.2', ...component }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  const peer = (connection: object, agentUrl = 'https://desk.example.com') => ({
    component_type: 'A2AAgent',
    name: 'Desk',
    agent_url: agentUrl,
    connection_config: { component_type: 'A2AConnectionConfig', name: 'c', ...connection },
  });
  const server = (auth: object) => ({
    component_type: 'Agent',
    name: 'Desk',
    toolboxes: [
      {
        component_type: 'MCPToolBox',
        client_transport: {
          component_type: 'StreamableHTTPTransport',
          url: 'https://mcp.fieldnotes.io/mcp',
          auth: { component_type: 'OAuthConfig', name: 'o', redirect_uri: 'http://localhost:8180/back', ...auth },
        },
      },
    ],
  });
  const at = '/toolboxes/0/client_transport/auth';

  it('the check of a remote agent’s certificate', () => {
    assert.deepEqual(found('AG-010', peer({ verify: false })), ['/connection_config/verify high']);
    assert.deepEqual(found('AG-010', peer({ verify: true })), []);
  });
  it('a credential that is sent to a remote agent without encryption', () => {
    const headers = { Authorization: 'Bearer ${DESK_TOKEN}' };
    assert.deepEqual(found('AG-010', peer({ headers }, 'http://desk.fieldnotes.io')), ['/agent_url critical']);
    assert.deepEqual(found('AG-010', peer({ headers: null }, 'http://desk.fieldnotes.io')), ['/agent_url high']);
    assert.deepEqual(found('AG-010', peer({ headers })), []);
  });
  it('PKCE that is not required', () => {
    assert.deepEqual(found('AG-011', server({ pkce: { required: false } })), [`${at}/pkce/required medium`]);
    for (const pkce of [{ required: true, method: 'S256' }, {}, null])
      assert.deepEqual(
        found('AG-011', server({ pkce })).filter((finding) => finding.startsWith(at)),
        [],
      );
  });
  it('addresses of a login', () => {
    const endpoints = (url: string) => ({ endpoints: { token_endpoint: url } });
    assert.deepEqual(found('AG-010', server(endpoints('http://id.fieldnotes.io/token'))), [
      `${at}/endpoints/token_endpoint high`,
    ]);
    for (const ruleId of ['AG-010', 'AG-014'] as const)
      assert.deepEqual(found(ruleId, server(endpoints('https://id.fieldnotes.io/token'))), [], ruleId);
  });
  it('a database is no model', () => {
    const connection = { component_type: 'TlsPostgresDatabaseConnectionConfig', url: 'db.fieldnotes.io:5432/desk' };
    assert.deepEqual(
      factsOf({
        component_type: 'PostgresDatabaseDatastore',
        agentspec_version: '26.1.2',
        name: 'd',
        connection_config: connection,
      }),
      [],
    );
  });
});
