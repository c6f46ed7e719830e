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
  const noticeOfMoney = (type: string, customer = 'cus_ada') =>
    JSON.stringify({
      id: `evt_${++serial}`,
      object: 'event',
      type,
      created: 1_700_000_000,
      data: { object: { customer } },
    });
  const itemsUntil = (current_period_end: number) => ({
    data: [{ price: { id: 'price_of_pro' }, current_period_end }],
  });
  const deliver = async (payload: string, signature = stripe.sign(payload)) =>
    (
      await fetch(`${service.url}/billing/webhook`, {
        method: 'POST',
        body: payload,
        headers: { 'Stripe-Signature': signature },
      })
    ).status;
  /** Changes the state at Stripe and delivers the event. */
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

  it('link to Stripe’s page with the customer’s address and plan', async () => {
    const { body } = await ada.post('/plan/checkout');
    assert.match(String(body.url), /^https:\/\/stripe\.example\/v1\/checkout/);
    const fields = stripe.forms.at(-1)?.fields;
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
  it('allow and deny the API according to the subscription’s state', async () => {
    for (const [status, answer] of states) {
      assert.equal(await become('sub_1', status), 204);
      assert.equal(await use(), answer, status);
    }
  });

  it('follow the current state, whatever the order and number of events', async () => {
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

  const shown = async () => (await ada.get('/plan')).body.subscription as Readonly<Record<string, unknown>>;
  const noted = async () =>
    ((await ada.get('/audit')).body.events as { action: string; actor: string; subject: string }[])
      .filter(({ actor }) => actor === 'Stripe')
      .map(({ action, subject }) => `${action} ${subject}`);

  it('begin with a trial, which allows the API and ends by itself without a payment', async () => {
    await become('sub_1', 'canceled');
    await become('sub_trial', 'trialing', { items: itemsUntil(1_800_000_000) });
    assert.deepEqual(
      [await use(), (await shown()).status, (await shown()).renewsAt],
      [200, 'trialing', '2027-01-15T08:00:00.000Z'],
    );
    await become('sub_trial', 'paused');
    assert.equal(await use(), 403);
    assert.equal((await shown()).inForce, false);
  });

  it('continue while a payment is retried, end when Stripe gives up, and resume when it is paid', async () => {
    await become('sub_1', 'active');
    stripe.subscriptions.set('sub_1', { ...stripe.subscriptions.get('sub_1'), status: 'past_due' });
    assert.equal(await deliver(noticeOfMoney('invoice.payment_failed')), 204);
    assert.deepEqual([await use(), (await shown()).status], [200, 'past_due']);
    stripe.subscriptions.set('sub_1', { ...stripe.subscriptions.get('sub_1'), status: 'unpaid' });
    assert.equal(await deliver(noticeOfMoney('invoice.payment_failed')), 204);
    assert.equal(await use(), 403);
    stripe.subscriptions.set('sub_1', { ...stripe.subscriptions.get('sub_1'), status: 'active' });
    assert.equal(await deliver(noticeOfMoney('invoice.paid')), 204);
    assert.equal(await use(), 200);
  });

  it('last until the end of the paid period when they are cancelled', async () => {
    await become('sub_1', 'active', { cancel_at_period_end: true });
    assert.deepEqual([await use(), (await shown()).ends], [200, true]);
    await become('sub_1', 'active', { cancel_at_period_end: false });
    assert.deepEqual([await use(), (await shown()).ends], [200, false]);
    await become('sub_1', 'active', { cancel_at_period_end: true });
    stripe.subscriptions.set('sub_1', { ...stripe.subscriptions.get('sub_1'), status: 'canceled' });
    assert.equal(await deliver(noticeOf('sub_1', 'customer.subscription.deleted')), 204);
    assert.equal(await use(), 403);
  });

  it('continue after a refund, which is recorded once, unless they are also cancelled', async () => {
    await become('sub_1', 'active');
    const before = (await noted()).length;
    const refund = noticeOfMoney('charge.refunded');
    assert.deepEqual([await deliver(refund), await deliver(refund), await use()], [204, 204, 200]);
    const events = await noted();
    assert.equal(events.filter((event) => event === 'payment.refunded a payment').length, 1);
    assert.equal(events.length, before + 1);
    stripe.subscriptions.set('sub_1', { ...stripe.subscriptions.get('sub_1'), status: 'canceled' });
    assert.equal(await deliver(noticeOfMoney('charge.refunded')), 204);
    assert.equal(await use(), 403);
    assert.equal(await deliver(noticeOfMoney('charge.refunded', 'cus_of_somebody_else')), 204);
  });

  it('are recorded in the audit log when they change, but not for repeated events', async () => {
    await become('sub_2', 'active');
    const before = await noted();
    assert.equal(before[0], 'subscription.changed Pro: active');
    await deliver(noticeOf('sub_2'));
    await become('sub_2', 'active', { items: itemsUntil(1_950_000_000) });
    assert.deepEqual(await noted(), before);
    await become('sub_2', 'active', { cancel_at_period_end: true });
    assert.equal((await noted())[0], 'subscription.changed Pro: active, ends after this period');
    await become('sub_2', 'canceled');
  });

  it('never return to an older state, even if another process has written in between', async () => {
    const owner = { kind: 'personal', userId } as const;
    const subscription = {
      id: 'sub_race',
      owner,
      customerId: 'cus_ada',
      plan: 'pro',
      renewsAtMs: 1,
      ends: false,
    } as const;
    const event = { id: 'evt_race', atMs: 1, action: 'x', actor: 'x', subject: 'x', owner };
    const { subscriptions } = service.stores;
    const read = await subscriptions.version('sub_race');
    const [active, canceled] = [
      { status: 'active', inForce: true },
      { status: 'canceled', inForce: false },
    ];
    assert.equal(await subscriptions.apply({ ...subscription, ...canceled }, read, event), 'applied');
    assert.equal(await subscriptions.apply({ ...subscription, ...active }, read, event), 'outdated');
    assert.equal(await use(), 403);
    const next = await subscriptions.version('sub_race');
    assert.equal(await subscriptions.apply({ ...subscription, ...active }, next, event), 'applied');
    assert.equal(await subscriptions.apply({ ...subscription, ...canceled }, next, event), 'outdated');
    assert.equal(await use(), 200);
    await subscriptions.apply({ ...subscription, ...canceled }, next + 1, event);
  });

  it('require a valid and recent signature of Stripe', async () => {
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

  it('fail the event if the state cannot be read, so that Stripe sends it again', async () => {
    assert.equal(await deliver(noticeOf('sub_unknown')), 500);
    assert.equal(await become('sub_1', 'active'), 204);
  });

  it('do not change granted plans, and ignore other subscriptions of the Stripe account', async () => {
    await service.stores.users.setPlan(userId, 'pro');
    await become('sub_1', 'canceled');
    assert.equal(await use(), 200);
    await service.stores.users.setPlan(userId, 'free');
    await become('sub_2', 'active', { items: { data: [{ price: { id: 'price_of_tea' }, current_period_end: 1 }] } });
    await become('sub_3', 'active', { metadata: {} });
    await become('sub_4', 'active', { metadata: { user: 'usr_gone' } });
    assert.equal(await use(), 403);
  });

  it('are bought only once, changed in the portal, and must end before the account is deleted', async () => {
    await become('sub_1', 'active');
    assert.deepEqual(codeOf(await ada.post('/plan/checkout')), [409, 'already_done']);
    assert.match(String((await ada.post('/plan/portal')).body.url), /billing_portal/);
    assert.equal(stripe.forms.at(-1)?.fields.get('customer'), 'cus_ada');
    assert.deepEqual(codeOf(await ada.post('/delete', { password })), [409, 'still_paid']);
  });

  it('of a team are managed by its owners and admins, and enable its keys', async () => {
    const team = String((await ada.post('/teams/create', { name: 'Blue' })).body.id);
    const bob = await logInAs(service, 'bob@example.com');
    assert.deepEqual(codeOf(await bob.post('/plan/checkout', { team })), [404, 'not_found']);
    const service1 = String((await ada.post('/keys/create', { name: 'ci', team })).body.text);
    assert.equal(await use(service1), 403);
    await ada.post('/plan/checkout', { team });
    assert.equal(stripe.forms.at(-1)?.fields.get('line_items[0][price]'), 'price_of_team');
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
  it('there is no webhook and no checkout, and the page says that the operator grants plans', async () => {
    const service = await startTestService();
    const ada = await logInAs(service, 'ada@example.com');
    assert.equal((await fetch(`${service.url}/billing/webhook`, { method: 'POST', body: '{}' })).status, 404);
    assert.deepEqual(codeOf(await ada.post('/plan/checkout')), [404, 'not_found']);
    assert.equal((await ada.get('/plan')).body.boughtHere, false);
    await service.close();
  });
});
