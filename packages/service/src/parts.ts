import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { UsageCounter } from './keys/usage.ts';
import type { AccountPageParts } from './routes/account/pages.ts';
import type { AnalyzeParts } from './routes/analyze/route.ts';
import type { BillingParts } from './routes/billing/route.ts';
import type { HealthParts } from './routes/health/route.ts';
import type { PageParts } from './routes/pages/route.ts';
import type { WebParts } from './routes/web/route.ts';
import type { Wire } from './wire/wire.ts';

/** Everything the app is built from; tests put their own in place. */
export interface Parts extends AccountPageParts, AnalyzeParts, BillingParts, HealthParts, PageParts, WebParts {
  readonly baseUrl: string;
  /** Addresses and networks whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly log: Logger;
  readonly usageCounter: UsageCounter;
  /** Whoever wants to see every request and answer. */
  readonly observers: readonly ((app: FastifyInstance) => void)[];
  readonly wire: Wire;
}
