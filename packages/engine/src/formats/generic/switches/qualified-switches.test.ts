import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

type Rule = Parameters<typeof findingsOf>[0];

const agent = {
  name: 'harbour-desk',
  model: 'gpt-4o',
  system_prompt: 'You plan berths for boats, check invoices, export CSV files and explain fees and leave to skippers.',
  tools: ['search_berths'],
};
const found = (rule: Rule, settings: object) =>
  findingsOf(rule, { ...agent, ...settings }).map(({ pointer, severity }) => `${pointer} ${severity}`);

const switches: readonly (readonly [rule: Rule, settings: object, finding: string])[] = [
  ['AG-003', { berth_human_oversight: 'none' }, '/berth_human_oversight high'],
  ['AG-003', { human_approval_for_berths: 'never' }, '/human_approval_for_berths high'],
  ['AG-003', { safety: { berth_approval_required: false } }, '/safety/berth_approval_required high'],
  ['AG-003', { autonomy: { berth_auto_approve: true } }, '/autonomy/berth_auto_approve high'],
  ['AG-003', { berth_auto_approve_tools: true }, '/berth_auto_approve_tools high'],
  ['AG-003', { night_shift_approval_required: false }, '/night_shift_approval_required high'],
  ['AG-003', { weekend_auto_approve: true }, '/weekend_auto_approve high'],
  ['AG-003', { berth_guardrails_enabled: false }, '/berth_guardrails_enabled low'],
  ['AG-003', { harbour_prompt_injection_detection: 'off' }, '/harbour_prompt_injection_detection low'],
  ['AG-023', { fees_audit_log: 'off' }, '/fees_audit_log medium'],
  ['AG-023', { logging: { berth_audit_trail: 'disabled' } }, '/logging/berth_audit_trail medium'],
  ['AG-002', { harbour_shell_access: 'unrestricted' }, '/harbour_shell_access critical'],
];

describe('a switch begins with a word of the agent’s own subject', () => {
  for (const [rule, settings, finding] of switches)
    it(`${JSON.stringify(settings)} is a finding`, () => assert.deepEqual(found(rule, settings), [finding]));
});

const quiet: Readonly<Record<string, readonly (readonly [rule: Rule, settings: object])[]>> = {
  'the texts do not mention the word': [
    ['AG-003', { glacier_human_oversight: 'none' }],
    ['AG-003', { safety: { glacier_approval_required: false } }],
    ['AG-003', { glacier_guardrails: 'off' }],
    ['AG-023', { glacier_audit_log: 'off' }],
    ['AG-002', { glacier_shell_access: 'unrestricted' }],
  ],
  'the word says which kind is meant, or what is done with it': [
    ['AG-023', { csv_audit_log: 'off' }],
    ['AG-023', { export_audit_log: 'never' }],
    ['AG-003', { explain_guardrails: false }],
    ['AG-003', { explain_human_oversight: false }],
  ],
  'another word ends the name': [
    ['AG-003', { berth_human_review_label: 'none' }],
    ['AG-003', { berth_approval_page: 'off' }],
    ['AG-023', { fees_audit_log_export: 'off' }],
    ['AG-003', { berth_confirmation_email: false }],
  ],
  'the section is about something else': [
    ['AG-003', { boats: { berth_human_oversight: 'none' } }],
    ['AG-023', { boats: { berth_audit_log: 'off' } }],
    ['AG-003', { marina: { safety: { berth_approval_required: false } } }],
    ['AG-023', { capabilities: { berth_audit_log: false } }],
  ],
  'the rest of the name is about agents only beside their protections': [
    ['AG-003', { berth_approval_required: false }],
    ['AG-003', { berth_auto_approve: true }],
    ['AG-003', { night_confirmation_required: false }],
  ],
  'people apply for the approval': [['AG-003', { safety: { leave_approval_required: false } }]],
  'the value does not open anything': [
    ['AG-003', { berth_human_oversight: true }],
    ['AG-003', { berth_human_oversight: 'weekly summary' }],
    ['AG-003', { berth_guardrails: 'none' }],
    ['AG-023', { fees_audit_log: 0 }],
    ['AG-002', { harbour_shell_access: true }],
    ['AG-002', { harbour_shell_access: 'none' }],
  ],
};

for (const [why, rows] of Object.entries(quiet)) {
  describe(`no switch with a word of the author’s own: ${why}`, () => {
    for (const [rule, settings] of rows)
      it(`${JSON.stringify(settings)} is quiet`, () => assert.deepEqual(found(rule, settings), []));
  });
}

it('instructions may follow the switch', () => {
  const { system_prompt, ...rest } = agent;
  assert.equal(findingsOf('AG-023', { ...rest, fees_audit_log: 'off', system_prompt }).length, 1);
});
