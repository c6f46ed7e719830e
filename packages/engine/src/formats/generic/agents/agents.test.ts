import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';

const factsOf = (configuration: object, list: string) =>
  readSample(JSON.stringify(configuration), 'json')
    .facts.filter((fact) => fact.startsWith(`${list} `))
    .map((fact) => fact.slice(list.length + 1));

const worker = (tools: readonly string[]) => ({ primary: { provider: 'groq', model: 'gpt-4o' }, tools });

it('a section on dialogues with a limit holds settings, other dialogues are transcripts', () => {
  const prompt = 'You speak with the guests of the inn and obey the rules of the world.';
  const placesOf = (dialogue: object) =>
    findingsOf('AG-021', { npc: { model: 'gpt-4o', dialogue } }).map(({ pointer }) => pointer);
  assert.deepEqual(placesOf({ max_turns: 0, system_prompt: prompt }), ['/npc/dialogue/max_turns']);
  assert.deepEqual(placesOf({ max_turns: 12, system_prompt: prompt }), []);
  assert.deepEqual(placesOf({ guest: prompt, keeper: { max_turns: 0 } }), []);
});

it('the template of a system prompt is one', () => {
  const variablesOf = (key: string, text: string) =>
    findingsOf('AG-016', { agent: { model: 'gpt-4o', [key]: text } }).map(({ pointer }) => pointer);
  const text = 'Obey the house rules. The guest says: {{guest_message}}.';
  assert.deepEqual(variablesOf('system_prompt_template', text), ['/agent/system_prompt_template']);
  assert.deepEqual(variablesOf('system_prompt_template', 'Obey the rules of {{house}}.'), []);
});

describe('agents side by side under names of their own', () => {
  it('entries with tools and a model, sometimes the first of several, are agents', () => {
    const file = {
      scout: worker(['web_search']),
      scribe: worker(['send_email']),
      overseer: { primary: { model: 'gpt-4o' } },
    };
    assert.deepEqual(factsOf(file, 'agents'), ['/scout', '/scribe']);
  });

  it('entries of a section of steps are one agent', () => {
    const file = {
      agent: { model: 'gpt-4o', prompt: 'You sort.' },
      steps: { look: worker(['web_search']), act: worker(['send_email']) },
    };
    assert.deepEqual(factsOf(file, 'agents'), ['/agent']);
  });

  it('a single such entry is no agent of its own', () => {
    assert.deepEqual(
      factsOf({ desk: worker(['web_search', 'send_email']), limits: { max_iterations: 5 } }, 'agents'),
      [],
    );
  });
});

describe('keys that all begin with the agent', () => {
  const flat = { agent_prompt: 'You run errands.', agent_model: 'gpt-4o', agent_files_root: '~' };
  it('are read without it', () => {
    assert.deepEqual(factsOf(flat, 'fileGrants'), ['/agent_files_root write directory']);
  });
  it('keep it where other keys stand beside them', () => {
    assert.deepEqual(factsOf({ ...flat, colour: 'blue' }, 'fileGrants'), []);
  });
});

describe('instructions marked as loaded from an address', () => {
  const raw = 'https://raw.githubusercontent.com/acme/desk/main/rules.md';
  it('are remote instructions', () => {
    for (const mark of ['', '@', 'url:'])
      assert.deepEqual(factsOf({ model: 'gpt-4o', tools: ['shell'], instructions: `${mark}${raw}` }, 'trusts'), [
        '/instructions remote-instructions open',
      ]);
  });
  it('a file with such a mark is not remote', () => {
    assert.deepEqual(factsOf({ model: 'gpt-4o', tools: ['shell'], instructions: '@rules.md' }, 'trusts'), []);
  });
});

describe('a file that assigns tools to agents', () => {
  const tools = {
    orchestrator: [],
    planner: [],
    coder: ['run_shell', 'file_write', 'memory_read'],
    sql_assistant: ['sql_read', 'memory_read', 'web_search'],
  };

  it('has one agent for each list', () => {
    assert.deepEqual(factsOf(tools, 'agents'), ['/orchestrator', '/planner', '/coder', '/sql_assistant']);
    assert.ok(factsOf(tools, 'tools').includes('/coder/0 unknown can execute'));
  });

  it('has no agents if its lists hold other things', () => {
    assert.deepEqual(factsOf({ ...tools, allowed_commands: ['git'] }, 'agents'), []);
    assert.deepEqual(factsOf({ fruit: ['apple', 'pear'], bread: ['rye', 'pear'], drink: ['tea'] }, 'agents'), []);
  });
});

