import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyWords } from './key-words.ts';
import { limitKindOf } from './limit-names.ts';
import { type Decision, type ListSubject, readListName } from './list-names.ts';

const lists: readonly (readonly [key: string, decision: Decision | null, subject: ListSubject | null])[] = [
  ['allowed_commands', 'allow', 'command'],
  ['blockedPaths', 'deny', 'path'],
  ['tool_allowlist', 'allow', 'tool'],
  ['dangerous_commands', 'deny', 'command'],
  ['disabled_toolsets', 'deny', 'tool'],
  ['auto_approve_tools', 'auto-approve', 'tool'],
  ['require_approval_for', 'ask', null],
  ['skip_approval_tools', 'auto-approve', 'tool'],
  ['never_allow_hosts', 'deny', 'domain'],
  ['corsAllowedOrigins', 'allow', 'origin'],
  ['allow_from', 'allow', 'sender'],
  ['run_unprompted', 'auto-approve', null],
  ['allowedSlackUsers', 'allow', 'sender'],
  ['telegram_allowed_chats', 'allow', 'sender'],
  ['allowed_sudo_commands', 'allow', 'command'],
  ['allowedEnvVars', 'allow', 'environment'],
  ['authorized_imports', 'allow', 'import'],
  ['deny', 'deny', null],
];

describe('keys of lists', () => {
  for (const [key, decision, subject] of lists) {
    it(`${key} means the decision ${decision} on the subject ${subject}`, () => {
      assert.deepEqual(readListName(keyWords(key)), { decision, subject });
    });
  }

  it('a key with an unknown word has no meaning', () => {
    assert.equal(readListName(keyWords('allowed_ingredients')), null);
    for (const key of ['slack_channels', 'allowed_slack', 'allowed_slack_emoji'])
      assert.equal(readListName(keyWords(key)), null, key);
  });
});

const limits = [
  ['max_iterations', 'iterations'],
  ['maxToolCalls', 'iterations'],
  ['recursionLimit', 'recursion'],
  ['max_delegation_depth', 'delegation'],
  ['max_retries', 'retries'],
  ['timeout_seconds', 'timeout'],
  ['max_execution_time', 'timeout'],
  ['max_per_hour', null],
  ['max_hours', 'timeout'],
  ['max_tokens', null],
  ['max_concurrent_agents', null],
  ['iterations', null],
] as const;

describe('keys of limits', () => {
  for (const [key, kind] of limits) {
    it(`${key} means a limit of kind ${kind}`, () => assert.equal(limitKindOf(keyWords(key)), kind));
  }
});
