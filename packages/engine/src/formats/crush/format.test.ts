import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'models /providers/relay',
    'prompts /providers/relay/system_prompt_prefix system',
    'servers /mcp/shop stdio can ',
    'commands /mcp/shop/command server',
    'commands /lsp/go/command formatter',
    'commands /hooks/PreToolUse/0/command hook',
    'permissions /permissions/allowed_tools/0 allow shell wildcard true',
    'permissions /permissions/allowed_tools/1 allow read wildcard true',
    'permissions /permissions/allowed_tools/2 allow other wildcard true',
    'hooks /hooks/PreToolUse/0 before',
    'endpoints /providers/relay/base_url model credential true',
    'environment /mcp/shop/env/SHOP_KEY server',
    'loggings /options/debug debug unsafe',
  ],
  'hardened.json': [
    'servers /mcp/docs http can search',
    'permissions /permissions/allowed_tools/0 allow read wildcard true',
    'permissions /permissions/allowed_tools/1 allow read wildcard true',
    'permissions /options/disabled_tools/0 deny shell wildcard true',
    'endpoints /mcp/docs/url mcp',
    'loggings /options/disable_metrics telemetry safe',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`crush reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'crush');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
