import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { runAnalysis } from '../../analysis/run-analysis.ts';
import { request, talk } from '../../testing/raw-socket.ts';
import { bearer, smallBody, startTestService } from '../../testing/service.ts';

const desktop = {
  mcpServers: {
    files: { command: 'npx', args: ['-y', '@modelcontextprotocol/server-filesystem', '/'] },
    github: { command: 'npx', args: ['-y', '@modelcontextprotocol/server-github'], env: { GITHUB_TOKEN: token() } },
  },
};
const crew =
  'researcher:\n  role: Researcher\n  goal: Find facts\n  backstory: Curious\n  allow_code_execution: true\n';

describe('200', async () => {
  const service = await startTestService({
    analyser: { analyse: async (input) => runAnalysis(input), close: async () => {} },
  });
  after(() => service.close());
  const { text: key } = await service.makeKey();
  const post = (body: object | string) =>
    service.post(typeof body === 'string' ? body : JSON.stringify(body), bearer(key));

  for (const [content, format] of [
    [JSON.stringify(desktop, null, 2), 'json'],
    [crew, 'yaml'],
  ] as const) {
    it(`${format === 'json' ? 'H01' : 'H02'} has the documented fields for ${format}`, async () => {
      const response = await post({ content, format });
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('Content-Type'), 'application/json; charset=utf-8');
      assert.equal(response.headers.get('Cache-Control'), 'no-store');
      assert.equal(response.headers.get('X-Content-Type-Options'), 'nosniff');
      assert.match(response.headers.get('X-Request-Id') ?? '', /^req_[0-9a-f]{32}$/);
      for (const name of ['Server', 'X-Powered-By', 'Access-Control-Allow-Origin'])
        assert.equal(response.headers.get(name), null);
      const report = await response.json();
      assert.ok(Number.isInteger(report.score) && report.score >= 0 && report.score <= 100);
      assert.match(report.grade, /^(A\+|[ABCDF])$/);
      assert.match(report.risk, /^(none|low|medium|high|critical|unknown)$/);
      assert.equal(typeof report.sanitizedConfig, 'string');
      for (const { ruleId } of report.findings) assert.match(ruleId, /^AG-0(0[1-9]|1\d|2[0-3])$/);
    });
  }

  it('returns no secret', async () => {
    const response = await post({ content: JSON.stringify(desktop), format: 'json' });
    const text = await response.text();
    assert.ok(!text.includes(token()) && text.includes('REDACTED-'));
    assert.ok(JSON.parse(text).findings.length > 0);
  });

  it('is the same bytes for the same configuration', async () => {
    const body = { content: JSON.stringify(desktop), format: 'json' };
    const answers = await Promise.all(Array.from({ length: 10 }, async () => (await post(body)).text()));
    assert.equal(new Set(answers).size, 1);
  });

  it('is not changed by name', async () => {
    const body = { content: JSON.stringify(desktop), format: 'json' };
    const [plain, named] = await Promise.all([post(body), post({ ...body, name: 'x'.repeat(255) })]);
    assert.equal((await named.json()).score, (await plain.json()).score);
  });

  it('H33 ignores the case of the authentication scheme', async () => {
    for (const scheme of ['bearer', 'BEARER', 'bEaReR']) {
      assert.equal((await service.post(smallBody(), { Authorization: `${scheme} ${key}` })).status, 200);
    }
  });

  it('H14 follows 100 Continue for clients that wait for it', async () => {
    const body = smallBody();
    const head = request({ key, fields: [`Content-Length: ${body.length}`, 'Expect: 100-continue'] });
    const { received, answers } = await talk(service.port, [head, body]);
    assert.match(received, /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
    assert.equal(answers[0]?.status, 200);
  });

  it('H21 H22 accepts a byte order mark, characters beyond the basic plane, and lone surrogates, and answers in UTF-8', async () => {
    for (const body of [
      `\uFEFF${smallBody()}`,
      smallBody({ name: '🐎'.repeat(255) }),
      '{"content":"{\\"a\\":\\"\\ud800\\"}","format":"json"}',
    ]) {
      const { answers } = await talk(service.port, [request({ key, body })]);
      assert.equal(answers[0]?.status, 200, body.slice(0, 60));
      assert.ok(!answers[0]?.body.includes('\uFFFD'));
    }
  });
});

/** Has the format of a GitHub token, but is not one. */
function token(): string {
  const characters = hash('sha256', 'no token', 'base64').replaceAll(/[^0-9A-Za-z]/g, '');
  return ['ghp', '_', characters.slice(0, 36)].join('');
}
