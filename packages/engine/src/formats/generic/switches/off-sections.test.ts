import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../../../rules/testing.ts';

const found = (settings: object) =>
  reportOn({ agent: { model: 'gpt-4o', system_prompt: 'You help.', tools: ['search_docs'] }, ...settings })
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);

describe('a section that is switched off', () => {
  it('lowers its findings by one level', () => {
    const open = { autonomous_mode: { enabled: true, max_steps: -1 } };
    const off = { autonomous_mode: { enabled: false, max_steps: -1 } };
    assert.ok(found(open).includes('AG-021 high /autonomous_mode/max_steps'));
    assert.deepEqual(found(off), ['AG-021 medium /autonomous_mode/max_steps']);
    assert.deepEqual(found({ loops: { disabled: true, max_steps: -1 } }), ['AG-021 medium /loops/max_steps']);
  });

  it('is a protection if it would be dangerous', () => {
    const { defenses } = reportOn({
      agent: { model: 'gpt-4o', system_prompt: 'You help.', tools: ['search_docs'] },
      code_execution: { enabled: false },
    });
    assert.deepEqual(
      defenses.map(({ pointer }) => pointer),
      ['/code_execution/enabled'],
    );
  });

  it('a protection that is switched off is a finding', () => {
    assert.deepEqual(found({ sandbox: { enabled: false } }), ['AG-007 medium /sandbox/enabled']);
    assert.deepEqual(found({ guardrails: { enabled: false } }), ['AG-003 medium /guardrails/enabled']);
  });

  it('a protection that is switched off disables no part, whichever word says so', () => {
    const open = { allowed_domains: ['*'], privileged: true };
    const expected = ['AG-007 critical /sandbox/privileged', 'AG-013 medium /sandbox/allowed_domains/0'];
    for (const [name, value] of [
      ['enabled', false],
      ['disabled', true],
    ] as const) {
      const settings = found({ sandbox: { [name]: value, ...open } });
      assert.deepEqual(settings.toSorted(), [...expected, `AG-007 medium /sandbox/${name}`].toSorted());
    }
    assert.deepEqual(found({ sandbox: { disabled: false, ...open } }), expected);
    // A tool is no protection, and what it may do is disabled with it.
    assert.deepEqual(found({ web_fetch: { disabled: true, allowed_domains: ['*'] } }), [
      'AG-013 low /web_fetch/allowed_domains/0',
    ]);
  });
});

describe('sections that do not concern the agent', () => {
  it('newsletters, build servers and reloading have no approval switches', () => {
    const tools = { agent: { model: 'gpt-4o', tools: ['send_email'] } };
    assert.deepEqual(found({ ...tools, newsletter: { require_confirmation: false, auto_send: true } }), []);
    assert.deepEqual(found({ ...tools, ci: { auto_merge: true, auto_deploy: true } }), []);
    assert.deepEqual(found({ ...tools, hot_reload: { auto_apply: true } }), []);
  });

  it('categories of read-only tools need no approval', () => {
    const shown = { tools: { shell: { requires_confirmation: true } } };
    assert.deepEqual(found({ ...shown, categories: { lookup: { requires_confirmation: false } } }), []);
    assert.deepEqual(found({ ...shown, categories: { payments: { requires_confirmation: false } } }), [
      'AG-003 high /categories/payments/requires_confirmation',
    ]);
  });

  it('the agent’s own sections have approval switches', () => {
    assert.deepEqual(found({ releases: { auto_deploy: true } }), ['AG-003 high /releases/auto_deploy']);
  });
});
