import Stripe from 'stripe';
import { eventOf } from '../accounts/audit.ts';
import { type PlanId, plans } from '../plans/plans.ts';
import type { AuditEvent, AuditStore, BillingStore, KeyOwner, Subscription } from '../stores/stores.ts';
import type { Billing } from './billing.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe's price ids of the plans. */
  readonly prices: { readonly pro: string; readonly team: string };
  /** Another server than Stripe's own, for tests. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' };
}

/**
 * The plan stays in force while Stripe retries a failed payment, and ends when Stripe gives up or the paid period is over. A refund alone
 * changes nothing: the operator who refunds also cancels the subscription, for which Stripe sends another event.
 */
const inForce: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

export interface StripeParts {
  readonly settings: StripeSettings;
  readonly store: BillingStore;
  readonly audit: AuditStore;
  readonly baseUrl: string;
}

export function createStripeBilling({ settings, store, audit, baseUrl }: StripeParts): Billing {
  const stripe = new Stripe(settings.secretKey, { ...settings.server, telemetry: false, maxNetworkRetries: 1 });
  const returnUrl = `${baseUrl}/settings/plan`;
  /** An event only says that something changed; the current state is fetched. So repeated events and events in any order do no harm. */
  const refresh = async (id: string): Promise<void> => {
    for (let attempt = 1; attempt <= attemptsMax; attempt++) {
      const version = await store.version(id);
      const subscription = readSubscription(await stripe.subscriptions.retrieve(id), settings);
      if (subscription === null) return;
      // Another process has written in between, perhaps a newer state than ours: fetch again.
      if ((await store.apply(subscription, version, changeOf(subscription))) !== 'outdated') return;
    }
    throw new Error('A subscription changed each time it was read.');
  };
  return {
    async checkout(owner, email) {
      const price = owner.kind === 'personal' ? settings.prices.pro : settings.prices.team;
      const known = await store.find(owner);
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price, quantity: 1 }],
        success_url: returnUrl,
        cancel_url: returnUrl,
        subscription_data: { metadata: metadataOf(owner) },
        ...(known === null ? { customer_email: email } : { customer: known.customerId }),
      });
      if (session.url === null) throw new Error('Stripe made a checkout without an address.');
      return session.url;
    },
    async portal(customerId) {
      const session = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
      return session.url;
    },
    async receive(payload, signature) {
      const event = verify(stripe, payload, signature, settings.webhookSecret);
      if (event === null) return false;
      const id = subscriptionOf(event);
      if (id !== null) await refresh(id);
      const customer = payerOf(event);
      for (const known of customer === null ? [] : await store.ofCustomer(customer)) {
        await refresh(known.id);
        if (event.type === 'charge.refunded') await audit.insert(refundOf(event, known.owner));
      }
      return true;
    },
  };
}

const attemptsMax = 20;
const actor = 'Stripe';

const changeOf = ({ owner, plan, status, ends }: Subscription): AuditEvent =>
  eventOf(
    owner,
    actor,
    'subscription.changed',
    `${plans[plan].title}: ${status}${ends ? ', ends after this period' : ''}`,
  );

/** The event's own id: Stripe may send an event more than once. */
const refundOf = ({ id }: Stripe.Event, owner: KeyOwner): AuditEvent => {
  const [, holder] = owner.kind === 'personal' ? ['user', owner.userId] : ['team', owner.teamId];
  return { ...eventOf(owner, actor, 'payment.refunded', 'a payment'), id: `${id}_${holder}` };
};

function verify(stripe: Stripe, payload: string, signature: string, secret: string): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(payload, signature, secret);
  } catch {
    // The library's message quotes the payload.
    return null;
  }
}

function subscriptionOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return event.data.object.id;
    case 'checkout.session.completed':
      return idOf(event.data.object.subscription);
    default:
      return null;
  }
}

/** The customer of a payment event. Its effect on the plan is read from the state of the subscription. */
function payerOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'charge.refunded':
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return idOf(event.data.object.customer);
    default:
      return null;
  }
}

const idOf = (reference: string | { readonly id: string } | null): string | null =>
  reference === null || typeof reference === 'string' ? reference : reference.id;

const metadataOf = (owner: KeyOwner): Record<string, string> =>
  owner.kind === 'personal' ? { user: owner.userId } : { team: owner.teamId };

/** Null for subscriptions to something else that the same Stripe account sells. */
function readSubscription(subscription: Stripe.Subscription, { prices }: StripeSettings): Subscription | null {
  const { user, team } = subscription.metadata;
  const [item] = subscription.items.data;
  const owner = ownerOf(user, team);
  const sold = new Map<string, PlanId>([
    [prices.pro, 'pro'],
    [prices.team, 'team'],
  ]);
  const plan = sold.get(item?.price.id ?? '');
  if (owner === null || plan === undefined || item === undefined) return null;
  return {
    id: subscription.id,
    owner,
    customerId: idOf(subscription.customer) ?? '',
    plan,
    status: subscription.status,
    inForce: inForce.has(subscription.status),
    renewsAtMs: item.current_period_end * 1000,
    ends: subscription.cancel_at_period_end,
  };
}

function ownerOf(user: string | undefined, team: string | undefined): KeyOwner | null {
  if (user !== undefined) return { kind: 'personal', userId: user };
  return team === undefined ? null : { kind: 'service', teamId: team };
}
