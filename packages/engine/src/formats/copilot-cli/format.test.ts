import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'models /model',
    'commands /hooks/sessionStart/0/bash hook',
    'permissions /allowed_urls/0 allow fetch wildcard true',
    'permissions /allowed_urls/1 allow fetch',
    'permissions /denied_urls/0 deny fetch',
    'permissions /locations/~1srv~1desk/tool_approvals/0/commandIdentifiers/0 allow shell',
    'permissions /locations/~1srv~1desk/tool_approvals/0/commandIdentifiers/1 allow shell',
    'permissions /locations/~1srv~1desk/tool_approvals/1/kind allow write wildcard true',
    'permissions /locations/~1srv~1desk/tool_approvals/2/serverName allow mcp wildcard true',
    'hooks /hooks/sessionStart/0 session',
    'fileGrants /trusted_folders/0 read directory',
    'fileGrants /trusted_folders/1 read directory',
  ],
  'hardened.json': [
    'models /model',
    'permissions /allowed_urls/0 allow fetch',
    'fileGrants /trusted_folders/0 read directory',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`copilot-cli reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'copilot-cli');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('does not read `ask_user: false` as a missing approval', () => {
  const settings = { model: 'm', reasoning_effort: 'high', log_level: 'info', auto_update: true, ask_user: false };
  assert.equal(readSample(JSON.stringify(settings), 'json').format, 'copilot-cli');
  assert.deepEqual(findingsOf('AG-003', settings), []);
});

it('does not recognise a custom configuration with one of its keys', () => {
  const file = { agent: { model: 'm', system_prompt: 'Help.', ask_user: false }, log_level: 'info' };
  assert.equal(readSample(JSON.stringify(file), 'json').format, 'generic');
});

it('reads marketplaces that update their plugins (AG-008)', () => {
  const source = { source: 'github', repo: 'acme/desk-plugins' };
  const found = (marketplace: object) =>
    findingsOf('AG-008', {
      trusted_folders: [],
      log_level: 'info',
      banner: 'never',
      extraKnownMarketplaces: { desk: { source, ...marketplace } },
    }).map(({ pointer }) => pointer);
  assert.deepEqual(found({ autoUpdate: true }), ['/extraKnownMarketplaces/desk/autoUpdate']);
  assert.deepEqual(
    found({ autoUpdate: false, source: { ...source, ref: '0123456789abcdef0123456789abcdef01234567' } }),
    [],
  );
});

it("reads a user's sandbox, which has the keys of the managed settings", () => {
  const userPolicy = { filesystem: { deniedPaths: ['~/.ssh/**'] }, network: { allowOutbound: false } };
  const sandbox = { enabled: true, sandboxMcpServers: true, userPolicy };
  const statusLine = { type: 'command', command: './line.sh', padding: 0 };
  const allowedUrls = ['https://docs.example.com'];
  const settings = { enabledPlugins: { 'notes@desk': true }, allowedUrls, sandbox, statusLine };
  const { format, facts, unread } = readSample(JSON.stringify(settings), 'json');
  assert.equal(format, 'copilot-cli');
  assert.ok(facts.includes('commands /statusLine/command helper'), facts.join('\n'));
  assert.ok(facts.includes('isolations /sandbox/enabled sandbox on'), facts.join('\n'));
  assert.ok(facts.includes('permissions /sandbox/userPolicy/filesystem/deniedPaths/0 deny read'), facts.join('\n'));
  assert.deepEqual(unread, []);
});
