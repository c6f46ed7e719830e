import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { Parts } from '../parts.ts';
import { noAssets } from '../routes/pages/assets.ts';
import { timeouts } from '../wire/limits.ts';
import { createWire } from '../wire/wire.ts';

/** The service's OpenAPI document, generated without a database: for the repository and for generated clients. */
export async function buildOpenApi(baseUrl = 'http://127.0.0.1:3000'): Promise<object> {
  const app = await buildApp({
    baseUrl,
    log: pino({ level: 'silent' }),
    logFault: neverCalled,
    wire: createWire(timeouts, baseUrl),
    ...uncalledParts,
  });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}

/** Stands for every dependency: this app never receives a request. */
function neverCalled(): never {
  throw new Error('This app only describes itself.');
}

const uncalledParts = {
  keys: {
    insert: neverCalled,
    findStatus: neverCalled,
    list: neverCalled,
    listOf: neverCalled,
    find: neverCalled,
    rename: neverCalled,
    replace: neverCalled,
    revoke: neverCalled,
    recordExposure: neverCalled,
    recordUses: neverCalled,
    count: neverCalled,
  },
  users: {
    insert: neverCalled,
    findByEmail: neverCalled,
    setPlan: neverCalled,
    emailOf: neverCalled,
    count: neverCalled,
  },
  mailIsFiles: false,
  billing: null,
  subscriptions: { version: neverCalled, apply: neverCalled, ofCustomer: neverCalled, find: neverCalled },
  teams: {
    insert: neverCalled,
    findByName: neverCalled,
    setPlan: neverCalled,
    members: neverCalled,
    find: neverCalled,
    roleOf: neverCalled,
    roster: neverCalled,
    teamsOf: neverCalled,
    invitations: neverCalled,
    invitationsFor: neverCalled,
    transfer: neverCalled,
  },
  sessions: { list: neverCalled, end: neverCalled, endOthers: neverCalled },
  passkeys: {
    insert: neverCalled,
    list: neverCalled,
    findByCredential: neverCalled,
    rename: neverCalled,
    remove: neverCalled,
    recordUse: neverCalled,
  },
  audit: { insert: neverCalled, list: neverCalled },
  usage: { add: neverCalled, list: neverCalled },
  usageCounter: { record: neverCalled, flush: neverCalled },
  callAuth: neverCalled,
  tokens: { csrf: neverCalled, device: neverCalled },
  loginThrottle: { wait: neverCalled, failed: neverCalled, succeeded: neverCalled },
  lastUsed: { record: neverCalled, flush: neverCalled },
  limiter: { take: neverCalled },
  addressLimiter: { take: neverCalled },
  sharingLimiter: { take: neverCalled },
  sharedReports: {
    insert: neverCalled,
    find: neverCalled,
    remove: neverCalled,
    removeExpired: neverCalled,
    totalBytes: neverCalled,
  },
  trustedProxies: [],
  observers: [],
  assets: noAssets,
  accuracy: [],
  analyser: { analyse: neverCalled, close: neverCalled },
  exposedKeys: { record: neverCalled, close: neverCalled },
  bodyTimeoutMs: timeouts.bodyMs,
  isReady: neverCalled,
} satisfies Partial<Parts>;
