import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Analyser } from '../analysis/analyser.ts';
import { inlineBytesMax } from '../analysis/create-analyser.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Connections } from '../stores/stores.ts';

/** Prometheus metrics of one process. Labels have a fixed set of values: routes, but never paths, keys, names or addresses. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts and times the responses of an app. */
  observe(app: FastifyInstance): void;
  /** Wraps an analyser to measure it. */
  measure(analyser: Analyser): Analyser;
  /** Wraps a rate limiter to count its refusals under a name. */
  count(limit: string, limiter: RateLimiter): RateLimiter;
  /** Registers values that are read whenever metrics are collected. */
  watch(state: WatchedState): void;
}

export interface WatchedState {
  readonly connections: () => Connections | null;
  /** Whether the shared counters answer. */
  readonly countersShared: () => boolean;
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'agent_grade_' });
  return {
    registry,
    observe: (app) => observeRequests(app, registry),
    measure: (analyser) => measureAnalyses(analyser, registry),
    count: countRefusals(registry),
    watch: (state) => watchState(state, registry),
  };
}

function observeRequests(app: FastifyInstance, registry: Registry): void {
  const answers = new Counter({
    name: 'agent_grade_requests_total',
    help: 'Responses by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'agent_grade_request_duration_seconds',
    help: 'Time from a request’s headers to the end of its response.',
    labelNames: ['route'],
    buckets: seconds,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    answers.inc({ method: request.method, route, status: reply.statusCode });
    durations.observe({ route }, reply.elapsedTime / 1000);
  });
}

function measureAnalyses(analyser: Analyser, registry: Registry): Analyser {
  const running = new Gauge({
    name: 'agent_grade_analyses_running',
    help: 'Analyses that are running or waiting for a thread.',
    labelNames: ['size'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'agent_grade_analysis_duration_seconds',
    help: 'Analyses by size (small ones run at once, large ones wait for a thread) and outcome.',
    labelNames: ['size', 'outcome'],
    buckets: seconds,
    registers: [registry],
  });
  const countRules = createRuleTimes(registry);
  return {
    async analyse(input) {
      const size = input.content.length > inlineBytesMax ? 'large' : 'small';
      const end = durations.startTimer({ size });
      running.inc({ size });
      try {
        const outcome = await analyser.analyse(input);
        end({ outcome: outcome.kind === 'unavailable' ? outcome.reason : outcome.kind });
        if (outcome.kind === 'report') countRules(outcome.ruleMs ?? new Map());
        return outcome;
      } catch (error) {
        end({ outcome: 'fault' });
        throw error;
      } finally {
        running.dec({ size });
      }
    },
    close: () => analyser.close(),
  };
}

/** Sums up here and hands the sums over on collection: incrementing the library's counter costs more than running most rules. */
function createRuleTimes(registry: Registry): (ruleMs: ReadonlyMap<string, number>) => void {
  const sums = new Map<string, number>();
  new Counter({
    name: 'agent_grade_rule_seconds_total',
    help: 'Time spent in each rule.',
    labelNames: ['rule'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [rule, ms] of sums) this.inc({ rule }, ms / 1000);
    },
  });
  return (ruleMs) => {
    for (const [rule, ms] of ruleMs) sums.set(rule, (sums.get(rule) ?? 0) + ms);
  };
}

function countRefusals(registry: Registry) {
  const refusals = new Counter({
    name: 'agent_grade_rate_limit_refusals_total',
    help: 'Requests refused by a rate limit.',
    labelNames: ['limit'],
    registers: [registry],
  });
  return (limit: string, limiter: RateLimiter): RateLimiter => {
    refusals.inc({ limit }, 0);
    return {
      async take(subject) {
        const allowance = await limiter.take(subject);
        if (!allowance.allowed) refusals.inc({ limit });
        return allowance;
      },
    };
  };
}

function watchState({ connections, countersShared }: WatchedState, registry: Registry): void {
  new Gauge({
    name: 'agent_grade_database_connections',
    help: 'Connections to PostgreSQL, and requests waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { used, idle, waiting } = connections() ?? { used: 0, idle: 0, waiting: 0 };
      this.set({ state: 'used' }, used);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'agent_grade_counters_shared',
    help: '1 while rate limits are shared with all nodes, 0 while this process counts alone.',
    registers: [registry],
    aggregator: 'min',
    collect() {
      this.set(countersShared() ? 1 : 0);
    },
  });
}
