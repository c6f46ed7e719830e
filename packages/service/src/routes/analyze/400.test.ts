import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { Outcome } from '../../analysis/analyser.ts';
import { createSlidingLog } from '../../rate-limit/sliding-log.ts';
import { bearer, startTestService } from '../../testing/service.ts';

/** Lines of the checklist in docs/hardening.md. */
const lineOf: Readonly<Record<string, string>> = { invalid_json: 'H52', duplicate_field: 'H53', invalid_utf8: 'H21' };

describe('400', async () => {
  let outcome: Outcome = { kind: 'report', bytes: new TextEncoder().encode('{}') };
  const service = await startTestService({
    limiter: createSlidingLog(10_000, () => 0),
    analyser: { analyse: async () => outcome, close: async () => {} },
  });
  after(() => service.close());
  const { text: key } = await service.makeKey();
  const post = (body: string | Uint8Array<ArrayBuffer>) => service.post(body, bearer(key));
  const content = '{}';

  const bodies: readonly (readonly [string, string | Uint8Array<ArrayBuffer>, string])[] = [
    ['an empty body', '', 'invalid_json'],
    ['a list', '[]', 'invalid_json'],
    ['a string', '""', 'invalid_json'],
    ['a number', '1', 'invalid_json'],
    ['null', 'null', 'invalid_json'],
    ['a truncated body', '{"content":"{}","format":"js', 'invalid_json'],
    ['trailing text', '{"content":"{}","format":"json"}}', 'invalid_json'],
    ['a comment', '{/* */"content":"{}","format":"json"}', 'invalid_json'],
    ['single quotes', "{'content':'{}','format':'json'}", 'invalid_json'],
    ['a trailing comma', '{"content":"{}","format":"json",}', 'invalid_json'],
    ['200,000 levels', '{"content":'.repeat(200_000), 'invalid_json'],
    ['a duplicate', '{"content":"{}","content":"{}","format":"json"}', 'duplicate_field'],
    ['an escaped duplicate', '{"content":"{}","\\u0063ontent":"[]","format":"json"}', 'duplicate_field'],
    ['a duplicate further in', '{"content":"{}","format":"json","name":{"a":1,"a":2}}', 'duplicate_field'],
    ['the byte FF', bytes('{"content":"', [0xff], '","format":"json"}'), 'invalid_utf8'],
    ['an overlong form', bytes('{"content":"', [0xc0, 0xaf], '","format":"json"}'), 'invalid_utf8'],
    ['an encoded surrogate', bytes('{"content":"', [0xed, 0xa0, 0x80], '","format":"json"}'), 'invalid_utf8'],
    ['a truncated character', bytes('{"content":"', [0xe2, 0x82], '","format":"json"}'), 'invalid_utf8'],
    [
      'a code point above 10FFFF',
      bytes('{"content":"', [0xf4, 0x90, 0x80, 0x80], '","format":"json"}'),
      'invalid_utf8',
    ],
    ['UTF-16', Uint8Array.from(Buffer.from('\uFEFF{"content":"{}","format":"json"}', 'utf16le')), 'invalid_utf8'],
    ['gzip without saying so', Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), 'invalid_utf8'],
  ];
  for (const [name, body, code] of bodies) {
    it(`${lineOf[code]} ${code} for ${name}`, async () => {
      const response = await post(body);
      assert.equal(response.status, 400);
      const problem = await response.json();
      assert.equal(problem.code, code);
      assert.equal(problem.requestId, response.headers.get('X-Request-Id'));
      assert.equal(problem.type, `/docs/problems#${code}`);
      assert.equal(response.headers.get('Content-Type'), 'application/problem+json; charset=utf-8');
    });
  }

  const fields: readonly (readonly [object, readonly string[], string])[] = [
    [{}, ['/content', '/format'], 'missing_field'],
    [{ content }, ['/format'], 'missing_field'],
    [{ format: 'json' }, ['/content'], 'missing_field'],
    [{ content, format: 'json', extra: 1 }, ['/extra'], 'unknown_field'],
    [JSON.parse('{"content":"{}","format":"json","__proto__":{}}'), ['/__proto__'], 'unknown_field'],
    [{ content, format: 'json', constructor: 1 }, ['/constructor'], 'unknown_field'],
    [{ Content: content, format: 'json' }, ['/Content', '/content'], 'unknown_field'],
    [{ content, format: 'json', '': 1 }, ['/'], 'unknown_field'],
    [{ content, format: 'json', score: 100, severity: 'low' }, ['/score', '/severity'], 'unknown_field'],
    ...[null, 1, true, [], {}].map(
      (value) => [{ content: value, format: 'json' }, ['/content'], 'invalid_field'] as const,
    ),
    ...[null, 1, [], '', 'JSON', 'yml', 'toml', ' json'].map(
      (value) => [{ content, format: value }, ['/format'], 'invalid_field'] as const,
    ),
    ...[null, 1, [], {}, 'x'.repeat(256), '🐎'.repeat(256)].flatMap((value) => [
      [{ content, format: 'json', name: value }, ['/name'], 'invalid_field'] as const,
      [{ content, format: 'json', sourceFilename: value }, ['/sourceFilename'], 'invalid_field'] as const,
    ]),
  ];
  for (const [body, pointers, code] of fields) {
    it(`${code === 'unknown_field' ? 'H50' : 'H51'} ${code} for ${JSON.stringify(body).slice(0, 60)}`, async () => {
      const response = await post(JSON.stringify(body));
      assert.equal(response.status, 400);
      const problem = await response.json();
      assert.equal(problem.code, code);
      const errors: { pointer: string; detail: string }[] = problem.errors;
      assert.deepEqual(
        errors.map(({ pointer }) => pointer),
        pointers,
      );
    });
  }

  it('does not repeat a field name that may be a secret or markup, and stays small', async () => {
    const names = [
      '<script>',
      `ag_live_${'a'.repeat(36)}`,
      'x'.repeat(100_000),
      'a\nb',
      ...Array.from({ length: 500 }, (_, i) => `f${i}`),
    ];
    const response = await post(JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))));
    const answer = await response.text();
    assert.equal(response.status, 400);
    assert.ok(answer.length < 8_192, `${answer.length}`);
    assert.ok(!answer.includes('<script>') && !answer.includes('ag_live_') && !answer.includes('xxxx'));
  });

  it('says where a configuration is malformed', async () => {
    outcome = { kind: 'problem', code: 'malformed_configuration', detail: 'A colon is expected.', line: 3, column: 7 };
    const response = await post(JSON.stringify({ content: '{"a" 1}', format: 'json' }));
    assert.equal(response.status, 400);
    const { code, detail, line, column } = await response.json();
    assert.deepEqual(
      { code, detail, line, column },
      { code: 'malformed_configuration', detail: 'A colon is expected.', line: 3, column: 7 },
    );
  });

  it('counts towards the rate limit', async () => {
    const first = await post('{');
    const second = await post('{');
    assert.equal(remaining(first) - remaining(second), 1);
  });
});

const remaining = (response: Response): number => Number(/r=(\d+)/.exec(response.headers.get('RateLimit') ?? '')?.[1]);

function bytes(...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));
}
