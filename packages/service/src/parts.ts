import type { Logger } from 'pino';
import type { AnalyzeParts } from './routes/analyze/route.ts';
import type { HealthParts } from './routes/health/route.ts';
import type { Wire } from './wire/wire.ts';

/** Everything the app is built from; tests put their own in place. */
export interface Parts extends AnalyzeParts, HealthParts {
  readonly baseUrl: string;
  readonly log: Logger;
  readonly wire: Wire;
}
