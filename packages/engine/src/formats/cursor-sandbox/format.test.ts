import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'isolations /type sandbox off',
    'fileGrants /additionalReadwritePaths/0 write sandbox',
    'fileGrants /additionalReadwritePaths/1 write sandbox',
    'fileGrants /additionalReadonlyPaths/0 read sandbox',
    'egresses /networkPolicy/default network open',
    'egresses /networkPolicy/allow/0 domains open',
  ],
  'hardened.json': [
    'permissions /networkPolicy/allow/0 allow fetch',
    'isolations /type sandbox on',
    'egresses /networkPolicy/default network restricted',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`cursor-sandbox reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'cursor-sandbox');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('recognises a list of folders alone', () => {
  const formatOf = (file: object) => readSample(JSON.stringify(file), 'json').format;
  assert.equal(formatOf({ additionalReadonlyPaths: ['~/.config'] }), 'cursor-sandbox');
  assert.notEqual(formatOf({ readonlyPaths: ['~/.config'] }), 'cursor-sandbox');
});
