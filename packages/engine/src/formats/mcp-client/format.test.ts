import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'servers /mcpServers/files stdio can read+write',
    'servers /mcpServers/shop sse can ',
    'servers /mcpServers/builder stdio can ',
    'servers /mcpServers/bridge stdio disabled can ',
    'servers /mcpServers/notes http can ',
    'commands /mcpServers/files/command server',
    'commands /mcpServers/builder/command server',
    'commands /mcpServers/bridge/command server disabled',
    'approvals /mcpServers/files/alwaysAllow/0 tool off',
    'approvals /mcpServers/files/alwaysAllow/1 tool off',
    'approvals /mcpServers/files/alwaysAllow/2 server off',
    'approvals /mcpServers/notes/approvalMode server off',
    'isolations /mcpServers/builder/args/3 container-flag off escapes true',
    'isolations /mcpServers/builder/args/5 container-flag weakened',
    'isolations /mcpServers/builder/args/7 docker-socket off escapes true',
    'isolations /mcpServers/builder/args/9 host-mount off escapes true',
    'fileGrants /mcpServers/files/args/2 write server-root',
    'fileGrants /mcpServers/files/args/3 write server-root',
    'fileGrants /mcpServers/builder/args/9 write mount',
    'endpoints /mcpServers/shop/url mcp credential true',
    'endpoints /mcpServers/bridge/env/OPENAI_BASE_URL model credential true openai disabled',
    'endpoints /mcpServers/bridge/args/1 mcp credential true disabled',
    'endpoints /mcpServers/notes/serverUrl mcp',
    'transports /mcpServers/shop/sslVerify certificate-check off credential true',
    'transports /mcpServers/bridge/env/NODE_TLS_REJECT_UNAUTHORIZED certificate-check off disabled',
    'exposures /mcpServers/bridge/env/SERVER_HOST bind open disabled',
    'exposures /mcpServers/bridge/args/5 bind open disabled',
    'environment /mcpServers/builder/args/11 server',
    'environment /mcpServers/bridge/env/NODE_TLS_REJECT_UNAUTHORIZED server disabled',
    'environment /mcpServers/bridge/env/OPENAI_BASE_URL server disabled',
    'environment /mcpServers/bridge/env/OPENAI_API_KEY server disabled',
    'environment /mcpServers/bridge/env/SERVER_HOST server disabled',
    'grants /mcpServers/shop/tools/0 tool-wildcard wide true',
  ],
  'hardened.json': [
    'servers /mcpServers/files stdio can read+write',
    'servers /mcpServers/issues http can read',
    'servers /mcpServers/reader stdio can ',
    'servers /mcpServers/local stdio can ',
    'commands /mcpServers/files/command server',
    'commands /mcpServers/reader/command server',
    'commands /mcpServers/local/command server',
    'approvals /mcpServers/files/autoApprove server on',
    'isolations /mcpServers/reader/args/3 container-flag on',
    'isolations /mcpServers/reader/args/5 container-flag on',
    'isolations /mcpServers/reader/args/7 container-flag on',
    'fileGrants /mcpServers/files/args/2 write server-root',
    'fileGrants /mcpServers/reader/args/9 read mount',
    'endpoints /mcpServers/issues/url mcp credential true',
  ],
  'editors.yaml': [
    'prompts /mcpServers/docs/description description',
    'servers /mcpServers/docs stdio can search',
    'servers /mcpServers/~1~1off stdio can ',
    'commands /mcpServers/docs/command server',
    'commands /mcpServers/~1~1off/command server',
    'environment /mcpServers/docs/env/LOG_LEVEL server',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`mcp-client reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'mcp-client');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('a file with one server', () => {
  const recognised = {
    'with a list of disabled tools': {
      name: 'notes',
      command: 'notes',
      args: ['serve'],
      disabledTools: ['drop_notes'],
    },
    'that names MCP in its arguments': { command: 'npx', args: ['-y', 'notes-mcp'] },
    'that names MCP in one list': { type: 'local', command: ['uvx', 'notes-mcp'], environment: { LEVEL: 'info' } },
    'of the protocol’s own project': { command: 'npx', args: ['-y', '@modelcontextprotocol/server-memory@2026.1.14'] },
    'with a URL that names MCP': { type: 'http', url: 'https://mcp.example.com/' },
    'with the path of an event stream': { transport: 'sse', url: 'https://notes.example.com/sse' },
  };
  for (const [title, file] of Object.entries(recognised)) {
    it(`is recognised ${title}`, () => {
      const { format, facts, unread } = readSample(JSON.stringify(file), 'json');
      assert.equal(format, 'mcp-client');
      assert.ok(
        facts.some((fact) => fact.startsWith('servers  ')),
        facts.join('; '),
      );
      assert.deepEqual(unread, []);
    });
  }

  const others = {
    'another program': { command: 'make', args: ['all'] },
    'a program of a package': { command: 'npx', args: ['prettier', '--check', '.'] },
    'another address': { type: 'http', url: 'https://shop.example.com/health' },
    'a probe of a server': { type: 'http', url: 'https://shop.example.com/mcp', method: 'GET', interval: 30 },
    'a task beside its tools': { command: 'npx', args: ['-y', 'notes-mcp'], tasks: [] },
  };
  for (const [title, file] of Object.entries(others)) {
    it(`is not recognised in ${title}`, () => {
      assert.notEqual(readSample(JSON.stringify(file), 'json').format, 'mcp-client');
    });
  }
});
