import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../rules/testing.ts';
import { defenseMessages } from './defense-messages.ts';

const defenses = (configuration: object | string, language: 'json' | 'yaml' = 'json') =>
  reportOn(configuration, language).defenses.map(({ pointer, message }) => `${pointer} ${message}`);

describe('protections are listed', () => {
  const cases: readonly (readonly [name: string, configuration: object, listed: readonly string[]])[] = [
    [
      'deny and ask rules',
      { permissions: { allow: ['Bash(ls:*)'], deny: ['Bash(rm:*)', 'WebFetch'], ask: ['Bash(git push:*)'] } },
      [
        '/permissions/deny/0 Denies Bash(rm *).',
        '/permissions/deny/1 Denies WebFetch.',
        '/permissions/ask/0 Requires approval for Bash(git push *).',
      ],
    ],
    [
      'a sandbox',
      { permissions: { allow: ['Bash(ls:*)'] }, sandbox: { enabled: true, allowUnsandboxedCommands: false } },
      [
        '/sandbox/enabled Runs commands in a sandbox.',
        '/sandbox/allowUnsandboxedCommands Closes a way out of the sandbox.',
      ],
    ],
    [
      'a mode that requires approval, and a lock on it',
      { permissions: { allow: ['Bash(ls:*)'], defaultMode: 'plan', disableBypassPermissionsMode: 'disable' } },
      [
        '/permissions/defaultMode Requires approval by default.',
        '/permissions/disableBypassPermissionsMode The mode that bypasses approvals is disabled.',
      ],
    ],
    [
      'a pinned version',
      {
        mcpServers: {
          a: { command: 'npx', args: ['-y', 'acme-mcp@1.2.3'] },
          b: { command: 'npx', args: ['-y', 'acme-mcp'] },
        },
      },
      ['/mcpServers/a/args/1 Pins acme-mcp to a fixed version.'],
    ],
  ];
  for (const [name, configuration, listed] of cases) it(name, () => assert.deepEqual(defenses(configuration), listed));

  it('a hook that can block, not one that only observes', () => {
    const hooks = (command: string) => ({
      hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] },
    });
    assert.equal(defenses(hooks('grep -q "rm -rf" && exit 2 || exit 0')).length, 1);
    assert.equal(defenses(hooks('echo "a tool runs"')).length, 0);
  });
});

describe('ineffective protections are not listed', () => {
  it('a deny rule that the host cannot match', () => {
    assert.deepEqual(defenses({ permissions: { allow: ['Bash(ls:*)'], deny: ['Bash(curl * | bash)'] } }), []);
    assert.deepEqual(defenses({ permissions: { allow: ['Bash(ls:*)'], deny: ['secrets/**', '.env'] } }), []);
  });
  it('an allow rule, a default, no setting', () => {
    assert.deepEqual(defenses({ permissions: { allow: ['Bash(ls:*)', 'Read(src/**)'] } }), []);
    assert.deepEqual(defenses({ mcpServers: { a: { command: 'node', args: ['a.js'] } } }), []);
  });
});

it('placeholders in the catalogue are those that are filled in', () => {
  for (const message of Object.values(defenseMessages)) {
    for (const [, blank] of message.matchAll(/\{(\w+)\}/g)) assert.ok(blank === 'name' || blank === 'pattern');
  }
});
