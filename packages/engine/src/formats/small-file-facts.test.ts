import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from './testing.ts';

describe('facts of settings, lists and templates', () => {
  const facts = (text: string, language: 'json' | 'yaml' = 'json') => readSample(text, language).facts;

  it('are permissions for the commands, tools and domains of Cursor’s allow lists', () => {
    const lists = {
      terminalAllowlist: ['git', 'python3'],
      mcpAllowlist: ['*:*'],
      webFetchDomainAllowlist: ['example.com'],
    };
    assert.deepEqual(facts(JSON.stringify(lists)), [
      'permissions /terminalAllowlist/0 allow shell',
      'permissions /terminalAllowlist/1 allow shell',
      'permissions /mcpAllowlist/0 allow mcp wildcard true',
      'permissions /webFetchDomainAllowlist/0 allow fetch',
    ]);
  });

  it('are permissions for Amp’s rules, of which `reject` denies and other matches are skipped', () => {
    const list = [
      { tool: 'Bash', action: 'reject', matches: { cmd: 'rm *' } },
      { tool: 'Bash', action: 'allow', matches: { timeout: 5 } },
      { tool: 'Bash', action: 'allow', matches: { cmd: '/^git (status|log)$/' } },
      { tool: 'Bash', action: 'allow', matches: { cmd: ['npm test', '/.*/'] } },
      { tool: 'Bash', action: 'allow' },
    ];
    assert.deepEqual(facts(JSON.stringify({ 'amp.permissions': list })), [
      'permissions /amp.permissions/0/tool deny shell',
      'permissions /amp.permissions/2/tool allow shell',
      'permissions /amp.permissions/3/matches/cmd/0 allow shell',
      'permissions /amp.permissions/3/matches/cmd/1 allow shell wildcard true',
      'permissions /amp.permissions/4/tool allow shell wildcard true overridden true',
    ]);
  });

  it('are prompts for the templates of each agent configuration of SWE-agent', () => {
    const text =
      'agent:\n  agent_configs:\n    - templates: {system_template: One.}\n    - templates: {system_template: Two.}\n      model: {name: m}';
    assert.deepEqual(
      facts(text, 'yaml').filter((fact) => fact.startsWith('prompts')),
      [
        'prompts /agent/agent_configs/0/templates/system_template system',
        'prompts /agent/agent_configs/1/templates/system_template system',
      ],
    );
  });
});

describe('facts of agents, flows and servers', () => {
  const facts = (text: string, beginning: string) =>
    readSample(text, 'yaml').facts.filter((fact) => fact.startsWith(beginning));

  it('include the prompts and tools of agents in a list', () => {
    const text =
      'framework: praisonai\nagents:\n  - {name: Clerk, role: Clerk, goal: Help, instructions: Be brief., tools: [shell]}\ntask: Sort the mail\n';
    assert.deepEqual(facts(text, 'prompts'), [
      'prompts /agents/0/role system',
      'prompts /agents/0/goal system',
      'prompts /agents/0/instructions system',
      'prompts /task task',
    ]);
    assert.deepEqual(facts(text, 'tools'), ['tools /agents/0/tools/0 unknown can execute']);
  });

  it('include the prompts of agents in the steps of a job, and its commands', () => {
    const text =
      'type: job\nsteps:\n  - name: Notes\n    agent: {role: Writer, instructions: Be brief., prompt: Write.}\n  - name: Check\n    judge: {criteria: Polite?}\n  - name: Send\n    run: ./send.sh\n';
    assert.equal(readSample(text, 'yaml').format, 'praisonai');
    assert.deepEqual(facts(text, 'prompts'), [
      'prompts /steps/0/agent/prompt task',
      'prompts /steps/0/agent/role system',
      'prompts /steps/0/agent/instructions system',
    ]);
    assert.deepEqual(facts(text, 'commands'), ['commands /steps/2/run tool']);
  });

  it('do not include a tool for a number beside the tools', () => {
    const text = 'agent: {system_prompt: Be brief., model: m}\nskills: {inline_shell_timeout: 10, shell: true}\n';
    assert.deepEqual(facts(text, 'tools'), ['tools /skills/shell unknown can execute']);
  });

  it('include a launch or an endpoint for a server’s `target`', () => {
    const text =
      'default_model: m\nmcp:\n  servers:\n    files: {target: "npx -y some-server ./notes"}\n    desk: {target: "http://desk.example.net/mcp"}\n';
    assert.deepEqual(facts(text, 'servers'), [
      'servers /mcp/servers/files stdio can ',
      'servers /mcp/servers/desk http can ',
    ]);
    assert.deepEqual(facts(text, 'commands'), ['commands /mcp/servers/files/target server']);
    assert.deepEqual(facts(text, 'endpoints'), ['endpoints /mcp/servers/desk/target mcp']);
  });

  it('include the prompts and tools of an orchestrator’s flow and of the flows in it', () => {
    const inner = { ask: { spec: { kind: 'prompt', system_prompt: ['Be brief.'], llm: 'm' } } };
    const nodes = {
      add: { spec: { kind: 'tool', tool: 'send_mail' } },
      part: { spec: { kind: 'user_flow' }, nodes: inner },
    };
    const text = JSON.stringify({ spec: { kind: 'flow', name: 'desk' }, nodes, edges: [] });
    assert.equal(readSample(text, 'json').format, 'watsonx-orchestrate');
    assert.deepEqual(facts(text, 'prompts'), ['prompts /nodes/part/nodes/ask/spec/system_prompt/0 system']);
    assert.deepEqual(facts(text, 'tools'), ['tools /nodes/add/spec/tool unknown can send']);
  });

  it('include the image and environment of a bring-your-own agent', () => {
    const text =
      'apiVersion: kagent.dev/v1alpha2\nkind: Agent\nmetadata: {name: a}\nspec:\n  type: BYO\n  byo:\n    image: acme/a\n    env: [{name: HOST, value: 0.0.0.0}]\n';
    assert.deepEqual(facts(text, 'environment'), ['environment /spec/byo/env/0/value container']);
    // A container has to listen on every address of its pod.
    assert.deepEqual(facts(text, 'exposures'), []);
    assert.deepEqual(facts(text, 'components'), ['components /spec/byo/image image docker']);
  });

  it('are not read from language servers, or from a pipeline with a vendor’s key', () => {
    const languages = {
      clangd: { command: 'clangd', args: ['--log=error'], fileTypes: ['.c'], rootMarkers: ['.git'] },
    };
    assert.equal(readSample(JSON.stringify(languages), 'json').recognized, false);
    const pipeline = {
      env: { ANTHROPIC_API_KEY: '${{ secrets.KEY }}' },
      jobs: { test: { 'runs-on': 'linux', steps: [] } },
    };
    assert.equal(readSample(JSON.stringify(pipeline), 'json').recognized, false);
  });
});

