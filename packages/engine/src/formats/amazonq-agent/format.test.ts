import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents ',
    'prompts /prompt system',
    'servers /mcpServers/shop stdio can ',
    'commands /mcpServers/shop/command server',
    'commands /hooks/agentSpawn/0/command hook',
    'permissions /allowedTools/0 allow read wildcard true',
    'permissions /allowedTools/1 allow write wildcard true',
    'permissions /allowedTools/2 allow shell wildcard true',
    'permissions /allowedTools/3 allow mcp wildcard true',
    'permissions /allowedTools/4 allow mcp',
    'permissions /allowedTools/5 allow other wildcard true',
    'permissions /toolsSettings/execute_bash/deniedCommands/0 deny shell',
    'permissions /toolsSettings/fs_write/allowedPaths/0 allow write',
    'permissions /toolsSettings/fs_read/deniedPaths/0 deny read',
    'approvals /mcpServers/shop/autoApprove/0 server off',
    'hooks /hooks/agentSpawn/0 session',
    'fileGrants /toolsSettings/fs_write/allowedPaths/0 write permission',
    'grants /tools/0 asked-tool-wildcard wide true',
  ],
  'hardened.json': [
    'agents ',
    'tools /tools/0 unknown can read',
    'tools /tools/1 unknown can execute',
    'permissions /allowedTools/0 allow read wildcard true',
    'permissions /allowedTools/1 allow mcp',
    'permissions /toolsSettings/execute_bash/allowedCommands/0 allow shell',
    'permissions /toolsSettings/execute_bash/deniedCommands/0 deny shell',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`amazonq-agent reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'amazonq-agent');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('recognises a file with settings of built-in tools only, but not of other tools', () => {
  const settings = { execute_bash: { allowedCommands: ['python .*'] } };
  const reading = readSample(JSON.stringify({ toolsSettings: settings }), 'json');
  assert.equal(reading.format, 'amazonq-agent');
  assert.deepEqual(reading.facts.slice(1), ['permissions /toolsSettings/execute_bash/allowedCommands/0 allow shell']);
  const other = readSample(JSON.stringify({ toolsSettings: { eraser: { size: 4 } } }), 'json');
  assert.notEqual(other.format, 'amazonq-agent');
});

it('reads `@builtin` as every tool of the host and `@builtin/tool` as one', () => {
  const permissionsOf = (...allowedTools: readonly string[]) => {
    const { facts } = readSample(JSON.stringify({ name: 'a', tools: ['@builtin'], allowedTools, hooks: {} }), 'json');
    return facts.filter((fact) => fact.startsWith('permissions'));
  };
  assert.deepEqual(permissionsOf('@builtin', '@builtin/fs_read', '@git/status'), [
    'permissions /allowedTools/0 allow any wildcard true',
    'permissions /allowedTools/1 allow read wildcard true',
    'permissions /allowedTools/2 allow mcp',
  ]);
});

it('reads hooks in a list by their own events', () => {
  const hooks = [
    { event: 'agentSpawn', command: './scripts/greet.sh' },
    { trigger: 'preToolUse', matcher: '*', action: { type: 'command', command: './scripts/guard.sh' } },
    { command: './scripts/never.sh' },
  ];
  const { facts } = readSample(JSON.stringify({ name: 'a', prompt: 'Help.', tools: ['fs_read'], hooks }), 'json');
  assert.deepEqual(
    facts.filter((fact) => fact.startsWith('hooks')),
    ['hooks /hooks/0 session', 'hooks /hooks/1/action before'],
  );
});

it('recognises an agent without a list of tools', () => {
  const agent = {
    name: 'desk',
    description: 'Keeps the desk.',
    resources: ['file://AGENTS.md'],
    hooks: { agentSpawn: [{ command: 'node ./greet.js' }] },
  };
  assert.equal(readSample(JSON.stringify(agent), 'json').format, 'amazonq-agent');
  const { hooks: _hooks, ...bare } = agent;
  assert.notEqual(readSample(JSON.stringify(bare), 'json').format, 'amazonq-agent');
});

it('does not recognise an agent of another program, whose `allowedTools` are its tools', () => {
  const agent = { name: 'desk', allowedTools: ['search_docs', 'send_email'] };
  const formatOf = (more: object) => readSample(JSON.stringify({ ...agent, ...more }), 'json').format;
  assert.equal(formatOf({ prompt: 'Answer.' }), 'amazonq-agent');
  assert.notEqual(formatOf({ systemPrompt: 'Answer.' }), 'amazonq-agent');
  assert.notEqual(formatOf({ instructions: 'Answer.' }), 'amazonq-agent');
});
