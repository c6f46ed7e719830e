import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const found = (settings: object) =>
  findingsOf('AG-003', { model: 'gpt-4o', system_prompt: 'You trade.', ...settings }).map(
    ({ pointer, severity }) => `${pointer} ${severity}`,
  );

it('a kill switch with a limit is off', () => {
  assert.deepEqual(found({ kill_switch: { enabled: false, max_daily_loss: 500 } }), ['/kill_switch/enabled medium']);
  assert.deepEqual(found({ safety: { emergencyStop: { active: false, limit_pct: 10 } } }), [
    '/safety/emergencyStop/active medium',
  ]);
});

it('one without a limit, or that is on, may just not have been used', () => {
  for (const settings of [
    { kill_switch: { enabled: false, triggered_at: null } },
    { kill_switch: { enabled: true, max_daily_loss: 500 } },
    { kill_switch: false },
    { light_switch: { enabled: false, watts: 40 } },
  ])
    assert.deepEqual(found(settings), [], JSON.stringify(settings));
});
