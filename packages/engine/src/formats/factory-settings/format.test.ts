import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'models /model',
    'models /customModels/0/model',
    'models /customModels/0',
    'commands /hooks/SessionStart/0/hooks/0/command hook',
    'permissions /commandAllowlist/0 allow shell',
    'permissions /commandAllowlist/1 allow shell',
    'permissions /commandAllowlist/2 allow shell',
    'permissions /commandDenylist/0 ask shell',
    'approvals /autonomyMode all-prompts off',
    'approvals /sessionDefaultSettings/autonomyMode edits off',
    'approvals /enableDroidShield guardrail off',
    'hooks /hooks/SessionStart/0/hooks/0 session',
    'endpoints /customModels/0/baseUrl model credential true',
  ],
  'hardened.json': [
    'models /model',
    'permissions /commandAllowlist/0 allow shell',
    'permissions /commandAllowlist/1 allow shell',
    'permissions /commandDenylist/0 ask shell',
    'approvals /autonomyMode all-prompts on',
    'approvals /enableDroidShield guardrail on',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`factory-settings reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'factory-settings');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('does not recognise hooks alone, or other files with levels', () => {
  const hooks = { Stop: [{ hooks: [{ type: 'command', command: './scripts/notes.sh' }] }] };
  assert.notEqual(readSample(JSON.stringify({ hooks }), 'json').format, 'factory-settings');
  assert.equal(readSample(JSON.stringify({ autonomyLevel: 'level-4', car: 'sedan' }), 'json').recognized, false);
});

it('is recognised by the level of autonomy beside a sandbox or hooks in the notation of Claude Code', () => {
  const hook = [{ matcher: 'Execute', hooks: [{ type: 'command', command: './check.sh' }] }];
  const settings = {
    autonomyLevel: 'high',
    commandAllowlist: ['ls'],
    sandbox: { enabled: true },
    hooks: { PreToolUse: hook },
  };
  assert.equal(readSample(JSON.stringify(settings), 'json').format, 'factory-settings');
  const defaults = { sessionDefaultSettings: { autonomyMode: 'auto-high', reasoningEffort: 'off' } };
  const session = readSample(
    JSON.stringify({ ...defaults, completionSound: 'off', hooks: { PreToolUse: hook } }),
    'json',
  );
  assert.equal(session.format, 'factory-settings');
  assert.ok(session.facts.includes('approvals /sessionDefaultSettings/autonomyMode all-prompts off'));
  assert.equal(
    readSample(JSON.stringify({ sandbox: { enabled: true }, hooks: { PreToolUse: hook } }), 'json').format,
    'claude-code-settings',
  );
});

it('is recognised by a setting of its own beside servers, which any client may have', () => {
  const mcpServers = { notes: { command: 'npx', args: ['-y', 'acme-notes@1.2.3'], type: 'stdio' } };
  const read = (settings: object) => readSample(JSON.stringify({ ...settings, mcpServers }), 'json');
  const { format, facts, unread } = read({ autonomyLevel: 'high' });
  assert.equal(format, 'factory-settings');
  assert.ok(facts.includes('approvals /autonomyLevel all-prompts off'), facts.join('\n'));
  assert.ok(facts.includes('servers /mcpServers/notes stdio can '), facts.join('\n'));
  assert.deepEqual(unread, []);
  for (const settings of [{ sessionDefaultSettings: { autonomyMode: 'auto-low' } }, { enableDroidShield: false }])
    assert.equal(read(settings).format, 'factory-settings');
  for (const settings of [{}, { autonomyLevel: 'level-4' }, { model: 'm' }])
    assert.equal(read(settings).format, 'mcp-client');
});

it('may have the comments that the program writes into a new file (AG-003)', () => {
  const text = '// Settings\n{\n  "autonomyLevel": "auto-high",\n  // Safe commands\n  "commandAllowlist": ["ls"]\n}\n';
  assert.deepEqual(
    findingsOf('AG-003', text).map(({ pointer }) => pointer),
    ['/autonomyLevel'],
  );
});
