import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Analyser } from '../../analysis/analyser.ts';
import type { ExposedKeys } from '../../keys/exposed-keys.ts';
import { createAddressLimit } from '../../plugins/address-limit.ts';
import { requireJsonBody } from '../../plugins/json-body.ts';
import { refuse } from '../../plugins/refuse.ts';
import { createSameOrigin } from '../../plugins/same-origin.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { deleteShared, findShared, shareReport, sharingDays, sharingLimits } from '../../sharing/shared-reports.ts';
import type { SharedReportStore } from '../../stores/stores.ts';
import { receive, recordExposures, refuseOutcome, sendOutcome } from '../analyze/receive.ts';
import { goneReportPage, sharedReportPage } from '../pages/analyzer-page.ts';
import type { Assets } from '../pages/assets.ts';
import { type Pages, pageFields } from '../pages/page.ts';
import { drawBadge } from './badge.ts';

export interface WebParts {
  readonly baseUrl: string;
  readonly assets: Assets;
  readonly analyser: Analyser;
  readonly exposedKeys: ExposedKeys;
  readonly bodyTimeoutMs: number;
  /** Limits analyses per address. */
  readonly addressLimiter: RateLimiter;
  /** Limits shared reports per address. */
  readonly sharingLimiter: RateLimiter;
  readonly sharedReports: SharedReportStore;
}

const hidden = { hide: true } as const;

/** The endpoints of the analyzer page. The API's checks apply here too, except for the key. */
export function registerWeb(app: FastifyInstance, parts: WebParts, pages: Pages): void {
  const sameOrigin = createSameOrigin(parts.baseUrl);
  const guarded = (limiter: RateLimiter) => ({
    schema: hidden,
    onRequest: [sameOrigin, createAddressLimit(limiter), requireJsonBody],
  });
  app.post('/web/analyze', guarded(parts.addressLimiter), async (request, reply) => {
    const received = await receive(request, reply, parts.bodyTimeoutMs);
    if (received.kind === 'answered') return received.reply;
    const outcome = await parts.analyser.analyse(received.request);
    recordExposures(parts.exposedKeys, outcome);
    return sendOutcome(request, reply, outcome);
  });
  app.post('/web/reports', guarded(parts.sharingLimiter), (request, reply) => share(parts, request, reply));
  registerSharedReports(app, parts, pages, sameOrigin);
}

/**
 * Analyses the configuration again instead of accepting a report from the client: what is published under our address, and in a badge, is the
 * result of the rules. The report contains the sanitized text; the original text is not stored.
 */
async function share(parts: WebParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const received = await receive(request, reply, parts.bodyTimeoutMs);
  if (received.kind === 'answered') return received.reply;
  const outcome = await parts.analyser.analyse(received.request);
  if (outcome.kind !== 'report') return refuseOutcome(request, reply, outcome);
  recordExposures(parts.exposedKeys, outcome);
  const report = new TextDecoder().decode(outcome.bytes);
  const sharing = await shareReport(parts.sharedReports, report, daysOf(request), Date.now());
  switch (sharing.kind) {
    case 'too-large':
      return refuse(request, reply, { code: 'report_too_large' });
    case 'full':
      return refuse(request, reply, { code: 'service_unavailable', headers: { 'Retry-After': '60' } });
    case 'shared': {
      const { id, deleteToken, expiresAtMs } = sharing;
      return reply
        .code(201)
        .send({ id, path: `/r/${id}`, deleteToken, expiresAt: new Date(expiresAtMs).toISOString() });
    }
  }
}

function daysOf({ raw }: FastifyRequest): number {
  const days = Number(new URLSearchParams(raw.url?.split('?', 2)[1] ?? '').get('days'));
  return sharingDays.find((known) => known === days) ?? sharingLimits.daysDefault;
}

type Guard = ReturnType<typeof createSameOrigin>;

function registerSharedReports(app: FastifyInstance, parts: WebParts, pages: Pages, sameOrigin: Guard): void {
  const find = (request: FastifyRequest) => findShared(parts.sharedReports, idOf(request), Date.now());
  app.get('/r/:id', { schema: hidden }, async (request, reply) => {
    const found = await find(request);
    reply.header('X-Robots-Tag', 'noindex');
    if (found === null) return pages.send(reply.code(404), goneReportPage());
    return pages.sendApplication(reply, sharedReportPage(parts.assets, found.id), parts.assets.analyzer);
  });
  app.get('/r/:id/badge.svg', { schema: hidden }, async (request, reply) => {
    const found = await find(request);
    if (found === null) return refuse(request, reply, { code: 'not_found' });
    return reply.headers(badgeFields).type('image/svg+xml').send(drawBadge(found.report));
  });
  app.get('/web/reports/:id', { schema: hidden }, async (request, reply) => {
    const found = await find(request);
    if (found === null) return refuse(request, reply, { code: 'not_found' });
    return reply.type('application/json; charset=utf-8').send(found.report);
  });
  app.delete('/web/reports/:id', { schema: hidden, onRequest: sameOrigin }, async (request, reply) => {
    const [token = ''] = request.raw.headersDistinct['x-delete-token'] ?? [];
    if (await deleteShared(parts.sharedReports, idOf(request), token)) return reply.code(204).send();
    return refuse(request, reply, { code: 'not_found' });
  });
}

/** Badges are embedded in other sites; they load nothing and run nothing. */
const badgeFields = {
  ...pageFields,
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

function idOf(request: FastifyRequest): string {
  const { params } = request;
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
}
