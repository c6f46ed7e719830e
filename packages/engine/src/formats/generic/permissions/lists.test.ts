import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf, reportOn } from '../../../rules/testing.ts';

it('every site of a browser is open under a key of its own', () => {
  const opened = (settings: object) =>
    findingsOf('AG-013', { model: 'gpt-4o', system_prompt: 'Help the desk.', ...settings }).map(
      ({ pointer }) => pointer,
    );
  assert.deepEqual(opened({ browser_domains: '*' }), ['/browser_domains']);
  assert.deepEqual(opened({ browser_domains: ['docs.example.com'] }), []);
  assert.deepEqual(opened({ browser_tabs: '*' }), []);
});

it('rules that name their tools are rules on tools in every section', () => {
  const shown = { model: 'gpt-4o', system_prompt: 'Help the desk.' };
  const files = { allow: ['Read(./src/**)', 'Bash(node:*)'], deny: ['Bash(sudo:*)'] };
  const found = (settings: object) => findingsOf('AG-002', { ...shown, ...settings }).map(({ pointer }) => pointer);
  assert.deepEqual(found({ filesystem: files }), ['/filesystem/allow/1']);
  assert.deepEqual(found({ filesystem: { allow: ['Read(./src/**)'], deny: ['Bash(node:*)'] } }), []);
  assert.deepEqual(found({ filesystem: { allow: ['./src', './docs (old)'] } }), []);
});

it('the paths of a tool for files are those that it may access', () => {
  const found = (tool: object) =>
    findingsOf('AG-006', { model: 'gpt-4o', system_prompt: 'Help the desk.', tools: [tool] }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  assert.deepEqual(found({ name: 'read_logs', paths: ['/'] }), ['/tools/0/paths/0 high']);
  assert.deepEqual(found({ name: 'write_file', paths: ['/'] }), ['/tools/0/paths/0 critical']);
  assert.deepEqual(found({ name: 'read_logs', paths: ['/var/log/desk'] }), []);
  assert.deepEqual(found({ name: 'read_orders', url: 'https://shop.example.com', paths: ['/'] }), []);
  assert.deepEqual(found({ name: 'read_orders', paths: ['orders', '/'] }), []);
});

it('an inbox that takes mail from anyone is open', () => {
  const found = (settings: object) =>
    findingsOf('AG-012', { model: 'gpt-4o', system_prompt: 'Help the desk.', ...settings }).map(
      ({ pointer }) => pointer,
    );
  assert.deepEqual(found({ inbox: { from: 'anyone' } }), ['/inbox/from']);
  assert.deepEqual(found({ inbox: { from: 'boss@example.com' } }), []);
  assert.deepEqual(found({ letter: { from: 'anyone' } }), []);
});

it('the path of a file that holds a list is no item of the list', () => {
  const shown = { model: 'gpt-4o', system_prompt: 'Help the desk.' };
  const listed = (permissions: object) =>
    reportOn({ ...shown, permissions }).defenses.map(({ pointer, message }) => `${pointer} ${message}`);
  assert.deepEqual(listed({ approvals_file: 'state/approvals.json', blocked_domains_path: './domains.txt' }), []);
  assert.deepEqual(listed({ denied_files: ['secrets.txt'] }), ['/permissions/denied_files/0 Denies secrets.txt.']);
  assert.deepEqual(listed({ denylist_path: ['secrets.txt'] }), ['/permissions/denylist_path/0 Denies secrets.txt.']);
});

it('dangerous tools are neither refused nor asked for, forbidden ones are refused', () => {
  const shown = { model: 'gpt-4o', system_prompt: 'Help the desk.', tools: ['shell'] };
  const found = (settings: object) => findingsOf('AG-002', { ...shown, ...settings }).map(({ pointer }) => pointer);
  for (const key of ['dangerous_tools', 'sensitive_operations', 'unsafe_actions'])
    assert.deepEqual(found({ [key]: ['shell'] }), ['/tools/0'], key);
  for (const key of ['forbidden_tools', 'forbidden_dangerous_tools', 'ask_dangerous_tools'])
    assert.deepEqual(found({ [key]: ['shell'] }), [], key);
});

it('an empty text allows nobody or everybody, and is no protection', () => {
  const protections = (allowed_chats: unknown) =>
    reportOn(JSON.stringify({ model: 'gpt-4o', system_prompt: 'Help the desk.', telegram: { allowed_chats } }))
      .defenses;
  assert.equal(protections('').length, 0);
  assert.equal(protections('4711').length, 1);
});

it('a list on one line is a list, and a text with commas in it is not', () => {
  const shown = { model: 'gpt-4o', system_prompt: 'Help the desk.' };
  const quotes = (settings: object) =>
    reportOn({ ...shown, ...settings }).findings.flatMap(({ ruleId, message }) => (ruleId === 'AG-002' ? message : []));
  assert.deepEqual(quotes({ allowed_tools: 'Bash(gh label list),LS,mcp__desk__get_issue' }), []);
  assert.match(quotes({ allowed_tools: 'Bash(gh label list), Bash(python:*)' }).join(), /^Allowing python \*/);
  assert.match(quotes({ allowed_commands: 'ls,python' }).join(), /^Allowing python /);
  assert.deepEqual(quotes({ allowed_commands: 'ls, without any, others' }), []);
});

it('the options by which a program is told to ask less are no tools', () => {
  const found = (approved: readonly string[]) => {
    const agents = [{ name: 'desk', system_prompt: 'You help the desk.', flags: { autoApprove: approved } }];
    return findingsOf('AG-003', { agents }).map(({ pointer }) => pointer);
  };
  assert.deepEqual(found(['--approve']), []);
  assert.deepEqual(found(['-y', '--yes']), []);
  assert.deepEqual(found(['send_email']), ['/agents/0/flags/autoApprove/0']);
});
