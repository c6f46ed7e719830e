import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'commands /hooks/beforeShellExecution/0/command hook',
    'commands /hooks/stop/0/command hook',
    'hooks /hooks/beforeShellExecution/0 before',
    'hooks /hooks/stop/0 session',
  ],
  'hardened.json': [
    'commands /hooks/beforeShellExecution/0/command hook',
    'hooks /hooks/beforeShellExecution/0 before',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`cursor-hooks reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'cursor-hooks');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
