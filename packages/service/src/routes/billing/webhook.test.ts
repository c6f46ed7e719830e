import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { bearer, smallBody, startTestService } from '../../testing/service.ts';
import { startStripeServer } from '../../testing/stripe-server.ts';
import { logInAs, password, type Seen } from '../../testing/visitor.ts';

const codeOf = ({ status, body }: Seen): unknown[] => [status, body.code];

describe('plans that are bought', async () => {
  const stripe = await startStripeServer();
  const service = await startTestService({ stripe: stripe.settings });
  after(async () => {
    await service.close();
    await stripe.close();
  });
  const ada = await logInAs(service, 'ada@example.com');
  const userId = String((await ada.open()).body.userId);
  const key = String((await ada.post('/keys/create', { name: 'ci' })).body.text);
  const use = async (text = key) => (await service.post(smallBody(), bearer(text))).status;

  let serial = 0;
  const noticeOf = (id: string, type = 'customer.subscription.updated') =>
    JSON.stringify({
      id: `evt_${++serial}`,
      object: 'event',
      type,
      created: 1_700_000_000,
      data: { object: type.startsWith('checkout') ? { id: 'cs_1', subscription: id } : { id } },
    });
  const deliver = async (payload: string, signature = stripe.sign(payload)) =>
    (
      await fetch(`${service.url}/billing/webhook`, {
        method: 'POST',
        body: payload,
        headers: { 'Stripe-Signature': signature },
      })
    ).status;
  /** Changes what holds at Stripe and delivers the notice of it. */
  const become = (id: string, status: string, more: object = {}) => {
    stripe.subscriptions.set(id, {
      id,
      object: 'subscription',
      status,
      customer: 'cus_ada',
      cancel_at_period_end: false,
      metadata: { user: userId },
      items: { data: [{ price: { id: 'price_of_pro' }, current_period_end: 1_900_000_000 }] },
      ...more,
    });
    return deliver(noticeOf(id));
  };

  it('lead to the page where they are bought, for whom the address and the plan are known there', async () => {
    const { body } = await ada.post('/plan/checkout');
    assert.match(String(body.url), /^https:\/\/stripe\.example\/v1\/checkout/);
    const fields = stripe.asked.at(-1)?.fields;
    assert.equal(fields?.get('customer_email'), 'ada@example.com');
    assert.equal(fields?.get('line_items[0][price]'), 'price_of_pro');
    assert.equal(fields?.get('subscription_data[metadata][user]'), userId);
    assert.deepEqual(codeOf(await ada.post('/plan/portal')), [404, 'not_found']);
  });

  const states = [
    ['incomplete', 403],
    ['trialing', 200],
    ['active', 200],
    ['past_due', 200],
    ['unpaid', 403],
    ['paused', 403],
    ['active', 200],
    ['canceled', 403],
  ] as const;
  it('open and close the API with the subscription’s state', async () => {
    for (const [status, answer] of states) {
      assert.equal(await become('sub_1', status), 204);
      assert.equal(await use(), answer, status);
    }
  });

  it('hold to what is true now, whatever order and however often notices come', async () => {
    await become('sub_1', 'active');
    const late = noticeOf('sub_1');
    await become('sub_1', 'canceled');
    assert.deepEqual([await deliver(late), await deliver(late), await use()], [204, 204, 403]);
    await become('sub_1', 'active', { cancel_at_period_end: true });
    const notices = Array.from({ length: 10 }, () => deliver(noticeOf('sub_1', 'checkout.session.completed')));
    assert.ok((await Promise.all(notices)).every((status) => status === 204));
    assert.equal(await use(), 200);
    const { body } = await ada.get('/plan');
    assert.deepEqual(body.subscription, {
      status: 'active',
      inForce: true,
      ends: true,
      renewsAt: '2030-03-17T17:46:40.000Z',
    });
  });

  it('believe Stripe’s signature alone, and only while it is fresh', async () => {
    await become('sub_1', 'canceled');
    stripe.subscriptions.set('sub_1', { ...stripe.subscriptions.get('sub_1'), status: 'active' });
    const payload = noticeOf('sub_1');
    const old = Math.floor(Date.now() / 1000) - 3_600;
    for (const signature of ['', 'x', stripe.sign(payload, 'another secret'), stripe.sign(payload, undefined, old)])
      assert.equal(await deliver(payload, signature), 400);
    assert.equal(await deliver(`${payload} `, stripe.sign(payload)), 400);
    assert.equal(await deliver('x'.repeat(600_000)), 413);
    assert.equal(await use(), 403);
  });

  it('ask to be told again when the state cannot be read', async () => {
    assert.equal(await deliver(noticeOf('sub_unknown')), 500);
    assert.equal(await become('sub_1', 'active'), 204);
  });

  it('leave what the operator granted, and other sellers’ subscriptions, alone', async () => {
    await service.stores.users.setPlan(userId, 'pro');
    await become('sub_1', 'canceled');
    assert.equal(await use(), 200);
    await service.stores.users.setPlan(userId, 'free');
    await become('sub_2', 'active', { items: { data: [{ price: { id: 'price_of_tea' }, current_period_end: 1 }] } });
    await become('sub_3', 'active', { metadata: {} });
    await become('sub_4', 'active', { metadata: { user: 'usr_gone' } });
    assert.equal(await use(), 403);
  });

  it('are bought once, changed in the portal, and ended before the account is', async () => {
    await become('sub_1', 'active');
    assert.deepEqual(codeOf(await ada.post('/plan/checkout')), [409, 'already_done']);
    assert.match(String((await ada.post('/plan/portal')).body.url), /billing_portal/);
    assert.equal(stripe.asked.at(-1)?.fields.get('customer'), 'cus_ada');
    assert.deepEqual(codeOf(await ada.post('/delete', { password })), [409, 'still_paid']);
  });

  it('of a team are its owners’ and admins’, and open its keys', async () => {
    const team = String((await ada.post('/teams/create', { name: 'Blue' })).body.id);
    const bob = await logInAs(service, 'bob@example.com');
    assert.deepEqual(codeOf(await bob.post('/plan/checkout', { team })), [404, 'not_found']);
    const service1 = String((await ada.post('/keys/create', { name: 'ci', team })).body.text);
    assert.equal(await use(service1), 403);
    await ada.post('/plan/checkout', { team });
    assert.equal(stripe.asked.at(-1)?.fields.get('line_items[0][price]'), 'price_of_team');
    await become('sub_t', 'active', {
      metadata: { team },
      items: { data: [{ price: { id: 'price_of_team' }, current_period_end: 1_900_000_000 }] },
    });
    assert.equal(await use(service1), 200);
    assert.equal((await ada.get(`/plan?team=${team}`)).body.plan, 'team');
    assert.deepEqual(codeOf(await ada.post('/teams/delete', { team })), [409, 'still_paid']);
  });
});

describe('without Stripe', () => {
  it('there is neither a webhook nor a checkout, and the page says who grants plans', async () => {
    const service = await startTestService();
    const ada = await logInAs(service, 'ada@example.com');
    assert.equal((await fetch(`${service.url}/billing/webhook`, { method: 'POST', body: '{}' })).status, 404);
    assert.deepEqual(codeOf(await ada.post('/plan/checkout')), [404, 'not_found']);
    assert.equal((await ada.get('/plan')).body.boughtHere, false);
    await service.close();
  });
});
