import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-009';
type Words = readonly [command: string, ...args: string[]];

const server = ([command, ...args]: Words, more: object = {}) => ({ mcpServers: { a: { command, args, ...more } } });
const found = (configuration: object) =>
  findingsOf(id, configuration).map(({ pointer, severity }) => [pointer, severity]);

describe('components', () => {
  const rows: readonly (readonly [words: Words, severity: string | null, at?: number])[] = [
    [['npx', '-y', 'mcp-remote@0.1.15', 'https://mcp.example.com/sse'], 'critical', 1],
    [['npx', '-y', '@modelcontextprotocol/inspector@0.14.0'], 'critical', 1],
    [['npx', '-y', '@modelcontextprotocol/server-filesystem@2025.3.28', './docs'], 'high', 1],
    [['npx', '-y', '@modelcontextprotocol/server-filesystem@0.6.2', './docs'], 'high', 1],
    [['npx', '-y', 'postmark-mcp@1.0.16'], 'critical', 1],
    [['npx', '-y', 'claud-code'], 'critical', 1],
    [['uvx', 'mcp-server-git==2025.7.1'], 'high'],
    [['uvx', 'mcp_server_git@2025.7.1'], 'high'],
    [['uvx', '--with', 'mcp-server-git==2025.7.1', 'a==1.0.0'], 'high', 1],
    [['docker', 'run', '-i', 'n8nio/n8n:1.120.0'], 'critical', 2],
    [['cmd', '/c', 'npx', '-y', 'mcp-remote@0.1.15'], 'critical', 3],
    [['npx', '-y', '@modelcontextprotocol/server-filesytem@1.0.0'], 'high', 1],
    [['npx', '-y', '@modelcontextprotocal/server-github'], 'high', 1],
    [['npx', '-y', 'mcp-r\u0435mote'], 'high', 1],
    [['npx', '-y', 'mcp-remote@0.1.16', 'https://mcp.example.com/sse'], null],
    [['npx', '-y', 'mcp-remote@0.0.4', 'https://mcp.example.com/sse'], null],
    [['npx', '-y', 'mcp-remote', 'https://mcp.example.com/sse'], null],
    [['npx', '-y', 'mcp-remote@latest'], null],
    [['npx', '-y', 'mcp-remote@^0.1.0'], null],
    [['npx', '-y', 'mcp-remote@${VERSION}'], null],
    [['npx', '-y', '@modelcontextprotocol/server-filesystem@2025.8.21', './docs'], null],
    [['npx', '-y', '@example/server-filesystem@1.0.0'], null],
    [['npx', '-y', '@example/mcp-remote@0.1.15'], null],
    [['npx', '-y', 'postmark-mcp@1.0.12'], null],
    [['npx', '-y', 'postmark-mcp'], null],
    [['uvx', 'mcp-remote==0.1.15'], null],
    [['uvx', 'mcp-server-gif'], null],
    [['npx', '-y', 'a'], null],
    [['npx', './mcp-remote@0.1.15'], null],
    [['docker', 'run', 'example/n8n:1.120.0'], null],
    [['echo', 'mcp-remote@0.1.15'], null],
  ];
  for (const [words, severity, at = 0] of rows) {
    it(`${words.join(' ')}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(found(server(words)), severity === null ? [] : [[`/mcpServers/a/args/${at}`, severity]]);
    });
  }
  it('less severe in a disabled server', () => {
    const configuration = server(['npx', 'mcp-remote@0.1.15'], { disabled: true });
    assert.deepEqual(found(configuration), [['/mcpServers/a/args/0', 'high']]);
  });
  it('in a hook', () => {
    const command = 'npx -y mcp-remote@0.1.15 https://mcp.example.com';
    const configuration = { hooks: { Stop: [{ hooks: [{ type: 'command', command, timeout: 9 }] }] } };
    assert.deepEqual(found(configuration), [['/hooks/Stop/0/hooks/0/command', 'critical']]);
  });
});

describe('hosts and names', () => {
  const rows: readonly (readonly [url: string, severity: string | null])[] = [
    ['https://mcp.g1thub.com/sse', 'high'],
    ['https://xn--pple-43d.com/sse', 'high'],
    ['https://mcp.gith\u0443b.com/sse', 'high'],
    ['https://mcp.github.com/sse', null],
    ['https://mcp.example.com/github.com', null],
    ['https://xn--bcher-kva.example/sse', null],
    ['http://localhost:3000', null],
    ['${URL}', null],
  ];
  for (const [url, severity] of rows) {
    it(`${url}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(
        found({ mcpServers: { a: { url } } }),
        severity === null ? [] : [['/mcpServers/a/url', severity]],
      );
    });
  }
  it('a server name with mixed scripts', () => {
    assert.equal(found({ mcpServers: { 'g\u0456thub': { command: 'a' } } }).length, 1);
    assert.equal(found({ mcpServers: { '\u0444\u0430\u0439\u043b\u044b': { command: 'a' } } }).length, 0);
  });
  it("a tool's name with letters that pass for Latin ones", () => {
    const tool = (name: string) =>
      found({ tools: [{ name, description: 'A tool.', inputSchema: { type: 'object' } }] });
    for (const name of ['re\u0430d_file', 'list\u041etems', 'get\u03bfrder'])
      assert.deepEqual(tool(name), [['/tools/0/name', 'high']], name);
    // Whole words of another language, and words of two languages that nobody confuses.
    for (const name of [
      'read_\u0444\u0430\u0439\u043b',
      'PDF\u0444\u0430\u0439\u043b',
      '\u043f\u043e\u0438\u0441\u043a',
      'lire_\u00e9v\u00e9nement',
      'read_file',
    ])
      assert.deepEqual(tool(name), [], name);
  });
});

describe('the fixed version', () => {
  const rows: readonly (readonly [words: Words, repaired: string | null])[] = [
    [['npx', '-y', 'mcp-remote@0.1.15'], 'mcp-remote@0.1.16'],
    [['npx', '-y', '@modelcontextprotocol/inspector@0.14.0'], '@modelcontextprotocol/inspector@0.16.6'],
    [
      ['npx', '-y', '@modelcontextprotocol/server-filesystem@2025.3.28'],
      '@modelcontextprotocol/server-filesystem@2025.7.1',
    ],
    [['npx', '-y', '@modelcontextprotocol/server-filesystem@0.6.2'], null],
    [['npx', '-y', 'postmark-mcp@1.0.16'], null],
    [['bash', '-c', 'npx -y mcp-remote@0.1.15'], null],
    [['npx', '--package=mcp-remote@0.1.15', 'mcp-remote'], null],
  ];
  for (const [words, repaired] of rows) {
    it(`${words.join(' ')}: ${repaired ?? 'no patch'}`, () => {
      const finding = reportOn(server(words)).findings.find(({ ruleId }) => ruleId === id);
      assert.ok(finding !== undefined);
      const patch = finding.remediation.patch ?? [];
      const path = finding.location.pointer;
      assert.deepEqual(patch, repaired === null ? [] : [{ op: 'replace', path, value: repaired }]);
    });
  }
});
