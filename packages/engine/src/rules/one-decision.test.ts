import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from './testing.ts';

const agent = (more: object) => ({ agent: { name: 'desk', model: 'gpt-4o', tools: ['shell', 'notes'], ...more } });
/** Where something was found, with the other places of it. */
const found = (configuration: object, rule: string) =>
  reportOn(configuration)
    .findings.filter(({ ruleId }) => ruleId === rule)
    .map(({ location, related }) => [location.pointer, ...related.map(({ pointer }) => pointer)].join(' + '));

describe('one decision in several neighbouring keys', () => {
  it('is one finding, with the other keys as related places', () => {
    assert.deepEqual(
      found(agent({ autonomyEnabled: true, autonomyMode: 'full', requireConfirmation: false }), 'AG-003'),
      ['/agent/autonomyEnabled + /agent/autonomyMode + /agent/requireConfirmation'],
    );
    assert.deepEqual(found(agent({ sandbox: { enabled: false, mode: 'none' } }), 'AG-007'), [
      '/agent/sandbox/enabled + /agent/sandbox/mode',
    ]);
    assert.deepEqual(found(agent({ memory: { shared: true, scope: 'global' } }), 'AG-022'), [
      '/agent/memory/scope + /agent/memory/shared',
    ]);
  });

  it('is the same finding in any key order', () => {
    const prints = [
      agent({ auto_approve: true, require_confirmation: false }),
      agent({ require_confirmation: false, auto_approve: true }),
    ].map((one) => reportOn(one).findings.map(({ fingerprint }) => fingerprint));
    assert.deepEqual(prints[0], prints[1]);
  });

  it('is one finding across the parts of one section', () => {
    const oversight = { approval: { required: false }, human: { in_the_loop: false } };
    assert.deepEqual(found(agent({ oversight }), 'AG-003'), [
      '/agent/oversight/approval/required + /agent/oversight/human/in_the_loop',
    ]);
  });

  it('is reported at the worst key', () => {
    const mixed = agent({ autonomy_level: 'high', require_confirmation: false });
    assert.deepEqual(found(mixed, 'AG-003'), ['/agent/require_confirmation + /agent/autonomy_level']);
  });

  it('is patched as a whole or not at all', () => {
    const patchOf = (more: object) =>
      reportOn(agent(more)).findings.find(({ ruleId }) => ruleId === 'AG-003')?.remediation.patch;
    assert.deepEqual(patchOf({ auto_approve: true, require_confirmation: false }), [
      { op: 'replace', path: '/agent/auto_approve', value: false },
      { op: 'replace', path: '/agent/require_confirmation', value: true },
    ]);
    assert.equal(patchOf({ auto_approve: true, autonomy_mode: 'full' }), undefined);
  });
});

describe('separate decisions', () => {
  it('in separate sections', () => {
    const agents = { a: agent({}).agent, b: agent({}).agent };
    const both = { agents: { a: { ...agents.a, auto_approve: true }, b: { ...agents.b, auto_approve: true } } };
    assert.deepEqual(found(both, 'AG-003'), ['/agents/a/auto_approve', '/agents/b/auto_approve']);
  });

  it('in the parts of a whole file', () => {
    const whole = { ...agent({}), approval: { required: false }, human: { in_the_loop: false } };
    assert.deepEqual(found(whole, 'AG-003'), ['/approval/required', '/human/in_the_loop']);
  });

  it('about different matters', () => {
    assert.deepEqual(found(agent({ auto_approve: true, guardrails: false }), 'AG-003').length, 2);
    assert.deepEqual(found(agent({ memory: { shared: true, retention: 'forever' } }), 'AG-022'), [
      '/agent/memory/shared',
    ]);
  });

  it('a single violation is unchanged', () => {
    assert.deepEqual(found(agent({ auto_approve: true, require_confirmation: true }), 'AG-003'), [
      '/agent/auto_approve',
    ]);
  });
});
