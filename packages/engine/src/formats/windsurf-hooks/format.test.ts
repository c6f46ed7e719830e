import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'commands /hooks/post_cascade_response/0/command hook',
    'commands /hooks/pre_user_prompt/0/command hook',
    'hooks /hooks/post_cascade_response/0 after',
    'hooks /hooks/pre_user_prompt/0 prompt',
  ],
  'hardened.json': [
    'commands /hooks/pre_run_command/0/command hook',
    'commands /hooks/pre_run_command/0/powershell hook',
    'hooks /hooks/pre_run_command/0 before',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`windsurf-hooks reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'windsurf-hooks');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('does not recognise hooks of other programs', () => {
  const formatOf = (hooks: object) => readSample(JSON.stringify({ hooks }), 'json').format;
  assert.notEqual(formatOf({ pre_commit: [{ command: 'npm test' }] }), 'windsurf-hooks');
  assert.notEqual(formatOf({ pre_run_command: ['npm test'] }), 'windsurf-hooks');
});
