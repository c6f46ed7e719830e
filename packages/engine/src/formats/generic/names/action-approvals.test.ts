import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const found = (settings: object) =>
  findingsOf('AG-003', { model: 'gpt-4o', system_prompt: 'Help the desk.', ...settings }).map(({ pointer }) => pointer);

it('an action is reviewed where its key demands it', () => {
  for (const key of ['account_creation_needs_review', 'paymentsRequireReview', 'user-deletion-must-review'])
    assert.deepEqual(found({ [key]: false }), [`/${key}`]);
  for (const key of ['docs_need_review', 'payment_review_board', 'review_needs_payment', 'map_creation_count'])
    assert.deepEqual(found({ [key]: false }), []);
  assert.deepEqual(found({ account_creation_needs_review: true }), []);
});

it('an approval is named after its action', () => {
  assert.deepEqual(found({ refund_approval: 'none' }), ['/refund_approval']);
  assert.deepEqual(found({ deploymentSignOff: 'off' }), ['/deploymentSignOff']);
  for (const settings of [
    { refund_approval: 'manager' },
    { refund_approval: false },
    { order_confirmation: 'none' },
    { colour_approval: 'none' },
  ])
    assert.deepEqual(found(settings), [], JSON.stringify(settings));
});

it('orders and payments are released by a person or automatically', () => {
  assert.deepEqual(found({ order_release: 'automatic' }), ['/order_release']);
  assert.deepEqual(found({ payments: { release: 'automatic' } }), ['/payments/release']);
  for (const settings of [
    { order_release: 'manual' },
    { order_release: true },
    { press_release: 'automatic' },
    { software: { release: 'automatic' } },
  ])
    assert.deepEqual(found(settings), [], JSON.stringify(settings));
});

it('an action of an integration that runs automatically is one of its own', () => {
  assert.deepEqual(found({ integrations: { cards: { auto_charge: true } } }), ['/integrations/cards/auto_charge']);
  for (const cards of [{ auto_charge: false }, { auto_focus: true }, { auto_refresh: true }])
    assert.deepEqual(found({ integrations: { cards } }), [], JSON.stringify(cards));
});

it('actions of a kind are decided one by one', () => {
  assert.deepEqual(found({ ticket_actions: { refund: 'auto', close_ticket: 'ask' } }), ['/ticket_actions/refund']);
  assert.deepEqual(
    found({
      verdicts: {
        delete_post: 'immediately',
        ban_member: 'ask_staff',
        hide_post: 'ask_staff',
        erase_account: 'ask_staff',
      },
    }),
    ['/verdicts/delete_post'],
  );
  assert.deepEqual(found({ letters: { delete_post: 'weekly', ban_member: 'monthly', hide_post: 'never' } }), []);
  assert.deepEqual(found({ alarm_actions: { send_mail: 'immediately', delete_log: 'instantly' } }), []);
  assert.deepEqual(found({ actions: { notify_guard: 'immediately', send_mail: 'instantly' } }), []);
  assert.deepEqual(found({ quick_actions: { refund: true, print: true } }), []);
  assert.deepEqual(found({ menu_actions: { open: 'auto', shut: 'manual' } }), []);
});

it('orders are executed or placed automatically, whichever form of the verb the key has', () => {
  for (const key of ['auto_order_execution', 'automatic_order_placement', 'auto_payment_submission'])
    assert.deepEqual(found({ [key]: true }), [`/${key}`]);
  for (const key of ['auto_page_placement', 'auto_form_submission']) assert.deepEqual(found({ [key]: true }), []);
  assert.deepEqual(found({ auto_order_execution: false }), []);
});

it('what moves money is confirmed or not, unless a letter confirms it', () => {
  for (const key of ['confirmTrades', 'confirm-withdrawals', 'confirm_refunds'])
    assert.deepEqual(found({ [key]: false }), [`/${key}`]);
  assert.deepEqual(found({ trading: { confirm_orders: false } }), ['/trading/confirm_orders']);
  for (const settings of [
    { confirm_trades: true },
    { shop: { confirm_orders: false } },
    { confirm_seats: false },
    { emails: { confirm_refunds: false } },
    { confirm_order_of_pages: false },
  ])
    assert.deepEqual(found(settings), [], JSON.stringify(settings));
});

it('whoever is asked approves, unless it is the partner of the conversation', () => {
  assert.deepEqual(found({ purchases: { ask_parent: false } }), ['/purchases/ask_parent']);
  for (const settings of [{ ask_parent: true }, { ask_customer: false }, { ask_weather: false }])
    assert.deepEqual(found(settings), [], JSON.stringify(settings));
});

it('the approval of a rule is that of the action after its condition', () => {
  const rules = (then: string, approval: string) => ({ rules: [{ when: 'invoice', then, approval }] });
  assert.deepEqual(found(rules('pay', 'skipped')), ['/rules/0/approval']);
  assert.deepEqual(found(rules('search_docs', 'skipped')), []);
  assert.deepEqual(found(rules('pay', 'required')), []);
  const [unknown] = findingsOf('AG-003', { model: 'gpt-4o', system_prompt: 'Help.', ...rules('unsubscribe', 'none') });
  assert.equal(unknown?.severity, 'high');
});

it('a person’s review before an action is an approval', () => {
  assert.deepEqual(found({ lawyer_review_before_sending: false }), ['/lawyer_review_before_sending']);
  for (const settings of [
    { lawyer_review_before_sending: true },
    { peer_review_before_publication: false },
    { customer_review_before_checkout: false },
  ])
    assert.deepEqual(found(settings), [], JSON.stringify(settings));
});

it('a review of one kind is one of several', () => {
  for (const key of ['refund_human_review', 'crane_driver_ack', 'seed_human_approval'])
    assert.deepEqual(found({ [key]: 'never' }), [`/${key}`]);
  for (const key of [
    ...['weekly_human_review', 'final_human_review', 'random_human_review', 'blind_human_review'],
    ...['cache_human_approval', 'log_human_approval', 'pending_human_review', 'escalated_human_review'],
  ])
    assert.deepEqual(found({ [key]: 'never' }), [], key);
});

it('a person who is missing among other things is no approver', () => {
  assert.deepEqual(found({ human_touchpoints: 'none' }), ['/human_touchpoints']);
  for (const section of ['safety', 'governance', 'pipeline'])
    assert.deepEqual(found({ [section]: { human_touchpoints: 'none' } }), [`/${section}/human_touchpoints`]);
  for (const settings of [
    { recipes: { human_taster: 'none' } },
    { audiobooks: { human_narrator: 'none' } },
    { human_translation: 'never' },
  ])
    assert.deepEqual(found(settings), [], JSON.stringify(settings));
});
