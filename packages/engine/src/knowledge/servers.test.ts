import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { knownServers } from './server-table.ts';
import { capabilitiesOfServer, knownServer } from './servers.ts';

const hints = (
  name: string,
  packages: readonly string[] = [],
  host: string | null = null,
  tools: readonly string[] = [],
) => ({
  name,
  packages,
  host,
  tools,
});
const ofName = (name: string) => capabilitiesOfServer(hints(name)).join(' ');

describe('well-known servers', () => {
  const cases: readonly (readonly [name: string, capabilities: string])[] = [
    ['github', 'read write send'],
    ['github-pull-requests', 'read write send'],
    ['my-postgres-db', 'database'],
    ['clickhouse-prod', 'database'],
    ['my-bigquery', 'database database-write'],
    ['slack-bot', 'read send'],
    ['awslabs.ecs-mcp-server', 'read administer'],
    ['awslabs.core-mcp-server', 'search'],
    ['awslabs.aws-pricing-mcp-server', 'search'],
    ['awslabs.cost-explorer-mcp-server', 'read'],
    ['awslabs.cloudwatch-mcp-server', 'read'],
    ['aws-cloudwatch', 'read'],
    ['aws-eks', 'read administer'],
    ['awslabs.aws-api-mcp-server', 'read administer'],
    ['awslabs.iam-mcp-server', 'read administer'],
    ['core', ''],
    ['google-workspace-mcp', 'read write send'],
    ['desktop-commander', 'execute read write'],
    ['sequential-thinking', 'think'],
    ['cloudflare-docs', 'search'],
    ['openaiDeveloperDocs', 'search'],
    ['github.com/owner/mcp-playwright', 'browse execute'],
    ['browser-tools-context-server', 'read'],
    ['browser-use', 'browse'],
    ['robinhood-trading', 'read pay'],
    ['make-coffee', ''],
    ['acme-internal', ''],
    ['time-tracker', ''],
    ['magic-links', ''],
    ['my-heroku-mcp-server', 'read administer'],
    ['recipes-mcp-server-heroku', ''],
    ['notes-on-vercel', ''],
  ];
  for (const [name, capabilities] of cases)
    it(`${name}: ${capabilities || 'unknown'}`, () => assert.equal(ofName(name), capabilities));

  it('a package takes precedence over a name, and a host over a name', () => {
    assert.deepEqual(capabilitiesOfServer(hints('time', ['@modelcontextprotocol/server-github@1.2.3'])), [
      'read',
      'write',
      'send',
    ]);
    assert.deepEqual(capabilitiesOfServer(hints('x', ['ghcr.io/github/github-mcp-server:1.0'])), [
      'read',
      'write',
      'send',
    ]);
    assert.deepEqual(capabilitiesOfServer(hints('x', ['mcp-server-fetch==1.0'])), ['fetch']);
    assert.deepEqual(capabilitiesOfServer(hints('x', [], 'eu.mcp.notion.com')), ['read', 'write']);
    assert.deepEqual(capabilitiesOfServer(hints('x', [], 'notion.example.com')), []);
  });

  it('the host of its code says nothing about its capabilities', () => {
    const of = (name: string) => capabilitiesOfServer({ name: 'tides', packages: [name], host: null, tools: [] });
    assert.deepEqual(of('github:harbour/tides-mcp#v1'), []);
    assert.deepEqual(of('github:harbour/mcp-playwright'), of('mcp-playwright'));
  });

  it('the launcher says nothing about its capabilities', () => {
    for (const program of ['python', 'bash', 'docker', 'node', 'ssh', 'powershell']) {
      assert.deepEqual(capabilitiesOfServer(hints('acme', [program])), [], program);
    }
    assert.deepEqual(capabilitiesOfServer(hints('shell', ['python'])), ['execute']);
  });

  it('tool names add capabilities', () => {
    assert.deepEqual(capabilitiesOfServer(hints('acme', [], null, ['run_command', 'get_status'])), ['execute', 'read']);
  });

  it('content that they bring in', () => {
    assert.deepEqual(knownServer(hints('gmail'))?.content, ['private', 'untrusted']);
    assert.deepEqual(knownServer(hints('filesystem'))?.content, []);
    assert.deepEqual(knownServer(hints('context7'))?.content, []);
  });
});

it('every row has a source and a key, and no name, package or host occurs twice', () => {
  for (const keys of ['names', 'packages', 'hosts'] as const) {
    const all = knownServers.flatMap((row) => row[keys]);
    assert.deepEqual(
      all.filter((key, index) => all.indexOf(key) !== index),
      [],
    );
  }
  for (const row of knownServers) {
    assert.match(row.source, /^https:\/\//);
    assert.ok(row.names.length + row.packages.length + row.hosts.length > 0);
    for (const name of row.names) assert.match(name, /^[a-z0-9]+(?: [a-z0-9]+)*$/);
  }
});
