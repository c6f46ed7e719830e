import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': ['commands /install build', 'commands /terminals/0/command build'],
  'hardened.json': ['commands /install build', 'commands /start build'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`cursor-environment reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'cursor-environment');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('an environment may have a name; a package or an application has other keys too', () => {
  const environment = { name: 'desk', install: 'npm ci', terminals: [{ name: 'api', command: 'npm start' }] };
  const formatOf = (more: object) => readSample(JSON.stringify({ ...environment, ...more }), 'json').format;
  assert.equal(formatOf({}), 'cursor-environment');
  assert.notEqual(formatOf({ version: '1.0.0', scripts: { start: 'node .' } }), 'cursor-environment');
});
