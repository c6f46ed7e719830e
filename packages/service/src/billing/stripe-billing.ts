import Stripe from 'stripe';
import type { PlanId } from '../plans/plans.ts';
import type { BillingStore, KeyOwner, Subscription } from '../stores/stores.ts';
import type { Billing } from './billing.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe's ids of the prices of what is sold. */
  readonly prices: { readonly pro: string; readonly team: string };
  /** Where Stripe is, if not where it always is. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' };
}

/**
 * While Stripe tries a card again the plan goes on; it ends when Stripe gives up or the customer's time is over. A refund alone changes
 * nothing: whoever gives the money back also ends the subscription, and that is told.
 */
const inForce: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

export function createStripeBilling(settings: StripeSettings, store: BillingStore, baseUrl: string): Billing {
  const stripe = new Stripe(settings.secretKey, { ...settings.server, telemetry: false, maxNetworkRetries: 1 });
  const returnUrl = `${baseUrl}/settings/plan`;
  /** Notices are carried out one after the other: what is written last is what was read last. */
  let before: Promise<unknown> = Promise.resolve();
  const refresh = async (id: string): Promise<void> => {
    const subscription = readSubscription(await stripe.subscriptions.retrieve(id), settings);
    if (subscription !== null) await store.apply(subscription);
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
      if (id === null) return true;
      // The notice says only that something changed: what holds now is asked. So repeats and any order do no harm.
      const work = before.then(() => refresh(id));
      before = work.catch(() => {});
      await work;
      return true;
    },
  };
}

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

const idOf = (reference: string | { readonly id: string } | null): string | null =>
  reference === null || typeof reference === 'string' ? reference : reference.id;

const metadataOf = (owner: KeyOwner): Record<string, string> =>
  owner.kind === 'personal' ? { user: owner.userId } : { team: owner.teamId };

/** Null for what somebody else sells with the same Stripe account. */
function readSubscription(subscription: Stripe.Subscription, { prices }: StripeSettings): Subscription | null {
  const { user, team } = subscription.metadata;
  const [item] = subscription.items.data;
  const owner = ownerOf(user, team);
  const plans: Readonly<Record<string, PlanId>> = { [prices.pro]: 'pro', [prices.team]: 'team' };
  const plan = plans[item?.price.id ?? ''];
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
