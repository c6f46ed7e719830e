/**
 * The process is killed while keys are created and revoked. Everything it had acknowledged exists completely after a restart; everything else
 * exists completely or not at all. Ten rounds; KILL_ROUNDS=50 for more.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import {
  admin,
  createDataDirectory,
  type RunningService,
  startProcess,
} from '../../packages/service/src/testing/process.ts';
import { bearer, smallBody } from '../../packages/service/src/testing/service.ts';
import { createVisitor, password, type Visitor } from '../../packages/service/src/testing/visitor.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 10);
const workers = 8;
const email = 'ada@example.com';

/** What had been acknowledged before the kill. */
interface Answered {
  readonly made: Map<string, string>;
  readonly revoked: Set<string>;
}

describe('kill -9 while keys are created and revoked', async () => {
  const directory = createDataDirectory();
  after(() => directory.remove());
  const environment = { DATA_DIR: directory.path, LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '100000' };
  const startTimes: number[] = [];
  const start = async (): Promise<RunningService> => {
    const from = performance.now();
    const service = await startProcess(environment);
    startTimes.push(performance.now() - from);
    return service;
  };
  const urlOf = ({ port }: RunningService) => ({ url: `http://127.0.0.1:${port}` });

  /** The same session on another port. */
  const reopen = async (service: RunningService, cookies: string): Promise<Visitor> => {
    const visitor = createVisitor(urlOf(service), email);
    visitor.setCookies(cookies);
    assert.equal((await visitor.open()).status, 200);
    return visitor;
  };

  /** Creates and revokes keys concurrently until the process is killed, which happens after the given number of responses. */
  const work = async (service: RunningService, visitor: Visitor, round: number, lastAnswer: number) => {
    const answered: Answered = { made: new Map(), revoked: new Set() };
    const ended = once(service.child, 'exit');
    const count = (): void => {
      if (answered.made.size + answered.revoked.size === lastAnswer) service.child.kill('SIGKILL');
    };
    const one = async (worker: number): Promise<void> => {
      for (const [name, isRevoked] of [
        [`${round}-${worker}-a`, true],
        [`${round}-${worker}-b`, false],
      ] as const) {
        const { status, body } = await visitor.post('/keys/create', { name });
        assert.equal(status, 200);
        const { id } = body.key as { id: string };
        answered.made.set(id, String(body.text));
        count();
        if (!isRevoked) continue;
        assert.equal((await visitor.post('/keys/revoke', { id })).status, 204);
        answered.revoked.add(id);
        count();
      }
    };
    const cut = (error: unknown): void => {
      // The process was killed during a response; any other error is a failure.
      if (!(error instanceof TypeError)) throw error;
    };
    await Promise.all(Array.from({ length: workers }, (_, worker) => one(worker).catch(cut)));
    await ended;
    return answered;
  };

  const assertKept = async (service: RunningService, visitor: Visitor, answered: Answered): Promise<void> => {
    const keys = (await visitor.get('/keys')).body.keys as { id: string; active: boolean }[];
    const active = new Map(keys.map((key) => [key.id, key.active]));
    for (const [id, text] of answered.made) {
      assert.ok(active.has(id), `The key ${id} was answered and is gone.`);
      const response = await fetch(`${urlOf(service).url}/api/v1/analyze`, {
        method: 'POST',
        body: smallBody(),
        headers: { 'Content-Type': 'application/json', ...bearer(text) },
      });
      await response.arrayBuffer();
      if (answered.revoked.has(id))
        assert.equal(response.status, 401, `The revocation of ${id} was answered and is gone.`);
      else assert.equal(response.status, active.get(id) === true ? 200 : 401);
    }
  };

  it(`K01 loses nothing that was acknowledged and leaves nothing half done, in ${rounds} rounds`, async () => {
    let service = await start();
    await admin(['user', 'create', '--email', email, '--password-stdin'], environment, `${password}\n`);
    await service.admin(['plan', 'set', '--email', email, '--plan', 'pro']);
    let visitor = createVisitor(urlOf(service), email);
    assert.equal((await visitor.post('/log-in', { email, password })).status, 200);
    const cookies = visitor.cookies();
    await visitor.open();
    let cutOff = 0;
    for (let round = 0; round < rounds; round++) {
      const answered = await work(service, visitor, round, 1 + ((round * 7) % (3 * workers - 1)));
      service = await start();
      visitor = await reopen(service, cookies);
      await assertKept(service, visitor, answered);
      cutOff += countUnanswered(directory.path, round, answered);
    }
    assert.equal(await service.stop(), 0);
    assertWhole(directory.path);
    // Allows for other load on the machine.
    const share = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
    const fastest = Math.min(...startTimes);
    assert.ok(fastest < 5_000 * share, `restart in ${fastest} ms`);
    console.log(`${rounds} rounds, ${cutOff} keys made but not answered, restart in ${Math.round(fastest)} ms`);
  });
});

const open = (directory: string): DatabaseSync =>
  new DatabaseSync(join(directory, 'agent-grade.db'), { readOnly: true });

/** Keys that were committed but not acknowledged when the process was killed. */
function countUnanswered(directory: string, round: number, answered: Answered): number {
  const database = open(directory);
  const rows = database.prepare('select id from api_keys where name like ?').all(`${round}-%`);
  database.close();
  return rows.filter(({ id }) => !answered.made.has(String(id))).length;
}

/** The database is intact, and each key has exactly one audit event for each change. */
function assertWhole(directory: string): void {
  const database = open(directory);
  assert.deepEqual(database.prepare('pragma integrity_check').all().map(Object.values), [['ok']]);
  assert.deepEqual(database.prepare('pragma foreign_key_check').all(), []);
  const count = (action: string, condition: string): number =>
    Number(
      database
        .prepare(
          `select count(*) as count from api_keys where (select count(*) from audit_events where action = ? and subject = name) <> (${condition})`,
        )
        .get(action)?.count,
    );
  assert.equal(count('key.created', '1'), 0);
  assert.equal(count('key.revoked', 'revoked_at is not null'), 0);
  assert.ok(Number(database.prepare('select count(*) as count from api_keys').get()?.count) > 0);
  database.close();
}
