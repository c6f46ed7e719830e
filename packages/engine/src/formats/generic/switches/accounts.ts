import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, isNestedIn } from '../context.ts';
import { hasNamed } from '../folded-keys.ts';
import { agentParts } from '../names/agent-parts.ts';
import { foldKey } from '../names/key-words.ts';
import { oncePerOwner } from '../once-per-owner.ts';

/** Services with test accounts that they call sandboxes, and general words for such services. */
const services = wordSet(
  'paypal stripe square braintree adyen mollie klarna plaid payment checkout billing invoice zoho salesforce hubspot quickbook xero shopify ebay amazon etsy fedex ups docusign twilio binance coinbase alpaca bybit kraken broker exchange trading',
);
/** Keys that identify a customer of a service. */
const customerKeys = /(?:^|_)(?:client_id|client_secret|merchant_id|consumer_key|publishable_key|account_sid)$/;
/** Keys that only an agent has; its sandbox isolates what it runs. */
const agentKeys = wordSet(`${agentParts} agent shell command code_execution`);

/** Whether the section is an account at a service, whose sandbox is for test payments: `paypal: {client_id, sandbox: false}`. */
export function isServiceAccount(owner: Cursor, context: Context): boolean {
  const holder = ownerKind(owner);
  return holder === 'customer' || (holder === null && isNestedIn(context, services, 1));
}

const ownerKind = oncePerOwner((owner) => {
  if (hasNamed(owner, agentKeys)) return 'agent';
  const names = owner.members().map(({ key }) => foldKey(key.value));
  return names.some((name) => customerKeys.test(name)) ? 'customer' : null;
});
