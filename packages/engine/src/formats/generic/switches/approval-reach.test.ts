import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parseDocument } from '../../../document/parse.ts';
import { findingsOf } from '../../../rules/testing.ts';
import { SourceText } from '../../../text/source-text.ts';
import { readAgents } from '../../read.ts';

const agent = { model: 'gpt-4o', system_prompt: 'You trade.' };

const found = (settings: object) =>
  findingsOf('AG-003', { agent, ...settings }).map(({ pointer, severity }) => `${pointer} ${severity}`);

it('trades without confirmation matter unless they are simulated', () => {
  assert.deepEqual(found({ execution: { confirm_each_trade: false } }), ['/execution/confirm_each_trade high']);
  assert.deepEqual(found({ execution: { mode: 'live', confirm_each_trade: false } }), [
    '/execution/confirm_each_trade high',
  ]);
  assert.deepEqual(found({ execution: { mode: 'paper', confirm_each_trade: false } }), []);
  assert.deepEqual(found({ execution: { paper_trading: true, confirm_each_trade: false } }), []);
  assert.deepEqual(found({ execution: { live: false, confirm_each_trade: false } }), []);
});

it('a switch names the action of a tool whose own name says nothing', () => {
  const door = (settings: object) => found({ skills: { lights: {}, front_door: { enabled: true, ...settings } } });
  const place = '/skills/front_door/unlock_without_confirmation';
  assert.deepEqual(door({ unlock_without_confirmation: true }), [`${place} high`]);
  assert.deepEqual(door({ unlock_without_confirmation: false }), []);
  assert.deepEqual(door({ run_without_confirmation: true }), []);
});

it('a step that only calls a model needs no approval', () => {
  const tools = { tools: ['shell'] };
  assert.deepEqual(found({ ...tools, steps: [{ id: 'sum', prompt: 'Sum it up.', approval: 'none' }] }), []);
  assert.deepEqual(found({ ...tools, steps: [{ id: 'act', prompt: 'Do it.', tools: ['shell'], approval: 'none' }] }), [
    '/steps/0/approval critical',
  ]);
});

it('a step with a command that the author wrote needs no approval unless it changes other systems', () => {
  const step = (run: string) => found({ tools: ['shell'], steps: [{ run, approval: 'auto' }] }).length;
  for (const run of ['make plan', 'npm run lint', 'git status']) assert.equal(step(run), 0, run);
  for (const run of ['terraform apply', 'make deploy', 'bash {{ plan }}', 'make {{ target }}', 'python act.py'])
    assert.equal(step(run), 1, run);
});

it('filing mail can be undone', () => {
  const found003 = (actions: object) => found({ tools: ['read_inbox'], actions });
  assert.deepEqual(found003({ archive: { approval: 'none' } }), []);
  assert.deepEqual(found003({ forward: { approval: 'none' } }), ['/actions/forward/approval high']);
});

it('tiers of low risk need no approval', () => {
  const free = { requires_approval: false };
  const tools = { tools: ['shell'] };
  assert.deepEqual(found({ ...tools, gates: { risk_tiers: [{ name: 'Low', ...free }] } }), []);
  assert.deepEqual(found({ ...tools, risk_tiers: { minimal: free } }), []);
  assert.equal(found({ ...tools, risk_tiers: [{ name: 'High', ...free }] }).length, 1);
  assert.equal(found({ ...tools, volume: { low: free } }).length, 1);
});

it('an entry that may neither run nor write anything needs no approval', () => {
  const skill = (safety: object, other: object = {}) => found({ safety, requires_approval: false, ...other }).length;
  assert.equal(skill({ network: false, filesystem_write: false, shell: false }), 0);
  assert.equal(skill({ network: false, filesystem_write: false, shell: true }), 1);
  assert.equal(skill({ network: false }), 1);
  assert.equal(skill({ filesystem_write: false, shell: false }, { tools: ['send_mail'] }), 1);
});

it('an agent that cannot execute anything needs no approval', () => {
  const agent = { role: 'guard', autonomous_execution: true };
  assert.equal(found({ ...agent, can_execute_actions: false }).length, 0);
  assert.equal(found({ ...agent, can_execute_actions: true }).length, 1);
});

it('an entry with allowed actions can do nothing else', () => {
  const entry = (...allowed_actions: string[]) => ({
    capabilities: [{ id: 'alone', allowed_actions, requires_approval: false }],
  });
  assert.deepEqual(found(entry('read_log', 'modify_data')), ['/capabilities/0/requires_approval high']);
  assert.deepEqual(found(entry('read_log', 'view_status')), []);
  const shell = {
    roles: [{ name: 'desk', tools: ['shell'], allowed_actions: ['read_log'], requires_approval: false }],
  };
  assert.deepEqual(found(shell), ['/roles/0/requires_approval critical']);
});

