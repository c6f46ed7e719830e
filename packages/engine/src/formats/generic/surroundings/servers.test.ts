import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSample } from '../../testing.ts';

const serversOf = (entry: object) =>
  readSample(JSON.stringify({ back: { docs: entry } }), 'json').facts.filter((fact) => fact.startsWith('servers '));

it('the path of an MCP endpoint with a transport, headers or tool selection beside it is a server', () => {
  const url = 'https://docs.example.com/mcp';
  for (const beside of [{ require_approval: 'never' }, { type: 'streamable-http' }, { headers: { 'X-Team': 'a' } }]) {
    assert.equal(serversOf({ url, ...beside }).length, 1, JSON.stringify(beside));
  }
  assert.equal(serversOf({ url: 'https://docs.example.com/sse?v=1', allowed_tools: ['read'] }).length, 1);
});

it('other addresses, and such a path alone, are no servers', () => {
  assert.deepEqual(serversOf({ url: 'https://docs.example.com/mcp' }), []);
  assert.deepEqual(serversOf({ url: 'https://docs.example.com/mcp', type: 'page' }), []);
  assert.deepEqual(serversOf({ url: 'https://docs.example.com/mcp/intro', headers: { 'X-Team': 'a' } }), []);
});

it('a list that starts a package by the standard streams is a server', () => {
  for (const start of [
    ['npx', 'wiki-mcp@1.0.0'],
    ['uvx', 'wiki-mcp'],
  ])
    assert.equal(serversOf({ via: 'stdio', start }).length, 1);
  assert.deepEqual(serversOf({ via: 'road', start: ['npx', 'wiki-mcp@1.0.0'] }), []);
  assert.deepEqual(serversOf({ via: 'stdio', start: ['monday', 'friday'] }), []);
});

it('a tool with `mcp` and a command is a server', () => {
  const agent = { name: 'a', model: 'm', system_prompt: 'Help.' };
  const startOf = (tool: object) =>
    readSample(JSON.stringify({ agent, tools: [tool] }), 'json').facts.filter((fact) =>
      /^(?:servers|tools) /.test(fact),
    );
  const start = { command: 'npx', args: ['-y', 'acme-notes@1.0.0'] };
  for (const tool of [
    { mcp: 'notes', ...start },
    { type: 'mcp', name: 'notes', ...start },
  ])
    assert.match(startOf(tool).join('\n'), /^servers \/tools\/0 /);
  assert.match(startOf({ name: 'notes', ...start }).join('\n'), /^tools \/tools\/0 /);
});

it('a client’s configuration inside a string is read', () => {
  const factsOf = (settings: object) =>
    readSample(JSON.stringify({ agent: { model: 'm', system_prompt: 'Help.' }, ...settings }), 'json').facts.filter(
      (fact) => fact.startsWith('servers '),
    );
  const mcpServers = { desk: { command: 'desk-mcp' } };
  assert.equal(factsOf({ mcp_servers: JSON.stringify({ mcpServers }) }).length, 1);
  assert.equal(factsOf({ mcp_config: JSON.stringify(mcpServers) }).length, 1);
  assert.deepEqual(factsOf({ mcp_config: './mcp.json' }), []);
  assert.deepEqual(factsOf({ mcp_config: '{}' }), []);
});

it('a server’s command may be a list of words', () => {
  const startOf = (mcp: object) =>
    readSample(JSON.stringify({ agent: { model: 'gpt-4o', prompt: 'You help.' }, mcp }), 'json').facts.filter((fact) =>
      fact.startsWith('servers '),
    ).length;
  assert.equal(startOf({ notes: { start: ['uvx', 'acme-notes'] } }), 1);
  assert.equal(startOf([{ name: 'notes', run: ['./bin/notes', '--stdio'] }]), 1);
  assert.equal(startOf({ modes: { run: ['fast', 'slow'] } }), 0);
});
