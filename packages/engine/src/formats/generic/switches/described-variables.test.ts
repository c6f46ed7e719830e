import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../../../rules/testing.ts';

const agent = { name: 'desk', model: 'gpt-4o', system_prompt: 'You help the staff.' };
const rulesOn = (settings: object) =>
  reportOn({ agent, ...settings })
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ ruleId, location }) => `${ruleId} ${location.pointer}`);

describe('settings that are no switches', () => {
  it('`required: false` of a variable only makes it optional', () => {
    const variable = { type: 'bool', required: false, default: 'true', description: 'Who may call.' };
    assert.deepEqual(rulesOn({ variables: { WEBHOOK_REQUIRE_AUTH: variable } }), []);
    assert.deepEqual(rulesOn({ webhook_auth: { required: false } }), ['AG-011 /webhook_auth/required']);
    assert.deepEqual(rulesOn({ webhook_auth: { type: 'bearer', required: false } }), ['AG-011 /webhook_auth/required']);
  });

  it('the default of a tool’s parameter is what the model may leave out', () => {
    const log_conversations = { type: 'boolean', default: true };
    assert.deepEqual(rulesOn({ tools: [{ name: 'save_state', parameters: { log_conversations } }] }), []);
    assert.deepEqual(rulesOn({ logging: { log_conversations } }), ['AG-023 /logging/log_conversations/default']);
  });

  it('a status reports the state of a component', () => {
    assert.deepEqual(rulesOn({ modules: { code_executor: { status: 'active', path: 'core/executor.py' } } }), []);
    assert.deepEqual(rulesOn({ modules: { code_execution: { enabled: true } } }), [
      'AG-002 /modules/code_execution/enabled',
    ]);
  });

  it('a type of attack is a description', () => {
    assert.deepEqual(rulesOn({ cases: [{ id: 'a', injection_type: 'none', leak_kind: 'none' }] }), []);
    assert.deepEqual(rulesOn({ jailbreak_system: false, preset: { jailbreak: false } }), []);
    assert.deepEqual(rulesOn({ guardrails: { injection: 'none' } }), ['AG-003 /guardrails/injection']);
    assert.deepEqual(rulesOn({ moderation_type: 'none' }), ['AG-003 /moderation_type']);
  });
});

it('a sentence that mentions a tool later is no tool', () => {
  assert.deepEqual(rulesOn({ tools: ['Always test code with run_python before presenting it'] }), []);
  assert.deepEqual(rulesOn({ tools: ['Run any shell command on the host'] }), ['AG-002 /tools/0']);
});
