import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';
import type { RuleId } from '../../../score/table.ts';

const agent = { name: 'helper', model: 'gpt-4o', instructions: 'You help people.', tools: ['send_email'] };
const places = (rule: RuleId, settings: object) =>
  findingsOf(rule, { ...agent, ...settings })
    .filter(({ severity }) => severity !== 'info')
    .map(({ pointer }) => pointer);

describe('lists of switches', () => {
  const rows: readonly (readonly [rule: RuleId, settings: object, found: readonly string[]])[] = [
    ['AG-003', { disabled: ['approval', 'audit'] }, ['/disabled/0']],
    ['AG-007', { disabled: ['sandbox'] }, ['/disabled/0']],
    ['AG-007', { switched_off: ['sandbox'] }, ['/switched_off/0']],
    ['AG-023', { disabled_features: ['dark mode', 'pii_redaction'] }, ['/disabled_features/1']],
    ['AG-003', { enabled_features: ['auto_approve', 'dark mode'] }, ['/enabled_features/0']],
    ['AG-003', { settings: ['approval=off', 'theme=dark'] }, ['/settings/0']],
    ['AG-003', { settings: [['approval', 'off']] }, ['/settings/0/1']],
  ];
  for (const [rule, settings, found] of rows)
    it(JSON.stringify(settings), () => assert.deepEqual(places(rule, settings), found));
});

describe('lists of something else', () => {
  const rows: readonly (readonly [rule: RuleId, settings: object])[] = [
    ['AG-003', { enabled: ['approval', 'audit'] }],
    ['AG-002', { disabled: ['shell', 'web'] }],
    ['AG-003', { disabled_users: ['auto_approve'] }],
    ['AG-003', { settings: ['approval=on', 'theme=dark'] }],
    ['AG-003', { settings: ['The approval = off button is red.'] }],
    ['AG-003', { pairs: [['approval', 'off', 'red']] }],
    ['AG-003', { skip: [{ approval: 'x' }] }],
  ];
  for (const [rule, settings] of rows) it(JSON.stringify(settings), () => assert.deepEqual(places(rule, settings), []));
});

it('a path in one key is a section and a setting', () => {
  assert.deepEqual(places('AG-007', { 'security.sandbox.enabled': false }), ['/security.sandbox.enabled']);
  assert.deepEqual(places('AG-007', { 'security.sandbox.enabled': true }), []);
  assert.deepEqual(places('AG-007', { hosts: { 'sandbox.example.com': false } }), []);
});

it('entries that are called after their list', () => {
  assert.deepEqual(places('AG-003', { controls: [{ control: 'human approval', status: 'off' }] }), [
    '/controls/0/status',
  ]);
  assert.deepEqual(places('AG-007', { safeguards: [{ safeguard: 'sandbox', active: false }] }), [
    '/safeguards/0/active',
  ]);
  assert.deepEqual(places('AG-003', { controls: [{ control: 'human approval', status: 'on' }] }), []);
  assert.deepEqual(places('AG-003', { controls: [{ control: 'left stick', status: 'off' }] }), []);
});

it('actions that need nobody', () => {
  assert.deepEqual(places('AG-003', { can_do_alone: ['send_payment'] }), ['/can_do_alone/0']);
  assert.deepEqual(places('AG-003', { may_do_without_asking: ['send_payment'] }), ['/may_do_without_asking/0']);
  assert.deepEqual(places('AG-003', { exempt_from_approval: ['send_payment'] }), ['/exempt_from_approval/0']);
  assert.deepEqual(places('AG-003', { exempt_from_tax: ['send_payment'] }), []);
  assert.deepEqual(places('AG-003', { home_alone: ['send_payment'] }), []);
});
