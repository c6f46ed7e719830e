import type { KeyOwner } from '../stores/stores.ts';

/** What is asked of whoever takes the money. */
export interface Billing {
  /** The address of a page where the holder buys its plan. */
  checkout(owner: KeyOwner, email: string): Promise<string>;
  /** The address of a page where a customer changes or ends what they bought. */
  portal(customerId: string): Promise<string>;
  /** Takes a notice; false if it is not from whom it says. Throws if it could not be carried out, so that it is sent again. */
  receive(payload: string, signature: string): Promise<boolean>;
}
