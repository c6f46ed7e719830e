import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'commands /hooks/PreToolUse/0/hooks/0/command hook',
    'commands /hooks/SessionEnd/0/hooks/0/command hook',
    'hooks /hooks/PreToolUse/0/hooks/0 before',
    'hooks /hooks/SessionEnd/0/hooks/0 session',
  ],
  'hardened.json': [
    'commands /hooks/PreToolUse/0/hooks/0/command hook',
    'commands /hooks/UserPromptSubmit/0/hooks/0/command hook',
    'hooks /hooks/PreToolUse/0/hooks/0 before',
    'hooks /hooks/UserPromptSubmit/0/hooks/0 prompt',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`claude-code-hooks reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'claude-code-hooks');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('is not recognised with settings of Claude Code beside the hooks', () => {
  const hooks = { Stop: [{ hooks: [{ type: 'command', command: './stop.sh' }] }] };
  const source = { source: 'github', repo: 'acme/tools' };
  const settings = { hooks, extraKnownMarketplaces: { tools: { source, autoUpdate: true } } };
  assert.equal(readSample(JSON.stringify(settings), 'json').format, 'claude-code-settings');
  assert.equal(readSample(JSON.stringify({ hooks, outputStyle: 'brief' }), 'json').format, 'claude-code-settings');
  const gemini = { hooks: { ...hooks, SessionStart: hooks.Stop, BeforeTool: hooks.Stop } };
  assert.equal(readSample(JSON.stringify(gemini), 'json', '.gemini/settings.json').format, 'gemini-settings');
  assert.equal(readSample(JSON.stringify({ hooks, description: 'Mine.' }), 'json').format, 'claude-code-hooks');
});

it('reads events at the root', () => {
  const hook = { type: 'command', command: './stop.sh' };
  const events = { Stop: [{ hooks: [hook] }], PostToolUse: [{ matcher: 'Bash', hooks: [hook] }] };
  const reading = readSample(JSON.stringify({ description: 'Mine.', ...events }), 'json');
  assert.equal(reading.format, 'claude-code-hooks');
  assert.deepEqual(reading.facts, [
    'commands /Stop/0/hooks/0/command hook',
    'commands /PostToolUse/0/hooks/0/command hook',
    'hooks /Stop/0/hooks/0 session',
    'hooks /PostToolUse/0/hooks/0 after',
  ]);
  assert.deepEqual(reading.unread, []);
  assert.notEqual(readSample(JSON.stringify({ ...events, permissions: {} }), 'json').format, 'claude-code-hooks');
  assert.notEqual(readSample(JSON.stringify({ Stop: [{ name: 'Central' }] }), 'json').format, 'claude-code-hooks');
});
