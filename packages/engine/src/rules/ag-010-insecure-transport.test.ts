// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references in the spelling of hosts.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-010';
const found = (configuration: object | string, language: 'json' | 'yaml' = 'json') =>
  findingsOf(id, configuration, language).map(({ pointer, severity }) => [pointer, severity]);
const remote = (entry: object) => ({ mcpServers: { a: entry } });

describe('plaintext', () => {
  const hosts: readonly (readonly [url: string, severity: string | null])[] = [
    ['http://tools.example.com/mcp', 'high'],
    ['ws://tools.example.com/mcp', 'high'],
    ['HTTP://TOOLS.example.com/mcp', 'high'],
    ['http://203.0.113.7:8080/mcp', 'high'],
    ['http://3405803783/mcp', 'high'],
    ['http://me:word@tools.example.com/mcp', 'critical'],
    ['http://192.168.1.20:8000/mcp', 'medium'],
    ['http://100.94.12.7:8000/mcp', 'low'],
    ['http://me:word@100.94.12.7:8000/mcp', 'medium'],
    ['http://100.128.12.7:8000/mcp', 'high'],
    ['http://100.94.12.7.example.com/mcp', 'high'],
    ['http://tools.corp/mcp', 'medium'],
    ['http://tools.service.consul/mcp', 'medium'],
    ['http://desk.tail1234.ts.net:8000/mcp', null],
    ['http://desk.ts.net.example.com/mcp', 'high'],
    ['http://your-server.com/mcp', null],
    ['http://mcp.yourcompany.com/mcp', null],
    ['http://yourls.example.com/mcp', 'high'],
    ['http://host.docker.internal:8000/mcp', null],
    ['http://tools:8000/mcp', null],
    ['http://tools.default.svc.cluster.local/mcp', null],
    ['http://localhost:3000/mcp', null],
    ['http://127.0.0.1:3000/mcp', null],
    ['http://[::1]:3000/mcp', null],
    ['http://0.0.0.0:3000/mcp', null],
    ['http://app.localhost/mcp', null],
    ['https://tools.example.com/mcp', null],
    ['http://${HOST}/mcp', null],
  ];
  for (const [url, severity] of hosts) {
    it(`${url}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(found(remote({ url })), severity === null ? [] : [['/mcpServers/a/url', severity]]);
    });
  }

  it('is critical when a credential is sent, literally or by reference', () => {
    const url = 'http://tools.example.com/mcp';
    const headers = { Authorization: 'Bearer ${TOKEN}' };
    assert.deepEqual(found(remote({ url, headers })), [['/mcpServers/a/url', 'critical']]);
  });

  it('includes content that an agent reads, outside a private network', () => {
    const of = (url: string) => found({ agent: { model: 'm', system_prompt: 'Help.' }, knowledge: [{ url }] });
    assert.deepEqual(of('http://wiki.example.com/all.html'), [['/knowledge/0/url', 'medium']]);
    assert.deepEqual(of('http://192.168.1.20/all.html'), []);
    assert.deepEqual(of('https://wiki.example.com/all.html'), []);
  });

  it('is one level lower in a disabled server', () => {
    assert.deepEqual(found(remote({ url: 'http://tools.example.com/mcp', disabled: true })), [
      ['/mcpServers/a/url', 'medium'],
    ]);
  });

  it('is found in arguments of a bridge, in the environment and in hooks', () => {
    const bridge = remote({ command: 'npx', args: ['-y', 'mcp-remote@0.1.30', 'http://tools.example.com/sse'] });
    assert.deepEqual(found(bridge), [['/mcpServers/a/args/2', 'high']]);
    const environment = remote({ command: 'server', env: { OPENAI_BASE_URL: 'http://models.example.com/v1' } });
    assert.deepEqual(found(environment), [['/mcpServers/a/env/OPENAI_BASE_URL', 'high']]);
    const hook = { type: 'command', command: 'curl -d done http://notes.example.com/x', timeout: 5 };
    assert.deepEqual(found({ hooks: { Stop: [{ hooks: [hook] }] } }), [['/hooks/Stop/0/hooks/0/command', 'high']]);
  });

  it('a credential belongs to the service in its name, not to every service of the project', () => {
    const env = {
      DESK_MAIL_URL: 'http://mail.example.com:8080',
      DESK_SHOP_URL: 'http://shop.example.com:8080',
      DESK_BANK_URL: 'http://bank.example.com:8080',
      DESK_NEWS_URL: 'http://news.example.com:8080',
      DESK_MAIL_KEY: '${MAIL_KEY}',
      DESK_SHOP_TOKEN: '${SHOP_TOKEN}',
      DESK_BANK_API_KEY: '${BANK_KEY}',
    };
    const severities = new Map(
      found(remote({ command: 'server', env })).map(([pointer = '', severity]) => [pointer, severity]),
    );
    assert.equal(severities.get('/mcpServers/a/env/DESK_MAIL_URL'), 'critical');
    assert.equal(severities.get('/mcpServers/a/env/DESK_BANK_URL'), 'critical');
    assert.equal(severities.get('/mcpServers/a/env/DESK_NEWS_URL'), 'high');
  });
  it('a transfer program does not send credentials of its environment', () => {
    const shell = (line: string) => remote({ command: 'bash', args: ['-c', line], env: { API_TOKEN: '${API_TOKEN}' } });
    assert.deepEqual(found(shell('curl -fsS http://tools.example.com/run.py -o run.py && python run.py')), [
      ['/mcpServers/a/args/1', 'high'],
    ]);
    assert.deepEqual(found(shell('curl -H "Authorization: Bearer $API_TOKEN" http://tools.example.com/run')), [
      ['/mcpServers/a/args/1', 'critical'],
    ]);
  });

  it('is quiet about schemas, documentation and local commands', () => {
    const quiet = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      hooks: { Stop: [{ hooks: [{ type: 'command', command: 'curl http://localhost:9000/done', timeout: 5 }] }] },
    };
    assert.deepEqual(found(quiet), []);
    const yaml = 'agent:\n  name: a\n  system_prompt: Help.\n  homepage: http://www.example.com/\n';
    assert.deepEqual(found(yaml, 'yaml'), []);
  });
});

describe('certificate checks', () => {
  const url = 'https://tools.example.com/mcp';
  const switches: readonly (readonly [entry: object, pointer: string, severity: string | null])[] = [
    [{ url, sslVerify: false }, '/mcpServers/a/sslVerify', 'high'],
    [{ url, rejectUnauthorized: false }, '/mcpServers/a/rejectUnauthorized', 'high'],
    [{ url, allowUnauthorizedCerts: true }, '/mcpServers/a/allowUnauthorizedCerts', 'high'],
    [{ url, sslVerify: false, headers: { Authorization: '${T}' } }, '/mcpServers/a/sslVerify', 'high'],
    [
      { command: 's', env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } },
      '/mcpServers/a/env/NODE_TLS_REJECT_UNAUTHORIZED',
      'high',
    ],
    [{ command: 's', env: { SKIP_TLS_VERIFY: 'true' } }, '/mcpServers/a/env/SKIP_TLS_VERIFY', 'high'],
    [{ command: 's', env: { SSL_CERT_CHECK_INTERVAL: '0', SKIP_TLS_VERIFY: 'false' } }, '', null],
    [{ command: 's', args: ['--insecure'] }, '/mcpServers/a/args/0', 'high'],
    [{ url: 'https://localhost:8443/mcp', sslVerify: false }, '/mcpServers/a/sslVerify', 'info'],
    [{ url, sslVerify: true }, '', null],
    [{ url, rejectUnauthorized: true }, '', null],
    [{ command: 's', env: { NODE_TLS_REJECT_UNAUTHORIZED: '1' } }, '', null],
  ];
  for (const [entry, pointer, severity] of switches) {
    it(`${JSON.stringify(entry)}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(found(remote(entry)), severity === null ? [] : [[pointer, severity]]);
    });
  }

  it('are found in any YAML style', () => {
    const yaml = 'agent:\n  name: a\n  system_prompt: Help.\n  llm:\n    model: m\n    verify_ssl: false\n';
    assert.deepEqual(found(yaml, 'yaml'), [['/agent/llm/verify_ssl', 'high']]);
  });

  it('are turned back on by a patch when the name determines the value', () => {
    const report = reportOn(remote({ url, rejectUnauthorized: false }));
    const [finding] = report.findings.filter(({ ruleId }) => ruleId === id);
    assert.deepEqual(finding?.remediation.patch, [
      { op: 'replace', path: '/mcpServers/a/rejectUnauthorized', value: true },
    ]);
  });

  const commands: readonly (readonly [command: string, flagged: boolean])[] = [
    ['curl -k https://notes.example.com/x', true],
    ['ssh -o StrictHostKeyChecking=no deploy@notes.example.com ls', true],
    ['scp -oStrictHostKeyChecking=no a.txt deploy@notes.example.com:', true],
    ['ssh -o StrictHostKeyChecking=no me@localhost ls', false],
    ['ssh -o StrictHostKeyChecking=accept-new deploy@notes.example.com ls', false],
    ['ssh -o BatchMode=yes deploy@notes.example.com ls', false],
    ['curl -fsSLk https://notes.example.com/x', true],
    ['wget --no-check-certificate https://notes.example.com/x', true],
    ['curl -k https://localhost:8443/health', false],
    ['curl -fsS https://notes.example.com/x', false],
    ['curl -ok.txt https://notes.example.com/x', false],
    ['grep -k pattern file', false],
    ['echo "curl -k"', false],
  ];
  for (const [command, flagged] of commands) {
    it(`${command}: ${flagged ? 'high' : 'quiet'}`, () => {
      const hooks = { Stop: [{ hooks: [{ type: 'command', command, timeout: 5 }] }] };
      assert.deepEqual(found({ hooks }), flagged ? [['/hooks/Stop/0/hooks/0/command', 'high']] : []);
    });
  }
});

