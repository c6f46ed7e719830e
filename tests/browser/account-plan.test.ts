/** Buying a plan as a customer; Stripe is replaced by a server on loopback whose events are signed by Stripe's own library. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { bearer, smallBody } from '../../packages/service/src/testing/service.ts';
import { type StripeServer, startStripeServer } from '../../packages/service/src/testing/stripe-server.ts';
import { enterAs } from './account-stage.ts';
import { findAccessibilityViolations, type Stage, setStage } from './browser.ts';

describe('plans in a browser', () => {
  let stripe: StripeServer;
  let stage: Stage;
  before(async () => {
    stripe = await startStripeServer();
    stage = await setStage({ stripe: stripe.settings });
  });
  after(async () => {
    await stage.close();
    await stripe.close();
  });
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const use = async (key: string) => (await stage.service.post(smallBody(), bearer(key))).status;

  let serial = 0;
  const become = async (metadata: object, price: string, status: string, more: object = {}): Promise<void> => {
    const id = `sub_${price}`;
    const items = { data: [{ price: { id: price }, current_period_end: 1_900_000_000 }] };
    stripe.subscriptions.set(id, {
      id,
      status,
      customer: 'cus_1',
      cancel_at_period_end: false,
      metadata,
      items,
      ...more,
    });
    const type = 'customer.subscription.updated';
    const body = JSON.stringify({ id: `evt_${++serial}`, object: 'event', type, data: { object: { id } } });
    const headers = { 'Stripe-Signature': stripe.sign(body) };
    const { status: answer } = await fetch(`${stage.service.url}/billing/webhook`, { method: 'POST', body, headers });
    assert.equal(answer, 204);
  };
  /** Replaces Stripe's own pages by a heading. */
  const standIn = (page: Page) =>
    page.route('https://stripe.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title><h1>Stripe</h1>' }),
    );

  it('are bought and managed on Stripe’s pages, and their state is shown', async () => {
    const { page, pageErrors, userId, visitor } = await enterAs(stage, 'ada@example.com', '/settings/plan');
    await standIn(page);
    const show = async (text: string): Promise<void> => {
      await page.goto(`${stage.service.url}/settings/plan`);
      await page.getByText(text).waitFor();
      assert.deepEqual(await findAccessibilityViolations(page), []);
    };
    const key = String((await visitor.post('/keys/create', { name: 'ci' })).body.text);
    assert.equal(await page.getByRole('button', { name: 'Manage subscription' }).count(), 0);
    await press(page, 'Buy Pro');
    await page.waitForURL('https://stripe.example/v1/checkout/**');
    assert.equal(stripe.forms.at(-1)?.fields.get('customer_email'), 'ada@example.com');
    assert.equal(stripe.forms.at(-1)?.fields.get('success_url'), 'http://127.0.0.1/settings/plan');

    const person = { user: userId };
    await become(person, 'price_of_pro', 'trialing');
    await show('The trial renews on 2030-03-17.');
    assert.equal(await use(key), 200);
    assert.equal(await page.getByRole('button', { name: 'Buy Pro' }).count(), 0);
    await press(page, 'Manage subscription');
    await page.waitForURL('https://stripe.example/v1/billing_portal/**');
    await become(person, 'price_of_pro', 'past_due');
    await show('The last payment failed.');
    assert.equal(await use(key), 200);
    await become(person, 'price_of_pro', 'active', { cancel_at_period_end: true });
    await show('The subscription ends on 2030-03-17.');
    await become(person, 'price_of_pro', 'canceled');
    await show('The subscription has ended or is unpaid (canceled).');
    assert.equal(await use(key), 403);
    await page.getByRole('button', { name: 'Buy Pro', exact: true }).waitFor();
    await page.goto(`${stage.service.url}/settings/activity`);
    await page.getByText('Stripe reported the subscription as Pro: canceled').waitFor();
    assert.deepEqual(
      pageErrors.filter((error) => !error.includes('https://stripe.example/')),
      [],
    );
    await page.context().close();
  });

  it('of a team are bought by its owners and admins, and seen by its members', async () => {
    const owner = await enterAs(stage, 'owner@example.com', '/settings');
    await standIn(owner.page);
    const team = String((await owner.visitor.post('/teams/create', { name: 'Blue' })).body.id);
    await owner.page.goto(`${stage.service.url}/settings/plan?team=${team}`);
    await press(owner.page, 'Buy Team');
    await owner.page.waitForURL('https://stripe.example/v1/checkout/**');
    assert.equal(stripe.forms.at(-1)?.fields.get('subscription_data[metadata][team]'), team);
    await become({ team }, 'price_of_team', 'active');
    const member = await enterAs(stage, 'member@example.com', '/settings');
    await owner.visitor.post('/teams/invite', { team, email: 'member@example.com', role: 'member' });
    const invitations = (await member.visitor.get('/teams')).body.invitations as { id: string }[];
    await member.visitor.post('/invitations/accept', { id: invitations[0]?.id });
    await member.page.goto(`${stage.service.url}/settings/plan?team=${team}`);
    await member.page.getByText('The team’s plan is Team.').waitFor();
    await member.page.getByText('Only owners and admins of the team can buy its plan.').waitFor();
    assert.equal(await member.page.getByRole('button', { name: /Buy|Manage subscription/ }).count(), 0);
    await owner.page.context().close();
    await member.page.context().close();
  });

  it('report that Stripe cannot be reached, and keep the page as it was', async () => {
    const { page } = await enterAs(stage, 'bob@example.com', '/settings/plan');
    await page.route('**/account/api/plan/checkout', (route) => route.abort());
    await press(page, 'Buy Pro');
    await page.getByRole('alert').getByText('The service cannot be reached').waitFor();
    await page.getByRole('button', { name: 'Buy Pro', exact: true }).waitFor();
    await page.context().close();
  });
});
