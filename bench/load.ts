/**
 * `npm run bench:load`: small texts while a text of a megabyte is always in flight, with one process and with two, beside bare Fastify that
 * parses the same bodies and answers the same bytes, in one run. Measures the latency of small requests at a moderate rate with and without
 * the large one, and the maximum number of requests per second.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildService } from '../tools/build-service.ts';
import { type Load, sendAtRate, sendContinuously } from './load-generator.ts';
import { printRow } from './measure.ts';
import { jsonSample } from './samples.ts';
import { buildRequest, fetchAnswer, startServers } from './servers.ts';

const perSecond = 40;
const pacedMs = 6_000;
const pressedMs = 3_000;
const rounds = 2;
const connections = 20;

/** The least disturbed round of each measurement. */
interface Best {
  idle: Load | null;
  beside: Load | null;
  most: Load | null;
  large: Load | null;
}

const lower = (known: Load | null, next: Load): Load => (known !== null && known.p99Ms <= next.p99Ms ? known : next);
const higher = (known: Load | null, next: Load): Load =>
  known !== null && known.requestsPerSecond >= next.requestsPerSecond ? known : next;

const [small, large] = [jsonSample(4096), jsonSample(1_000_000)];

/** Keeps a large text in flight during a measurement. */
async function beside(port: number, request: Buffer, measure: () => Promise<Load>): Promise<[Load, Load]> {
  let measured = false;
  const keep = async (): Promise<Load> => {
    const loads: Load[] = [];
    while (!measured) loads.push(await sendContinuously(port, request, 1, 500));
    return loads.reduce(higher);
  };
  const keeping = keep();
  await sleep(500);
  const load = await measure();
  measured = true;
  return [load, await keeping];
}

await buildService();
const servers = startServers();
try {
  const requests = { small: buildRequest(servers.key, small), large: buildRequest(servers.key, large) };
  const one = await servers.service();
  const ports = {
    'one process': one,
    'two processes': await servers.service({ WORKERS: '2' }),
    'bare Fastify': await servers.bare(await fetchAnswer(one, servers.key, small)),
  };
  const best = new Map<string, Best>();
  for (let round = 0; round <= rounds; round++) {
    for (const [name, port] of Object.entries(ports)) {
      const known = best.get(name) ?? { idle: null, beside: null, most: null, large: null };
      const idle = await sendAtRate(port, requests.small, perSecond, pacedMs);
      const [paced, alone] = await beside(port, requests.large, () =>
        sendAtRate(port, requests.small, perSecond, pacedMs),
      );
      const [pressed] = await beside(port, requests.large, () =>
        sendContinuously(port, requests.small, connections, pressedMs),
      );
      for (const { failures } of [idle, paced, alone, pressed]) {
        if (failures > 0) throw new Error(`${failures} answers of ${name} were not 200.`);
      }
      // The first round is a warm-up.
      if (round === 0) continue;
      best.set(name, {
        idle: lower(known.idle, idle),
        beside: lower(known.beside, paced),
        most: higher(known.most, pressed),
        large: higher(known.large, alone),
      });
    }
  }
  report(best);
} finally {
  await servers.stopAll();
}

function report(best: ReadonlyMap<string, Best>): void {
  console.log(
    `${availableParallelism()} cores, which the load shares; 4 KB texts, ${perSecond} a second and then over ${connections} connections without a pause; one of 1 MB always in flight`,
  );
  const wide = (cells: readonly string[]): void => printRow(cells);
  wide(['', 'p50 idle', 'p99 idle', 'p50 beside', 'p99 beside', 'p99 ratio', 'most/s', 'p50', 'p99', 'large/s']);
  for (const [name, { idle, beside, most, large }] of best) {
    if (idle === null || beside === null || most === null || large === null) continue;
    const figures = [idle.p50Ms, idle.p99Ms, beside.p50Ms, beside.p99Ms, beside.p99Ms / idle.p99Ms];
    const rest = [most.requestsPerSecond, most.p50Ms, most.p99Ms, large.requestsPerSecond];
    wide([name, ...[...figures, ...rest].map((figure) => figure.toFixed(1))]);
  }
}
