import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents /tasks/0/then/0',
    'agents /tasks/0/then/0/tools/4',
    'models /tasks/0/then/0/provider',
    'prompts /tasks/0/then/0/systemMessage system',
    'prompts /tasks/0/then/0/prompt task',
    'prompts /tasks/0/then/0/tools/4/systemMessage system',
    'prompts /tasks/0/then/0/tools/4/prompt task',
    'servers /tasks/0/then/0/tools/0 stdio can ',
    'servers /tasks/0/then/0/tools/1/image unknown can ',
    'servers /tasks/0/then/0/tools/2 http can ',
    'commands /tasks/0/then/0/tools/0/command server',
    'executions /tasks/0/then/0/tools/3/tasks/0/commands code-execution unrestricted',
    'isolations /tasks/0/then/0/tools/1/binds/0 host-mount off escapes true',
    'fileGrants /tasks/0/then/0/tools/1/binds/0 write mount',
    'endpoints /tasks/0/then/0/provider/baseUrl model credential true',
    'endpoints /tasks/0/then/0/tools/2/sseUrl mcp',
    'components /tasks/0/then/0/tools/1/image image docker',
    'limits /tasks/0/then/0/maxSequentialToolsInvocations iterations 5000',
    'loggings /tasks/0/then/0/configuration/logRequests prompts unsafe',
  ],
  'hardened.yaml': [
    'agents /tasks/0',
    'agents /tasks/1',
    'agents /pluginDefaults/0/values',
    'models /pluginDefaults/0/values/provider',
    'prompts /tasks/0/messages/0/content system',
    'prompts /tasks/0/messages/1/content task',
    'prompts /tasks/1/prompt task',
    'tools /tasks/1/tools/1/tasks/0/id unknown can write+send',
    'servers /tasks/1/tools/0/image unknown can ',
    'components /tasks/1/tools/0/image image docker version sha256:0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a',
    'limits /tasks/1/maxSequentialToolsInvocations iterations 5',
    'loggings /tasks/0/configuration/logRequests prompts safe',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`kestra reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'kestra');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('does not recognise flows without a model', () => {
  const flow = 'id: copy\nnamespace: a.b\ntasks:\n  - { id: a, type: io.kestra.plugin.core.log.Log, message: Done. }\n';
  assert.notEqual(readSample(flow, 'yaml').format, 'kestra');
});

it('reads a script as code execution only if the model writes it', () => {
  const flow = (commands: string) =>
    [
      'id: a\nnamespace: b\ntasks:\n  - id: c\n    type: io.kestra.plugin.ai.agent.AIAgent\n    prompt: Sum up.',
      '    tools:\n      - type: io.kestra.plugin.ai.tool.KestraTask\n        tasks:',
      `          - id: d\n            type: io.kestra.plugin.scripts.python.Script\n            taskRunner: { type: io.kestra.plugin.core.runner.Process }\n            script: ${commands}\n`,
    ].join('\n');
  const found = (commands: string) => reportOn(flow(commands), 'yaml').findings.map(({ ruleId }) => ruleId);
  assert.ok(found('"..."').includes('AG-002'));
  assert.ok(!found('print(1)').includes('AG-002'));
});

describe('a program with the output of another task', () => {
  const flow = (script: string, runner: object) => ({
    id: 'a',
    namespace: 'b',
    tasks: [
      { id: 'ask', type: 'io.kestra.plugin.ai.completion.ChatCompletion', prompt: 'Sum up.' },
      { id: 'load', type: 'io.kestra.plugin.core.http.Request', uri: 'https://desk.example.com' },
      {
        id: 'all',
        type: 'io.kestra.plugin.core.flow.Sequential',
        tasks: [{ id: 'sort', type: 'io.kestra.plugin.scripts.python.Script', script, ...runner }],
      },
    ],
  });
  const found = (script: string, runner: object = {}) =>
    reportOn(flow(script, runner))
      .findings.filter(({ ruleId }) => ruleId === 'AG-002')
      .map(({ severity, location }) => `${severity} ${location.pointer}`);
  const onHost = { taskRunner: { type: 'io.kestra.plugin.core.runner.Process' } };
  it('is code execution if a model wrote the output', () => {
    for (const text of [
      '"{{ outputs.ask.textOutput }}"',
      "'{{ outputs['ask'].textOutput }}'",
      String.raw`"{{ outputs.ask.textOutput | trim | replace('"', '\\"') }}"`,
    ]) {
      assert.deepEqual(found(`text = ${text}`, onHost), ['critical /tasks/2/tasks/0/script']);
      assert.deepEqual(found(`text = ${text}`), ['low /tasks/2/tasks/0/script']);
    }
  });
  it('is none if the output is a literal, or no answer of a model', () => {
    for (const script of [
      'text = {{ outputs.ask.textOutput | json }}',
      'text = "{{ outputs.ask.textOutput | trim | escapeChar("double") }}"',
      'size = {{ outputs.ask.textOutput | length }}',
      'text = "{{ outputs.load.body }}"',
      'text = "{{ inputs.text }}"',
      'print(1)',
    ])
      assert.deepEqual(found(script, onHost), []);
  });
});

it('recognises the plugin of any model, and no flow without one', () => {
  const flow = (type: string) =>
    readSample(JSON.stringify({ id: 'a', namespace: 'b', tasks: [{ id: 'ask', type }] }), 'json').format;
  for (const plugin of ['deepseek', 'perplexity', 'ollama', 'openai'])
    assert.equal(flow(`io.kestra.plugin.${plugin}.ChatCompletion`), 'kestra');
  assert.notEqual(flow('io.kestra.plugin.airbyte.connections.Sync'), 'kestra');
});

it('a container of a server is not started through an open daemon', () => {
  const found = (tool: object) => {
    const provider = { type: 'io.kestra.plugin.ai.provider.OpenAI', apiKey: "{{ secret('KEY') }}", modelName: 'm' };
    const server = { type: 'io.kestra.plugin.ai.tool.DockerMcpClient', image: 'mcp/time@sha256:0', ...tool };
    const task = { id: 'agent', type: 'io.kestra.plugin.ai.agent.AIAgent', prompt: 'Do.', provider, tools: [server] };
    return findingsOf('AG-010', { id: 'desk', namespace: 'desk.team', tasks: [task] }).map(({ pointer }) => pointer);
  };
  const dockerHost = 'tcp://docker.fieldnotes.io:2375';
  assert.deepEqual(found({ dockerHost }), ['/tasks/0/tools/0/dockerHost']);
  assert.deepEqual(found({ dockerHost, dockerTlsVerify: true, dockerCertPath: '/certs' }), []);
  assert.deepEqual(found({ dockerHost: 'unix:///var/run/docker.sock' }), []);
});
