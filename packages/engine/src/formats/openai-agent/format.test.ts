import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents ',
    'models /model',
    'prompts /instructions system',
    'prompts /input/0/content system',
    'prompts /input/1/content/0/text task',
    'tools /tools/2 unknown can execute',
    'tools /tools/3/type unknown can execute',
    'tools /tools/4/type unknown can execute',
    'servers /tools/0 http can delete',
    'servers /tools/1 http can ',
    'approvals /tools/0/require_approval server off',
    'approvals /tools/1/require_approval/never/tool_names/0 tool off',
    'approvals /tools/1/require_approval/always/tool_names/0 tool on',
    'endpoints /tools/0/server_url mcp',
    'endpoints /tools/1/server_url mcp',
    'limits /max_tool_calls iterations 5000',
  ],
  'hardened.json': [
    'agents ',
    'models /model',
    'prompts /instructions system',
    'tools /tools/0/type unknown can read',
    'tools /tools/1/function unknown can read',
    'servers /tools/2 http can search',
    'approvals /tools/2/require_approval server on',
    'endpoints /tools/2/server_url mcp',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`openai-agent reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'openai-agent');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('patches a server whose tools never need approval', () => {
  const server = { type: 'mcp', server_label: 'shop', server_url: 'https://shop.example.com/mcp' };
  const patch = (require_approval: string) =>
    reportOn({ model: 'gpt-4o', instructions: 'Help.', tools: [{ ...server, require_approval }] }).findings.find(
      ({ ruleId }) => ruleId === 'AG-003',
    )?.remediation.patch;
  assert.deepEqual(patch('never'), [{ op: 'replace', path: '/tools/0/require_approval', value: 'always' }]);
  assert.equal(patch('always'), undefined);
});
