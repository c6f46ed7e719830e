import type { FastifyInstance } from 'fastify';
import type { Billing } from '../../billing/billing.ts';
import { closeAfter, refuse } from '../../plugins/refuse.ts';
import { readBody } from '../../wire/body.ts';

export interface BillingParts {
  /** Null if plans are not sold, only granted by the operator. */
  readonly billing: Billing | null;
  readonly bodyTimeoutMs: number;
}

const noticeBytesMax = 512 * 1024;

/** Stripe's webhook. The signature covers the exact bytes of the body. */
export function registerBilling(app: FastifyInstance, { billing, bodyTimeoutMs }: BillingParts): void {
  if (billing === null) return;
  app.post('/billing/webhook', { schema: { hide: true } }, async (request, reply) => {
    const body = await readBody(request.raw, reply.raw, noticeBytesMax, bodyTimeoutMs);
    if (body.kind === 'aborted') return reply.hijack();
    if (body.kind !== 'body') {
      closeAfter(request, reply);
      return refuse(request, reply, { code: body.kind === 'timeout' ? 'request_timeout' : 'request_too_large' });
    }
    const signature = (request.raw.headersDistinct['stripe-signature'] ?? []).join(',');
    const taken = await billing.receive(body.bytes.toString('utf8'), signature);
    return taken ? reply.code(204).send() : refuse(request, reply, { code: 'invalid_signature' });
  });
}
