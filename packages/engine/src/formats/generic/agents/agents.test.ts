import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';

const factsOf = (configuration: object, list: string) =>
  readSample(JSON.stringify(configuration), 'json')
    .facts.filter((fact) => fact.startsWith(`${list} `))
    .map((fact) => fact.slice(list.length + 1));

const worker = (tools: readonly string[]) => ({ primary: { provider: 'groq', model: 'gpt-4o' }, tools });

describe('agents beside each other under names of their own', () => {
  it('have tools and a model each, the first of several', () => {
    const file = {
      scout: worker(['web_search']),
      scribe: worker(['send_email']),
      overseer: { primary: { model: 'gpt-4o' } },
    };
    assert.deepEqual(factsOf(file, 'agents'), ['/scout', '/scribe']);
  });

  it('are steps of one agent where they follow each other', () => {
    const file = {
      agent: { model: 'gpt-4o', prompt: 'You sort.' },
      steps: { look: worker(['web_search']), act: worker(['send_email']) },
    };
    assert.deepEqual(factsOf(file, 'agents'), ['/agent']);
  });

  it('are no agents where only one has them', () => {
    assert.deepEqual(
      factsOf({ desk: worker(['web_search', 'send_email']), limits: { max_iterations: 5 } }, 'agents'),
      [],
    );
  });
});

describe('a file that divides tools among agents', () => {
  const tools = {
    orchestrator: [],
    planner: [],
    coder: ['run_shell', 'file_write', 'memory_read'],
    sql_assistant: ['sql_read', 'memory_read', 'web_search'],
  };

  it('has an agent for each', () => {
    assert.deepEqual(factsOf(tools, 'agents'), ['/orchestrator', '/planner', '/coder', '/sql_assistant']);
    assert.ok(factsOf(tools, 'tools').includes('/coder/0 unknown can execute'));
  });

  it('has none where its lists hold something else', () => {
    assert.deepEqual(factsOf({ ...tools, allowed_commands: ['git'] }, 'agents'), []);
    assert.deepEqual(factsOf({ fruit: ['apple', 'pear'], bread: ['rye', 'pear'], drink: ['tea'] }, 'agents'), []);
  });
});

describe('profiles of which none is chosen', () => {
  const profiles = { calm: { allow: ['read_file'], ask: ['run_shell'] }, wild: { allow: ['run_shell', 'read_file'] } };
  const shown = { agent: { model: 'gpt-4o', prompt: 'You tidy.' } };

  it('have lists of their own', () => {
    assert.deepEqual(factsOf({ ...shown, profiles }, 'agents'), ['/agent', '/profiles/calm', '/profiles/wild']);
  });

  it('are settings where they hold no lists, and parts that are off where one is chosen', () => {
    assert.deepEqual(factsOf({ ...shown, profiles: { calm: { ask: 'always' }, wild: { ask: 'never' } } }, 'agents'), [
      '/agent',
    ]);
    assert.deepEqual(factsOf({ ...shown, profiles, active_profile: 'calm' }, 'agents'), ['/agent']);
  });
});

describe('a request that is written out whole', () => {
  const promptOf = (text: string) =>
    factsOf({ agent: { model: 'gpt-4o', tools: ['search'] }, prompt: { react_template: text } }, 'prompts');

  it('has a place for the question, and is no system prompt', () => {
    assert.deepEqual(promptOf('{system_prompt}\nTools: {tool_names}\nQuestion: {input}\n{agent_scratchpad}'), [
      '/prompt/react_template task',
    ]);
    assert.deepEqual(promptOf('You sort post. Question: {input}'), ['/prompt/react_template system']);
  });
});

describe('a model behind a gateway', () => {
  it('is asked for where the gateway answers', () => {
    const { facts } = readSample(
      JSON.stringify({ llm: { model: 'gpt-4o', gateway_url: 'https://relay.acme.com/v1' }, system_prompt: 'Help.' }),
      'json',
    );
    assert.ok(facts.some((fact) => fact.startsWith('endpoints /llm/gateway_url model')));
  });
});

describe('the two ends of a conversation', () => {
  const end = (type: string, more: object = {}) => ({
    type,
    config: { name: type, system_message: 'You help.', human_input_mode: 'NEVER', ...more },
  });
  const workflow = (more: object) => ({
    name: 'desk',
    type: 'twoagents',
    sender: end('userproxy', more),
    receiver: end('assistant', { llm_config: { config_list: [{ model: 'gpt-4' }] } }),
  });

  it('are agents of their own, and only the one that runs code has to ask', () => {
    const executing = workflow({ code_execution_config: { use_docker: false } });
    assert.deepEqual(factsOf(executing, 'agents'), ['/sender', '/receiver']);
    const places = findingsOf('AG-003', executing).map(({ pointer }) => pointer);
    assert.deepEqual(places, ['/sender/config/human_input_mode']);
    assert.deepEqual(findingsOf('AG-003', workflow({ code_execution_config: false })), []);
  });

  it('are none of a message', () => {
    const file = {
      agent: { model: 'gpt-4o', prompt: 'You sort.' },
      mail: { sender: { name: 'Desk' }, receiver: 'ops' },
    };
    assert.deepEqual(factsOf(file, 'agents'), ['/agent']);
  });
});
