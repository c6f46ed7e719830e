import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': ['commands /then/command hook', 'hooks /then after'],
  'hardened.json': ['prompts /then/prompt task disabled', 'hooks /then after disabled'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`kiro-hook reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'kiro-hook');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads a hook with a trigger and an action, and recognises no other rules', () => {
  const hook = (type: string, action: object) => ({ name: 'Tidy', description: 'Tidies.', trigger: { type }, action });
  const read = (file: object) => readSample(JSON.stringify(file), 'json');
  const command = { type: 'command', command: 'bash ./tidy.sh' };
  const { format, facts } = read(hook('onSessionCreate', command));
  assert.equal(format, 'kiro-hook');
  assert.ok(facts.includes('commands /action/command hook'), facts.join('; '));
  const message = read(hook('manual', { type: 'message', message: 'Tidy up.' }));
  assert.ok(message.facts.includes('prompts /action/message task'), message.facts.join('; '));
  assert.notEqual(read(hook('sunset', command)).format, 'kiro-hook');
  assert.notEqual(read(hook('onSunset', { type: 'light', scene: 'evening' })).format, 'kiro-hook');
});

it('reads several hooks in one file', () => {
  const entry = { name: 'Review', trigger: 'PostFileSave', matcher: '[.]ts$', enabled: true };
  const file = (action: object) => JSON.stringify({ version: 'v1', hooks: [{ ...entry, action }] });
  const asked = readSample(file({ type: 'agent', prompt: 'Review the file.' }), 'json');
  assert.equal(asked.format, 'kiro-hook');
  assert.deepEqual(asked.facts, ['prompts /hooks/0/action/prompt task', 'hooks /hooks/0/action after']);
  assert.deepEqual(asked.unread, []);
  const run = readSample(file({ type: 'command', command: 'npm run lint' }), 'json');
  assert.ok(run.facts.includes('commands /hooks/0/action/command hook'), run.facts.join('; '));
  assert.notEqual(readSample(file({ type: 'light', scene: 'evening' }), 'json').format, 'kiro-hook');
});
