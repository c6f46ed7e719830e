import assert from 'node:assert/strict';
import { after, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../../packages/service/src/testing/visitor.ts';
import { startPostgres } from '../servers/postgres.ts';
import { analyse, inWords, logIn, makeUser, type Node, putUnderLoad, startNode } from './nodes.ts';
import { hard, timeLimit } from './record.ts';

/** Changes that were acknowledged before the kill and have to exist after it. */
interface Acknowledged {
  readonly created: { readonly id: string; readonly key: string }[];
  readonly revoked: Set<string>;
}

/** Creates keys and revokes every third of them until the node is killed. */
async function makeKeys(visitor: Visitor, kept: Acknowledged): Promise<void> {
  for (;;) {
    try {
      const { status, body } = await visitor.post('/keys/create', { name: `key ${kept.created.length}` });
      assert.equal(status, 200);
      const made = { id: idOf(body.key), key: String(body.text) };
      kept.created.push(made);
      if (kept.created.length % 3 !== 0) continue;
      const revoked = await visitor.post('/keys/revoke', { id: made.id });
      if (revoked.status === 204) kept.revoked.add(made.id);
    } catch (error) {
      // The connection ends when the node is killed.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

const idOf = (key: unknown): string =>
  typeof key === 'object' && key !== null && 'id' in key ? String(key.id) : assert.fail('There is no key.');

async function checkKept(nodes: readonly Node[], kept: Acknowledged): Promise<void> {
  for (const [place, { id, key }] of kept.created.entries()) {
    const { status } = await analyse(nodes[place % nodes.length]?.url ?? '', key);
    assert.equal(status, kept.revoked.has(id) ? 401 : 200, `key ${place}`);
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20);
}

describe('a node that is killed while twenty clients use it', () => {
  hard('K01', 'embedded database, kill -9, restart: every acknowledged key and revocation holds', async () => {
    const node = await startNode({ RATE_LIMIT_PER_MINUTE: '100000' });
    after(() => node.stop());
    const visitor = await logIn(node);
    const load = putUnderLoad([node], await makeUser(node, 'load@example.com'));
    const kept: Acknowledged = { created: [], revoked: new Set() };
    const making = makeKeys(visitor, kept);
    await Promise.race([making, until(() => kept.created.length >= 12)]);
    await node.kill();
    await making;
    const start = performance.now();
    await node.start();
    const restartMs = Math.round(performance.now() - start);
    assert.ok(restartMs < timeLimit(5_000), `restart took ${restartMs} ms`);
    await load.stop();
    const counts = load.counts();
    for (const outcome of counts.keys()) assert.ok([200, 503, 'no connection'].includes(outcome), inWords(counts));
    await checkKept([node], kept);
    return `${kept.created.length} keys and ${kept.revoked.size} revocations held; restart in ${restartMs} ms; ${inWords(counts)}`;
  });

  hard('K01', 'two nodes on PostgreSQL, kill -9 of one: the other answers, nothing acknowledged is lost', async () => {
    const postgres = await startPostgres();
    const settings = { DATABASE_URL: await postgres.createDatabase(), RATE_LIMIT_PER_MINUTE: '100000' };
    const [one, other] = [await startNode(settings), await startNode(settings)];
    after(async () => {
      await Promise.all([one.stop(), other.stop()]);
      await postgres.stop();
    });
    const visitor = await logIn(one);
    const load = putUnderLoad([other], await makeUser(one, 'load@example.com'));
    const kept: Acknowledged = { created: [], revoked: new Set() };
    const making = makeKeys(visitor, kept);
    await Promise.race([making, until(() => kept.created.length >= 12)]);
    await one.kill();
    await making;
    await checkKept([other], kept);
    await load.stop();
    const counts = load.counts();
    // A busy machine may answer 503, because its queue is full.
    for (const outcome of counts.keys()) assert.ok([200, 503].includes(Number(outcome)), inWords(counts));
    await one.start();
    await checkKept([one, other], kept);
    return `${kept.created.length} keys and ${kept.revoked.size} revocations held; the other node: ${inWords(counts)}`;
  });
});
