import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { StripeSettings } from '../billing/stripe-billing.ts';

/** The part of Stripe's API that the service uses, on loopback; events are signed by Stripe's own library. */
export interface StripeServer {
  readonly settings: StripeSettings;
  /** The current state of each subscription, by its id. */
  readonly subscriptions: Map<string, object>;
  /** The forms received, as `path` and fields. */
  readonly forms: { readonly path: string; readonly fields: URLSearchParams }[];
  sign(payload: string, secret?: string, timestamp?: number): string;
  close(): Promise<void>;
}

export async function startStripeServer(): Promise<StripeServer> {
  const subscriptions = new Map<string, object>();
  const forms: { path: string; fields: URLSearchParams }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      forms.push({ path, fields: new URLSearchParams(Buffer.concat(chunks).toString('utf8')) });
      const found = path.startsWith('/v1/subscriptions/')
        ? subscriptions.get(path.split('/').at(-1) ?? '')
        : { id: 'session', url: `https://stripe.example${path}` };
      response.writeHead(found === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(found ?? { error: { type: 'invalid_request_error', message: 'none' } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A server on a TCP port has no other kind of address.
  // Made up, and not in the format of Stripe's own secrets.
  const [secretKey, webhookSecret] = ['a key of tests', 'a webhook secret of tests'];
  const stripe = new Stripe(secretKey);
  return {
    settings: {
      secretKey,
      webhookSecret,
      prices: { pro: 'price_of_pro', team: 'price_of_team' },
      server: { host: '127.0.0.1', port, protocol: 'http' },
    },
    subscriptions,
    forms,
    sign: (payload, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000)) =>
      stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
