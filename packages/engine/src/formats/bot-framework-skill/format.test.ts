import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

for (const name of ['risky.json', 'hardened.json']) {
  it(`bot-framework-skill reads ${name}`, () => {
    const reading = readSample(readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8'), 'json');
    assert.equal(reading.format, 'bot-framework-skill');
    assert.deepEqual(reading.facts, ['agents ', 'endpoints /endpoints/0/endpointUrl peer']);
    assert.deepEqual(reading.unread, []);
  });
}
