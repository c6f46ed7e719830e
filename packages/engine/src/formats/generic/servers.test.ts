import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const serversOf = (entry: object) =>
  readSample(JSON.stringify({ back: { docs: entry } }), 'json').facts.filter((fact) => fact.startsWith('servers '));

it('an address at which servers answer is a server where something says so beside it', () => {
  const url = 'https://docs.example.com/mcp';
  for (const beside of [{ require_approval: 'never' }, { type: 'streamable-http' }, { headers: { 'X-Team': 'a' } }]) {
    assert.equal(serversOf({ url, ...beside }).length, 1, JSON.stringify(beside));
  }
  assert.equal(serversOf({ url: 'https://docs.example.com/sse?v=1', allowed_tools: ['read'] }).length, 1);
});

it('other addresses are no servers', () => {
  assert.deepEqual(serversOf({ url: 'https://docs.example.com/mcp' }), []);
  assert.deepEqual(serversOf({ url: 'https://docs.example.com/mcp', type: 'page' }), []);
  assert.deepEqual(serversOf({ url: 'https://docs.example.com/mcp/intro', headers: { 'X-Team': 'a' } }), []);
});
