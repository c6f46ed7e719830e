import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /endpoints/custom/0',
    'models /modelSpecs/list/0/preset',
    'prompts /modelSpecs/list/0/preset/promptPrefix system',
    'tools /endpoints/agents/capabilities/1 unknown can search',
    'servers /mcpServers/files stdio can read+write',
    'servers /mcpServers/far sse can ',
    'commands /mcpServers/files/command server',
    'fileGrants /mcpServers/files/args/2 write server-root',
    'endpoints /endpoints/custom/0/baseURL model credential true',
    'endpoints /mcpServers/far/url mcp credential true',
    'egresses /mcpSettings/allowedDomains/0 own-requests open',
    'limits /endpoints/agents/recursionLimit recursion 500',
    'limits /endpoints/agents/maxRecursionLimit recursion 5000',
  ],
  'hardened.yaml': [
    'models /endpoints/custom/0',
    'prompts /interface/customWelcome greeting',
    'materials /interface/termsOfService/modalContent documentation',
    'permissions /actions/allowedDomains/0 allow fetch',
    'endpoints /endpoints/custom/0/baseURL model credential true',
    'exposures /registration/allowedDomains sender restricted',
    'egresses /actions/allowedDomains own-requests restricted',
    'limits /endpoints/agents/recursionLimit recursion 20',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`librechat reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'librechat');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads a mode in which no tool needs approval', () => {
  const found = (toolApproval: object) => {
    const endpoints = { agents: { recursionLimit: 25, toolApproval } };
    return findingsOf('AG-003', { version: '1.3.5', cache: true, interface: { agents: true }, endpoints }).map(
      ({ pointer }) => pointer,
    );
  };
  const at = '/endpoints/agents/toolApproval/mode';
  assert.deepEqual(found({ enabled: true, mode: 'bypass' }), [at]);
  assert.deepEqual(found({ enabled: true, mode: 'default', allow: ['mcp:docs:read_*'] }), []);
  assert.deepEqual(found({ enabled: true, mode: 'dontAsk' }), []);
});

it('reports sign-in with public accounts, unless mail domains are listed or the directory is the operator’s own', () => {
  const found = (registration: object) =>
    findingsOf('AG-012', { version: '1.3.5', cache: true, interface: { agents: true }, registration }).map(
      ({ pointer, severity }) => `${severity} ${pointer}`,
    );
  assert.deepEqual(found({ socialLogins: ['github', 'openid'] }), ['low /registration/socialLogins']);
  assert.deepEqual(found({ socialLogins: ['google'], allowedDomains: [] }), ['low /registration/socialLogins']);
  assert.deepEqual(found({ socialLogins: ['google'], allowedDomains: ['example.org'] }), []);
  assert.deepEqual(found({ socialLogins: ['openid', 'saml', 'ldap'] }), []);
  assert.deepEqual(found({ socialLogins: [] }), []);
});

describe('domains of actions', () => {
  const mcpServers = {
    notes: { type: 'stdio', command: 'notion-mcp-server' },
    web: { type: 'stdio', command: 'mcp-server-fetch' },
    mail: { type: 'stdio', command: 'gmail-mcp-server' },
  };
  const found = (parts: object) =>
    findingsOf('AG-019', { version: '1.3.5', cache: true, interface: { agents: true }, mcpServers, ...parts }).length;

  it('do not restrict the programs that are started as servers', () => {
    assert.equal(found({}), 1);
    assert.equal(found({ actions: { allowedDomains: ['api.example.org'] } }), 1);
    assert.equal(found({ mcpSettings: { allowedDomains: ['mcp.example.org'] } }), 1);
  });

  it('are reported with a wildcard, and listed as a protection otherwise', () => {
    const egress = (allowedDomains: readonly string[]) =>
      findingsOf('AG-013', {
        version: '1.3.5',
        cache: true,
        interface: { agents: true },
        actions: { allowedDomains },
      }).map(({ pointer }) => pointer);
    assert.deepEqual(egress(['*']), ['/actions/allowedDomains/0']);
    assert.deepEqual(egress(['api.example.org']), []);
  });
});

it('servers that users add are reviewed by nobody', () => {
  const found = (mcpServers: object) =>
    findingsOf('AG-020', { version: '1.3.5', cache: true, interface: { mcpServers } }).map(
      ({ pointer, severity }) => `${severity} ${pointer}`,
    );
  assert.deepEqual(found({ use: true, create: true }), ['low /interface/mcpServers/create']);
  assert.deepEqual(found({ create: true, share: true, public: true }), [
    'medium /interface/mcpServers/public',
    'low /interface/mcpServers/create',
  ]);
  assert.deepEqual(found({ use: false, create: true }), []);
  assert.deepEqual(found({ use: true, create: false, public: true }), []);
  assert.deepEqual(found({ use: true, share: true }), []);
});
