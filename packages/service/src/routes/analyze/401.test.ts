import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createKeyText, digestOf } from '../../keys/key-format.ts';
import { createKey } from '../../keys/keys.ts';
import { request, talk } from '../../testing/raw-socket.ts';
import { bearer, smallBody, startTestService } from '../../testing/service.ts';

describe('401', async () => {
  const service = await startTestService();
  after(() => service.close());
  const { text: good, key: goodKey } = await service.makeKey();
  const refused = { 'WWW-Authenticate': 'Bearer error="invalid_token"' } as const;

  it('H30 names the scheme and no error if there are no credentials', async () => {
    const response = await service.post(smallBody());
    assert.equal(response.status, 401);
    assert.equal(response.headers.get('WWW-Authenticate'), 'Bearer');
    assert.equal((await response.json()).code, 'missing_credentials');
  });

  const changed = good.slice(0, 20) + (good[20] === 'a' ? 'b' : 'a') + good.slice(21);
  const malformed = [
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${good} `.trimEnd().slice(0, -1),
    `Bearer ${changed}`,
    `Bearer ${digestOf(good)}`,
    `Bearer ${goodKey.id}`,
    `Bearer "${good}"`,
    `Bearer ${good},${good}`,
    `Bearer ${good} ${good}`,
    `Bearer ${good.toUpperCase()}`,
    `Bearer ag_live_${'0'.repeat(36)}`,
    'Bearer null',
    'Bearer undefined',
    `Bearer ${'a'.repeat(8_000)}`,
    `Basic ${Buffer.from(`${good}:`).toString('base64')}`,
    `Token ${good}`,
    `Bearer:${good}`,
    good,
    `Bearer%20${good}`,
  ];
  for (const [i, credentials] of malformed.entries()) {
    it(`H31 H34 is for malformed credentials ${i}`, async () => {
      const response = await service.post(smallBody(), { Authorization: credentials });
      assert.equal(response.status, 401);
      const challenge = response.headers.get('WWW-Authenticate');
      assert.equal(challenge, refused['WWW-Authenticate']);
    });
  }

  it('H34 is for two Authorization fields, even if both are valid', async () => {
    const twice = request({ key: good, fields: [`Authorization: Bearer ${good}`], body: smallBody() });
    const { answers } = await talk(service.port, [twice]);
    assert.equal(answers[0]?.status, 401);
  });

  it('H35 is for a key anywhere but in the Authorization field', async () => {
    const elsewhere = [
      fetch(`${service.url}/api/v1/analyze?access_token=${good}&key=${good}`, { method: 'POST', body: smallBody() }),
      service.post(smallBody(), { Cookie: `key=${good}; access_token=${good}` }),
      service.post(smallBody(), { 'X-API-Key': good, 'Proxy-Authorization': `Bearer ${good}` }),
      service.post(smallBody({ access_token: good })),
    ];
    for (const response of await Promise.all(elsewhere)) assert.equal(response.status, 401);
  });

  it('H32 is the same bytes for a revoked and for an unknown key', async () => {
    const { text, key } = await service.makeKey();
    assert.equal((await service.post(smallBody(), bearer(text))).status, 200);
    await service.stores.keys.revoke(key.id, Date.now());
    const [revoked, unknown] = await Promise.all([text, createKeyText()].map((each) => bytesFor(each)));
    assert.match(revoked ?? '', /^HTTP\/1\.1 401 /);
    assert.equal(revoked, unknown);
  });

  it('is for an expired key', async () => {
    const { owner } = goodKey;
    const past = await createKey(service.stores.keys, { owner, name: 'past', expiresAtMs: Date.now() - 1 }, 1);
    const future = await createKey(service.stores.keys, { owner, name: 'future', expiresAtMs: Date.now() + 60_000 }, 1);
    assert.ok(past.kind === 'created' && future.kind === 'created');
    assert.equal((await service.post(smallBody(), bearer(past.text))).status, 401);
    assert.equal((await service.post(smallBody(), bearer(future.text))).status, 200);
  });

  it('H38 comes before any check of the body', async () => {
    for (const [body, headers] of [
      ['{', {}],
      ['x'.repeat(100), { 'Content-Type': 'text/plain' }],
      ['{}', { 'Content-Encoding': 'gzip' }],
    ] as const) {
      assert.equal((await service.post(body, headers)).status, 401);
    }
  });

  it('H13 does not wait for a body', async () => {
    const head = request({ fields: ['Content-Length: 50000000'] });
    const { answers, elapsedMs } = await talk(service.port, [head, '{'], { timeoutMs: 2_000 });
    assert.equal(answers[0]?.status, 401);
    assert.ok(elapsedMs < 1_000);
  });

  it('H14 is sent instead of 100 Continue', async () => {
    const head = request({ key: createKeyText(), fields: ['Content-Length: 100', 'Expect: 100-continue'] });
    const { received, answers, ended } = await talk(service.port, [head], { untilClosed: true });
    assert.equal(answers[0]?.status, 401);
    assert.equal(answers[0]?.headers.get('connection'), 'close');
    assert.ok(!received.includes('100 Continue'));
    assert.equal(ended, 'closed');
  });

  it('does not repeat the key', async () => {
    const key = createKeyText();
    const { received } = await talk(service.port, [request({ key, body: smallBody() })]);
    assert.ok(!received.includes(key) && !received.includes(key.slice(-8)));
  });

  /** The whole answer except for what differs between any two answers. */
  async function bytesFor(key: string): Promise<string> {
    const { received } = await talk(service.port, [request({ key, body: smallBody() })]);
    return received.replaceAll(/req_[0-9a-f]{32}/g, 'req').replace(/^Date: .*$/m, 'Date');
  }
});
