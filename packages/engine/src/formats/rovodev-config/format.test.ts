import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'permissions /toolPermissions/tools/create_file allow write wildcard true',
    'permissions /toolPermissions/tools/open_files allow read wildcard true',
    'permissions /toolPermissions/bash/default ask shell wildcard true',
    'permissions /toolPermissions/bash/commands/0/command allow shell',
    'permissions /toolPermissions/bash/commands/1/command allow shell',
    'approvals /toolPermissions/default all-prompts off',
    'isolations /toolPermissions/bash/runInSandbox sandbox off',
    'fileGrants /toolPermissions/allowedExternalPaths/0 write directory',
  ],
  'hardened.yaml': [
    'permissions /toolPermissions/tools/create_file ask write wildcard true',
    'permissions /toolPermissions/tools/grep allow read wildcard true',
    'permissions /toolPermissions/bash/default ask shell wildcard true',
    'permissions /toolPermissions/bash/commands/0/command allow shell',
    'permissions /toolPermissions/bash/commands/1/command deny shell',
    'approvals /toolPermissions/default all-prompts on',
    'isolations /toolPermissions/bash/runInSandbox sandbox on',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`rovodev-config reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'rovodev-config');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const found = (toolPermissions: object, more: object = {}) =>
  reportOn({ agent: { modelId: 'auto' }, toolPermissions: { tools: {}, ...toolPermissions }, ...more })
    .findings.filter(({ severity }) => severity !== 'info' && severity !== 'low')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);
const command = (text: string, permission: string) =>
  found({ bash: { default: 'ask', commands: [{ command: text, permission }] } });

it('reads the defaults for tools and commands without a rule', () => {
  assert.deepEqual(found({ allowAll: true }), ['AG-003 critical /toolPermissions/allowAll']);
  assert.deepEqual(found({ default: 'allow' }), ['AG-003 critical /toolPermissions/default']);
  assert.deepEqual(found({ allowAll: false, default: 'ask' }), []);
  assert.deepEqual(found({ bash: { default: 'allow', commands: [] } }), [
    'AG-002 critical /toolPermissions/bash/default',
  ]);
});

it('reads a command as an expression for the whole line', () => {
  const at = '/toolPermissions/bash/commands/0/command';
  assert.deepEqual(command('awk(\\s.*)?', 'allow'), [`AG-002 high ${at}`]);
  assert.deepEqual(command('env(\\s.*)?', 'allow'), [`AG-002 high ${at}`]);
  assert.deepEqual(command('awk(\\s.*)?', 'ask'), []);
  assert.deepEqual(command('git status', 'allow'), []);
});

it('reads external folders and decisions for single tools', () => {
  assert.deepEqual(found({ allowedExternalPaths: ['~/.ssh'] }), [
    'AG-006 critical /toolPermissions/allowedExternalPaths/0',
  ]);
  assert.deepEqual(found({ allowedExternalPaths: ['./docs'] }), []);
  assert.deepEqual(found({ tools: { create_file: 'allow', move_file: 'ask' } }), [
    'AG-003 medium /toolPermissions/tools/create_file',
  ]);
  assert.deepEqual(found({ tools: { delete_order: 'allow', open_files: 'allow' } }), [
    'AG-003 high /toolPermissions/tools/delete_order',
  ]);
});

it('does not recognise other files with tools', () => {
  const file = { toolPermissions: { tools: { saw: 'Ann' } } };
  assert.notEqual(readSample(JSON.stringify(file), 'json').format, 'rovodev-config');
});
