import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const found = (settings: object) =>
  findingsOf('AG-020', { model: 'gpt-4o', system_prompt: 'Help the desk.', ...settings }).map(
    ({ pointer, severity }) => `${pointer} ${severity}`,
  );

it('the whole of a service is more than a task needs', () => {
  assert.deepEqual(found({ access: { gmail: 'full', calendar: 'read_only' } }), ['/access/gmail medium']);
  assert.deepEqual(found({ access: { github: 'admin', jira: 'read' } }), ['/access/github high']);
  assert.deepEqual(found({ grants: { ticketing: '*', directory: 'read', drive: ['files.list'] } }), [
    '/grants/ticketing medium',
  ]);
});

it('an administrator’s profile of a cloud is one of its rights', () => {
  assert.deepEqual(found({ aws: { profile: 'AdministratorAccess' } }), ['/aws/profile high']);
  assert.deepEqual(found({ aws: { profile: 'ReadOnlyAccess' } }), []);
  const role = (name: string) => `arn:aws:iam::123456789012:role/${name}`;
  assert.deepEqual(found({ aws: { assume: role('AdministratorAccess') } }), ['/aws/assume high']);
  assert.deepEqual(found({ aws: { assume: role('desk-reader') } }), []);
  assert.deepEqual(found({ privileges: { calendar: 'full control' } }), ['/privileges/calendar medium']);
});

it('levels below that are narrowed', () => {
  assert.deepEqual(found({ access: { gmail: 'read_only', drive: 'write' } }), []);
  assert.deepEqual(found({ grants: { ticketing: 'read', mail: ['send'] } }), []);
});

it('the access of people and groups is not the agent’s', () => {
  assert.deepEqual(found({ access: { admins: 'full', users: 'read' } }), []);
  assert.deepEqual(found({ grants: { owner: '*', gmail: 'read' } }), []);
  assert.deepEqual(found({ access: { harbour: 'full', quay: 'read' } }), []);
});

it('a wildcard under a refusal grants nothing', () => {
  assert.deepEqual(found({ grants: { deny: '*' } }), []);
});

it('a warehouse has administrators of its own', () => {
  assert.deepEqual(found({ warehouse: { role: 'ACCOUNTADMIN' } }), ['/warehouse/role high']);
  assert.deepEqual(found({ warehouse: { role: 'ANALYST_RO' } }), []);
});

it('an account with all privileges is no level of a tool', () => {
  const desk = (access: string) => found({ tools: [{ name: 'roster_db', access }] });
  assert.deepEqual(desk('superuser'), ['/tools/0/access high']);
  assert.deepEqual([desk('admin'), desk('read')], [[], []]);
});

it('rights beside the tools of an agent are its own', () => {
  const without = (settings: object) =>
    findingsOf('AG-020', { model: 'gpt-4o', prompt: 'Help.', ...settings }).map(({ pointer }) => pointer);
  assert.deepEqual(without({ functions: ['move_stock'], rights: 'admin' }), ['/rights']);
  assert.deepEqual(without({ functions: ['move_stock'], rights: 'clerk' }), []);
  assert.deepEqual(without({ picture: { title: 'Harbour', rights: 'admin' } }), []);
});

it('the rights of an integration are named beside it', () => {
  assert.deepEqual(found({ integrations: [{ name: 'workday', rights: 'admin' }] }), ['/integrations/0/rights high']);
  assert.deepEqual(found({ integrations: [{ name: 'workday', rights: 'read' }] }), []);
  assert.deepEqual(found({ photo: { rights: 'All rights reserved' } }), []);
  assert.deepEqual(found({ photo: { rights: 'all', colour: 'grey' } }), []);
});
