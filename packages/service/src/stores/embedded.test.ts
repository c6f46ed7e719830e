import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { Worker } from 'node:worker_threads';
import { connectEmbedded } from './embedded.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Creates a database and keeps its exclusive lock for some milliseconds, as a process does that is just setting it up. */
const holdLock = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(workerData.path);
  database.exec('begin exclusive; create table t (a)');
  parentPort.postMessage('locked');
  setTimeout(() => { database.exec('commit'); database.close(); }, workerData.heldMs);
`;

describe('the embedded database', () => {
  const directory = mkdtempSync(join(tmpdir(), 'agent-grade-embedded-'));
  after(() => rmSync(directory, { recursive: true, force: true }));

  async function connectWhileLocked(name: string, heldMs: number): Promise<string> {
    const place = join(directory, name);
    connectEmbedded(place).close();
    rmSync(join(place, 'agent-grade.db'));
    const worker = new Worker(holdLock, { eval: true, workerData: { path: join(place, 'agent-grade.db'), heldMs } });
    const ended = once(worker, 'exit');
    await once(worker, 'message');
    try {
      connectEmbedded(place).close();
      return 'connected';
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return error.fault.code ?? '';
    } finally {
      await ended;
    }
  }

  it('is opened as soon as another process has set it up', async () => {
    assert.equal(await connectWhileLocked('short', 300), 'connected');
  });

  it('is unavailable while another process does not let go of it', async () => {
    assert.equal(await connectWhileLocked('long', 4_000), 'SQLITE_BUSY');
  });
});
