import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { request, talk } from '../../testing/raw-socket.ts';
import { smallBody, startTestService } from '../../testing/service.ts';

describe('431', async () => {
  const service = await startTestService();
  after(() => service.close());
  const { text: key } = await service.makeKey();

  const cases = [
    ['one field of 64 KB', [`X-Long: ${'a'.repeat(65_536)}`]],
    ['3,000 fields', Array.from({ length: 3_000 }, (_, i) => `X-${i}: a`)],
    ['300 short fields', Array.from({ length: 300 }, () => 'a:b')],
  ] as const;
  for (const [name, fields] of cases) {
    it(`closes for ${name}`, async () => {
      const { answers, ended } = await talk(service.port, [request({ key, fields, body: smallBody() })], {
        untilClosed: true,
      });
      assert.equal(answers[0]?.status, 431);
      assert.equal(JSON.parse(answers[0]?.body ?? '').code, 'header_fields_too_large');
      assert.notEqual(ended, 'open');
    });
  }

  it('closes for a URL of 100 KB', async () => {
    const { answers } = await talk(service.port, [request({ path: `/${'a'.repeat(100_000)}` })], { untilClosed: true });
    assert.equal(answers[0]?.status, 431);
  });

  it('is not for 15 KB', async () => {
    const { answers } = await talk(service.port, [
      request({ key, fields: [`X-Long: ${'a'.repeat(15_000)}`], body: smallBody() }),
    ]);
    assert.equal(answers[0]?.status, 200);
  });
});
