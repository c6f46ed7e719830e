import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDocument } from '../document/parse.ts';
import { SourceText } from '../text/source-text.ts';
import { readAgents } from './read.ts';

function referenceIn(configuration: unknown, filename?: string): string | null {
  const document = parseDocument(new SourceText(JSON.stringify(configuration)), 'json');
  assert.ok(!('code' in document));
  const { reference } = readAgents(document, filename);
  return reference === undefined ? '${*}' : reference;
}

const local = { command: 'desk-server', args: ['serve'], env: { DESK_REGION: 'eu' } };

describe('references to environment variables', () => {
  const cases: readonly (readonly [expected: string | null, server: object, filename?: string])[] = [
    ['${*}', local],
    ['${*}', local, 'mcp.json'],
    ['${*}', local, 'project/.mcp.json'],
    ['${*}', local, '.kiro/settings/mcp.json'],
    ['${*}', local, 'notes.cursor/mcp.json'],
    ['${*}', local, 'my_claude_desktop_config.json'],
    [null, local, '/home/desk/.config/Claude/claude_desktop_config.json'],
    ['${*}', { ...local, env: { DESK_REGION: '${DESK_REGION}' } }],
    // Kiro lists approved tools under this name, as Cline does.
    ['${*}', { ...local, autoApprove: ['list_desks'] }],
    ['${env:*}', local, '.cursor/mcp.json'],
    ['${env:*}', local, 'C:\\work\\desk\\.Cursor\\mcp.json'],
    ['${env:*}', local, '/home/desk/.roo/mcp.json'],
    ['${env:*}', local, 'cline_mcp_settings.json'],
    ['${env:*}', local, '.codeium/windsurf/mcp_config.json'],
    ['${env:*}', local, '/home/desk/.aws/amazonq/mcp.json'],
    ['${env:*}', { ...local, alwaysAllow: ['list_desks'] }],
    ['${env:*}', { serverUrl: 'https://mcp.desk.example/mcp' }],
    ['${env:*}', { ...local, env: { DESK_REGION: '${env:DESK_REGION}' } }],
    ['${env:*}', { url: 'https://mcp.desk.example/mcp', headers: { Authorization: 'Bearer ${env:DESK_TOKEN}' } }],
  ];
  for (const [expected, server, filename] of cases)
    it(`${expected} in ${JSON.stringify(server)} of ${filename ?? 'an unnamed file'}`, () =>
      assert.equal(referenceIn({ mcpServers: { desk: server } }, filename), expected));

  it('in a map of servers without a root key', () => {
    assert.equal(referenceIn({ desk: { ...local, alwaysAllow: [] } }), '${env:*}');
    assert.equal(referenceIn({ desk: { ...local, disabled: false } }), '${*}');
  });
  it('of a format with one notation', () => {
    assert.equal(referenceIn({ $schema: 'https://opencode.ai/config.json', model: 'desk/one' }), '{env:*}');
  });
  it('of hosts that take every value as it stands', () => {
    const shop = {
      type: 'stdio',
      cmd: 'shop-server',
      args: [],
      enabled: true,
      envs: { SHOP_REGION: 'eu' },
      timeout: 300,
    };
    for (const configuration of [
      { GOOSE_MODE: 'approve', GOOSE_PROVIDER: 'anthropic', extensions: { shop } },
      {
        version: '1.0.0',
        title: 'Shop',
        description: 'Looks up orders.',
        prompt: 'Look up.',
        extensions: [{ ...shop, name: 'shop' }],
      },
      { approval_policy: 'on-request', sandbox_mode: 'read-only', mcp_servers: { shop: { command: 'shop-server' } } },
      {
        agent: { default_profile: 'ask' },
        context_servers: { shop: { source: 'custom', command: 'shop-server', args: [] } },
      },
      { globalShortcut: 'Ctrl+Space', mcpServers: { desk: local } },
    ])
      assert.equal(referenceIn(configuration), null, JSON.stringify(configuration));
  });
});
