import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { AgentGradeClient, ApiProblem } from './index.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const problem = (status: number, code: string, headers: Record<string, string> = {}): Answer => {
  const body = JSON.stringify({
    type: `https://agent-grade.example/docs/problems#${code}`,
    title: code,
    status,
    code,
    detail: `About ${code}.`,
  });
  return (_request, response) =>
    response
      .writeHead(status, {
        'content-type': 'application/problem+json; charset=utf-8',
        'x-request-id': 'r-1',
        ...headers,
      })
      .end(body);
};
const report: Answer = (_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ grade: 'A', score: 92 }));

describe('AgentGradeClient', () => {
  let answers: Answer[] = [];
  let seen: {
    readonly method?: string;
    readonly url?: string;
    readonly authorization?: string;
    readonly body: string;
  }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, authorization: headers.authorization ?? '', body });
    (answers.shift() ?? report)(request, response);
  });
  const request = { content: '{}', format: 'json' } as const;
  let baseUrl = '';
  const client = (options = {}) => new AgentGradeClient({ baseUrl, apiKey: 'ag_live_test', ...options });

  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => server.close());
  beforeEach(() => {
    answers = [];
    seen = [];
  });

  it('sends the request and returns the report', async () => {
    assert.equal((await client().analyze({ ...request, name: 'mine' })).grade, 'A');
    assert.deepEqual(seen, [
      {
        method: 'POST',
        url: '/api/v1/analyze',
        authorization: 'Bearer ag_live_test',
        body: '{"content":"{}","format":"json","name":"mine"}',
      },
    ]);
  });

  it('retries after 429 and 503 when Retry-After says', async () => {
    answers = [problem(429, 'rate_limited', { 'retry-after': '1' }), problem(503, 'busy', { 'retry-after': '0' })];
    const start = performance.now();
    assert.equal((await client().analyze(request)).grade, 'A');
    assert.ok(performance.now() - start >= 990);
    assert.equal(seen.length, 3);
  });

  it('does not wait longer than waitMaxSeconds', async () => {
    answers = [problem(429, 'rate_limited', { 'retry-after': '61' })];
    await assert.rejects(
      client().analyze(request),
      (error: ApiProblem) => error.status === 429 && error.retryAfterSeconds === 61,
    );
    assert.equal(seen.length, 1);
  });

  it('gives up after the given number of retries', async () => {
    answers = Array.from({ length: 5 }, () => problem(503, 'busy', { 'retry-after': '0' }));
    await assert.rejects(client({ retries: 2 }).analyze(request), ApiProblem);
    assert.equal(seen.length, 3);
  });

  for (const status of [400, 401, 403, 413, 500]) {
    it(`reports a ${status} with the service’s problem document, without a retry`, async () => {
      answers = [problem(status, 'some_code')];
      await assert.rejects(client().analyze(request), (error: ApiProblem) => {
        assert.deepEqual(
          [error.status, error.code, error.message, error.requestId],
          [status, 'some_code', 'About some_code.', 'r-1'],
        );
        return true;
      });
      assert.equal(seen.length, 1);
    });
  }

  it('does not take a proxy’s page for a problem document', async () => {
    answers = [(_request, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad</h1>')];
    await assert.rejects(
      client().analyze(request),
      (error: ApiProblem) => error.code === null && error.problem === null && error.status === 502,
    );
  });

  it('does not follow a redirect with the key', async () => {
    answers = [(_request, response) => response.writeHead(307, { location: `${baseUrl}/elsewhere` }).end()];
    await assert.rejects(client({ retries: 0 }).analyze(request), TypeError);
    assert.equal(seen.length, 1);
  });

  it('retries after a lost connection', async () => {
    answers = [(incoming) => incoming.socket.destroy()];
    assert.equal((await client().analyze(request)).grade, 'A');
    assert.equal(seen.length, 2);
  });

  it('stops waiting when aborted', async () => {
    answers = [problem(429, 'rate_limited', { 'retry-after': '30' })];
    const controller = new AbortController();
    const analysis = client().analyze(request, { signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    await assert.rejects(analysis, { name: 'AbortError' });
    assert.equal(seen.length, 1);
  });
});
