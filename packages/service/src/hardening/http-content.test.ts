/** Hostile configurations: H54 to H59 of the checklist, with the real engine. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { runAnalysis } from '../analysis/run-analysis.ts';
import { createSlidingLog } from '../rate-limit/sliding-log.ts';
import { bearer, startTestService } from '../testing/service.ts';

describe('HTTP content', async () => {
  const service = await startTestService({
    limiter: createSlidingLog(1_000_000, () => 0),
    analyser: { analyse: async (input) => runAnalysis(input), close: async () => {} },
  });
  after(() => service.close());
  const { text: key } = await service.makeKey();
  const post = (body: object) => service.post(JSON.stringify(body), bearer(key));
  const configuration = JSON.stringify({ mcpServers: { files: { command: 'npx', args: ['-y', 'some-server'] } } });

  it('H54 a body nested 200,000 levels deep is refused quickly', async () => {
    const start = performance.now();
    const response = await service.post(`{"content":${'['.repeat(200_000)}`, bearer(key));
    assert.equal(response.status, 400);
    assert.ok(performance.now() - start < 1_000);
  });

  const labels = [
    'a\r\nX-Injected: 1',
    '../../../../etc/passwd',
    '/etc/passwd\0.json',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '%0d%0aX-Injected: 1',
    '\u202egnp.nosj',
  ];
  for (const label of labels) {
    it(`H55 the label ${JSON.stringify(label)} changes nothing but the label in the report`, async () => {
      for (const field of ['name', 'sourceFilename']) {
        const response = await post({ content: configuration, format: 'json', [field]: label });
        assert.ok([200, 400].includes(response.status));
        assert.equal(response.headers.get('X-Injected'), null);
        assert.ok(!(await response.text()).includes('root:'));
      }
    });
  }

  it('H56 prototype-polluting keys do not change the next answer', async () => {
    const before = await (await post({ content: configuration, format: 'json' })).text();
    const pollution = [
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"a":{"__proto__":{"toString":1}}}',
    ];
    for (const content of pollution) {
      for (const format of ['json', 'yaml']) await post({ content, format });
      await service.post(`{"content":"{}","format":"json","__proto__":{"polluted":1}}`, bearer(key));
    }
    assert.equal(Reflect.get({}, 'polluted'), undefined);
    assert.equal(await (await post({ content: configuration, format: 'json' })).text(), before);
  });

  it('H57 ten identical requests get identical bytes, while ten others run at the same time', async () => {
    const bodies = [configuration, 'mcpServers: {a: {command: npx, args: [b]}}'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const content = bodies[i % 2];
        return (await post({ content, format: i % 2 === 0 ? 'json' : 'yaml' })).text();
      }),
    );
    assert.equal(new Set(answers).size, 2);
  });

  it('H58 no address in a configuration is ever called', async () => {
    let calls = 0;
    const listener = createServer((_request, response) => {
      calls++;
      response.end('{}');
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/x`; // A TCP server's address.
    const json = {
      $schema: url,
      $ref: url,
      mcpServers: { a: { url, headersHelper: `curl ${url}` }, b: { command: 'curl', args: [url] } },
    };
    await post({ content: JSON.stringify(json), format: 'json', sourceFilename: url, name: url });
    await post({ content: `a: !include ${url}\n$ref: ${url}\nmcpServers: {a: {url: "${url}"}}`, format: 'yaml' });
    assert.equal(calls, 0);
    listener.close();
  });

  const marker = ['marker', 'in', 'a', 'broken', 'text'].join('-');
  const broken = [
    [`{"a": "${marker}`, 'json'],
    [`{"a": ${marker}}`, 'json'],
    [`{"${marker}": 1,, "b": 2}`, 'json'],
    [`a: [${marker}\nb: }`, 'yaml'],
    [`a: *${marker}`, 'yaml'],
  ] as const;
  for (const [content, format] of broken) {
    it(`H59 a malformed text is not quoted: ${content.replace(marker, '…').slice(0, 20)}`, async () => {
      const response = await post({ content, format });
      const text = await response.text();
      assert.equal(response.status, 400);
      assert.ok(!text.includes(marker) && text.length <= 8_192, text);
      const { code, line, column } = JSON.parse(text);
      assert.equal(code, 'malformed_configuration');
      assert.ok(line >= 1 && column >= 1);
    });
  }
});
