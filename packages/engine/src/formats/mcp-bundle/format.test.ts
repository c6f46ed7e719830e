import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'hardened.json': [
    'prompts /description description',
    'tools /tools/0 unknown can read',
    'servers /server/mcp_config stdio can ',
    'commands /server/mcp_config/command server',
    'environment /server/mcp_config/env/NOTES_TOKEN server',
  ],
  'risky.json': [
    'prompts /description description',
    'prompts /prompts/0/text task',
    'prompts /prompts/0/description description',
    'tools /tools/0 unknown can read',
    'servers /server/mcp_config stdio can ',
    'servers /server/mcp_config/platform_overrides/win32 stdio can ',
    'commands /server/mcp_config/command server',
    'commands /server/mcp_config/platform_overrides/win32/command server',
    'endpoints /server/mcp_config/args/1 tool',
    'transports /server/mcp_config/env/NODE_TLS_REJECT_UNAUTHORIZED certificate-check off',
    'environment /server/mcp_config/env/NODE_TLS_REJECT_UNAUTHORIZED server',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`mcp-bundle reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'mcp-bundle');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
