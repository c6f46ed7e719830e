import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSample } from '../../testing.ts';

const isShown = (file: object) => readSample(JSON.stringify(file), 'json').recognized;

it('small files that name neither a model nor a prompt are recognised by a shell and its approval', () => {
  for (const file of [
    { agent: { name: 'ops' }, auto_approve: true, allowed_commands: ['git status'] },
    { agent_name: 'ops', approval_mode: 'ask', allowed_commands: ['ls'] },
    { assistant: { name: 'Ida', allow_system_commands: true, confirm_before_execute: false } },
    { allowed_tools: ['shell'], auto_approve: true },
    { tools: ['bash', 'notes'], security: { require_approval: true } },
    { skills: { shell: { enabled: true, confirm: false }, mail: { enabled: true } } },
    { permissions: { shell: true, file_write: true }, auto_approve: true },
    { autonomy: { level: 'full' }, shell: { enabled: true }, browser: { enabled: true } },
    { name: 'clerk', skills: ['web_search', 'run_shell'] },
    { agents: [{ name: 'coder', skills: ['write_file', 'review'] }] },
    { version: 1, hooks: { tool_call: [{ command: 'python3 guard.py' }] } },
    { hooks: { before_tool: './guard.sh' } },
    { hooks: [{ event: 'PreToolUse', command: './guard.sh' }] },
    { hooks: { guard: { event: 'pre_tool_use', command: './guard.sh' } } },
  ])
    assert.ok(isShown(file), JSON.stringify(file));
});

it('the same words in other files show no agent', () => {
  for (const file of [
    { agent: { name: 'linux' }, approval: 'manual', shell: 'bash', commands: ['make'] },
    { agent: { name: 'node1' }, interval: 30, allowed_commands: ['uptime'] },
    { bot: { prefix: '!' }, allowed_commands: ['ban'], require_confirmation: true },
    { tools: ['bash', 'git', 'node'] },
    { skills: { bash: { level: 3 }, python: { level: 4 } } },
    { permissions: { write: true, exec: true }, owner: 'root' },
    { permissions: { write: true, share: true }, require_approval: true },
    { autonomy: { level: 'high', range_km: 400 }, shell: { colour: 'red' }, web: { url: 'https://example.com' } },
    { name: 'Ida', skills: ['bash', 'python', 'email_support'] },
    { agents: [{ name: 'Ida', skills: ['german', 'web_chat'] }] },
    { quotas: { run_shell: 9 }, skills: ['run_shell'] },
    { version: 1, hooks: { 'pre-commit': [{ command: 'make lint' }], post_install: './setup.sh' } },
    { hooks: { tool_call: { enabled: true } } },
    { hooks: [{ event: 'push', command: './deploy.sh' }] },
    { jobs: { a: { steps: [] } }, tools: ['bash'], auto_approve: true },
  ])
    assert.ok(!isShown(file), JSON.stringify(file));
});
