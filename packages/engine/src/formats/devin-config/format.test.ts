import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'permissions /permissions/allow/0 allow read wildcard true',
    'permissions /permissions/allow/1 allow shell',
    'permissions /permissions/allow/2 allow shell',
    'permissions /permissions/allow/3 allow shell',
    'permissions /permissions/allow/4 allow fetch wildcard true',
    'permissions /permissions/allow/5 allow mcp',
    'permissions /permissions/deny/0 deny shell',
  ],
  'hardened.json': [
    'permissions /permissions/allow/0 allow read',
    'permissions /permissions/allow/1 allow shell',
    'permissions /permissions/allow/2 allow fetch',
    'permissions /permissions/ask/0 ask shell',
    'permissions /permissions/ask/1 ask write wildcard true',
    'permissions /permissions/deny/0 deny shell',
    'permissions /permissions/deny/1 deny read',
    'fileGrants /permissions/allow/0 read permission',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`devin-config reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'json');
    assert.equal(reading.format, 'devin-config');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const found = (permissions: object) =>
  reportOn({ permissions, read_config_from: { claude: true } })
    .findings.filter(({ severity }) => severity !== 'info' && severity !== 'low')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);

it('reads a command as a prefix', () => {
  const allow = (...entries: readonly string[]) => found({ allow: entries });
  assert.deepEqual(allow('Exec(python3)'), ['AG-002 high /permissions/allow/0']);
  assert.deepEqual(allow('Exec(node **)'), ['AG-002 high /permissions/allow/0']);
  assert.deepEqual(allow('Exec(npx)'), ['AG-002 high /permissions/allow/0']);
  assert.deepEqual(allow('Exec(**)'), ['AG-002 critical /permissions/allow/0']);
  assert.deepEqual(allow('Exec(npm install)'), ['AG-002 medium /permissions/allow/0']);
  assert.deepEqual(allow('Exec(git)', 'Exec(npm run)', 'Exec(npx eslint)', 'Read(src/**)'), []);
  assert.deepEqual(allow('Fetch(*)'), ['AG-013 medium /permissions/allow/0']);
  assert.deepEqual(allow('Fetch(domain:docs.example.com)'), []);
  assert.deepEqual(allow('mcp__shop__delete_order'), ['AG-003 high /permissions/allow/0']);
});

it('does not report denied commands or those that need approval', () => {
  assert.deepEqual(found({ deny: ['Exec(python3)'], ask: ['Exec(node)'] }), []);
  assert.deepEqual(found({ allow: ['Exec(python3)'], ask: ['Exec(**)'] }), []);
});

it('does not recognise rules of Claude Code', () => {
  const file = { permissions: { allow: ['Read(**)', 'Bash(git status)'] } };
  assert.equal(readSample(JSON.stringify(file), 'json').format, 'claude-code-settings');
});
