import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'models ',
    'models /subagents/agentOverrides/scout/model',
    'components /packages/0 plugin npm',
    'components /packages/1 plugin npm version latest',
    'components /packages/2/source plugin git',
  ],
  'hardened.json': [
    'models ',
    'components /packages/0 plugin npm version 1.4.2',
    'components /packages/1 plugin git version 3f2a9c1b7d4e5f60718293a4b5c6d7e8f9012345',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`pi-settings reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'json');
    assert.equal(reading.format, 'pi-settings');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads packages of other publishers with their versions', () => {
  const found = (source: unknown) =>
    reportOn({ npmCommand: ['npm'], defaultThinkingLevel: 'low', packages: [source] })
      .findings.filter(({ severity }) => severity !== 'info')
      .map(({ ruleId, severity }) => `${ruleId} ${severity}`);
  assert.deepEqual(found('npm:pi-lookup'), ['AG-008 medium']);
  assert.deepEqual(found({ source: 'npm:@desk/pi-lookup' }), ['AG-008 medium']);
  assert.deepEqual(found('npm:@desk/pi-lookup@2.0.1'), []);
  assert.deepEqual(found('git:github.com/desk/pi-tools'), ['AG-008 high']);
  assert.deepEqual(found('git:git@github.com:desk/pi-tools'), ['AG-008 high']);
  assert.deepEqual(found('../pi-tools'), []);
  const source = 'npm:pi-lookup';
  assert.deepEqual(found({ source, extensions: [], skills: [] }), ['AG-008 low']);
  assert.deepEqual(found({ source, extensions: ['./index.ts'], skills: [] }), ['AG-008 medium']);
});

it('does not recognise workspace packages', () => {
  const file = { packages: ['apps/*', 'libs/*'], extensions: [] };
  assert.notEqual(readSample(JSON.stringify(file), 'json').format, 'pi-settings');
});
