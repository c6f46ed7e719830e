import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { createDataDirectory, makeKey, runService, startProcess } from './testing/process.ts';
import { pause } from './testing/raw-socket.ts';
import { bearer, smallBody } from './testing/service.ts';
import { createVisitor, password } from './testing/visitor.ts';

describe('the service as a process', async () => {
  const directory = createDataDirectory();
  const environment = { DATA_DIR: directory.path };
  const service = await startProcess(environment);
  after(async () => {
    await service.stop();
    directory.remove();
  });
  const post = (key: string, body = smallBody()): Promise<Response> =>
    fetch(`http://127.0.0.1:${service.port}/api/v1/analyze`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...bearer(key) },
    });
  const key = await makeKey(service, 'ada@example.com');

  it('prints next steps at the first start that work as printed', async () => {
    while (!service.output().includes('curl')) await pause(20);
    const command = /^curl [\s\S]*?\}'$/m.exec(service.output())?.[0] ?? '';
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { env: { ...process.env, KEY: key } });
    const report = JSON.parse(stdout);
    assert.deepEqual(Object.keys(report).slice(0, 3), ['score', 'grade', 'risk']);
    assert.ok(report.findings.length > 0);
  });

  it('follows changes made on the command line from the next request on', async () => {
    const statuses = [(await post(key)).status];
    const { stdout } = await service.admin(['key', 'list', '--json']);
    await service.admin(['plan', 'set', '--email', 'ada@example.com', '--plan', 'free']);
    statuses.push((await post(key)).status);
    await service.admin(['plan', 'set', '--email', 'ada@example.com', '--plan', 'pro']);
    statuses.push((await post(key)).status);
    await service.admin(['key', 'revoke', '--id', JSON.parse(stdout)[0].id]);
    statuses.push((await post(key)).status);
    assert.deepEqual(statuses, [200, 403, 200, 401]);
  });

  it('analyses a large text on the pool while it answers small ones', async () => {
    const large = await makeKey(service, 'large@example.com');
    const servers = Array.from({ length: 4_000 }, (_, i) => [
      `s${i}`,
      { command: 'npx', args: ['-y', `server-${i}`, '/'] },
    ]);
    const content = JSON.stringify({ mcpServers: Object.fromEntries(servers) });
    const [big, ...small] = await Promise.all([
      post(large, JSON.stringify({ content, format: 'json' })),
      ...Array.from({ length: 10 }, () => post(large)),
    ]);
    assert.equal(big?.status, 200);
    assert.ok(small.every(({ status }) => status === 200));
  });

  it('L02 stores passwords as scrypt hashes with OWASP’s cost', async () => {
    const visitor = createVisitor({ url: `http://127.0.0.1:${service.port}` }, 'bob@example.com');
    assert.equal((await visitor.post('/sign-up', { email: visitor.email, password })).status, 204);
    const database = new DatabaseSync(join(directory.path, 'agent-grade.db'), { readOnly: true });
    const { password: hash } = database.prepare('select password from credentials').get() ?? {};
    database.close();
    assert.match(String(hash), /^\$scrypt\$ln=17,r=8,p=1\$/);
  });

  it('records when a key was last used, and stores only its digest and last four characters', async () => {
    const used = await makeKey(service, 'used@example.com');
    await post(used);
    await service.stop();
    const database = new DatabaseSync(join(directory.path, 'agent-grade.db'), { readOnly: true });
    const row = database.prepare('select * from api_keys order by created_at desc, rowid desc').get() ?? {};
    assert.match(String(row.digest), /^[0-9a-f]{64}$/);
    assert.ok(Number(row.last_used_at) > 0);
    assert.ok(!JSON.stringify(row).includes(used.slice(8, -4)));
    database.close();
  });

  it('L03 logs a line for each request at the most verbose level, without key, body or address', async () => {
    const output = service.output();
    assert.match(output, /"route":"\/api\/v1\/analyze","status":200/);
    assert.ok(!output.includes(key) && !output.includes(key.slice(8, 30)));
    const logged = output.split('\n').filter((line) => line.startsWith('{"level"'));
    assert.ok(logged.length > 5 && !logged.some((line) => line.includes('mcpServers')));
  });

  for (const [name, more] of [
    ['PORT', {}],
    ['PORT', { WORKERS: '2' }],
    ['METRICS_PORT', { PORT: '0' }],
    ['METRICS_PORT', { PORT: '0', WORKERS: '2' }],
  ] as const) {
    it(`K15 ends if the port of ${name} is in use, and names it: ${JSON.stringify(more)}`, async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo; // Not a pipe.
      const { exitCode, stderr } = await runService({ ...environment, ...more, [name]: String(port) });
      other.close();
      assert.equal(exitCode, 1);
      assert.equal(stderr, `Port ${port} is in use. Stop the other program or set ${name} to another number.\n`);
    });
  }

  for (const [name, value] of [
    ['PORT', 'http'],
    ['DATABASE_URL', 'postgres://user:canary@localhost/x'],
    ['SESSION_SECRET', 'canary'],
    ['DATA_DIR', '/proc/nowhere'],
  ] as const) {
    it(`K15 does not start with ${name}=${value}, and names the variable`, async () => {
      const { exitCode, stderr } = await runService({ ...environment, [name]: value });
      assert.equal(exitCode, 1);
      assert.match(stderr, new RegExp(name));
      assert.ok(!stderr.includes('canary'));
    });
  }
});
