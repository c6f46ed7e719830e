import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'permissions /user/always_allow/0 allow shell wildcard true',
    'permissions /user/always_allow/1 allow write wildcard true',
    'permissions /user/always_allow/2 allow mcp',
    'permissions /user/always_allow/3 allow mcp',
  ],
  'hardened.yaml': [
    'permissions /user/always_allow/0 allow mcp',
    'permissions /user/ask_before/0 ask write wildcard true',
    'permissions /user/never_allow/0 deny shell wildcard true',
    'permissions /user/never_allow/1 deny mcp',
    'permissions /smart_approve/ask_before/0 ask mcp',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`goose-permissions reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'goose-permissions');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('rates an allowed tool by its capabilities', () => {
  const found = (lists: object) =>
    reportOn({ user: { always_allow: [], ask_before: [], never_allow: [], ...lists } })
      .findings.filter(({ severity }) => severity !== 'info' && severity !== 'low')
      .map(({ ruleId, severity }) => `${ruleId} ${severity}`);
  assert.deepEqual(found({ always_allow: ['developer__shell'] }), ['AG-002 critical']);
  assert.deepEqual(found({ always_allow: ['developer__text_editor'] }), ['AG-003 medium']);
  assert.deepEqual(found({ always_allow: ['library__delete_book'] }), ['AG-003 high']);
  assert.deepEqual(found({ always_allow: ['library__get_book'] }), []);
  assert.deepEqual(found({ ask_before: ['developer__shell', 'library__delete_book'] }), []);
  assert.deepEqual(found({ never_allow: ['developer__shell'] }), []);
});

it('does not recognise other lists', () => {
  const user = { always_allow: ['cat'], never_allow: ['dog'] };
  assert.notEqual(readSample(JSON.stringify({ user }), 'json').format, 'goose-permissions');
});
