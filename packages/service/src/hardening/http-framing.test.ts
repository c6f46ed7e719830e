/** Malformed and unusual requests: H03 to H22 of the checklist. Each row is sent on a raw socket; afterwards the service must still answer. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createSlidingLog } from '../rate-limit/sliding-log.ts';
import { request, talk } from '../testing/raw-socket.ts';
import { smallBody, startTestService } from '../testing/service.ts';

describe('HTTP framing', async () => {
  const service = await startTestService({ limiter: createSlidingLog(1_000_000, () => 0) });
  after(() => service.close());
  const { text: key } = await service.makeKey();
  const body = smallBody();
  const hex = body.length.toString(16);
  const good = request({ key, body });

  afterEach(async () => {
    const { answers } = await talk(service.port, [good]);
    assert.equal(answers[0]?.status, 200, 'the service no longer answers');
  });

  /** A request head with exactly these fields, and a body. */
  const raw = (fields: string, rest = '', path = '/api/v1/analyze'): string =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n${fields}\r\n${rest}`;
  const sized = `Content-Length: ${body.length}\r\n`;
  const chunked = (rest: string): string => raw('Transfer-Encoding: chunked\r\n', rest);
  const bytewise = [...body].map((character) => `1\r\n${character}\r\n`).join('');

  type Row = readonly [id: string, what: string, send: string | Buffer, statuses: readonly number[]];
  const rows: readonly Row[] = [
    ['H03', 'GET', request({ method: 'GET', key }), [405]],
    ['H04', 'an unknown method', request({ method: 'FOO', key }), [400, 405, 501]],
    ['H04', 'CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', [400, 405, 501]],
    ['H05', 'an unknown path', request({ path: '/api/v1/nope', key }), [404]],
    ['H06', 'a dot segment', request({ path: '/api/v1/x/../analyze', key, body }), [404]],
    ['H06', 'an encoded null', request({ path: '/api/v1/analyze%00', key, body }), [404]],
    ['H06', 'a broken escape', request({ path: '/%zz', key, body }), [400]],
    ['H06', 'an absolute address', request({ path: 'http://evil.example/api/v1/analyze', key, body }), [200, 404]],
    ['H07', 'a header of 64 KB', raw(`X-A: ${'a'.repeat(65_536)}\r\n${sized}`, body), [431]],
    ['H07', '3,000 fields', raw(`${'a:b\r\n'.repeat(3_000)}${sized}`, body), [431]],
    ['H07', 'an address of 100 KB', raw(sized, body, `/${'a'.repeat(100_000)}`), [431]],
    ['H08', 'no Host', `POST /api/v1/analyze HTTP/1.1\r\nAuthorization: Bearer ${key}\r\n${sized}\r\n${body}`, [400]],
    ['H08', 'two Hosts', raw(`Host: b\r\n${sized}`, body), [400]],
    ['H08', 'two equal Hosts', raw(`Host: a\r\n${sized}`, body), [400]],
    [
      'H09',
      'length and chunks',
      raw(`${sized}Transfer-Encoding: chunked\r\n`, `${hex}\r\n${body}\r\n0\r\n\r\n`),
      [400],
    ],
    [
      'H09',
      'chunks and length',
      raw(`Transfer-Encoding: chunked\r\n${sized}`, `${hex}\r\n${body}\r\n0\r\n\r\n`),
      [400],
    ],
    ['H09', 'two lengths', raw(`${sized}${sized}`, body), [400]],
    ['H09', 'two different lengths', raw(`${sized}Content-Length: 5\r\n`, body), [400]],
    ['H09', 'an unknown coding', raw('Transfer-Encoding: xchunked\r\n', `${hex}\r\n${body}\r\n0\r\n\r\n`), [400]],
    [
      'H09',
      'a coding below chunked',
      raw('Transfer-Encoding: gzip, chunked\r\n', `${hex}\r\n${body}\r\n0\r\n\r\n`),
      [400],
    ],
    ['H09', 'chunked twice', raw('Transfer-Encoding: chunked, chunked\r\n', `${hex}\r\n${body}\r\n0\r\n\r\n`), [400]],
    ['H09', 'identity', raw(`Transfer-Encoding: identity\r\n${sized}`, body), [400]],
    ['H09', 'a folded field', raw(`X-A: b\r\n c\r\n${sized}`, body), [400]],
    ['H09', 'a space before the colon', raw(`Content-Length : ${body.length}\r\n`, body), [400]],
    ['H09', 'a negative length', raw('Content-Length: -1\r\n', body), [400]],
    ['H09', 'a signed length', raw(`Content-Length: +${body.length}\r\n`, body), [400]],
    ['H09', 'a list of lengths', raw(`Content-Length: ${body.length}, ${body.length}\r\n`, body), [400]],
    ['H09', 'a length in hex', raw('Content-Length: 0x20\r\n', body), [400]],
    ['H09', 'a NUL', raw(`X-A: a\0b\r\n${sized}`, body), [400]],
    ['H09', 'a bare CR', raw(`X-A: a\rb\r\n${sized}`, body), [400]],
    ['H09', 'bare line feeds', raw(sized, body).replaceAll('\r\n', '\n'), [400]],
    ['H10', 'chunks', chunked(`${hex}\r\n${body}\r\n0\r\n\r\n`), [200]],
    ['H10', 'chunks of a byte', chunked(`${bytewise}0\r\n\r\n`), [200]],
    ['H10', 'a trailer', chunked(`${hex}\r\n${body}\r\n0\r\nX-Trailer: a\r\n\r\n`), [200]],
    ['H10', 'chunk zz', chunked('zz\r\n\r\n'), [400]],
    ['H10', 'chunk -5', chunked('-5\r\n\r\n'), [400]],
    ['H10', 'a chunk size beyond counting', chunked('fffffffffffffffff\r\n'), [400, 413]],
    ['H10', 'a chunk extension of 1 MB', chunked(`1;${'a'.repeat(1_048_576)}\r\n{\r\n0\r\n\r\n`), [400, 413]],
    ['H12', 'a length of 50,000,000', raw('Content-Length: 50000000\r\n', '{'), [413]],
    ['H12', 'a length of 10^23', raw(`Content-Length: 1${'0'.repeat(23)}\r\n`, '{'), [400, 413]],
    ['H13', 'the same without a key', raw('Content-Length: 50000000\r\n', '{').replace(key, 'none'), [401]],
    ['H18', 'gzip that says so', request({ key, fields: ['Content-Encoding: gzip'], body: gzipSync(body) }), [415]],
    ['H18', 'gzip that does not', request({ key, body: gzipSync(body) }), [400]],
    [
      'H18',
      'a gzip bomb',
      request({ key, fields: ['Content-Encoding: gzip'], body: gzipSync(Buffer.alloc(20_000_000)) }),
      [415],
    ],
    ['H20', 'Accept: garbage', request({ key, fields: ['Accept: ;;,,q=/'], body }), [200, 406]],
    ['H20', 'Accept: text/html', request({ key, fields: ['Accept: text/html'], body }), [200, 406]],
    [
      'H22',
      'a lone surrogate',
      request({ key, body: '{"content":"{\\"a\\":\\"\\ud800\\"}","format":"json"}' }),
      [200, 400],
    ],
    ['H39', 'a strange Origin', request({ key, fields: ['Origin: https://evil.example'], body }), [200]],
    [
      'H39',
      'a preflight',
      request({ method: 'OPTIONS', fields: ['Origin: https://evil.example', 'Access-Control-Request-Method: POST'] }),
      [405],
    ],
  ];
  for (const [id, what, send, statuses] of rows) {
    it(`${id} ${what}: ${statuses.join(' or ')}`, async () => {
      const { received, answers, elapsedMs } = await talk(service.port, [send], { timeoutMs: 2_000 });
      const [answer] = answers;
      assert.ok(answer !== undefined && statuses.includes(answer.status), received.slice(0, 200));
      assert.ok(elapsedMs < 1_500);
      for (const name of [
        'location',
        'server',
        'x-powered-by',
        'access-control-allow-origin',
        'access-control-allow-credentials',
      ]) {
        assert.equal(answer.headers.get(name), undefined);
      }
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      assert.match(answer.headers.get('x-request-id') ?? '', /^req_/);
      if (answer.status >= 400 && answer.body !== '') assert.equal(JSON.parse(answer.body).status, answer.status);
    });
  }

  it('H14 the key is checked before 100 Continue', async () => {
    const head = raw(`Expect: 100-continue\r\n${sized}`);
    const bad = await talk(service.port, [head.replace(key, 'none')], { untilClosed: true });
    assert.ok(!bad.received.includes('100 Continue') && bad.answers[0]?.status === 401);
    const fine = await talk(service.port, [head, body]);
    assert.match(fine.received, /^HTTP\/1\.1 100 [\s\S]*HTTP\/1\.1 200 /);
  });

  it('H15 pipelined requests are answered in order', async () => {
    const { answers } = await talk(service.port, [Buffer.concat([good, request({ key, body: '{' }), good])], {
      answers: 3,
    });
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 400, 200],
    );
  });

  it('H15 garbage after pipelined requests is answered after them', async () => {
    const { answers } = await talk(service.port, [Buffer.concat([good, good, Buffer.from('GARBAGE\r\n\r\n')])], {
      untilClosed: true,
    });
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 400],
    );
  });
});
