import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents /agents/root',
    'agents /agents/helper',
    'models /agents/root/model',
    'models /agents/helper/model',
    'models /models/fast',
    'prompts /agents/root/instruction system',
    'prompts /agents/root/description description',
    'prompts /agents/helper/instruction system',
    'prompts /agents/helper/description description',
    'tools /agents/root/toolsets/0/type unknown can execute',
    'tools /agents/root/toolsets/1/type unknown can read+write',
    'tools /agents/root/toolsets/4/shell/fetch_notes unknown can read',
    'tools /agents/helper/toolsets/0/type unknown can fetch',
    'servers /agents/root/toolsets/2 stdio can read+write',
    'servers /agents/root/toolsets/3/remote http can ',
    'commands /agents/root/toolsets/2/command server',
    'commands /agents/root/toolsets/4/shell/fetch_notes/cmd tool',
    'commands /agents/root/hooks/session_start/0/command hook',
    'permissions /permissions/allow/0 allow any wildcard true',
    'permissions /permissions/allow/1 allow shell',
    'permissions /permissions/deny/0 deny shell',
    'hooks /agents/root/hooks/session_start/0 session',
    'fileGrants /agents/root/toolsets/2/args/2 write server-root',
    'endpoints /agents/root/toolsets/3/remote/url mcp credential true',
    'endpoints /agents/root/toolsets/5/url peer',
    'endpoints /models/fast/base_url model openai',
    'components /agents/root/sub_agents/1 agent docker',
    'limits /agents/root/max_iterations iterations 0',
    'limits /agents/helper iterations unlimited origin default',
    'trusts /agents/root/sub_agents/1 external-agent open',
    'trusts /agents/root/toolsets/5/url external-agent open',
  ],
  'hardened.yaml': [
    'agents /agents/root',
    'models /agents/root/model',
    'prompts /agents/root/instruction system',
    'prompts /agents/root/description description',
    'tools /agents/root/toolsets/0/type unknown can think',
    'tools /agents/root/toolsets/1/type unknown can execute',
    'servers /agents/root/toolsets/2 unknown can search',
    'permissions /permissions/allow/0 allow shell',
    'permissions /permissions/allow/1 allow read wildcard true',
    'permissions /permissions/ask/0 ask write wildcard true',
    'permissions /permissions/deny/0 deny shell',
    'limits /agents/root/max_iterations iterations 20',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`cagent reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'cagent');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads servers that are defined once for several agents', () => {
  const mcps = {
    search: { ref: 'docker:duckduckgo' },
    desk: { remote: { url: 'http://desk.example.com/mcp', headers: { Authorization: 'Bearer ${env.DESK_TOKEN}' } } },
    notes: { command: 'npx', args: ['-y', 'notes-mcp'], instruction: 'Use the notes of this week.', defer: true },
  };
  const agents = { root: { model: 'openai/gpt-5', instruction: 'Help with the desk.' } };
  const { facts, unread } = readSample(JSON.stringify({ version: '5', agents, mcps }), 'json');
  assert.deepEqual(unread, []);
  assert.deepEqual(
    facts.filter((fact) => /^(?:servers|commands|endpoints|prompts \/mcps)/.test(fact)),
    [
      'prompts /mcps/notes/instruction rule',
      'servers /mcps/search unknown can search',
      'servers /mcps/desk/remote http can ',
      'servers /mcps/notes stdio can ',
      'commands /mcps/notes/command server',
      'endpoints /mcps/desk/remote/url mcp credential true',
    ],
  );
});

it('a custom provider does not impersonate a vendor', () => {
  const severities = (name: string) => {
    const providers = { [name]: { api_type: 'openai_chatcompletions', base_url: 'https://llm.example.net/v1' } };
    const agents = { root: { model: 'main', instruction: 'Help with the desk.' } };
    const models = { main: { provider: name, model: 'gpt-4o' } };
    return findingsOf('AG-014', { version: '2', providers, models, agents }).map(({ severity }) => severity);
  };
  assert.deepEqual(severities('house_gateway'), ['low']);
  assert.deepEqual(severities('openai'), ['high']);
});
