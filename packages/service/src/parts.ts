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

/** Everything the app is built from; tests replace some of it. */
export interface Parts extends AccountPageParts, AnalyzeParts, BillingParts, HealthParts, PageParts, WebParts {
  readonly baseUrl: string;
  /** Proxies (addresses and networks) whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[];
  readonly log: Logger;
  readonly usageCounter: UsageCounter;
  /** Hooks for metrics and tracing. */
  readonly observers: readonly ((app: FastifyInstance) => void)[];
  readonly wire: Wire;
}
