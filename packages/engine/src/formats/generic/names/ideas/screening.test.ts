import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyWords } from '../key-words.ts';
import { answerTo } from '../state.ts';
import { lexicon } from './index.ts';

const cases: readonly (readonly [
  name: string,
  value: boolean | string | number,
  id: string | null,
  state: string | null,
])[] = [
  ['enable_deny_patterns', false, 'guardrail', 'unsafe'],
  ['block_high_risk_commands', false, 'guardrail', 'unsafe'],
  ['block_high_risk_commands', true, 'guardrail', 'safe'],
  ['block_high_risk_customers', false, null, null],
  ['file_guard', false, 'guardrail', 'unsafe'],
  ['security_guard', 'off', null, null],
  ['skill_scanner', 'off', 'guardrail', 'unsafe'],
  ['document_scanner', 'off', null, null],
  ['security_analyzer', 'none', 'guardrail', 'unsafe'],
  ['security_analyzer', 'llm', 'guardrail', 'safe'],
  ['credential_leak_detection', false, 'guardrail', 'unsafe'],
  ['leak_detection', false, null, null],
  ['insecure_allow_all', true, 'network', 'unsafe'],
  ['require_pairing', false, 'authentication', 'unsafe'],
  ['pairing', false, null, null],
  ['allow_public_bind', true, 'bind', 'unsafe'],
  ['allow_public_bind', false, 'bind', 'safe'],
  ['require_approval_for_unknown', false, 'approval', 'unsafe'],
  ['require_approval_for_medium_risk', false, 'approval', 'unsafe'],
  ['disable_web_security', true, 'same-origin', 'unsafe'],
  ['web_security', false, null, null],
  ['deny_pattern_count', 3, null, null],
];

describe('keys about checks before a use', () => {
  for (const [name, value, id, state] of cases)
    it(`${name}: ${value}`, () => {
      const match = lexicon().read(keyWords(name));
      const answer = match === null ? null : answerTo(match, value);
      assert.deepEqual([match?.id ?? null, answer?.state ?? null], [id, state]);
    });
});
