import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
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
