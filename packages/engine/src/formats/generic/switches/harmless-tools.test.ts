import assert from 'node:assert/strict';
import { it } from 'node:test';
import { reportOn } from '../../../rules/testing.ts';

const found = (tool: object) =>
  reportOn({ model: 'house', system_prompt: 'Help.', tools: [{ id: 'press', risk_tier: 'low', ...tool }] })
    .findings.filter(({ ruleId }) => ruleId === 'AG-007' || ruleId === 'AG-013')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);

it('a tool that runs nothing needs no sandbox', () => {
  assert.deepEqual(found({ sandbox_required: false }), []);
  assert.deepEqual(found({ name: 'run_code', sandbox_required: false }), ['AG-007 medium /tools/0/sandbox_required']);
});

it('a tool that runs nothing reaches only what its program calls', () => {
  const permissions = { network_access: true };
  assert.deepEqual(found({ permissions }), []);
  assert.deepEqual(found({ name: 'run_code', permissions }), ['AG-013 medium /tools/0/permissions/network_access']);
});
