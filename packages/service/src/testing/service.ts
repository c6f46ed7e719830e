import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Logger, pino } from 'pino';
import { openAccounts } from '../accounts/open-accounts.ts';
import type { PasswordCost } from '../accounts/passwords.ts';
import type { Analyser } from '../analysis/analyser.ts';
import { buildApp } from '../app.ts';
import { openBilling } from '../billing/open-billing.ts';
import type { StripeSettings } from '../billing/stripe-billing.ts';
import { newId } from '../ids.ts';
import { createExposedKeys } from '../keys/exposed-keys.ts';
import { createKey } from '../keys/keys.ts';
import { createLastUsed } from '../keys/last-used.ts';
import { createUsageCounter } from '../keys/usage.ts';
import type { Mailer, Message } from '../mail/mailer.ts';
import type { Parts } from '../parts.ts';
import type { PlanId } from '../plans/plans.ts';
import { createLogFault } from '../plugins/log-fault.ts';
import { limiterOf } from '../rate-limit/counters.ts';
import { createMemoryCounters } from '../rate-limit/memory-counters.ts';
import { loadAccuracy } from '../routes/pages/accuracy.ts';
import { noAssets } from '../routes/pages/assets.ts';
import type { Key, KeyOwner, Stores } from '../stores/stores.ts';
import { type Timeouts, timeouts } from '../wire/limits.ts';
import { createWire, type Wire } from '../wire/wire.ts';
import { openTestStores } from './database.ts';

/** A complete service with its own port and database. */
export interface TestService {
  readonly port: number;
  readonly url: string;
  readonly stores: Stores;
  readonly wire: Wire;
  /** Writes the collected counts, as the service does every few seconds. */
  flush(): Promise<void>;
  /** The mails sent, in order. */
  readonly messages: readonly Message[];
  /** Creates a key of a new owner with a plan: a personal key for free and pro, a service key for team. */
  makeKey(plan?: PlanId, kind?: KeyOwner['kind']): Promise<{ readonly text: string; readonly key: Key }>;
  post(body: string | Uint8Array<ArrayBuffer>, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export interface TestOptions extends Partial<Omit<Parts, 'wire'>> {
  /** Replaces the transport that collects mails in the list. */
  readonly mailer?: Mailer;
  readonly attemptsPerMinute?: number;
  /** By default a cost too low for real passwords: with the recommended one, hashing would take most of the tests' time. */
  readonly passwordCost?: PasswordCost;
  /** Stores to use instead of new ones; closed with the service. */
  readonly stores?: Stores;
  readonly stripe?: StripeSettings;
  readonly timeouts?: Partial<Timeouts>;
  /** Chosen by a test whose service has to know its own address; it is then used at `baseUrl`. */
  readonly port?: number;
}

const lowCost: PasswordCost = { ln: 10, r: 8, p: 1 };

export const silent: Logger = pino({ level: 'silent' });

/** An analyser that always gives the same small report. */
const fixedAnalyser: Analyser = {
  analyse: async () => ({ kind: 'report', bytes: new TextEncoder().encode('{"score":100}') }),
  close: async () => {},
};

export async function startTestService(options: TestOptions = {}): Promise<TestService> {
  const stores = options.stores ?? (await openTestStores());
  const times: Timeouts = { ...timeouts, ...options.timeouts };
  const baseUrl = options.baseUrl ?? 'http://127.0.0.1';
  const wire = createWire(times, baseUrl);
  const usageCounter = createUsageCounter(stores.usage);
  const messages: Message[] = [];
  const mailer = options.mailer ?? { send: (message) => messages.push(message), close: async () => {} };
  const logFault = options.logFault ?? createLogFault(options.log ?? silent);
  const { attemptsPerMinute = 10_000, passwordCost = lowCost } = options;
  const secret = 'a secret of tests, and of tests alone';
  const counters = stores.counters ?? createMemoryCounters(() => performance.now());
  const { accounts: database, audit, passkeys } = stores;
  const accounts = openAccounts({
    ...{ database, audit, passkeys, baseUrl, secret, mailer, attemptsPerMinute, counters, logFault, passwordCost },
  });
  const exposedKeys = createExposedKeys({
    ...stores,
    mailer,
    baseUrl,
    logFault: (error) => logFault('exposed keys', null, error),
  });
  const app = await buildApp({
    baseUrl,
    log: silent,
    logFault,
    ...accounts,
    users: stores.users,
    teams: stores.teams,
    mailIsFiles: false,
    subscriptions: stores.subscriptions,
    billing: await openBilling({
      settings: options.stripe ?? null,
      store: stores.subscriptions,
      audit: stores.audit,
      baseUrl,
    }),
    sessions: stores.sessions,
    passkeys,
    audit: stores.audit,
    usage: stores.usage,
    usageCounter,
    keys: stores.keys,
    lastUsed: createLastUsed(stores.keys),
    limiter: limiterOf(counters, 'key', 60),
    addressLimiter: limiterOf(counters, 'analyze from', 20),
    sharingLimiter: limiterOf(counters, 'share from', 5),
    sharedReports: stores.sharedReports,
    trustedProxies: [],
    observers: [],
    assets: noAssets,
    accuracy: loadAccuracy(join(import.meta.dirname, '../../../../docs/accuracy.json')),
    analyser: fixedAnalyser,
    exposedKeys,
    bodyTimeoutMs: times.bodyMs,
    isReady: async () => true,
    ...options,
    wire,
  });
  await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  const { port } = app.server.address() as AddressInfo; // A server on a TCP port has no other kind of address.
  const url = options.port === undefined ? `http://127.0.0.1:${port}` : baseUrl;
  return {
    port,
    url,
    stores,
    wire,
    flush: () => usageCounter.flush(),
    messages,
    makeKey: (plan = 'pro', kind = plan === 'team' ? 'service' : 'personal') => makeKey(stores, plan, kind),
    post: (body, headers = {}) =>
      fetch(`${url}/api/v1/analyze`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', ...headers },
        redirect: 'manual',
      }),
    async close() {
      await wire.stop(app.server, { idleMs: 0, totalMs: 1_000 });
      await app.close();
      await exposedKeys.close();
      await stores.close();
    },
  };
}

async function makeKey(stores: Stores, plan: PlanId, kind: KeyOwner['kind']) {
  const userId = newId('user');
  const email = `${userId.toLowerCase()}@example.com`;
  const userPlan = kind === 'personal' ? plan : 'free';
  await stores.users.insert({
    id: userId,
    email,
    emailVerified: true,
    passwordHash: null,
    plan: userPlan,
    createdAtMs: 1,
  });
  const owner = kind === 'personal' ? { kind, userId } : { kind, teamId: await makeTeam(stores, plan, userId) };
  const creation = await createKey(stores.keys, { owner, name: 'test', expiresAtMs: null }, Date.now());
  if (creation.kind !== 'created') throw new Error('No key was made.');
  return creation;
}

async function makeTeam(stores: Stores, plan: PlanId, userId: string): Promise<string> {
  const id = newId('team');
  const owner = { teamId: id, userId, role: 'owner', createdAtMs: 1 } as const;
  await stores.teams.insert({ id, name: id, plan, createdAtMs: 1 }, owner);
  return id;
}

/** A request body with a small configuration. */
export const smallBody = (more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ content: '{"mcpServers":{}}', format: 'json', ...more });

export const bearer = (key: string): Record<string, string> => ({ Authorization: `Bearer ${key}` });
