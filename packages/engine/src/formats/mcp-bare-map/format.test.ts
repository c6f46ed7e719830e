import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'servers /shell stdio can execute',
    'servers /store stdio can ',
    'commands /shell/command server',
    'commands /store/command server',
    'endpoints /shell/args/1 tool',
    'environment /store/env/STORE_TOKEN server',
  ],
  'hardened.json': [
    'servers /docs http can search',
    'servers /wiki http can ',
    'endpoints /docs/url mcp',
    'endpoints /wiki/url mcp credential true',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`mcp-bare-map reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'mcp-bare-map');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('recognises a mix of local and remote servers, but no other maps', () => {
  const notes = { type: 'stdio', command: 'notes-mcp', args: [] };
  const formatOf = (file: object) => readSample(JSON.stringify(file), 'json').format;
  assert.equal(formatOf({ notes, far: { type: 'http', url: 'https://tides.example.com/mcp' } }), 'mcp-bare-map');
  assert.notEqual(
    formatOf({ notes, far: { type: 'http', url: 'https://tides.example.com/mcp' }, version: 2 }),
    'mcp-bare-map',
  );
  assert.notEqual(
    formatOf({
      build: { command: 'make', args: ['all'] },
      probe: { type: 'http', url: 'https://shop.example.com/health' },
    }),
    'mcp-bare-map',
  );
});
