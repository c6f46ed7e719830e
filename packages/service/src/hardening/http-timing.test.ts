/** H40: the time of a refusal reveals nothing about how close a key was to a valid one. */
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { after, describe, it } from 'node:test';
import { createKeyText } from '../keys/key-format.ts';
import { smallBody, startTestService } from '../testing/service.ts';

describe('the time of a refusal', async () => {
  const service = await startTestService();
  after(() => service.close());
  const { text: good } = await service.makeKey();
  const { text: revoked, key } = await service.makeKey();
  await service.stores.keys.revoke(key.id, 1);
  const replaceAt = (text: string, i: number): string =>
    text.slice(0, i) + (text[i] === 'x' ? 'y' : 'x') + text.slice(i + 1);

  const pairs = [
    [
      'H40 a key that is wrong in its first and in its last character',
      () => replaceAt(good, 8),
      () => replaceAt(good, good.length - 1),
    ],
    ['H40 an unknown key and a revoked one', createKeyText, () => revoked],
  ] as const;
  for (const [name, first, second] of pairs) {
    it(`${name}: medians within 20 %`, async () => {
      // Other load on the machine can spoil a measurement, but a real difference would show every time.
      let ratio = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 6 && ratio > 1.2; attempt++) ratio = await compare(first, second);
      assert.ok(ratio <= 1.2, `ratio ${ratio}`);
    });
  }

  async function compare(first: () => string, second: () => string): Promise<number> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = 0; i < 100; i++) await time(agent, first());
    const times: [number[], number[]] = [[], []];
    for (let i = 0; i < 120; i++) {
      times[0].push(await time(agent, first()));
      times[1].push(await time(agent, second()));
    }
    agent.destroy();
    const [a, b] = times.map((list) => list.sort((x, y) => x - y)[60] ?? Number.NaN) as [number, number]; // Two lists, two medians.
    return Math.max(a / b, b / a);
  }

  function time(agent: Agent, presented: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const start = performance.now();
      const headers = { Authorization: `Bearer ${presented}`, 'Content-Type': 'application/json' };
      const options = {
        agent,
        port: service.port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/v1/analyze',
        headers,
      };
      const sent = request(options, (response) => {
        assert.equal(response.statusCode, 401);
        response.resume().on('end', () => resolve(performance.now() - start));
      });
      sent.on('error', reject);
      sent.end(smallBody());
    });
  }
});
