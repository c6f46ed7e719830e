import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const agent = { model: 'm', system_prompt: 'Help.' };

/** What a setting beside an agent becomes: kind of fact, place and standing. */
function factsOf(settings: object): readonly string[] {
  const { facts } = readSample(JSON.stringify({ agent, ...settings }), 'json');
  return facts.filter((fact) => /^(?:approvals|isolations|permissions|limits|exposures|components)/.test(fact));
}

const begins = (facts: readonly string[], beginnings: readonly string[]) =>
  assert.deepEqual(
    facts.map((fact, index) => (fact.startsWith(beginnings[index] ?? ' ') ? beginnings[index] : fact)),
    beginnings,
  );

describe('a question before a deed that only its name says', () => {
  it('is one for what tools of that name do', () => {
    begins(factsOf({ require_approval_for_refunds: false }), ['approvals /require_approval_for_refunds tool off']);
    begins(factsOf({ flags: { confirmBeforeMerge: 'never' } }), ['approvals /flags/confirmBeforeMerge tool off']);
    begins(factsOf({ 'skip-booking-confirmation': true }), ['approvals /skip-booking-confirmation tool off']);
    begins(factsOf({ require_approval_for_refunds: true }), ['approvals /require_approval_for_refunds tool on']);
  });
  it('is none where nothing changes, or the name is one of its own', () => {
    for (const name of [
      'require_stack_confirmation',
      'confirm_orders',
      'order_confirmation',
      'refunds_require_receipt',
    ])
      assert.deepEqual(factsOf({ [name]: false }), [], name);
  });
  it('stands under a section about questions in any language', () => {
    begins(factsOf({ freigabe: { 'vor-rueckerstattung': 'nein' } }), [
      'permissions /freigabe/vor-rueckerstattung allow',
    ]);
  });
});

describe('names and values that stand beside each other', () => {
  it('are settings', () => {
    begins(factsOf({ settings: [{ key: 'sandbox', value: 'off', note: 'for now' }] }), [
      'isolations /settings/0/value',
    ]);
    begins(factsOf({ policy: [{ name: 'approval_policy', value: 'never' }] }), [
      'approvals /policy/0/value all-prompts off',
    ]);
  });
  it('are none where more is said, or the name is a sentence', () => {
    assert.deepEqual(factsOf({ rows: [{ key: 'sandbox', value: { off: true } }] }), []);
    assert.deepEqual(factsOf({ rows: [{ name: 'no sandbox today', value: true }] }), []);
    assert.deepEqual(factsOf({ rows: [{ name: 'sandbox', value: 'off', a: 1, b: 2, c: 3 }] }), []);
  });
});

describe('words that say the same', () => {
  it('place what runs on the host', () => {
    begins(factsOf({ execution: { where: 'host' } }), ['isolations /execution/where sandbox off']);
    begins(factsOf({ execution: { where: 'docker' } }), ['isolations /execution/where sandbox on']);
    assert.deepEqual(factsOf({ deployment: { where: 'host' }, execution: { environment: 'local' } }), []);
  });
  it('bound a run, and let nothing happen by itself', () => {
    begins(factsOf({ ceilings: { rounds: 100000 } }), ['limits /ceilings/rounds iterations 100000']);
    assert.deepEqual(factsOf({ security: { max_auto_actions: 0 } }), []);
  });
  it('open a door whose port has another name', () => {
    begins(factsOf({ schnittstelle: { adresse: '0.0.0.0', anschluss: 80 } }), [
      'exposures /schnittstelle/adresse bind open',
    ]);
    assert.deepEqual(factsOf({ schnittstelle: { adresse: '0.0.0.0' } }), []);
  });
  it('keep the packages of the system current', () => {
    assert.deepEqual(factsOf({ auto_update: { packages: { system: true } } }), []);
    begins(factsOf({ auto_update: { plugins: true } }), ['components /auto_update/plugins']);
  });
});

describe('an agent without a familiar name in it', () => {
  const charter = 'You are the deployer. You roll out services and roll them back.';
  const brain = { id: 'claude-opus-4-1' };
  const isAgent = (settings: object) =>
    readSample(JSON.stringify({ deployer: { brain, charter, ...settings } }), 'json').recognized;
  it('shows by switches of any name', () => {
    assert.ok(isAgent({ people: { must_sign_off: false }, machine: { unsandboxed: true } }));
  });
  it('does not by a text and a model alone', () => {
    assert.ok(!isAgent({ people: { must_pay: false }, machine: { big: true } }));
  });
});
