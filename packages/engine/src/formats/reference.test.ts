import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDocument } from '../document/parse.ts';
import { SourceText } from '../text/source-text.ts';
import { readAgents } from './read.ts';

function referenceIn(configuration: unknown, filename?: string): string {
  const document = parseDocument(new SourceText(JSON.stringify(configuration)), 'json');
  assert.ok(!('code' in document));
  return readAgents(document, filename).reference ?? '${*}';
}

const local = { command: 'desk-server', args: ['serve'], env: { DESK_REGION: 'eu' } };

describe('references to environment variables', () => {
  const cases: readonly (readonly [expected: string, server: object, filename?: string])[] = [
    ['${*}', local],
    ['${*}', local, 'mcp.json'],
    ['${*}', local, 'project/.mcp.json'],
    ['${*}', local, '.kiro/settings/mcp.json'],
    ['${*}', local, 'notes.cursor/mcp.json'],
    ['${*}', { ...local, env: { DESK_REGION: '${DESK_REGION}' } }],
    // Kiro lists approved tools under this name, as Cline does.
    ['${*}', { ...local, autoApprove: ['list_desks'] }],
    ['${env:*}', local, '.cursor/mcp.json'],
    ['${env:*}', local, 'C:\\work\\desk\\.Cursor\\mcp.json'],
    ['${env:*}', local, '/home/desk/.roo/mcp.json'],
    ['${env:*}', local, 'cline_mcp_settings.json'],
    ['${env:*}', local, '.codeium/windsurf/mcp_config.json'],
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
});
