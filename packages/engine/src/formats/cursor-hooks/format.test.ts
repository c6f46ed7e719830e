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

it('hooks of Copilot name their events as Claude Code does, without matchers', () => {
  const read = (file: object) => readSample(JSON.stringify(file), 'json');
  const hook = { type: 'command', command: './check.sh', windows: 'check.bat', timeout: 9 };
  const { format, facts, unread } = read({ hooks: { PreToolUse: [hook] } });
  assert.deepEqual([format, unread], ['cursor-hooks', []]);
  assert.deepEqual(facts, [
    'commands /hooks/PreToolUse/0/command hook',
    'commands /hooks/PreToolUse/0/windows hook',
    'hooks /hooks/PreToolUse/0 before',
  ]);
  assert.equal(read({ hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [hook] }] } }).format, 'claude-code-hooks');
  assert.equal(read({ options: { debug: true }, lsp: {}, hooks: { PreToolUse: [hook] } }).format, 'crush');
  assert.equal(read({ hooks: { PreBuild: [hook] } }).format, 'generic');
});

it('hooks without types are recognised by their version or by the events of Cursor', () => {
  const read = (file: object) => readSample(JSON.stringify(file), 'json');
  const hook = { command: 'hooks/check.sh', timeout: 9 };
  const flat = read({ version: 1, hooks: { PreToolUse: [hook] } });
  assert.deepEqual([flat.format, flat.unread], ['cursor-hooks', []]);
  assert.ok(flat.facts.includes('commands /hooks/PreToolUse/0/command hook'));
  const grouped = read({ version: 1, hooks: { preToolUse: [{ matcher: '', hooks: [hook] }] } });
  assert.deepEqual([grouped.format, grouped.unread], ['cursor-hooks', []]);
  assert.ok(grouped.facts.includes('commands /hooks/preToolUse/0/hooks/0/command hook'));
  assert.equal(read({ version: 1, hooks: { 'pre-commit': [hook] } }).recognized, false);
  assert.equal(read({ version: 1, hooks: { stop: { command: 'x' } } }).recognized, false);
});
