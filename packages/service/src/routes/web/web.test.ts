/** The requests of the analyzer page: who may send them and how often, and that the answers are those of the API. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createAnalyser } from '../../analysis/create-analyser.ts';
import { createSlidingLog } from '../../rate-limit/sliding-log.ts';
import { bearer, smallBody, startTestService } from '../../testing/service.ts';

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

describe('the analyzer page’s requests', async () => {
  const analyser = createAnalyser({ threads: 1, heapMegabytesMax: 256, deadlineMs: 10_000, queueMax: 4 });
  const service = await startTestService({ analyser, addressLimiter: createSlidingLog(1_000, () => 0) });
  after(async () => {
    await service.close();
    await analyser.close();
  });
  const send = (path: string, headers: Record<string, string>, body: string | null = smallBody(), method = 'POST') =>
    fetch(service.url + path, { method, body, headers: { 'Content-Type': 'application/json', ...headers } });

  it('get the same bytes as from the API', async () => {
    const { text: key } = await service.makeKey();
    const body = smallBody({ name: 'a', sourceFilename: 'mcp.json' });
    const [web, api] = [await send('/web/analyze', sameOrigin, body), await service.post(body, bearer(key))];
    assert.equal(web.status, 200);
    assert.equal(await web.text(), await api.text());
    assert.equal(web.headers.get('Cache-Control'), 'no-store');
    assert.match(web.headers.get('RateLimit-Policy') ?? '', /^"address";q=1000;w=60$/);
  });

  for (const [name, headers, status] of [
    ['a page of this service', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://behind.example' }, 200],
    ['a page of this service over plain http', { Origin: service.url }, 200],
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site', Origin: service.url }, 403],
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['an opaque origin', { Origin: 'null' }, 403],
    ['a program', {}, 403],
  ] as const) {
    it(`are answered with ${status} from ${name}`, async () => {
      const response = await send('/web/analyze', headers);
      assert.equal(response.status, status);
      assert.equal(response.headers.get('Access-Control-Allow-Origin'), null);
      if (status === 403) assert.equal((await response.json()).code, 'cross_site_request');
    });
  }

  it('are checked like those of the API', async () => {
    const codes = await Promise.all(
      [
        send('/web/analyze', sameOrigin, smallBody({ extra: 1 })),
        send('/web/analyze', { ...sameOrigin, 'Content-Type': 'text/plain' }),
        send('/web/analyze', sameOrigin, smallBody({ content: '{' })),
        send('/web/analyze', sameOrigin, smallBody({ content: `"${'x'.repeat(1_048_576)}"` })),
      ].map(async (response) => (await (await response).json()).code),
    );
    assert.deepEqual(codes, [
      'unknown_field',
      'unsupported_media_type',
      'malformed_configuration',
      'content_too_large',
    ]);
    assert.equal((await fetch(`${service.url}/web/analyze`)).status, 405);
    const answer = await fetch(`${service.url}/r/some-report`, { method: 'POST' });
    assert.deepEqual([answer.status, answer.headers.get('Allow')], [405, 'GET, HEAD']);
    assert.equal((await fetch(`${service.url}/r/`, { method: 'POST' })).status, 404);
    assert.equal((await fetch(`${service.url}/r/some/report`, { method: 'POST' })).status, 404);
  });

  it('share only a report from a new analysis', async () => {
    const before = Date.now();
    const response = await send('/web/reports?days=1', sameOrigin);
    assert.equal(response.status, 201);
    const { path, id, deleteToken, expiresAt } = await response.json();
    assert.match(id, /^[\w-]{22}$/);
    assert.ok(Math.abs(Date.parse(expiresAt) - before - 86_400_000) < 60_000);
    const report = await (await fetch(`${service.url}/web/reports/${id}`)).text();
    assert.equal(report, await (await send('/web/analyze', sameOrigin)).text());
    const page = await fetch(service.url + path);
    assert.deepEqual([page.status, page.headers.get('X-Robots-Tag')], [200, 'noindex']);
    const badge = await fetch(`${service.url}${path}/badge.svg`);
    assert.equal(badge.headers.get('Content-Type'), 'image/svg+xml');
    assert.match(await badge.text(), /AgentGrade: [A-F]\+?, \d+ of 100/);
    assert.equal(JSON.stringify(await service.stores.sharedReports.find(id, Date.now())).includes(deleteToken), false);
  });

  it('delete a shared report only with its token', async () => {
    const { id, deleteToken } = await (await send('/web/reports', sameOrigin)).json();
    const remove = (token: string, headers: Record<string, string> = sameOrigin) =>
      fetch(`${service.url}/web/reports/${id}`, { method: 'DELETE', headers: { ...headers, 'X-Delete-Token': token } });
    const unknown = await fetch(`${service.url}/web/reports/${'a'.repeat(22)}`, {
      method: 'DELETE',
      headers: { ...sameOrigin, 'X-Delete-Token': deleteToken },
    });
    const statuses = [unknown.status, (await remove('b'.repeat(22))).status, (await remove('')).status];
    assert.deepEqual(statuses, [404, 404, 404]);
    assert.equal((await remove(deleteToken, { 'Sec-Fetch-Site': 'cross-site' })).status, 403);
    assert.equal((await remove(deleteToken)).status, 204);
    assert.equal((await remove(deleteToken)).status, 404);
    for (const path of [`/web/reports/${id}`, `/r/${id}`, `/r/${id}/badge.svg`])
      assert.equal((await fetch(service.url + path)).status, 404);
  });

  it('share nothing that does not parse', async () => {
    const response = await send('/web/reports', sameOrigin, smallBody({ content: '{' }));
    assert.equal((await response.json()).code, 'malformed_configuration');
  });
});

describe('limits by address', async () => {
  const limits = { addressLimiter: createSlidingLog(3, () => 0), sharingLimiter: createSlidingLog(1, () => 0) };
  const direct = await startTestService(limits);
  const behindProxy = await startTestService({
    addressLimiter: createSlidingLog(3, () => 0),
    trustedProxies: ['127.0.0.1', '::1'],
  });
  after(() => Promise.all([direct.close(), behindProxy.close()]));
  const ask = (url: string, from: string, path = '/web/analyze') =>
    fetch(url + path, {
      method: 'POST',
      body: smallBody(),
      headers: { 'Content-Type': 'application/json', ...sameOrigin, 'X-Forwarded-For': from },
    });

  it('count every request of an address, whatever X-Forwarded-For says', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await ask(direct.url, `198.51.100.${i}`)).status);
    assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
    const refused = await ask(direct.url, '198.51.100.9');
    assert.match(refused.headers.get('Retry-After') ?? '', /^(?:[1-9]|[1-5]\d|60)$/);
    assert.match((await refused.json()).detail, /^This IP address/);
  });

  it('trust a configured proxy, and only the last address it adds', async () => {
    for (let i = 0; i < 3; i++) assert.equal((await ask(behindProxy.url, `10.0.0.${i}, 198.51.100.1`)).status, 200);
    assert.equal((await ask(behindProxy.url, '10.0.0.9, 198.51.100.1')).status, 429);
    assert.equal((await ask(behindProxy.url, '198.51.100.2')).status, 200);
  });

  it('apply to sharing, too', async () => {
    assert.equal((await ask(direct.url, '', '/web/reports')).status, 201);
    assert.equal((await ask(direct.url, '', '/web/reports')).status, 429);
  });
});
