import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';

const agent = { name: 'clerk', model: 'gpt-4o', system_prompt: 'You help the staff.', tools: ['issue_credit'] };

function placesOf(rule: Parameters<typeof findingsOf>[0], settings: object): readonly string[] {
  return findingsOf(rule, { ...agent, ...settings }).map(({ pointer, severity }) => `${severity} ${pointer}`);
}

describe('a question that an entry puts to the tool beside it', () => {
  it('reaches what that tool does', () => {
    const rules = ['find_lease', 'delete_ticket', '*'].map((tool) => ({ tool, requires_approval: false }));
    assert.deepEqual(placesOf('AG-003', { per_tool: rules }), [
      'high /per_tool/1/requires_approval',
      'high /per_tool/2/requires_approval',
    ]);
  });
  it('reaches what is done with it, where that is said', () => {
    const rules = [
      { tool: 'ladder', actions: ['read'], requires_approval: false },
      { tool: 'patch-proposer', actions: ['propose'], requires_approval: false },
      { tool: 'ladder', actions: ['write'], requires_approval: false },
    ];
    assert.deepEqual(placesOf('AG-003', { per_tool: rules }), ['high /per_tool/2/requires_approval']);
  });
  it('reaches everything where what is named is no tool', () => {
    const rules = [{ tool: 'ladder', requires_approval: false }];
    assert.deepEqual(placesOf('AG-003', { per_tool: rules }), ['high /per_tool/0/requires_approval']);
  });
});

it('what is asked before a deed is a question, and a test before it is none', () => {
  assert.deepEqual(placesOf('AG-003', { desk: { preTradeApproval: false } }), ['high /desk/preTradeApproval']);
  for (const name of ['pre_approval', 'pre_merge_validation', 'pre_trade_briefing', 'pre_lunch_approval'])
    assert.deepEqual(placesOf('AG-003', { desk: { [name]: false } }), [], name);
});

describe('what was agreed on things', () => {
  it('is no switch of the agent', () => {
    for (const section of ['shipping', 'warranty', 'insurance', 'clauses']) {
      const settings = { [section]: { confirmation: 'none', unlimited: true, signature_required: false } };
      for (const rule of ['AG-003', 'AG-021', 'AG-022'] as const)
        assert.deepEqual(placesOf(rule, settings), [], section);
    }
  });
  it('is one beside them', () => {
    const settings = { payments: { confirmation: 'none' }, shipping_agent: { confirmation: 'none' } };
    assert.equal(placesOf('AG-003', settings).length, 2);
  });
});

it('an address that is confirmed is no question to a person, and sending is', () => {
  for (const name of ['confirm_email', 'emailConfirmation', 'require_email_confirmation'])
    assert.deepEqual(placesOf('AG-003', { [name]: false }), [], name);
  assert.equal(placesOf('AG-003', { confirm_email_sending: false, tools: ['send_email'] }).length, 1);
});

it('features that are on are switches by their names, and other entries are none', () => {
  const entries = [
    { name: 'summaries', enabled: true },
    { name: 'auto_approve', enabled: true },
  ];
  assert.deepEqual(placesOf('AG-003', { features: entries }), ['high /features/1/enabled']);
  assert.deepEqual(placesOf('AG-003', { features: [{ name: 'auto_approve', enabled: false }] }), []);
  assert.deepEqual(placesOf('AG-003', { rooms: entries }), []);
});

describe('ends that are taken away', () => {
  const limitsOf = (settings: object) =>
    readSample(JSON.stringify({ ...agent, ...settings }), 'json').facts.filter((fact) => fact.startsWith('limits '));
  it('by -1 in a depth or a plural', () => {
    for (const name of ['recursionDepth', 'iterations', 'turns', 'delegation_depth'])
      assert.equal(limitsOf({ [name]: -1 }).length, 1, name);
  });
  it('not by a step back, a zone of time, or no depth at all', () => {
    assert.equal(limitsOf({ delegation: { max_depth: -1 } }).length, 1);
    assert.deepEqual(limitsOf({ crawler: { max_depth: -1 } }), []);
    for (const settings of [{ step: -1 }, { hours: -1 }, { recursionDepth: 0 }, { iterations: 5 }, { tire_depth: -1 }])
      assert.deepEqual(limitsOf(settings), [], JSON.stringify(settings));
  });
  it('of what runs, and not of an exam', () => {
    assert.equal(limitsOf({ execution: { time_limit: 'none' } }).length, 1);
    assert.deepEqual(limitsOf({ exam: { time_limit: 'none' } }), []);
  });
  it('by a word where the clock is meant', () => {
    assert.equal(limitsOf({ execution: { wall_clock_timeout: 'none' } }).length, 1);
    assert.equal(limitsOf({ loop: { stop_after: 'never' } }).length, 1);
    assert.deepEqual(limitsOf({ wall_clock: 'none', stop_words: 'never' }), []);
  });
});
