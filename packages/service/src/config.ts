import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { MetricsPlace } from './metrics/metrics-server.ts';
import type { RedisSettings } from './rate-limit/redis-counters.ts';
import type { DatabasePlace } from './stores/open.ts';

/** The configuration from the environment. Only this file reads environment variables. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The public origin, as browsers write it: without a trailing slash or a usual port. */
  readonly baseUrl: string;
  /** For what is not in a database: the mail outbox and the session secret of development. */
  readonly dataDirectory: string;
  readonly database: DatabasePlace;
  /** Where all nodes share their counters; null if they share them in PostgreSQL, or if there is one machine. */
  readonly redis: RedisSettings | null;
  readonly rateLimitPerMinute: number;
  /** Analyses a minute from one address on the analyzer page, which needs no key. */
  readonly webRateLimitPerMinute: number;
  /** Whether requests are traced. The SDK reads the destination from the environment itself. */
  readonly tracing: boolean;
  /** Null if metrics are not served. */
  readonly metrics: MetricsPlace | null;
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  /** Number of worker processes. */
  readonly workers: number;
  /** Analysis threads of each worker process. */
  readonly analysisThreads: number;
  /** Signs cookies and links; null in development, where a secret is kept in the data directory. */
  readonly sessionSecret: string | null;
  /** Null without a mail server: mails are then written to a folder of the data directory. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null if plans are not sold, only granted by the operator. */
  readonly stripe: StripeConfig | null;
}

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe's price ids. */
  readonly prices: { readonly pro: string; readonly team: string };
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type ConfigReading =
  | { readonly kind: 'config'; readonly config: Config }
  /** One sentence for each invalid value. It never repeats the value, which may be a misplaced secret. */
  | { readonly kind: 'refused'; readonly sentences: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(environment: Environment): ConfigReading {
  const sentences: string[] = [];
  const value = (name: string): string => environment[name]?.trim() ?? '';
  const refuse = (sentence: string): void => {
    sentences.push(sentence);
  };
  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const text = value(name);
    if (text === '') return fallback;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    refuse(`${name} must be a whole number from ${min} to ${max}.`);
    return fallback;
  };

  const host = value('HOST') || '127.0.0.1';
  const port = whole('PORT', 3000, 0, 65_535);
  const baseUrl = readBaseUrl(value('BASE_URL'), host, port, refuse);
  const logLevel = logLevels.find((level) => level === (value('LOG_LEVEL') || 'info'));
  if (logLevel === undefined) refuse(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);
  const directory = resolve(value('DATA_DIR') || 'data');
  const workers = whole('WORKERS', 1, 1, 1024);
  const config: Config = {
    host,
    port,
    baseUrl,
    dataDirectory: directory,
    database: readDatabase(value('DATABASE_URL'), directory, whole, refuse),
    redis: readRedis(value('REDIS_URL'), whole, refuse),
    rateLimitPerMinute: whole('RATE_LIMIT_PER_MINUTE', 60, 1, 100_000),
    webRateLimitPerMinute: whole('WEB_RATE_LIMIT_PER_MINUTE', 20, 1, 100_000),
    metrics: readMetrics(value, host, port, whole, refuse),
    tracing: value('OTEL_EXPORTER_OTLP_ENDPOINT') !== '' || value('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') !== '',
    trustedProxies: readProxies(value('TRUSTED_PROXIES'), refuse),
    logLevel: logLevel ?? 'info',
    workers,
    analysisThreads: Math.max(1, Math.floor((availableParallelism() - 1) / workers)),
    sessionSecret: readSessionSecret(value('SESSION_SECRET'), baseUrl, refuse),
    smtpUrl: readSmtpUrl(value('SMTP_URL'), refuse),
    mailFrom: value('MAIL_FROM') || `AgentGrade <no-reply@${URL.parse(baseUrl)?.hostname ?? 'localhost'}>`,
    stripe: readStripe(value, refuse),
  };
  return sentences.length > 0 ? { kind: 'refused', sentences } : { kind: 'config', config };
}

