import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';

const found = (rule: 'AG-012' | 'AG-019', parts: object) =>
  findingsOf(rule, { gateway: { mode: 'local' }, ...parts }).map(({ pointer, severity }) => `${severity} ${pointer}`);
const open = { telegram: { dmPolicy: 'open' } };
const off = { defaults: { sandbox: { mode: 'off' } } };

// https://docs.openclaw.ai/gateway/security: open direct messages, command tools and no sandbox
it('strangers run commands where nothing restricts them, since the host neither asks nor isolates by default', () => {
  assert.deepEqual(found('AG-019', { agents: off, channels: open }), ['critical ']);
  assert.deepEqual(found('AG-012', { agents: off, channels: open }), ['high /channels/telegram/dmPolicy']);
  assert.deepEqual(found('AG-019', { agents: { defaults: {} }, channels: open }), ['critical ']);
});

it('strangers run nothing under a policy, in a sandbox or without the tool', () => {
  for (const parts of [
    { agents: off, tools: { exec: { security: 'allowlist' } } },
    { agents: off, tools: { exec: { ask: 'always' } } },
    { agents: off, tools: { deny: ['exec'] } },
    { agents: off, tools: { profile: 'messaging' } },
    { agents: { defaults: { sandbox: { mode: 'all' } } } },
    { agents: { ...off, list: [{ id: 'desk', tools: { exec: { security: 'deny' } } }] } },
  ]) {
    assert.deepEqual(found('AG-019', { ...parts, channels: open }), [], JSON.stringify(parts));
    assert.deepEqual(found('AG-012', { ...parts, channels: open }), ['high /channels/telegram/dmPolicy']);
  }
});

it('known senders who run commands are no finding', () => {
  const channels = { telegram: { dmPolicy: 'pairing', allowFrom: ['12345'] } };
  assert.deepEqual(found('AG-019', { agents: off, channels }), []);
  assert.deepEqual(found('AG-012', { agents: off, channels }), []);
});
