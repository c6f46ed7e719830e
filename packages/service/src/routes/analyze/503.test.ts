import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { pino } from 'pino';
import type { Outcome } from '../../analysis/analyser.ts';
import { createLogFault } from '../../plugins/log-fault.ts';
import { bearer, smallBody, startTestService } from '../../testing/service.ts';

describe('503', async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  let analyse: () => Promise<Outcome> = async () => ({ kind: 'report', bytes: new TextEncoder().encode('{}') });
  const service = await startTestService({
    log,
    logFault: createLogFault(log),
    analyser: { analyse: () => analyse(), close: async () => {} },
  });
  after(() => service.close());
  const { text: key } = await service.makeKey();
  const post = () => service.post(smallBody(), bearer(key));

  for (const reason of ['queue-full', 'deadline', 'worker-lost'] as const) {
    it(`has Retry-After when the analysis reports ${reason}`, async () => {
      analyse = async () => ({ kind: 'unavailable', reason, retryAfterSeconds: 7 });
      const response = await post();
      assert.equal(response.status, 503);
      assert.equal(response.headers.get('Retry-After'), '7');
      assert.equal((await response.json()).code, 'service_unavailable');
    });
  }

  it('is 500 for a bug, and the log has its stack but neither message nor body nor key', async () => {
    const canary = ['canary', 'of', 'the', 'parser'].join('-');
    analyse = async () => {
      throw new TypeError(`Unexpected ${canary}`);
    };
    lines.length = 0;
    const response = await post();
    assert.equal(response.status, 500);
    assert.equal((await response.json()).code, 'internal_error');
    const logged = lines.join('');
    assert.match(logged, /"name":"TypeError"/);
    assert.match(logged, /503\.test\.ts/);
    for (const secret of [canary, key, 'mcpServers']) assert.ok(!logged.includes(secret));
  });

  it('is sent instead of 401 when the database does not answer; /livez is 200 and the service recovers', async () => {
    let down = true;
    const { stores } = service;
    const broken = await startTestService({
      log,
      logFault: createLogFault(log),
      keys: {
        ...stores.keys,
        findStatus: async (digest) => {
          if (down) throw new Error('disk I/O error');
          return stores.keys.findStatus(digest);
        },
      },
      isReady: async () => !down,
    });
    after(() => broken.close());
    const states = [];
    for (down of [true, false]) {
      const [analysis, live, ready] = await Promise.all([
        broken.post(smallBody(), bearer(key)),
        fetch(`${broken.url}/livez`),
        fetch(`${broken.url}/readyz`),
      ]);
      states.push([analysis.status, live.status, ready.status, analysis.headers.get('Retry-After')]);
    }
    assert.deepEqual(states, [
      [503, 200, 503, '5'],
      [200, 200, 200, null],
    ]);
  });
});
