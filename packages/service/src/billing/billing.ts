import type { KeyOwner } from '../stores/stores.ts';

/** The payment provider. */
export interface Billing {
  /** URL of a page where the holder buys its plan. */
  checkout(owner: KeyOwner, email: string): Promise<string>;
  /** URL of a page where a customer changes or cancels a subscription. */
  portal(customerId: string): Promise<string>;
  /** Handles a webhook event; false if its signature is not valid. Throws if it could not be processed, so that the provider sends it again. */
  receive(payload: string, signature: string): Promise<boolean>;
}
