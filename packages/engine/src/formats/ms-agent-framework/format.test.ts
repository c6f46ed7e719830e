import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky-workflow.yaml': [
    'agents ',
    'prompts /trigger/actions/2/input/additionalInstructions system',
    'servers /trigger/actions/1/elseActions/0 http can ',
    'approvals /trigger/actions/1/elseActions/0/requireApproval tool off',
    'endpoints /trigger/actions/1/elseActions/0/serverUrl mcp',
    'endpoints /trigger/actions/1/conditions/0/actions/1/url tool credential true',
    'egresses /trigger/actions/1/conditions/0/actions/0/url model-url open',
    'limits /maxTurns iterations 2000',
  ],
  'risky.yaml': [
    'agents ',
    'models /model',
    'prompts /instructions system',
    'prompts /description description',
    'tools /tools/2 unknown can execute',
    'servers /tools/0 http can delete',
    'servers /tools/1 http can ',
    'approvals /tools/0/approvalMode server off',
    'approvals /tools/1/approvalMode/neverRequireApprovalTools/0 tool off',
    'approvals /tools/1/approvalMode/alwaysRequireApprovalTools/0 tool on',
    'endpoints /model/connection/endpoint model credential true',
    'endpoints /tools/0/url mcp',
    'endpoints /tools/1/url mcp',
    'grants /tools/0/allowedTools/1 tool-wildcard wide true',
  ],
  'hardened-hosted.yaml': ['agents ', 'environment /environment_variables/0/value host'],
  'hardened.yaml': [
    'agents ',
    'models /model',
    'prompts /instructions system',
    'servers /tools/0 http can search',
    'approvals /tools/0/approvalMode/kind server on',
    'endpoints /tools/0/url mcp',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`ms-agent-framework reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'ms-agent-framework');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reports prompts in the telemetry of a hosted agent', () => {
  const hosted = (value: boolean) =>
    readSample(
      JSON.stringify({
        kind: 'hosted',
        name: 'desk',
        environment_variables: [{ name: 'ENABLE_SENSITIVE_DATA', value }],
      }),
      'json',
    ).facts.filter((fact) => fact.startsWith('loggings'));
  assert.deepEqual(hosted(true), ['loggings /environment_variables/0/value prompts unsafe']);
  assert.deepEqual(hosted(false), []);
});

it('reads where tools send requests (AG-010)', () => {
  const found = (tool: object) =>
    findingsOf('AG-010', {
      kind: 'Prompt',
      name: 'Desk',
      instructions: 'Help.',
      model: { id: 'gpt-4o', provider: 'OpenAI' },
      tools: [{ kind: 'openapi', name: 'orders', ...tool }],
    }).map(({ pointer, severity }) => `${pointer} ${severity}`);
  const connection = (endpoint: string) => ({ connection: { kind: 'key', endpoint, apiKey: '=Env.DESK_KEY' } });
  assert.deepEqual(found(connection('http://desk.fieldnotes.io')), ['/tools/0/connection/endpoint critical']);
  assert.deepEqual(found({ specification: 'http://desk.fieldnotes.io/openapi.json' }), ['/tools/0/specification high']);
  assert.deepEqual(found({ ...connection('https://desk.fieldnotes.io'), specification: './openapi.json' }), []);
});

it('a step that calls a tool without approval (AG-003)', () => {
  const found = (functionName: string, requireApproval: boolean) =>
    findingsOf('AG-003', {
      kind: 'Workflow',
      trigger: {
        kind: 'OnConversationStart',
        id: 'desk',
        actions: [{ kind: 'InvokeFunctionTool', id: 'step', functionName, requireApproval }],
      },
    }).map(({ pointer, severity }) => `${pointer} ${severity}`);
  assert.deepEqual(found('delete_order', false), ['/trigger/actions/0/requireApproval high']);
  assert.deepEqual(found('delete_order', true), []);
  assert.deepEqual(found('search_orders', false), []);
});
