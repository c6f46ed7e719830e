import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from './testing.ts';

describe('what such files grant', () => {
  const facts = (text: string, language: 'json' | 'yaml' = 'json') => readSample(text, language).facts;

  it('commands, tools and domains of the editor’s permission lists', () => {
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

  it('Amp’s permissions, where a refusal is one', () => {
    const list = [
      { tool: 'Bash', action: 'allow' },
      { tool: 'Bash', action: 'reject', matches: { cmd: 'rm *' } },
      { tool: 'Bash', action: 'allow', matches: { timeout: 5 } },
    ];
    assert.deepEqual(facts(JSON.stringify({ 'amp.permissions': list })), [
      'permissions /amp.permissions/0/tool allow shell wildcard true',
      'permissions /amp.permissions/1/tool deny shell',
    ]);
  });

  it('the templates of each attempt', () => {
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

describe('what other files grant', () => {
  const facts = (text: string, beginning: string) =>
    readSample(text, 'yaml').facts.filter((fact) => fact.startsWith(beginning));

  it('agents in a list have their prompts and tools', () => {
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

  it('agents in the steps of a job have their prompts, and its commands are read', () => {
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

  it('a number beside the tools is a setting', () => {
    const text = 'agent: {system_prompt: Be brief., model: m}\nskills: {inline_shell_timeout: 10, shell: true}\n';
    assert.deepEqual(facts(text, 'tools'), ['tools /skills/shell unknown can execute']);
  });

  it('a target is a command line or an address', () => {
    const text =
      'default_model: m\nmcp:\n  servers:\n    files: {target: "npx -y some-server ./notes"}\n    desk: {target: "http://desk.example.net/mcp"}\n';
    assert.deepEqual(facts(text, 'servers'), [
      'servers /mcp/servers/files stdio can ',
      'servers /mcp/servers/desk http can ',
    ]);
    assert.deepEqual(facts(text, 'commands'), ['commands /mcp/servers/files/target server']);
    assert.deepEqual(facts(text, 'endpoints'), ['endpoints /mcp/servers/desk/target mcp']);
  });

  it('a flow of an orchestrator has prompts, tools and code, in flows within it too', () => {
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

  it('an image of one’s own gets its environment', () => {
    const text =
      'apiVersion: kagent.dev/v1alpha2\nkind: Agent\nmetadata: {name: a}\nspec:\n  type: BYO\n  byo:\n    image: acme/a\n    env: [{name: HOST, value: 0.0.0.0}]\n';
    assert.deepEqual(facts(text, 'environment'), ['environment /spec/byo/env/0/value container']);
    // In its pod it has to listen everywhere.
    assert.deepEqual(facts(text, 'exposures'), []);
    assert.deepEqual(facts(text, 'components'), ['components /spec/byo/image image docker']);
  });

  it('a list of language servers starts no MCP server, and an environment for a vendor’s key makes no settings of a pipeline', () => {
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

describe('what such files leave open', () => {
  const facts = (text: string) => readSample(text, 'yaml').facts;

  it('a limit with nothing behind it is the program’s, one that says null is none', () => {
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

  it('a gateway’s hostnames choose requests, and listen nowhere', () => {
    const text =
      'binds: [{port: 80, listeners: []}]\ngateways: {desk: {port: 80, listeners: [{hostname: "*", protocol: HTTPS}]}}\nroutes: [{policies: {cors: {allowOrigins: ["*"]}}, backends: [{mcp: {targets: [{name: a, stdio: {cmd: a}}]}}]}]\n';
    assert.deepEqual(
      facts(text).filter((fact) => fact.startsWith('exposures')),
      ['exposures /routes/0/policies/cors/allowOrigins/0 origin open'],
    );
  });

  it('a hook’s model that refuses commands quotes what it refuses; one that is told to go on does not', () => {
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

  it('prompts of models that judge are data', () => {
    const text =
      'prompts:\n  - {task: content_safety_check, content: "<start_of_turn> Is it safe?"}\n  - {task: general, content: Be brief.}\n';
    assert.deepEqual(facts(text), ['prompts /prompts/1/content rule', 'materials /prompts/0/content test-data']);
  });
});

describe('what a flow’s texts and addresses are', () => {
  const factsOf = (file: object, beginning: string) =>
    readSample(JSON.stringify(file), 'json').facts.filter((fact) => fact.startsWith(beginning));
  const flow = (url: string) => ({
    nodes: [{ name: 'Get', type: 'n8n-nodes-base.httpRequest', position: [0, 0], parameters: { url } }],
    connections: {},
  });

  it('an address whose host is a setting is not the model’s to choose, though its path comes from a step', () => {
    assert.deepEqual(factsOf(flow('={{$env.DESK_URL}}/notes/{{$json.id}}'), 'egresses'), []);
    assert.deepEqual(factsOf(flow('={{ $json.url }}/notes'), 'egresses'), [
      'egresses /nodes/0/parameters/url model-url open',
    ]);
  });

  it('the end of an agent’s prompt and a template by itself hold the user’s question', () => {
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
