import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'permissions /rules/executables/rules/2/pattern allow shell',
    'permissions /rules/executables/rules/1/prefix allow shell',
    'permissions /rules/executables/rules/0/prefix deny shell',
    'permissions /rules/fileEditing/defaultBehavior allow write wildcard true',
    'permissions /rules/readOutsideProject/rules/0/prefix allow read',
    'permissions /rules/mcpTools/rules/0/prefix allow mcp wildcard true',
    'approvals /defaultBehavior all-prompts off',
    'fileGrants /rules/readOutsideProject/rules/0/prefix read permission',
  ],
  'hardened.json': [
    'permissions /rules/executables/defaultBehavior deny shell wildcard true',
    'permissions /rules/executables/rules/2/prefix allow shell',
    'permissions /rules/executables/rules/1/prefix allow shell',
    'permissions /rules/executables/rules/0/prefix ask shell',
    'permissions /rules/fileEditing/defaultBehavior ask write wildcard true',
    'permissions /rules/mcpTools/rules/0/prefix allow mcp',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`junie-allowlist reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'json');
    assert.equal(reading.format, 'junie-allowlist');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('rates a rule by what it allows', () => {
  const found = (rule: object) =>
    reportOn({ defaultBehavior: 'ask', rules: { executables: { rules: [rule] } } })
      .findings.filter(({ severity }) => severity !== 'info')
      .map(({ ruleId, severity }) => `${ruleId} ${severity}`);
  assert.deepEqual(found({ prefix: 'python', action: 'allow' }), ['AG-002 high']);
  assert.deepEqual(found({ pattern: '.*', action: 'allow' }), ['AG-002 critical']);
  assert.deepEqual(found({ prefix: 'python', action: 'ask' }), []);
  assert.deepEqual(found({ pattern: '^git diff \\S+$', action: 'allow' }), []);
});

it('does not recognise other rules', () => {
  const rules = { price: { rules: [{ prefix: 'EUR', action: 'round' }] } };
  assert.equal(readSample(JSON.stringify({ defaultBehavior: 'ask', rules }), 'json').recognized, false);
});
