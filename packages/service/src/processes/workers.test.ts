import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, describe, it } from 'node:test';
import { accepts } from '../../../../tests/servers/server.ts';
import { createDataDirectory, makeKey, type RunningService, runService, startProcess } from '../testing/process.ts';
import { pause } from '../testing/raw-socket.ts';
import { bearer, smallBody } from '../testing/service.ts';

const post = async (service: RunningService, key: string): Promise<number> => {
  const url = `http://127.0.0.1:${service.port}/api/v1/analyze`;
  // A separate connection for each, so that they spread over the processes.
  const headers = { 'Content-Type': 'application/json', Connection: 'close', ...bearer(key) };
  const response = await fetch(url, { method: 'POST', body: smallBody(), headers });
  await response.arrayBuffer();
  return response.status;
};

/** The processes that have reported that they listen, in order. */
const listening = (service: RunningService): readonly number[] =>
  [...service.output().matchAll(/"pid":(\d+),[^\n]*"listening"/g)].map((match) => Number(match[1]));

async function untilListening(service: RunningService, count: number): Promise<readonly number[]> {
  while (listening(service).length < count) await pause(20);
  return listening(service);
}

describe('two processes on one port and one embedded database', async () => {
  const directory = createDataDirectory();
  const service = await startProcess({ DATA_DIR: directory.path, WORKERS: '2' });
  after(async () => {
    await service.stop();
    directory.remove();
  });
  await untilListening(service, 2);

  it('K14 together allow exactly 60 of 200 parallel requests', async () => {
    const key = await makeKey(service, 'ada@example.com');
    const statuses = await Promise.all(Array.from({ length: 200 }, () => post(service, key)));
    assert.equal(statuses.filter((status) => status === 200).length, 60);
    assert.equal(statuses.filter((status) => status === 429).length, 140);
    const served = new Set([...service.output().matchAll(/"worker":(\d+),[^\n]*"status":200/g)].map(([, id]) => id));
    assert.equal(served.size, 2, 'both took part');
  });

  it('refuse a revoked key in both from the next request on', async () => {
    const key = await makeKey(service, 'bob@example.com');
    assert.deepEqual(new Set(await Promise.all(Array.from({ length: 10 }, () => post(service, key)))), new Set([200]));
    const { stdout } = await service.admin(['key', 'list', '--json']);
    const listed: { id: string; owner: string }[] = JSON.parse(stdout);
    await service.admin(['key', 'revoke', '--id', listed.find(({ owner }) => owner.startsWith('bob'))?.id ?? '']);
    assert.deepEqual(new Set(await Promise.all(Array.from({ length: 20 }, () => post(service, key)))), new Set([401]));
  });

  it('continue when one is killed, restart it, and keep all counts', async () => {
    const key = await makeKey(service, 'cleo@example.com');
    for (let i = 0; i < 30; i++) await post(service, key);
    const [first = 0] = listening(service);
    process.kill(first, 'SIGKILL');
    const pids = await untilListening(service, 3);
    assert.notEqual(pids[2], first);
    const statuses = await Promise.all(Array.from({ length: 60 }, () => post(service, key)));
    assert.equal(statuses.filter((status) => status === 200).length, 30);
    assert.match(service.output(), /"signal":"SIGKILL","restartInMs":100,"msg":"worker died"/);
  });

  it('stop together and gracefully', async () => {
    const pids = await untilListening(service, 3);
    assert.equal(await service.stop(), 0);
    for (const pid of pids) assert.throws(() => process.kill(pid, 0));
  });
});

describe('several processes', () => {
  it('end when the primary process is killed', async () => {
    const directory = createDataDirectory();
    const service = await startProcess({ DATA_DIR: directory.path, WORKERS: '2' });
    await untilListening(service, 2);
    const ended = once(service.child, 'exit');
    service.child.kill('SIGKILL');
    await ended;
    while (await accepts(service.port)) await pause(50);
    directory.remove();
  });

  it('do not start if one of them cannot, and say why only once', async () => {
    const { exitCode, stderr } = await runService({ DATA_DIR: '/proc/nowhere', WORKERS: '3', PORT: '0' });
    assert.equal(exitCode, 1);
    assert.equal(stderr.match(/DATA_DIR/g)?.length, 1, stderr);
  });
});
