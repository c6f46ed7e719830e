import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents /data/nodes/0/data',
    'models /data/nodes/0/data/node/template',
    'prompts /data/nodes/0/data/node/template/system_prompt/value system',
    'materials /data/nodes/0/data/node/template/code/value code',
    'materials /data/nodes/1/data/node/template/code/value code',
    'tools /data/nodes/1/data unknown can execute',
    'commands /data/nodes/2/data/node/template/command/value server',
    'executions /data/nodes/0/data/node/template/allow_dangerous_code/value code-execution unrestricted',
    'endpoints /data/nodes/0/data/node/template/base_url/value model',
    'endpoints /data/nodes/2/data/node/template/sse_url/value mcp',
    'transports /data/nodes/0/data/node/template/verify_ssl/value certificate-check off',
    'limits /data/nodes/0/data/node/template/max_iterations/value iterations 3000',
  ],
  'hardened.json': [
    'agents /data/nodes/0/data',
    'prompts /data/nodes/0/data/node/template/system_prompt/value system',
    'materials /data/nodes/0/data/node/template/code/value code',
    'transports /data/nodes/0/data/node/template/verify_ssl/value certificate-check on',
    'limits /data/nodes/0/data/node/template/max_iterations/value iterations 8',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`langflow reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'langflow');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('a flow in the form of the database or an export', () => {
  const template = { system_prompt: { type: 'str', value: 'You help.' }, max_iterations: { type: 'int', value: 3000 } };
  const node = { display_name: 'Agent', template };
  const data = { nodes: [{ id: 'a', data: { type: 'Agent', node } }], edges: [] };
  const rows: readonly (readonly [name: string, file: object, place: string])[] = [
    ['is read from a text', { name: 'desk', endpoint_name: null, data: JSON.stringify(data) }, '/data'],
    ['is read from a text in a list', [{ name: 'desk', data: JSON.stringify(data) }], '/0/data'],
    ['is read from a list', [{ name: 'desk', data }], '/0/data/nodes/0/data/node/template/max_iterations/value'],
    ['is read from `flows`', { flows: [{ data }] }, '/flows/0/data/nodes/0/data/node/template/max_iterations/value'],
  ];
  for (const [name, file, place] of rows) {
    it(name, () => {
      const { format, facts } = readSample(JSON.stringify(file), 'json');
      assert.equal(format, 'langflow');
      assert.ok(facts.includes(`limits ${place} iterations 3000`), facts.join('; '));
    });
  }
  it('is not recognised in other texts about templates', () => {
    const file = { name: 'desk', data: '{"template": "x", "display_name": "y"}' };
    assert.deepEqual(readSample(JSON.stringify(file), 'json').facts, []);
  });
});

it('a component that loads pages is a tool only in tool mode', () => {
  const toolsOf = (tool_mode: boolean) => {
    const node = { display_name: 'URL', template: { format: { value: 'Text' } }, tool_mode };
    const nodes = [{ data: { type: 'Agent', node: { template: {} } } }, { data: { type: 'URL', node } }];
    const { facts } = readSample(JSON.stringify({ data: { nodes, edges: [] } }), 'json');
    return facts.filter((fact) => fact.startsWith('tools'));
  };
  assert.deepEqual(toolsOf(true), ['tools /data/nodes/1/data unknown can fetch']);
  assert.deepEqual(toolsOf(false), []);
});
