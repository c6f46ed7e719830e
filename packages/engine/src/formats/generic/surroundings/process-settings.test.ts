import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const found = (settings: object) =>
  findingsOf('AG-015', { model: 'gpt-4o', system_prompt: 'Build images.', ...settings }).map(({ pointer }) => pointer);

it('an environment may hold its variables in a part of its own', () => {
  const set = { LD_PRELOAD: '/tmp/x.so', MODE: 'production' };
  assert.deepEqual(found({ environment: { inherit: 'core', set } }), ['/environment/set/LD_PRELOAD']);
  assert.deepEqual(found({ env: { extra: set } }), ['/env/extra/LD_PRELOAD']);
  assert.deepEqual(found({ chess: { set } }), []);
});

it('a section that ends in `env` holds variables, if its keys are named like them', () => {
  assert.deepEqual(found({ startup_env: { PYTHONSTARTUP: '/tmp/x.py' } }), ['/startup_env/PYTHONSTARTUP']);
  assert.deepEqual(found({ room_environment: { light: 'dim', ld_preload: '/tmp/x.so' } }), []);
});
