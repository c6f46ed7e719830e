import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const agent = { model: 'house', system_prompt: 'You plan berths.', tools: ['send_email'] };
const placesOf = (settings: object) => findingsOf('AG-003', { ...agent, ...settings }).map(({ pointer }) => pointer);

describe('the last noun of a name', () => {
  it('is a thing that carries an approval, which asks nobody', () => {
    const carriers = { consent_form: 'none', user_confirmation_email: false, approval_required_label: 'off' };
    assert.deepEqual(placesOf({ ...carriers, human_review_survey: 'none', approvalEmailEnabled: false }), []);
    assert.deepEqual(placesOf({ approval_email: { enabled: false }, ui: { approval_page: false } }), []);
  });
  it('decides in variables as well', () => {
    const env = { DESK_APPROVAL_EMAIL: 'off', CONFIRM_EMAIL: 'false', REQUIRE_APPROVAL: 'false' };
    assert.deepEqual(placesOf({ mcp_servers: { desk: { command: 'node', args: ['desk.js'], env } } }), [
      '/mcp_servers/desk/env/REQUIRE_APPROVAL',
    ]);
  });
  it('may be the data of a person who registers', () => {
    for (const name of ['confirm_email', 'require_password_confirmation', 'phone_number_confirmation'])
      assert.deepEqual(placesOf({ signups: { [name]: false } }), [], name);
  });
  it('is the approval itself, whatever the subject before it', () => {
    for (const name of ['email_approval', 'require_approval_email', 'form_submission_approval', 'approval_dialog'])
      assert.deepEqual(placesOf({ [name]: 'off' }), [`/${name}`], name);
    assert.deepEqual(placesOf({ approvals: { email: 'off' } }), ['/approvals/email']);
  });
});