describe('limits, listeners, hooks and moderation prompts', () => {
  const facts = (text: string) => readSample(text, 'yaml').facts;

  it('an empty limit keeps the default, and null removes it', () => {
    const agent = (bound: string) =>
      `framework: praisonai\nroles: {clerk: {role: Clerk, goal: Help, backstory: Long, max_iter:${bound}}}\n`;
    assert.deepEqual(
      facts(agent('')).filter((fact) => fact.startsWith('limits')),
      [],
    );
    assert.deepEqual(
      facts(agent(' null')).filter((fact) => fact.startsWith('limits')),
      ['limits /roles/clerk/max_iter iterations unlimited'],
    );
  });

  it('a gateway’s hostnames are no listen addresses', () => {
    const text =
      'binds: [{port: 80, listeners: []}]\ngateways: {desk: {port: 80, listeners: [{hostname: "*", protocol: HTTPS}]}}\nroutes: [{policies: {cors: {allowOrigins: ["*"]}}, backends: [{mcp: {targets: [{name: a, stdio: {cmd: a}}]}}]}]\n';
    assert.deepEqual(
      facts(text).filter((fact) => fact.startsWith('exposures')),
      ['exposures /routes/0/policies/cors/allowOrigins/0 origin open'],
    );
  });

  it('the prompt of a hook that denies commands is test data; other hook prompts are tasks', () => {
    const hooks = (event: string, prompt: string) =>
      facts(JSON.stringify({ hooks: { [event]: [{ hooks: [{ type: 'prompt', prompt }] }] } })).filter(
        (fact) => !fact.startsWith('hooks'),
      );
    const at = (event: string) => `/hooks/${event}/0/hooks/0/prompt`;
    const guard = 'Deny the command if it would DROP TABLE or run rm -rf.';
    assert.deepEqual(hooks('PreToolUse', guard), [`materials ${at('PreToolUse')} test-data`]);
    assert.deepEqual(hooks('PreToolUse', 'Ignore what was said before.'), [`prompts ${at('PreToolUse')} task`]);
    assert.deepEqual(hooks('Stop', guard), [`prompts ${at('Stop')} task`]);
  });

  it('prompts of moderation models are test data', () => {
    const text =
      'prompts:\n  - {task: content_safety_check, content: "<start_of_turn> Is it safe?"}\n  - {task: general, content: Be brief.}\n';
    assert.deepEqual(facts(text), ['prompts /prompts/1/content rule', 'materials /prompts/0/content test-data']);
  });
});

describe('URLs and prompts of flows', () => {
  const factsOf = (file: object, beginning: string) =>
    readSample(JSON.stringify(file), 'json').facts.filter((fact) => fact.startsWith(beginning));
  const flow = (url: string) => ({
    nodes: [{ name: 'Get', type: 'n8n-nodes-base.httpRequest', position: [0, 0], parameters: { url } }],
    connections: {},
  });

  it('a URL whose host comes from the environment is no egress, even if its path comes from a step', () => {
    assert.deepEqual(factsOf(flow('={{$env.DESK_URL}}/notes/{{$json.id}}'), 'egresses'), []);
    assert.deepEqual(factsOf(flow('={{ $json.url }}/notes'), 'egresses'), [
      'egresses /nodes/0/parameters/url model-url open',
    ]);
  });

  it('a human message and a stand-alone template are tasks', () => {
    const agent = {
      nodes: [
        {
          name: 'Agent',
          type: '@n8n/n8n-nodes-langchain.agent',
          position: [0, 0],
          parameters: { options: { systemMessage: 'Be brief.', humanMessage: 'Question: {input}' } },
        },
      ],
      connections: {},
    };
    assert.deepEqual(factsOf(agent, 'prompts'), [
      'prompts /nodes/0/parameters/options/systemMessage system',
      'prompts /nodes/0/parameters/options/humanMessage task',
    ]);
    const data = {
      name: 'promptTemplate',
      category: 'Prompts',
      inputParams: [],
      inputs: { template: 'Q: {question}' },
    };
    assert.deepEqual(factsOf({ nodes: [{ data }], edges: [] }, 'prompts'), [
      'prompts /nodes/0/data/inputs/template task',
    ]);
  });
});
