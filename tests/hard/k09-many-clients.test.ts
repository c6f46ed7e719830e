import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { after, describe } from 'node:test';
import { bearer, smallBody } from '../../packages/service/src/testing/service.ts';
import { makeUser, startNode } from './nodes.ts';
import { hard, timeLimit } from './record.ts';

const send = async (url: string, key: string): Promise<number> => {
  const response = await fetch(`${url}/api/v1/analyze`, {
    method: 'POST',
    headers: { ...bearer(key), 'content-type': 'application/json' },
    body: smallBody(),
  });
  await response.arrayBuffer();
  return response.status;
};

describe('many clients at once', async () => {
  const node = await startNode();
  after(() => node.stop());

  hard('K09', '500 parallel requests with ten keys get 200, 429 or 503, and no connection is reset', async () => {
    const keys: string[] = [];
    for (let user = 0; user < 10; user += 1) keys.push(await makeUser(node, `user${user}@example.com`));
    const times: number[] = [];
    const statuses = await Promise.all(
      Array.from({ length: 500 }, async (_, index) => {
        const start = performance.now();
        const status = await send(node.url, keys[index % keys.length] as string);
        times.push(performance.now() - start);
        return status;
      }),
    );
    const answers = [200, 429, 503];
    for (const status of statuses) assert.ok(answers.includes(status), String(status));
    const counts = answers.map((answer) => `${statuses.filter((status) => status === answer).length} × ${answer}`);
    const late = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
    assert.ok(late < timeLimit(2_000), `${Math.round(late)} ms`);
    return `${counts.join(', ')}, 99 of 100 within ${Math.round(late)} ms`;
  });
});
