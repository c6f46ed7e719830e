import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'permissions /permissions/allow/0 allow shell',
    'permissions /permissions/allow/1 allow shell',
    'permissions /permissions/allow/2 allow fetch wildcard true',
    'permissions /permissions/allow/3 allow write',
    'permissions /permissions/allow/4 allow mcp',
    'permissions /permissions/deny/0 deny shell',
    'approvals /toolPermission all-prompts off',
    'isolations /enableTerminalSandbox sandbox off',
    'fileGrants /permissions/allow/3 write permission',
    'fileGrants /allowNonWorkspaceAccess read tool',
  ],
  'hardened.json': [
    'models /model',
    'permissions /permissions/allow/0 allow shell overridden true',
    'permissions /permissions/allow/1 allow shell overridden true',
    'permissions /permissions/allow/2 allow fetch',
    'permissions /permissions/ask/0 ask shell wildcard true',
    'permissions /permissions/deny/0 deny shell',
    'permissions /permissions/deny/1 deny read',
    'approvals /toolPermission all-prompts on',
    'isolations /enableTerminalSandbox sandbox on',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`antigravity-settings reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'json');
    assert.equal(reading.format, 'antigravity-settings');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const found = (settings: object) =>
  reportOn({ showFeedbackSurvey: false, trustedWorkspaces: [], ...settings })
    .findings.filter(({ severity }) => severity !== 'info' && severity !== 'low')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);
const allowed = (...allow: readonly string[]) => found({ permissions: { allow } });

it('rates a mode by what runs without approval', () => {
  const mode = (toolPermission: string, more: object = {}) => found({ toolPermission, ...more });
  assert.deepEqual(mode('always-proceed'), ['AG-003 critical /toolPermission']);
  assert.deepEqual(mode('always-proceed', { enableTerminalSandbox: true }), ['AG-003 high /toolPermission']);
  assert.deepEqual(mode('proceed-in-sandbox', { enableTerminalSandbox: true }), []);
  assert.deepEqual(mode('request-review'), []);
  assert.deepEqual(mode('strict'), []);
});

it('reads a command as a prefix', () => {
  assert.deepEqual(allowed('command(python3)'), ['AG-002 high /permissions/allow/0']);
  assert.deepEqual(allowed('command(find)'), ['AG-002 high /permissions/allow/0']);
  assert.deepEqual(allowed('command(*)'), ['AG-002 critical /permissions/allow/0']);
  assert.deepEqual(allowed('command(git:*)', 'command(npm run build)', 'command(\\./scripts/a\\.sh)'), []);
  assert.deepEqual(found({ permissions: { allow: ['command(python3)'], deny: ['command(*)'] } }), []);
});

it('reads rules for MCP tools and URLs, and access outside the workspace', () => {
  assert.deepEqual(allowed('read_url(*)'), ['AG-013 medium /permissions/allow/0']);
  assert.deepEqual(allowed('read_url(docs.example.com)', 'mcp(shop/list_orders)'), []);
  assert.deepEqual(allowed('mcp(shop/delete_order)'), ['AG-003 high /permissions/allow/0']);
  assert.deepEqual(found({ allowNonWorkspaceAccess: true }), ['AG-006 high /allowNonWorkspaceAccess']);
  assert.deepEqual(found({ allowNonWorkspaceAccess: false }), []);
});

it('does not recognise settings of an editor', () => {
  const editor = { trustedWorkspaces: ['/a'], colorScheme: 'dark', permissions: { allow: ['Bash(ls)'] } };
  assert.notEqual(readSample(JSON.stringify(editor), 'json').format, 'antigravity-settings');
});