it('reports SSE once, and not next to a worse finding', () => {
  assert.deepEqual(found(remote({ type: 'sse', url: 'https://tools.example.com/sse' })), [
    ['/mcpServers/a/url', 'info'],
  ]);
  assert.deepEqual(found(remote({ type: 'sse', url: 'http://tools.example.com/sse' })), [
    ['/mcpServers/a/url', 'high'],
  ]);
});

it('distinguishes allowed plaintext from unverified certificates', () => {
  const told = (settings: object) =>
    reportOn({ name: 'desk', model: 'm', system_prompt: 'Answer questions about orders.', ...settings })
      .findings.filter(({ ruleId }) => ruleId === 'AG-010')
      .map(({ severity, message }) => `${severity}: ${message}`);
  assert.deepEqual(told({ insecureAllowHTTP: true }), ['medium: insecureAllowHTTP allows unencrypted connections.']);
  assert.deepEqual(told({ allow_insecure_http: false }), []);
  assert.deepEqual(told({ insecure_skip_verify: true }), [
    'high: insecure_skip_verify disables TLS certificate verification.',
  ]);
});

it('distinguishes host keys from certificates', () => {
  const agents = { defaults: { sandbox: { mode: 'all', ssh: { strictHostKeyChecking: false } } } };
  const { findings } = reportOn({ gateway: { mode: 'local' }, agents });
  const own = findings.filter(({ ruleId }) => ruleId === 'AG-010');
  assert.deepEqual(
    own.map(({ severity, message }) => [severity, `${message}`.includes('host key')]),
    [['high', true]],
  );
});

it('the login of a server is not reached in plaintext, unlike a page on this machine', () => {
  const login = (oauth: object) =>
    findingsOf('AG-010', { mcpServers: { desk: { url: 'https://mcp.fieldnotes.io/mcp', oauth } } }).map(
      ({ pointer }) => pointer,
    );
  assert.deepEqual(login({ token_url: 'http://id.fieldnotes.io/token' }), ['/mcpServers/desk/oauth/token_url']);
  assert.deepEqual(login({ authorizationUrl: 'http://id.fieldnotes.io/a' }), [
    '/mcpServers/desk/oauth/authorizationUrl',
  ]);
  assert.deepEqual(login({ token_url: 'https://id.fieldnotes.io/token', redirect_uri: 'http://127.0.0.1:3080/a' }), []);
});
