import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const read = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
const samples = {
  'risky.json': [
    'agents /globalSettings/customModes/0',
    'models /providerProfiles/apiConfigs/default',
    'prompts /globalSettings/customInstructions system',
    'prompts /globalSettings/customModes/0/roleDefinition system',
    'tools /globalSettings/customModes/0/groups/0 unknown can read',
    'permissions /globalSettings/alwaysAllowBrowser allow browse wildcard true',
    'permissions /globalSettings/allowedCommands/0 allow shell wildcard true',
    'permissions /globalSettings/allowedCommands/1 allow shell',
    'permissions /globalSettings/deniedCommands/0 deny shell',
    'approvals /globalSettings/alwaysAllowWrite edits off',
    'fileGrants /globalSettings/alwaysAllowReadOnlyOutsideWorkspace read permission',
    'fileGrants /globalSettings/alwaysAllowWriteOutsideWorkspace write permission',
    'endpoints /providerProfiles/apiConfigs/default/openAiBaseUrl model credential true',
  ],
  'hardened.json': [
    'models /providerProfiles/apiConfigs/default',
    'permissions /globalSettings/allowedCommands/0 allow shell',
    'permissions /globalSettings/allowedCommands/1 allow shell',
    'permissions /globalSettings/deniedCommands/0 deny shell',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`roo-settings reads ${name}`, () => {
    const reading = readSample(read(name), 'json');
    assert.equal(reading.format, 'roo-settings');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads no automatic approvals without the main switch', () => {
  const settings = JSON.parse(read('risky.json'));
  settings.globalSettings.autoApprovalEnabled = false;
  const { facts } = readSample(JSON.stringify(settings), 'json');
  assert.deepEqual(
    facts.filter((fact) => /^(?:approvals|permissions|fileGrants)/.test(fact)),
    [],
  );
});

it('does not report narrow command prefixes', () => {
  const { findings } = reportOn(JSON.parse(read('hardened.json')));
  assert.deepEqual(findings, []);
});

it('does not recognise settings of another program', () => {
  const text = '{"globalSettings": {"theme": "dark", "allowedHosts": ["a"]}, "profiles": {}}';
  assert.equal(readSample(text, 'json').recognized, false);
});
