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