describe('profiles without a selection', () => {
  const profiles = { calm: { allow: ['read_file'], ask: ['run_shell'] }, wild: { allow: ['run_shell', 'read_file'] } };
  const shown = { agent: { model: 'gpt-4o', prompt: 'You tidy.' } };

  it('with lists of tools, each profile is an agent', () => {
    assert.deepEqual(factsOf({ ...shown, profiles }, 'agents'), ['/agent', '/profiles/calm', '/profiles/wild']);
  });

  it('profiles with lists of tools under any name are agents of their own', () => {
    const shownBeside = { model: 'gpt-4o', system_prompt: 'Help.' };
    const profiles = { builder: { tools_allowlist: ['docker_*'] }, hunter: { tools_allowlist: ['grep'], icon: 'a' } };
    assert.deepEqual(factsOf({ ...shownBeside, profiles }, 'agents'), ['/profiles/builder', '/profiles/hunter']);
    const paints = { warm: { colours: ['red'] }, cold: { colours: ['blue'] } };
    assert.deepEqual(factsOf({ ...shownBeside, profiles: paints }, 'agents'), []);
  });

  it('without lists, or with a selected profile, they are no agents', () => {
    assert.deepEqual(factsOf({ ...shown, profiles: { calm: { ask: 'always' }, wild: { ask: 'never' } } }, 'agents'), [
      '/agent',
    ]);
    assert.deepEqual(factsOf({ ...shown, profiles, active_profile: 'calm' }, 'agents'), ['/agent']);
  });
});

describe('the template of a complete request', () => {
  const promptOf = (text: string) =>
    factsOf({ agent: { model: 'gpt-4o', tools: ['search'] }, prompt: { react_template: text } }, 'prompts');

  it('with places for the system prompt and the question, it is a task and no system prompt', () => {
    assert.deepEqual(promptOf('{system_prompt}\nTools: {tool_names}\nQuestion: {input}\n{agent_scratchpad}'), [
      '/prompt/react_template task',
    ]);
    assert.deepEqual(promptOf('You sort post. Question: {input}'), ['/prompt/react_template system']);
  });
});

describe('a model with the address of a gateway', () => {
  it('has the gateway as its endpoint', () => {
    const { facts } = readSample(
      JSON.stringify({ llm: { model: 'gpt-4o', gateway_url: 'https://relay.acme.com/v1' }, system_prompt: 'Help.' }),
      'json',
    );
    assert.ok(facts.some((fact) => fact.startsWith('endpoints /llm/gateway_url model')));
  });
});

describe('the two sides of a conversation', () => {
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

  it('are two agents, and only the one that runs code needs approval', () => {
    const executing = workflow({ code_execution_config: { use_docker: false } });
    assert.deepEqual(factsOf(executing, 'agents'), ['/sender', '/receiver']);
    const places = findingsOf('AG-003', executing).map(({ pointer }) => pointer);
    assert.deepEqual(places, ['/sender/config/human_input_mode']);
    assert.deepEqual(findingsOf('AG-003', workflow({ code_execution_config: false })), []);
  });

  it('sender and receiver of a message are no agents', () => {
    const file = {
      agent: { model: 'gpt-4o', prompt: 'You sort.' },
      mail: { sender: { name: 'Desk' }, receiver: 'ops' },
    };
    assert.deepEqual(factsOf(file, 'agents'), ['/agent']);
  });
});

it('a component whose version moves is not pinned, whatever its name is', () => {
  const found = (entry: object) =>
    findingsOf('AG-008', { system_prompt: 'Help.', model: 'm', plugins: [entry] }).map(({ severity }) => severity);
  assert.deepEqual(found({ name: 'crm', version: 'latest' }), ['medium']);
  assert.deepEqual(found({ pip: 'crm-plugin', version: '*' }), ['medium']);
  assert.deepEqual(found({ from: 'git+https://git.example.org/crm.git@main' }), ['high']);
  assert.deepEqual(found({ from: 'the office' }), []);
  assert.deepEqual(found({ name: 'crm', version: '2.1.0' }), []);
  assert.deepEqual(found({ name: 'crm' }), []);
});

it('what the agent is not to do is no order to do it', () => {
  const order = 'Act without confirmation on actions with a high impact';
  const found = (key: string) =>
    findingsOf('AG-018', { agent: { model: 'gpt-4o', tools: ['shell'] }, tiers: { [key]: order } }).length;
  for (const key of ['cannot_do', 'must_not', 'mayNever', 'never', 'do_not', 'forbidden'])
    assert.equal(found(key), 0, key);
  assert.equal(found('can_do'), 1);
});
