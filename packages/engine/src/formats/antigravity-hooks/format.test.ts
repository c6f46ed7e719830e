import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'commands /report/PostToolUse/0/hooks/0/command hook',
    'commands /reminder/PreInvocation/0/command hook disabled',
    'hooks /report/PostToolUse/0/hooks/0 after',
    'hooks /reminder/PreInvocation/0 prompt disabled',
  ],
  'hardened.json': ['commands /guard/PreToolUse/0/hooks/0/command hook', 'hooks /guard/PreToolUse/0/hooks/0 before'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`antigravity-hooks reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'antigravity-hooks');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('does not recognise hooks below a `hooks` key', () => {
  const group = [{ matcher: 'Bash', hooks: [{ type: 'command', command: './guard.sh' }] }];
  const formatOf = (configuration: object) => readSample(JSON.stringify(configuration), 'json').format;
  assert.equal(formatOf({ hooks: { PreToolUse: group } }), 'claude-code-hooks');
  assert.notEqual(formatOf({ lint: { Stop: ['npm test'] } }), 'antigravity-hooks');
});
