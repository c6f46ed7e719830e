import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';

/** Files with a selected model and two other parts of an agent, and similar files that lack one of the three. */
const rows: readonly (readonly [name: string, file: object, shown: boolean])[] = [
  [
    'a model and skills that run something',
    { model: { provider: 'anthropic', name: 'claude-sonnet-4-5' }, skills: [{ name: 'deploy', run: 'make deploy' }] },
    true,
  ],
  [
    'servers of MCP that are started',
    { mcp: { servers: { desk: { command: 'npx', args: ['-y', 'desk-mcp'] } } } },
    true,
  ],
  ['servers of MCP without commands', { mcp: { servers: { desk: { weight: 3 } } } }, false],
  ['skills of a robot', { model: 'T-800', skills: [{ name: 'jump', run: 'make jump' }] }, false],
  [
    'a task, a browser and a model as the engine',
    { name: 'scraper', engine: 'gpt-4o', task: 'Visit pages.', browser: {} },
    true,
  ],
  ['an engine of a database', { name: 'shop', engine: 'postgres', task: 'Sell things.', browser: {} }, false],
  [
    'a bot in a chat',
    { openai: { api_key: '${KEY}', model: 'gpt-4o' }, telegram: { allowed_users: [] }, system: 'Be a friend.' },
    true,
  ],
  ['a chat without a model', { telegram: { allowed_users: [] }, system: 'Be a friend.', temperature: 20 }, false],
  [
    'a vendor, a section for the agent and plugins',
    { agent: { id: 'a', provider: { name: 'openai' }, plugins: [{ source: 'git+https://example.com/a.git' }] } },
    true,
  ],
  ['plugins of a monitoring agent', { agent: { id: 'a', provider: 'zabbix', plugins: ['disk'] } }, false],
  ['a planner and an executor', { run: { planner: { llm: 'claude-opus-4-1' }, executor: { shell: true } } }, true],
  ['a plan without a model', { run: { planner: { days: 5 }, executor: { shell: true } } }, false],
  ['a mailbox and a model', { reader: { imap: {}, reply_automatically: true, gpt_model: 'gpt-4o' } }, true],
  ['a subagent of a terminal', { name: 'a', description: 'Reviews code.', model: 'sonnet', tools: 'Read, Bash' }, true],
  ['a system prompt and plugins', { system_prompt: 'Help.', plugins: ['shell'] }, true],
  ['plugins alone', { title: 'Help.', plugins: ['shell'] }, false],
  ['MCP servers under non-standard keys', { mcp: [{ id: 'fs', exec: 'npx', argv: ['-y', 'fs'] }] }, true],
  ['MCP servers by name only', { mcp: [{ id: 'fs' }] }, false],
  [
    'models with prices',
    { models: [{ id: 'gpt-4o', capabilities: ['vision'], pricing: 5, description: 'New.' }] },
    false,
  ],
  ['model answers in a data set', { dataset: [{ prompt: 'What is 2+2?', response: '4', model: 'gpt-4o' }] }, false],
  [
    'a model by any name, and a character',
    { helper: { character: 'Short, friendly.', thinks_with: 'groq/llama-3.3-70b' } },
    true,
  ],
  ['a character without a model', { helper: { character: 'Short, friendly.', thinks_with: 'pen' } }, false],
  [
    'tools with descriptions',
    { service: 's', model: 'gpt-4o', tools: { translate: { description: 'Translates a text.' } } },
    true,
  ],
  [
    'tools of a model without descriptions',
    { service: 's', model: 'gpt-4o', tools: { translate: { size: 4 } } },
    false,
  ],
  ['a service named after its agent', { service: 'mail-agent', model: 'gpt-4o', tools: { sort: {} } }, true],
  [
    'instructions with a language model',
    { analyst: { title: 'Sales', instructions: 'Answer managers.', model: 'snowflake-arctic' } },
    true,
  ],
  [
    'instructions with a model of another kind',
    { analyst: { title: 'Sales', instructions: 'Answer managers.', model: 'snowflake-wide' } },
    false,
  ],
  [
    'settings in pairs beside a prompt',
    { prompt: 'You are the shift planner of a hospital.', config: [{ key: 'llm.model', value: 'gpt-4o' }] },
    true,
  ],
  ['the recorded usage of a run', { run: { llm: 'gpt-4o', task: 'Add.', temperature: 0, prompt_tokens: 9 } }, false],
];

describe('a selected model with other parts of an agent', () => {
  for (const [name, file, shown] of rows)
    it(`${shown ? 'recognised' : 'not recognised'}: ${name}`, () =>
      assert.equal(readSample(JSON.stringify(file), 'json').recognized, shown));
});

describe('stages of which one calls a model', () => {
  const think = { id: 'think', kind: 'llm', prompt: 'Summarise {{fetch.body}}.' };
  const isAgent = (...steps: readonly object[]) =>
    readSample(JSON.stringify({ workflow: { steps } }), 'json').recognized;
  it('are an agent if another stage runs something', () => {
    assert.ok(isAgent(think, { id: 'act', kind: 'exec', cmd: '{{think.output}}' }));
    assert.ok(isAgent(think, { id: 'ask', kind: 'http', url: 'https://example.com' }));
  });
  it('a single stage and a build are none', () => {
    assert.ok(!isAgent(think));
    assert.ok(!isAgent({ name: 'build', run: 'make' }, { name: 'test', run: 'make test' }));
  });
});
