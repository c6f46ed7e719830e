import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'permissions /permissions/allow/0 allow shell wildcard true',
    'permissions /permissions/allow/1 allow shell',
    'permissions /permissions/allow/2 allow shell',
    'permissions /permissions/allow/3 allow read wildcard true',
    'permissions /permissions/allow/4 allow write',
    'permissions /permissions/allow/5 allow fetch wildcard true',
    'permissions /permissions/allow/6 allow mcp wildcard true',
    'permissions /permissions/allow/7 allow mcp overridden true',
    'permissions /permissions/deny/0 deny mcp',
    'permissions /permissions/deny/1 deny shell',
    'approvals /approvalMode all-prompts off',
    'isolations /sandbox/mode sandbox off',
    'fileGrants /permissions/allow/4 write permission',
    'egresses /sandbox/networkAccess network open',
  ],
  'hardened.json': [
    'permissions /permissions/allow/0 allow shell',
    'permissions /permissions/allow/1 allow read',
    'permissions /permissions/deny/0 deny read',
    'permissions /permissions/deny/1 deny write',
    'isolations /sandbox/mode sandbox on',
    'fileGrants /permissions/allow/1 read permission',
    'egresses /sandbox/networkAccess network restricted',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`cursor-cli reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'cursor-cli');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('recognises short lists by the approval mode', () => {
  const lists = { permissions: { allow: [], deny: [] } };
  assert.equal(readSample(JSON.stringify({ ...lists, approvalMode: 'unrestricted' }), 'json').format, 'cursor-cli');
  assert.notEqual(readSample(JSON.stringify({ ...lists, approvalMode: 'four-eyes' }), 'json').format, 'cursor-cli');
});

it('reads the arguments after the colon of a command', () => {
  const found = (entry: string) =>
    findingsOf('AG-002', { permissions: { allow: [entry] } }).map(({ severity }) => severity);
  for (const entry of ['Shell(python3:-)', 'Shell(bash:-s)', 'Shell(node:*)']) assert.deepEqual(found(entry), ['high']);
  for (const entry of ['Shell(npm:run test*)', 'Shell(git:status)', 'Shell(C:\\\\tools\\\\build.exe)'])
    assert.deepEqual(found(entry), []);
});

it('an open network of the sandbox is reported, and restricts no program', () => {
  const found = (networkAccess: string) =>
    findingsOf('AG-013', {
      version: 1,
      permissions: { allow: ['Shell(curl)'], deny: [] },
      sandbox: { mode: 'enabled', networkAccess },
    }).map(({ pointer }) => pointer);
  assert.deepEqual(found('allow_all').toSorted(), ['/permissions/allow/0', '/sandbox/networkAccess']);
  assert.deepEqual(found('user_config_only'), []);
  assert.deepEqual(found('user_config_with_defaults'), []);
});
