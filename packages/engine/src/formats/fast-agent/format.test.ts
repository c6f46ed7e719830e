import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /default_model',
    'models /openai',
    'servers /mcp/servers/files stdio can read+write',
    'servers /mcp/servers/remote sse can ',
    'commands /mcp/servers/files/command server',
    'fileGrants /mcp/servers/files/args/2 write server-root',
    'fileGrants /mcp/servers/files/roots/0/uri write server-root',
    'endpoints /mcp/servers/remote/url mcp credential true',
    'endpoints /openai/base_url model credential true openai',
    'endpoints /logger/http_endpoint telemetry',
    'loggings /logger/level debug unsafe',
  ],
  'hardened.yaml': [
    'models /default_model',
    'servers /mcp/servers/clock stdio can think',
    'commands /mcp/servers/clock/command server',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`fast-agent reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'fast-agent');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('a server of a secrets file, of which only keys are written, can do nothing by itself', () => {
  const serverOf = (entry: object) => {
    const document = {
      logger: { show_chat: true, show_tools: true },
      mcp: { servers: { 'desk-fetch': entry, 'shelf-filesystem': entry } },
    };
    return readSample(JSON.stringify(document), 'json').facts.filter((fact) => fact.startsWith('servers'));
  };
  const env = { DESK_TOKEN: '${DESK_TOKEN}' };
  for (const fact of serverOf({ env })) assert.match(fact, / can $/);
  assert.match(serverOf({ command: 'npx', args: ['-y', 'mcp-server-fetch'], env }).join(), / can \w/);
});
