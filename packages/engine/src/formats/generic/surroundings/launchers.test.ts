import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSample } from '../../testing.ts';

const commandsOf = (settings: object): readonly string[] =>
  readSample(JSON.stringify({ system_prompt: 'You help.', model: 'gpt-4o', ...settings }), 'json').facts.filter(
    (fact) => fact.startsWith('commands '),
  );

const lines = ['npx -y notes-mcp', 'bun run notes-mcp.ts', 'sudo docker run notes-mcp', 'python3 -m notes_mcp'];
const otherTexts = ['npx', 'docker', 'nodes of the mcp cluster', 'sudo', 'notes mcp'];

for (const line of lines) {
  it(`${line} starts a server in a list of servers and in a tool`, () => {
    assert.deepEqual(commandsOf({ mcp: [line, 'uvx other-mcp'] }), [
      'commands /mcp/0 server',
      'commands /mcp/1 server',
    ]);
    assert.deepEqual(commandsOf({ tools: [{ type: 'mcp', server: line }] }), ['commands /tools/0/server server']);
  });
}

for (const text of otherTexts) {
  it(`${text} starts no server`, () => {
    assert.deepEqual(commandsOf({ mcp: [text, 'uvx other-mcp'] }), ['commands /mcp/1 server']);
    assert.deepEqual(commandsOf({ tools: [{ type: 'mcp', server: text }] }), []);
  });
}
