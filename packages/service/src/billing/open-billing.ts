import type { Billing } from './billing.ts';
import type { StripeParts, StripeSettings } from './stripe-billing.ts';

export interface BillingParts extends Omit<StripeParts, 'settings'> {
  /** Null if plans are not for sale. */
  readonly settings: StripeSettings | null;
}

export async function openBilling({ settings, ...parts }: BillingParts): Promise<Billing | null> {
  if (settings === null) return null;
  // Loaded only if it is used, to shorten the start-up.
  const { createStripeBilling } = await import('./stripe-billing.ts');
  return createStripeBilling({ settings, ...parts });
}
