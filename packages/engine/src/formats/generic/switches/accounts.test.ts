import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSample } from '../../testing.ts';

const isolationsOf = (more: object) =>
  readSample(
    JSON.stringify({ agent: { name: 'desk', system_prompt: 'Help.', model: 'm' }, ...more }),
    'json',
  ).facts.filter((fact) => fact.startsWith('isolations'));

it('the sandbox of a payment account is no isolation', () => {
  assert.deepEqual(isolationsOf({ paypal: { sandbox: false } }), []);
  assert.deepEqual(isolationsOf({ shop: { client_id: 'x', merchant_id: 'y', sandbox_mode: false } }), []);
});

it('the sandbox of an agent or a runner is isolation', () => {
  assert.deepEqual(isolationsOf({ runner: { sandbox: false } }), ['isolations /runner/sandbox sandbox off']);
  assert.deepEqual(isolationsOf({ trading: { model: 'm', tools: ['shell'], sandbox: false } }), [
    'isolations /trading/sandbox sandbox off',
  ]);
});