it('a scope that only reads needs no approval', () => {
  const entry = (scope: string) => ({
    tools: ['shell'],
    permissions: [{ resource_type: 'filesystem', scope, requires_approval: false }],
  });
  assert.deepEqual(found(entry('read')), []);
  assert.deepEqual(found(entry('write')), ['/permissions/0/requires_approval critical']);
  assert.deepEqual(found({ tools: ['shell'], scope: 'read', auto_approve: true }), ['/auto_approve critical']);
});

it('a mode called automatic does not invert what it requires', () => {
  const modes = { auto: { requires_approval: false }, manual: { requires_approval: true } };
  assert.deepEqual(found({ tools: ['shell'], modes }), ['/modes/auto/requires_approval critical']);
  assert.deepEqual(found({ tools: ['shell'], auto: { approval: false } }), []);
});

it('a section named after the approval is no action that reads', () => {
  const tools = { tools: ['shell'] };
  assert.equal(found({ ...tools, human_check: { before_submit: false } }).length, 1);
  assert.equal(found({ ...tools, human_review: { before_send: false } }).length, 1);
  assert.deepEqual(found({ ...tools, check_stock: { approval: false } }), []);
});

it('an entry of approval rules is about the action it is named after', () => {
  const rules = (approval_rules: object) => found({ tools: ['shell'], approval_rules });
  const others = { queue_letter: { requires_approval: true, timeout: '24h', roles: ['nurse'] } };
  assert.deepEqual(rules({ ...others, summarize_history: { requires_approval: false } }), []);
  assert.deepEqual(rules({ ...others, delete_customer: { conditions: { small: { requires_approval: false } } } }), [
    '/approval_rules/delete_customer/conditions/small/requires_approval high',
  ]);
});

it('a section named after one writing action is about that action', () => {
  const git = { commit: { approval: 'none' }, push: { approval: 'required' } };
  assert.deepEqual(found({ tools: ['shell'], git }), []);
  assert.deepEqual(found({ tools: ['shell'], approvals: { commit: 'auto', push: 'manual' } }), []);
  assert.deepEqual(found({ tools: ['shell'], approvals: { actions: 'auto' } }), ['/approvals/actions critical']);
  assert.deepEqual(found({ tools: ['shell'], git: { push: { approval: 'none' } } }), ['/git/push/approval high']);
  assert.deepEqual(found({ tools: ['shell'], lane: { approval: 'none' } }), ['/lane/approval critical']);
});

it('an action that can be undone needs no approval', () => {
  const step = (undoing: object) =>
    found({ tools: ['shell'], action: { label: 'Go', requires_approval: false, ...undoing } });
  for (const undoing of [{ reversible: true }, { classification: 'reversible' }]) assert.deepEqual(step(undoing), []);
  for (const undoing of [{}, { reversible: false }, { classification: 'compensatable' }])
    assert.equal(step(undoing).length, 1, JSON.stringify(undoing));
});

it('the many actions of an entry give its approvals each capability once', () => {
  const names = ['send_email', 'send_message', 'send_letter', 'delete_file', 'delete_folder'];
  const actions = Array.from({ length: 40 }, (_, index) => names.map((name) => `${name}_${index}`)).flat();
  const policies = { tool: 'mailer', actions, require_approval: false, confirmation_required: false };
  const document = parseDocument(new SourceText(JSON.stringify({ agent: { ...agent, policies } })), 'json');
  assert.ok(!('code' in document));
  const reaches = readAgents(document).model.approvals.map(({ reach }) => reach ?? []);
  assert.equal(reaches.length, 2);
  for (const reach of reaches) {
    assert.ok(reach.length > 0);
    assert.equal(new Set(reach).size, reach.length);
  }
});

it('a command that the author wrote needs approval where it changes other systems', () => {
  const task = (command: string) => found({ tools: ['shell'], task: { command, auto_approve: true } });
  assert.deepEqual(task('npm run build'), []);
  assert.deepEqual(task('npm run deploy'), ['/task/auto_approve critical']);
});

it('what was approved before a stage is no approval in advance', () => {
  assert.deepEqual(found({ pre_deployment: { deployment_approved: true } }), []);
  assert.deepEqual(found({ preapprove_all: true }), ['/preapprove_all high']);
});
