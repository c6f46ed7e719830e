import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { request, talk } from '../../testing/raw-socket.ts';
import { bearer, smallBody, startTestService } from '../../testing/service.ts';

describe('415', async () => {
  const service = await startTestService();
  after(() => service.close());
  const { text: key } = await service.makeKey();
  const send = async (field: string | null, more: readonly string[] = []): Promise<number | undefined> => {
    const bytes = request({ key, fields: [field ?? 'Content-Type-Not: x', ...more], body: smallBody() });
    const plain =
      field === null ? Buffer.from(bytes.toString('latin1').replace('Content-Type: application/json\r\n', '')) : bytes;
    return (await talk(service.port, [plain])).answers[0]?.status;
  };

  const accepted = [
    'Content-Type: application/json',
    'Content-Type: Application/JSON',
    'Content-Type: application/json; charset=utf-8',
    'Content-Type: application/json;charset=UTF-8',
    'Content-Type: application/json ; Charset="utf-8"',
    'Content-Type: application/json;',
  ];
  for (const field of accepted) it(`H19 is not for ${field}`, async () => assert.equal(await send(field), 200));

  const refused = [
    'Content-Type: text/plain',
    'Content-Type: text/json',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Type: application/jsonp',
    'Content-Type: application/problem+json',
    'Content-Type: application/json; charset=utf-16',
    'Content-Type: application/json; charset=iso-8859-1',
    'Content-Type: application/json; charset=utf-8; charset=utf-16',
    'Content-Type: application/json; profile=x',
    'Content-Type: application/json, text/plain',
    'Content-Type: */*',
    'Content-Type:',
  ];
  for (const field of refused) it(`H19 is for ${field}`, async () => assert.equal(await send(field), 415));

  it('is for a missing and for a repeated Content-Type', async () => {
    assert.equal(await send(null), 415);
    assert.equal(await send('Content-Type: application/json', ['Content-Type: application/json']), 415);
  });

  it('names what is accepted', async () => {
    const response = await service.post(smallBody(), { ...bearer(key), 'Content-Type': 'text/plain' });
    assert.equal(response.status, 415);
    assert.equal(response.headers.get('Accept'), 'application/json');
    assert.equal((await response.json()).code, 'unsupported_media_type');
  });

  for (const coding of ['gzip', 'br', 'deflate', 'zstd', 'x-made-up', 'identity', 'gzip, gzip']) {
    it(`H18 is for Content-Encoding ${coding}`, async () => {
      const body = Uint8Array.from(gzipSync(smallBody()));
      const response = await service.post(body, { ...bearer(key), 'Content-Encoding': coding });
      assert.equal(response.status, 415);
      assert.equal(response.headers.get('Accept-Encoding'), 'identity');
      assert.equal((await response.json()).code, 'unsupported_content_encoding');
    });
  }
});
