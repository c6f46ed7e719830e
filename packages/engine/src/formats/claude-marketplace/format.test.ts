import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'hardened.json': [
    'endpoints /plugins/1/source/url marketplace',
    'components /plugins/1/source/url git git version 0123456789abcdef0123456789abcdef01234567',
    'components /plugins/2/source/package package npm version 1.2.3',
  ],
  'risky.json': [
    'servers /plugins/2/mcpServers/notes stdio can ',
    'commands /plugins/2/hooks/SessionStart/0/hooks/0/command hook',
    'commands /plugins/2/mcpServers/notes/command server',
    'hooks /plugins/2/hooks/SessionStart/0/hooks/0 session',
    'endpoints /plugins/1/source/url marketplace',
    'components /plugins/0/source/repo git git version main',
    'components /plugins/1/source/url git git',
    'components /plugins/3/source/package package npm',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`claude-marketplace reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'claude-marketplace');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads the parts of a plugin that the marketplace defines', () => {
  const plugin = {
    name: 'desk',
    source: './desk',
    strict: false,
    lspServers: { ts: { command: 'npx', args: ['-y', 'ts-server'] } },
    monitors: [{ name: 'log', command: 'tail -F ./desk.log' }],
  };
  const { facts } = readSample(JSON.stringify({ name: 'desk', owner: { name: 'Desk' }, plugins: [plugin] }), 'json');
  assert.deepEqual(facts, [
    'commands /plugins/0/lspServers/ts/command formatter',
    'commands /plugins/0/monitors/0/command hook',
    'hooks /plugins/0/monitors/0 session',
  ]);
});
