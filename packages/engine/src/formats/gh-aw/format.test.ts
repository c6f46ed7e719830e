import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /engine',
    'tools /tools/edit never can write',
    'tools /tools/web-fetch never can fetch',
    'tools /tools/github/allowed/0 never can write+send',
    'tools /tools/github/allowed/1 never can read',
    'servers /mcp-servers/shop stdio can ',
    'commands /mcp-servers/shop/command server',
    'commands /steps/0/run build',
    'permissions /tools/bash/0 allow shell wildcard true',
    'isolations /sandbox sandbox off',
    'exposures /roles public-trigger open',
    'egresses /network/allowed/0 domains open',
    'grants /permissions admin wide true',
  ],
  'hardened.yaml': [
    'models /engine/id',
    'tools /tools/github/allowed/0 never can read',
    'permissions /tools/bash/0 allow shell',
    'permissions /tools/bash/1 allow shell',
    'egresses /network domains restricted',
    'limits /engine/max-turns iterations 20',
    'limits /timeout-minutes timeout 600',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`gh-aw reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'gh-aw');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
