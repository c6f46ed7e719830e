import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-022';
const found = (configuration: object | string) =>
  findingsOf(id, configuration, typeof configuration === 'string' ? 'yaml' : 'json').map(({ pointer, severity }) => [
    pointer,
    severity,
  ]);
const messages = (yaml: string) =>
  reportOn(yaml, 'yaml').findings.flatMap(({ ruleId, message }) => (ruleId === id ? [message] : []));
const home = (parts: string) => `agent:\n  name: a\n  system_prompt: Help.\n${parts}\n`;
const code = (url: string) => ({
  $schema: 'https://opencode.ai/config.json',
  permission: { bash: 'ask' },
  instructions: [url],
});
const commit = 'a1'.repeat(20);

describe('instructions from elsewhere', () => {
  const rows: readonly (readonly [url: string, severity: string | null])[] = [
    ['https://raw.githubusercontent.com/o/r/main/AGENTS.md', 'high'],
    ['https://raw.githubusercontent.com/o/r/refs/heads/main/AGENTS.md', 'high'],
    ['https://gist.githubusercontent.com/o/1/raw/rules.md', 'high'],
    ['https://pastebin.com/raw/abc', 'high'],
    ['http://rules.example.com/AGENTS.md', 'high'],
    [`https://raw.githubusercontent.com/o/r/${commit}/AGENTS.md`, 'low'],
    [`https://github.com/o/r/raw/${commit}/AGENTS.md`, 'low'],
    ['https://rules.example.com/AGENTS.md', 'info'],
    ['http://localhost:8000/AGENTS.md', null],
    ['AGENTS.md', null],
    ['./docs/*.md', null],
  ];
  for (const [url, severity] of rows) {
    it(`${url}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(found(code(url)), severity === null ? [] : [['/instructions/0', severity]]);
    });
  }
});

it('files of hints are instructions too, and lists of other addresses are none', () => {
  const url = 'https://raw.githubusercontent.com/o/r/main/AGENTS.md';
  const file = (key: string) => home(`  ${key}: [./AGENTS.md, '${url}']`);
  assert.deepEqual(
    findingsOf(id, file('hint_files'), 'yaml').map(({ severity }) => severity),
    ['high'],
  );
  assert.deepEqual(findingsOf(id, file('mirror_files'), 'yaml'), []);
});

describe('agents from elsewhere', () => {
  const team = (name: string) =>
    `version: "2"\nagents:\n  root:\n    model: openai/gpt-4o\n    instruction: Help.\n    max_iterations: 20\n    sub_agents: [${name}]\n`;
  it('whose version is whatever stands there', () => {
    assert.deepEqual(found(team('agentcatalog/pirate')), [['/agents/root/sub_agents/0', 'medium']]);
  });
  it('fetched at a commit, which the message says', () => {
    const url = `https://raw.githubusercontent.com/o/r/${commit}/pirate.yaml`;
    assert.deepEqual(found(team(url)), [['/agents/root/sub_agents/0', 'low']]);
    assert.match(messages(team(url)).join(), / pinned to a fixed version\.$/);
    assert.deepEqual(messages(team('agentcatalog/pirate')), [
      'External agent agentcatalog/pirate can change at any time: no version is pinned.',
    ]);
  });
  it('named by a blank to fill in', () => {
    const agent = {
      component_type: 'A2AAgent',
      agentspec_version: '25.4.1',
      id: 'a',
      name: 'a',
      agent_url: '<IP ADDRESS>',
    };
    assert.deepEqual(found(agent), []);
    assert.deepEqual(found({ ...agent, agent_url: 'http://<HOST>' }), []);
    assert.deepEqual(found({ ...agent, agent_url: 'https://desk.example.net/a2a' }), [['/agent_url', 'medium']]);
  });
  it('by their digest', () => {
    assert.deepEqual(found(team(`agentcatalog/pirate@sha256:${'0a'.repeat(32)}`)), []);
  });
});

describe('memory and other agents', () => {
  const rows: readonly (readonly [name: string, yaml: string, expected: readonly (readonly string[])[]])[] = [
    ['one memory for all', home('memory:\n  shared: true'), [['/memory/shared', 'high']]],
    ['a memory for each user', home('memory:\n  shared: false'), []],
    ['pages are remembered', home('memory:\n  auto_save_from_web: true'), [['/memory/auto_save_from_web', 'medium']]],
    [
      'visitors teach it',
      home('knowledge_base:\n  user_writable: true'),
      [['/knowledge_base/user_writable', 'medium']],
    ],
    ['nobody teaches it', home('knowledge_base:\n  user_writable: false'), []],
    ['every agent is trusted', home('trust_all_agents: true'), [['/trust_all_agents', 'high']]],
    ['no agent is trusted unseen', home('trust_all_agents: false'), []],
  ];
  for (const [name, yaml, expected] of rows) it(name, () => assert.deepEqual(found(yaml), expected));
});

it('a list that trusts every agent is named by its key, not by its asterisk', () => {
  assert.deepEqual(messages(home('trusted_agents: ["*"]')), ['trusted_agents trusts every other agent.']);
});

describe('one conversation for everybody', () => {
  const gateway = (dmScope: string, dmPolicy: string) => ({
    gateway: { bind: 'loopback', auth: { mode: 'token', token: '${GATEWAY_TOKEN}' } },
    channels: { telegram: { enabled: true, dmPolicy, allowFrom: dmPolicy === 'open' ? ['*'] : ['12345'] } },
    session: { dmScope },
  });
  it('mixes what strangers say', () => {
    assert.deepEqual(found(gateway('main', 'open')), [['/session/dmScope', 'medium']]);
  });
  it('is one person’s where one person may write', () => {
    assert.deepEqual(found(gateway('main', 'allowlist')), []);
  });
  it('is divided by sender', () => {
    assert.deepEqual(found(gateway('per-channel-peer', 'open')), []);
  });
});
