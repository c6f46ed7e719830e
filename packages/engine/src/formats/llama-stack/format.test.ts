import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /providers/inference/0',
    'tools /providers/tool_runtime/0/provider_type unknown can execute',
    'tools /providers/tool_runtime/1/provider_type unknown can ',
    'servers /tool_groups/0/mcp_endpoint http can ',
    'endpoints /providers/inference/0/config/url model credential true',
    'endpoints /tool_groups/0/mcp_endpoint/uri mcp',
    'transports /providers/inference/0/config/tls_verify certificate-check off credential true',
    'exposures /server/host bind open',
  ],
  'hardened.yaml': [
    'models /providers/inference/0',
    'endpoints /providers/inference/0/config/url model',
    'exposures /server/host bind restricted',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`llama-stack reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'llama-stack');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
