import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents /spec',
    'models /spec',
    'prompts /spec/declarative/systemMessage system',
    'prompts /spec/description description',
    'prompts /spec/description description',
    'tools /spec/declarative/tools/0/mcpServer/toolNames/0 never can delete+administer',
    'tools /spec/declarative/tools/0/mcpServer/toolNames/1 unknown can execute',
    'servers /spec http can ',
    'servers /spec/deployment stdio can read+write',
    'commands /spec/deployment/cmd server',
    'executions /spec/declarative/executeCodeBlocks code-execution unrestricted',
    'isolations /spec/declarative/deployment/volumes/0/hostPath/path host-mount off escapes true',
    'fileGrants /spec/declarative/deployment/volumes/0/hostPath/path write mount',
    'fileGrants /spec/deployment/args/2 write server-root',
    'endpoints /spec/openAI/baseUrl model credential true',
    'endpoints /spec/url mcp',
    'transports /spec/skills/insecureSkipVerify certificate-check off',
    'transports /spec/tls/disableVerify certificate-check off',
    'environment /spec/declarative/deployment/env/0/value container',
    'components /spec/skills/refs/0 skill docker version latest',
    'components /spec/deployment/image image docker version latest',
    'grants /spec/allowedNamespaces/from kubernetes wide true',
  ],
  'hardened.yaml': [
    'agents /spec',
    'models /spec',
    'prompts /spec/declarative/systemMessage system',
    'prompts /spec/description description',
    'tools /spec/declarative/tools/0/mcpServer/toolNames/0 never can read',
    'tools /spec/declarative/tools/0/mcpServer/toolNames/1 always can administer',
    'permissions /spec/sandbox/network/allowedDomains/0 allow fetch',
    'approvals /spec/declarative/tools/0/mcpServer/requireApproval/0 tool on',
    'egresses /spec/sandbox/network/allowedDomains domains restricted',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`kagent reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'kagent');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('a skill with a placeholder for its image is no component', () => {
  const spec = { type: 'Declarative', skills: { refs: ['{{SKILL_IMAGE}}', '${SKILL}:latest', 'ghcr.io/desk/skill'] } };
  const file = { apiVersion: 'kagent.dev/v1alpha2', kind: 'Agent', metadata: { name: 'desk' }, spec };
  const { facts } = readSample(JSON.stringify(file), 'json');
  assert.deepEqual(
    facts.filter((fact) => fact.startsWith('components')),
    ['components /spec/skills/refs/2 skill docker'],
  );
});

describe('agents that run in a harness', () => {
  const factsOf = (kind: string, spec: object): readonly string[] => {
    const file = { apiVersion: 'kagent.dev/v1alpha3', kind, metadata: { name: 'desk' }, spec };
    const { format, facts, unread } = readSample(JSON.stringify(file), 'json');
    assert.equal(format, 'kagent');
    assert.deepEqual(unread, []);
    return facts;
  };
  const harness = (channel: object) => ({ backend: 'openclaw', channels: [{ name: 'desk', ...channel }] });
  it('a channel that anybody may write to is open', () => {
    const slack = (channelAccess: string) =>
      factsOf('AgentHarness', harness({ slack: { openclaw: { channelAccess } } }));
    assert.ok(slack('open').includes('exposures /spec/channels/0/slack/openclaw/channelAccess sender open'));
    assert.ok(slack('allowlist').includes('exposures /spec/channels/0/slack/openclaw/channelAccess sender restricted'));
    const telegram = (...allowedUserIDs: readonly string[]) =>
      factsOf('AgentHarness', harness({ telegram: { allowedUserIDs } }));
    assert.ok(telegram('*').includes('exposures /spec/channels/0/telegram/allowedUserIDs/0 sender open'));
    assert.ok(telegram('12').includes('exposures /spec/channels/0/telegram/allowedUserIDs/0 sender restricted'));
    assert.ok(!telegram().some((fact) => fact.startsWith('exposures')));
  });
  it('the variables and the image of a harness are read', () => {
    const env = [{ name: 'NODE_TLS_REJECT_UNAUTHORIZED', value: '0' }];
    const facts = factsOf('Harness', { claude: {}, env, workload: { image: 'example/claude:latest' } });
    assert.ok(facts.includes('environment /spec/env/0/value container'), facts.join('; '));
    assert.ok(facts.includes('components /spec/workload/image image docker version latest'), facts.join('; '));
  });
  it('a template has a prompt, tools and other agents', () => {
    const tools = [
      { mcp: { server: { kind: 'RemoteMCPServer', name: 'desk' }, tools: ['send_email'] } },
      { agent: { name: 'helper', description: 'Answers questions.', templateRef: { name: 'helper' } } },
    ];
    assert.deepEqual(factsOf('AgentTemplate', { systemPrompt: 'Help with the desk.', tools }), [
      'agents /spec',
      'prompts /spec/systemPrompt system',
      'prompts /spec/tools/1/agent/description description',
      'tools /spec/tools/0/mcp/tools/0 unknown can send',
    ]);
  });
});

it('the security context of an agent’s pod is read', () => {
  const contextFacts = (deployment: object): readonly string[] => {
    const spec = { type: 'Declarative', declarative: { deployment } };
    const file = { apiVersion: 'kagent.dev/v1alpha2', kind: 'Agent', metadata: { name: 'desk' }, spec };
    const { facts, unread } = readSample(JSON.stringify(file), 'json');
    assert.deepEqual(unread, []);
    return facts.filter((fact) => fact.startsWith('isolations'));
  };
  const at = '/spec/declarative/deployment';
  assert.deepEqual(contextFacts({ securityContext: { privileged: true } }), [
    `isolations ${at}/securityContext/privileged container-flag off escapes true`,
  ]);
  assert.deepEqual(contextFacts({ podSecurityContext: { seccompProfile: { type: 'Unconfined' } } }), [
    `isolations ${at}/podSecurityContext/seccompProfile/type container-flag weakened`,
  ]);
  assert.deepEqual(contextFacts({ securityContext: { privileged: false, capabilities: { drop: ['ALL'] } } }), [
    `isolations ${at}/securityContext/privileged container-flag on`,
    `isolations ${at}/securityContext/capabilities/drop/0 container-flag on`,
  ]);
});

describe('host paths mounted into a container', () => {
  const mountFacts = (path: string, mount: object, kind = 'Agent'): readonly string[] => {
    const deployment = { volumes: [{ name: 'data', hostPath: { path } }], volumeMounts: [{ name: 'data', ...mount }] };
    const spec =
      kind === 'Agent' ? { type: 'BYO', byo: { deployment } } : { deployment: { cmd: 'tools', ...deployment } };
    const file = { apiVersion: 'kagent.dev/v1alpha2', kind, metadata: { name: 'desk' }, spec };
    const { facts, unread } = readSample(JSON.stringify(file), 'json');
    assert.deepEqual(unread, []);
    return facts
      .filter((fact) => /^(?:isolations|fileGrants) /.test(fact))
      .map((fact) => fact.replace(/\/\S{1,200}\/path /, ''));
  };
  it('the socket of the container runtime lets the container control the host', () => {
    const expected = ['isolations docker-socket off escapes true'];
    assert.deepEqual(mountFacts('/var/run/docker.sock', { readOnly: true }), expected);
    assert.deepEqual(mountFacts('/var/run/docker.sock', {}, 'MCPServer'), expected);
  });
  it('a root that is mounted read-only cannot be written', () => {
    assert.deepEqual(mountFacts('/', { readOnly: true }), ['isolations host-mount off', 'fileGrants read mount']);
  });
  it('a folder of the project is a grant and no weakness of the isolation', () => {
    assert.deepEqual(mountFacts('/srv/desk/data', { readOnly: true }), ['fileGrants read mount']);
    assert.deepEqual(mountFacts('/srv/desk/data', {}), ['fileGrants write mount']);
  });
});

it('a server in a pod listens for services only, but a debugger runs code for whoever connects', () => {
  const file = (args: readonly string[]) => ({
    apiVersion: 'kagent.dev/v1alpha1',
    kind: 'MCPServer',
    metadata: { name: 'desk' },
    spec: { deployment: { cmd: 'node', args, env: { DESK_HOST: '0.0.0.0' } } },
  });
  const exposures = (args: readonly string[]) =>
    readSample(JSON.stringify(file(args)), 'json').facts.filter((fact) => fact.startsWith('exposures'));
  assert.deepEqual(exposures(['desk.js', '--host', '0.0.0.0']), []);
  assert.deepEqual(exposures(['--inspect=0.0.0.0:9229', 'desk.js']), [
    'exposures /spec/deployment/args/0 debugger open',
  ]);
});

describe('the program of an image that contains the agent', () => {
  const found = (byo: object) => {
    const file = {
      apiVersion: 'kagent.dev/v1alpha2',
      kind: 'Agent',
      metadata: { name: 'desk' },
      spec: { type: 'BYO', byo },
    };
    return findingsOf('AG-004', file).map(({ pointer, severity }) => [pointer, severity]);
  };
  const fetches = { image: 'desk/agent:1.0.0', cmd: 'sh', args: ['-c', 'curl -fsSL https://setup.example.com | sh'] };
  it('runs a script that it downloads', () => {
    assert.deepEqual(found({ deployment: fetches }), [['/spec/byo/deployment/args/1', 'critical']]);
    assert.deepEqual(found(fetches), [['/spec/byo/args/1', 'critical']]);
  });
  it('runs a program of its own', () => {
    assert.deepEqual(found({ deployment: { ...fetches, cmd: 'uv', args: ['run', 'agents/desk.py'] } }), []);
    assert.deepEqual(found({ deployment: { ...fetches, args: ['-c', 'exec ./agents/desk.sh'] } }), []);
  });
});
