import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { createDataDirectory, makeKey, startProcess } from '../testing/process.ts';
import { bearer, smallBody } from '../testing/service.ts';

describe('traces', () => {
  it('are sent to a collector with route, status and the caller’s trace, and without key, address or content', async () => {
    const sent: { readonly path: string; readonly body: Buffer }[] = [];
    const collector = createServer(async (request, response) => {
      sent.push({ path: request.url ?? '', body: await buffer(request) });
      response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end();
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const address = collector.address();
    assert.ok(address !== null && typeof address === 'object');
    const directory = createDataDirectory();
    const endpoint = `http://127.0.0.1:${address.port}`;
    const service = await startProcess({ DATA_DIR: directory.path, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    const key = await makeKey(service, 'ada@example.com');
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const response = await fetch(`http://127.0.0.1:${service.port}/api/v1/analyze?canary=here`, {
      method: 'POST',
      body: smallBody(),
      headers: { 'Content-Type': 'application/json', ...bearer(key), traceparent: `00-${trace}-b7ad6b7169203331-01` },
    });
    assert.equal(response.status, 200);
    assert.equal(await service.stop(), 0);
    collector.close();
    collector.closeAllConnections();
    directory.remove();
    assert.ok(sent.length > 0 && sent.every(({ path }) => path === '/v1/traces'));
    const body = Buffer.concat(sent.map((each) => each.body));
    for (const text of ['agent-grade', 'POST /api/v1/analyze', 'http.response.status_code'])
      assert.ok(body.includes(text), text);
    assert.ok(body.includes(Buffer.from(trace, 'hex')));
    for (const text of [key, 'canary', 'mcpServers', '127.0.0.1']) assert.ok(!body.includes(text), text);
  });
});
