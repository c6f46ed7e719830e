import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'servers /mcpServers/notes stdio can ',
    'commands /hooks/SessionStart/0/hooks/0/command hook',
    'commands /mcpServers/notes/command server',
    'hooks /hooks/SessionStart/0/hooks/0 session',
  ],
  'hardened.json': [],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`claude-plugin reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'claude-plugin');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads every part that the manifest defines itself', () => {
  const manifest = {
    name: 'desk',
    version: '1.0.0',
    author: { name: 'Desk' },
    hooks: ['./more-hooks.json', { Stop: [{ hooks: [{ type: 'command', command: './stop.sh' }] }] }],
    mcpServers: ['./.mcp.json', { notes: { command: 'npx', args: ['-y', 'notes-mcp'] } }],
    lspServers: { ts: { command: 'npx', args: ['-y', 'ts-server'], extensionToLanguage: { '.ts': 'typescript' } } },
    monitors: [{ name: 'log', command: 'tail -F ./desk.log', description: 'New lines.', when: 'always' }],
    commands: { ask: { content: 'Answer the question.', description: 'Answers.' }, more: { source: './more.md' } },
  };
  const { format, facts, unread } = readSample(JSON.stringify(manifest), 'json');
  assert.equal(format, 'claude-plugin');
  assert.deepEqual(unread, []);
  assert.deepEqual(facts, [
    'prompts /commands/ask/content command',
    'servers /mcpServers/1/notes stdio can ',
    'commands /hooks/1/Stop/0/hooks/0/command hook',
    'commands /mcpServers/1/notes/command server',
    'commands /lspServers/ts/command formatter',
    'commands /monitors/0/command hook',
    'hooks /hooks/1/Stop/0/hooks/0 session',
    'hooks /monitors/0 session',
  ]);
});

it('recognises metadata alone only with the file name', () => {
  const metadata = {
    name: 'a',
    version: '1.0.0',
    description: 'A.',
    author: { name: 'B' },
    license: 'MIT',
    keywords: ['a'],
  };
  const formatOf = (content: object, name?: string) => readSample(JSON.stringify(content), 'json', name).format;
  assert.equal(formatOf(metadata, '.claude-plugin/plugin.json'), 'claude-plugin');
  assert.notEqual(formatOf(metadata), 'claude-plugin');
  assert.notEqual(formatOf(metadata, 'package.json'), 'claude-plugin');
  assert.notEqual(formatOf({ ...metadata, type: 'panel', id: 'a-panel' }, 'plugin.json'), 'claude-plugin');
  assert.notEqual(formatOf({ ...metadata, main: './index.js', files: ['dist'] }, 'plugin.json'), 'claude-plugin');
});
