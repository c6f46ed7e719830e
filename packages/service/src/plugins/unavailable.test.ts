import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { startPostgres } from '../../../../tests/servers/postgres.ts';
import { openPostgresStores } from '../stores/postgres.ts';
import { bearer, smallBody, startTestService } from '../testing/service.ts';
import { createVisitor, logInAs, password } from '../testing/visitor.ts';

describe('a service without its database', async () => {
  const server = await startPostgres();
  const url = await server.createDatabase();
  const stores = await openPostgresStores({ url, connectionsMax: 5, timeoutMs: 2_000 });
  const service = await startTestService({ stores });
  after(async () => {
    await service.close();
    await server.stop();
  });
  const { text } = await service.makeKey();
  const visitor = await logInAs(service, 'ada@example.com');
  const stranger = createVisitor(service, 'bob@example.com');
  const credentials = { email: visitor.email, password };

  /** Every kind of path that needs the database. */
  const requests = {
    'an analysis with a key': async () => (await service.post(smallBody(), bearer(text))).status,
    'the session': async () => (await visitor.get('/session')).status,
    'a list of keys': async () => (await visitor.get('/keys')).status,
    'making a key': async () => (await visitor.post('/keys/create', { name: 'x' })).status,
    'logging in': async () => (await stranger.post('/log-in', credentials)).status,
    'signing up': async () => (await stranger.post('/sign-up', { ...credentials, email: stranger.email })).status,
    'asking for a reset': async () => (await stranger.post('/reset/request', { email: visitor.email })).status,
    'a shared report': async () => (await fetch(`${service.url}/r/aaaaaaaaaaaaaaaaaaaaaa`)).status,
  } as const;

  it('K02 answers 503 and never 401 to requests that need it, and recovers without a restart', async () => {
    const before = await visitor.get('/keys');
    assert.equal(before.status, 200);
    await server.kill();
    for (const [name, send] of Object.entries(requests)) assert.equal(await send(), 503, name);
    const answer = await service.post(smallBody(), bearer(text));
    assert.equal(answer.headers.get('Retry-After'), '5');
    assert.equal(answer.headers.get('Content-Type'), 'application/problem+json; charset=utf-8');
    const problem = await answer.json();
    assert.deepEqual([problem.status, problem.code], [503, 'service_unavailable']);
    await server.start();
    assert.equal(await requests['an analysis with a key'](), 200);
    assert.equal((await visitor.get('/keys')).status, 200);
    assert.equal(await requests['logging in'](), 200);
  });
});
