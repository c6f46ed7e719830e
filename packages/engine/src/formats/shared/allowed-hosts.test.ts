import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';

const lists = {
  'the sandbox of Claude Code': (hosts: readonly string[]) => ({
    permissions: { deny: ['Read(./.env)'], defaultMode: 'default' },
    sandbox: { enabled: true, network: { allowedDomains: hosts } },
  }),
  'the sandbox of Cursor': (hosts: readonly string[]) => ({
    type: 'workspace_readwrite',
    networkPolicy: { default: 'deny', allow: hosts },
  }),
  'the browser of Gemini CLI': (hosts: readonly string[]) => ({
    security: { folderTrust: { enabled: true } },
    agents: { browser: { allowedDomains: hosts } },
    tools: { exclude: ['web_fetch'] },
  }),
  'the firewall of agentic workflows': (hosts: readonly string[]) => ({
    on: { issues: { types: ['opened'] } },
    engine: 'copilot',
    network: { allowed: ['defaults', ...hosts] },
  }),
  'actions of LibreChat': (hosts: readonly string[]) => ({
    version: '1.3.1',
    cache: true,
    endpoints: { custom: [] },
    interface: { modelSelect: true },
    actions: { allowedDomains: hosts },
  }),
};

describe('hosts that a list allows (AG-013)', () => {
  for (const [name, of] of Object.entries(lists)) {
    const found = (...hosts: readonly string[]) => findingsOf('AG-013', of(hosts)).map(({ severity }) => severity);
    it(`${name}: metadata endpoints and data sinks`, () => {
      assert.deepEqual(found('169.254.169.254'), ['critical']);
      assert.deepEqual(found('registry.npmjs.org', 'webhook.site'), ['critical']);
    });
    it(`${name}: other hosts`, () => {
      assert.deepEqual(found('registry.npmjs.org', '*.example.com', 'localhost:8080'), []);
    });
  }
});
