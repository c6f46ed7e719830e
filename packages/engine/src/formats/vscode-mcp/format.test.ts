import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.jsonc': [
    'servers /servers/runner stdio can ',
    'servers /servers/far http can ',
    'commands /servers/runner/command server',
    'endpoints /servers/far/url mcp',
    'environment /servers/runner/env/RUNNER_KEY server',
  ],
  'hardened.json': [
    'servers /servers/far http can ',
    'servers /servers/near stdio can ',
    'commands /servers/near/command server',
    'endpoints /servers/far/url mcp credential true',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`vscode-mcp reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'json');
    assert.equal(reading.format, 'vscode-mcp');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('does not recognise language servers', () => {
  const ruff = { command: 'uv', args: ['run', 'ruff', 'server'], fileTypes: ['.py'], rootMarkers: ['.git'] };
  assert.equal(readSample(JSON.stringify({ servers: { ruff } }), 'json').recognized, false);
});
