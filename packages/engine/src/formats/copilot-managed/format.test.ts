import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'models /model',
    'permissions /permissions/allow/0 allow shell',
    'permissions /permissions/allow/1 allow shell wildcard true',
    'permissions /permissions/allow/2 allow shell',
    'permissions /permissions/allow/3 allow write',
    'permissions /permissions/allow/4 allow read',
    'permissions /permissions/allow/5 allow fetch wildcard true',
    'permissions /permissions/ask/overridable/0 ask fetch',
    'permissions /permissions/deny/0 deny shell',
    'fileGrants /permissions/allow/3 write permission',
    'fileGrants /permissions/allow/4 read permission',
    'endpoints /telemetry/endpoint telemetry',
    'components /extraKnownMarketplaces/desk/autoUpdate git git',
    'loggings /telemetry/captureContent prompts unsafe',
  ],
  'hardened.json': [
    'models /model/overridable',
    'permissions /permissions/allow/0 allow shell',
    'permissions /permissions/allow/1 allow fetch',
    'permissions /permissions/ask/0 ask shell',
    'permissions /permissions/ask/1 ask write',
    'permissions /permissions/ask/2 ask fetch',
    'permissions /permissions/deny/0 deny read',
    'permissions /permissions/deny/1 deny fetch',
    'permissions /sandbox/userPolicy/filesystem/deniedPaths/0 deny read',
    'permissions /sandbox/userPolicy/filesystem/deniedPaths/0 deny write',
    'approvals /permissions/disableBypassPermissionsMode/overridable bypass-lock on',
    'isolations /sandbox/enabled sandbox on',
    'isolations /sandbox/allowBypass escape-hatch on',
    'endpoints /telemetry/endpoint telemetry',
    'egresses /sandbox/userPolicy/network/allowOutbound network restricted',
    'loggings /telemetry/captureContent prompts safe',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`copilot-managed reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'json');
    assert.equal(reading.format, 'copilot-managed');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const read = (document: object) => readSample(JSON.stringify(document), 'json');

it('tells the settings from those of Cursor and Claude Code, which have a similar notation', () => {
  const disableBypassPermissionsMode = 'disable';
  const shell = ['Shell(git status)'];
  const formats: readonly (readonly [object, string])[] = [
    [{ disableBypassPermissionsMode, allow: shell, deny: [] }, 'copilot-managed'],
    [{ disableBypassPermissionsMode, allow: ['Bash(git status)'], deny: ['Domain(example.net)'] }, 'copilot-managed'],
    [{ allow: shell, ask: ['Shell(git push *)'] }, 'copilot-managed'],
    [{ allow: shell, deny: [] }, 'cursor-cli'],
    [{ allow: shell, deny: ['WebFetch(example.net)'] }, 'cursor-cli'],
    [{ disableBypassPermissionsMode, allow: ['Bash(git status)'], deny: ['WebFetch'] }, 'claude-code-settings'],
  ];
  for (const [permissions, format] of formats) assert.equal(read({ permissions }).format, format);
});

it('reports hosts without a limit, but not one that needs approval (AG-013)', () => {
  const permissions = { disableBypassPermissionsMode: 'disable', allow: ['Domain(*)'] };
  const pointers = (more: object) =>
    findingsOf('AG-013', { permissions: { ...permissions, ...more } }).map(({ pointer }) => pointer);
  assert.deepEqual(pointers({}), ['/permissions/allow/0']);
  assert.deepEqual(pointers({ allow: ['Domain(docs.example.com)'] }), []);
  assert.deepEqual(pointers({ allow: ['Domain(docs.example.com)'], ask: ['Domain(*)'] }), []);
});

it('reads no weakness from a sandbox that requires nothing', () => {
  const permissions = { disableBypassPermissionsMode: 'disable' };
  const { format, facts } = read({ permissions, sandbox: { enabled: false, allowBypass: true } });
  assert.equal(format, 'copilot-managed');
  assert.deepEqual(facts, ['approvals /permissions/disableBypassPermissionsMode bypass-lock on']);
});