function readBaseUrl(text: string, host: string, port: number, refuse: Refuse): string {
  const authority = host.includes(':') ? `[${host}]` : host;
  const own = `http://${authority}:${port}`;
  if (text === '') return URL.parse(own)?.origin ?? own;
  const url = URL.parse(text);
  // Browsers state their origin in this form, and pages and cookies belong to the whole host.
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  refuse('BASE_URL must be an http or https URL without user, path, query or fragment.');
  return text;
}

/** Development means plain http on localhost. Everywhere else the secret has to be configured: a generated one on disk could be lost or read. */
function readSessionSecret(text: string, baseUrl: string, refuse: Refuse): string | null {
  const url = URL.parse(baseUrl);
  const development = url?.protocol === 'http:' && /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(url.hostname);
  if (text === '' && !development) {
    refuse(
      'SESSION_SECRET must be set, to at least 32 random characters, unless BASE_URL is an http address on localhost.',
    );
  }
  if (text !== '' && text.length < 32) refuse('SESSION_SECRET must have at least 32 characters.');
  return text === '' ? null : text;
}

type Refuse = (sentence: string) => void;
type Whole = (name: string, fallback: number, min: number, max: number) => number;

function readDatabase(text: string, directory: string, whole: Whole, refuse: Refuse): DatabasePlace {
  const connectionsMax = whole('DATABASE_POOL_SIZE', 10, 1, 1_000);
  const timeoutMs = whole('DATABASE_TIMEOUT_MS', 5_000, 100, 60_000);
  if (text === '') return { kind: 'embedded', directory };
  if (!isPostgresUrl(text)) refuse(`DATABASE_URL ${wantedPostgresUrl}`);
  return { kind: 'postgres', url: text, connectionsMax, timeoutMs };
}

export const wantedPostgresUrl = 'must be a URL such as postgres://user:password@db.example:5432/agent_grade.';

export function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

function readRedis(text: string, whole: Whole, refuse: Refuse): RedisSettings | null {
  const timeoutMs = whole('REDIS_TIMEOUT_MS', 500, 50, 60_000);
  if (text === '') return null;
  const url = URL.parse(text);
  if (url === null || !/^rediss?:$/.test(url.protocol) || url.hostname === '') {
    refuse('REDIS_URL must be a URL such as redis://user:password@redis.example:6379/0.');
  }
  return { url: text, timeoutMs };
}

function readSmtpUrl(text: string, refuse: Refuse): string | null {
  if (text === '') return null;
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    refuse('SMTP_URL must be a URL such as smtps://user:password@mail.example:465.');
  }
  return text;
}

/** Either all variables are set or none: with some missing, a plan could be paid for and never granted. */
function readStripe(value: (name: string) => string, refuse: Refuse): StripeConfig | null {
  const missing = stripeNames.filter((name) => value(name) === '');
  if (missing.length === stripeNames.length) return null;
  for (const name of missing) refuse(`${name} is missing: to sell plans, set all of ${stripeNames.join(', ')}.`);
  return {
    secretKey: value('STRIPE_SECRET_KEY'),
    webhookSecret: value('STRIPE_WEBHOOK_SECRET'),
    prices: { pro: value('STRIPE_PRICE_PRO'), team: value('STRIPE_PRICE_TEAM') },
  };
}

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PRO', 'STRIPE_PRICE_TEAM'] as const;

function readMetrics(
  value: (name: string) => string,
  host: string,
  port: number,
  whole: Whole,
  refuse: Refuse,
): MetricsPlace | null {
  if (value('METRICS_PORT') === '') return null;
  const place = { host: value('METRICS_HOST') || host, port: whole('METRICS_PORT', 9464, 0, 65_535) };
  if (place.port !== 0 && place.port === port && place.host === host)
    refuse('METRICS_PORT must be another port than PORT.');
  return place;
}

function readProxies(text: string, refuse: Refuse): readonly string[] {
  const proxies = text.split(',').flatMap((part) => part.trim() || []);
  if (!proxies.every(isAddressOrNetwork)) {
    refuse('TRUSTED_PROXIES must be a comma-separated list of addresses or networks such as 10.0.0.0/8.');
    return [];
  }
  return proxies;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
