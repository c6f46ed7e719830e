import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
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
