/** Requests per second of the whole endpoint beside bare Fastify with the same response bytes, each in its own process, in one run. */

import { buildService } from '../tools/build-service.ts';
import { type Load, sendContinuously } from './load-generator.ts';
import { printRow } from './measure.ts';
import { jsonSample } from './samples.ts';
import { buildRequest, fetchAnswer, startServers } from './servers.ts';

const connections = 20;
const roundMs = 2_000;
const rounds = 3;

await buildService();
const servers = startServers();
try {
  const content = jsonSample(4096);
  const request = buildRequest(servers.key, content);
  const service = await servers.service();
  const answer = await fetchAnswer(service, servers.key, content);
  const bare = await servers.bare(answer);

  const best = { endpoint: null, bare: null } as Record<'endpoint' | 'bare', Load | null>;
  for (let round = 0; round <= rounds; round++) {
    for (const [name, port] of [
      ['endpoint', service],
      ['bare', bare],
    ] as const) {
      const load = await sendContinuously(port, request, connections, roundMs);
      if (load.failures > 0) throw new Error(`${load.failures} answers of ${name} were not 200.`);
      // The first round is a warm-up.
      if (round > 0 && load.requestsPerSecond > (best[name]?.requestsPerSecond ?? 0)) best[name] = load;
    }
  }
  report(best.endpoint, best.bare, answer.length);
} finally {
  await servers.stopAll();
}

function report(endpoint: Load | null, bare: Load | null, answerBytes: number): void {
  if (endpoint === null || bare === null) throw new Error('Nothing was measured.');
  printRow([`4 KB, ${connections} connections`, 'requests/s', 'p50 ms', 'p99 ms']);
  for (const [name, load] of [
    ['endpoint', endpoint],
    [`bare Fastify, same ${answerBytes} bytes`, bare],
  ] as const) {
    printRow([name, load.requestsPerSecond.toFixed(0), load.p50Ms.toFixed(2), load.p99Ms.toFixed(2)]);
  }
  printRow([
    'ratio',
    (endpoint.requestsPerSecond / bare.requestsPerSecond).toFixed(3),
    (endpoint.p50Ms / bare.p50Ms).toFixed(2),
    (endpoint.p99Ms / bare.p99Ms).toFixed(2),
  ]);
}
