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
    noteFault: unasked,
    wire: createWire(timeouts, baseUrl),
    ...unaskedParts,
  });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}

/** Stands for every dependency: this app never receives a request. */
function unasked(): never {
  throw new Error('This app only describes itself.');
}

const unaskedParts = {
  keys: {
    insert: unasked,
    findStanding: unasked,
    list: unasked,
    listOf: unasked,
    find: unasked,
    rename: unasked,
    replace: unasked,
    revoke: unasked,
    noteExposure: unasked,
    recordUses: unasked,
    count: unasked,
  },
  users: { insert: unasked, findByEmail: unasked, setPlan: unasked, emailOf: unasked, count: unasked },
  mailIsFiles: false,
  billing: null,
  subscriptions: { version: unasked, apply: unasked, ofCustomer: unasked, find: unasked },
  teams: {
    insert: unasked,
    findByName: unasked,
    setPlan: unasked,
    members: unasked,
    find: unasked,
    roleOf: unasked,
    roster: unasked,
    teamsOf: unasked,
    invitations: unasked,
    invitationsFor: unasked,
    transfer: unasked,
  },
  sessions: { list: unasked, end: unasked, endOthers: unasked },
  audit: { insert: unasked, list: unasked },
  usage: { add: unasked, list: unasked },
  usageCounter: { note: unasked, flush: unasked },
  ask: unasked,
  tokens: { csrf: unasked, device: unasked },
  loginThrottle: { wait: unasked, failed: unasked, succeeded: unasked },
  lastUsed: { note: unasked, flush: unasked },
  limiter: { take: unasked },
  addressLimiter: { take: unasked },
  sharingLimiter: { take: unasked },
  sharedReports: {
    insert: unasked,
    find: unasked,
    remove: unasked,
    removeExpired: unasked,
    totalBytes: unasked,
  },
  trustedProxies: [],
  observers: [],
  assets: noAssets,
  accuracy: [],
  analyser: { analyse: unasked, close: unasked },
  exposedKeys: { note: unasked, close: unasked },
  bodyTimeoutMs: timeouts.bodyMs,
  isReady: unasked,
} satisfies Partial<Parts>;
