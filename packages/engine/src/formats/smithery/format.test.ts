import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': ['commands /startCommand/commandFunction server', 'exposures /startCommand/commandFunction bind open'],
  'hardened.yaml': ['commands /startCommand/commandFunction server'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`smithery reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'smithery');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('a file with only a list of tools', () => {
  const text =
    'name: desk\ntools:\n  - name: run_sql\n    description: Runs SQL.\n  - name: get_time\n    description: The time.\n';
  it('is recognised by its file name', () => {
    const { format, facts, unread } = readSample(text, 'yaml', 'smithery.yaml');
    assert.equal(format, 'smithery');
    assert.deepEqual(facts, ['tools /tools/0 unknown can database+database-write', 'tools /tools/1 unknown can think']);
    assert.deepEqual(unread, []);
  });
  it('is not recognised under another name', () => {
    assert.equal(readSample(text, 'yaml', 'shop.yaml').recognized, false);
  });
});

describe('files with some of the same keys', () => {
  const rows: readonly (readonly [name: string, text: string])[] = [
    ['a service with a start command', 'startCommand: npm start\nbuild: {command: npm run build}'],
    ['another runtime', 'runtime: nodejs20\nenv: {PORT: "80"}'],
  ];
  for (const [name, text] of rows) {
    it(name, () => assert.equal(readSample(text, 'yaml').recognized, false));
  }
});
