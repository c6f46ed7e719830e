import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'commands /services/helper-agent/entrypoint server',
    'isolations /services/mcp-gateway/privileged container-flag off escapes true',
    'isolations /services/mcp-gateway/network_mode container-flag weakened',
    'isolations /services/mcp-gateway/volumes/0 docker-socket off escapes true',
    'isolations /services/mcp-gateway/volumes/1/source host-mount off escapes true',
    'isolations /services/helper-agent/cap_add/0 container-flag off escapes true',
    'isolations /services/helper-agent/security_opt/0 container-flag weakened',
    'isolations /services/helper-agent/use_api_socket docker-socket weakened escapes true',
    'fileGrants /services/mcp-gateway/volumes/1/source write mount',
    'endpoints /services/helper-agent/environment/0 mcp',
    'exposures /services/mcp-gateway/ports/0 bind open',
    'exposures /services/helper-agent/ports/0/host_ip bind open',
    'environment /services/helper-agent/environment/0 container',
    'environment /services/helper-agent/environment/1 container',
    'components /services/mcp-gateway/image image docker',
    'components /services/helper-agent/image image docker version latest',
  ],
  'hardened.yaml': [
    'isolations /services/agent/privileged container-flag on',
    'isolations /services/agent/cap_drop/0 container-flag on',
    'isolations /services/agent/security_opt/0 container-flag on',
    'isolations /services/agent/read_only container-flag on',
    'endpoints /services/agent/environment/MCP_SERVER_URL mcp',
    'environment /services/agent/environment/MCP_SERVER_URL container',
    'environment /services/agent/environment/MCP_BIND_HOST container',
    'components /services/mcp-notes/image image docker version sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`compose reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'compose');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('stacks of agents', () => {
  const stacks: readonly (readonly [name: string, services: object])[] = [
    ['a platform with a build section', { 'anything-llm': { build: '.', ports: ['3001:3001'] } }],
    ['an agent by its variables', { app: { build: '.', environment: { CREWAI_STORAGE_DIR: '/data' } } }],
    ['a server by its variables', { app: { build: '.', environment: ['MCP_PORT=8080'] } }],
    ['an agent that uses a model', { app: { image: 'acme/desk-agent:1', environment: ['OPENAI_API_KEY'] } }],
    ['a coding agent by its settings', { dev: { build: '.', volumes: ['claude-config:/home/dev/.claude'] } }],
    [
      'a coding agent by its mounted settings',
      { dev: { build: '.', volumes: [{ type: 'bind', source: './state', target: '/root/.codex' }] } },
    ],
    ['a coding agent by its variables', { dev: { build: '.', environment: ['CLAUDE_CONFIG_DIR=/state'] } }],
    ['an agent with a build section', { agent: { build: '.', ports: ['8080:8080'] } }],
  ];
  for (const [name, services] of stacks) {
    it(name, () => {
      const text = JSON.stringify({ services });
      assert.equal(readSample(text, 'json', 'compose.yaml').format, 'compose');
    });
  }
});

it('recognises a server by its command', () => {
  const of = (command: string | readonly string[]) =>
    readSample(JSON.stringify({ services: { proxy: { build: '.', command, ports: ['7011:7011'] } } }), 'json').format;
  assert.equal(of(['--port', '7011', '--', 'docker', 'run', 'desk:1', 'desk', '--mcp']), 'compose');
  assert.equal(of('desk-mcp --port 7011'), 'compose');
  assert.equal(of('sh -c "adk web --host 0.0.0.0"'), 'compose');
  assert.notEqual(of(['--port', '7011']), 'compose');
});

it('recognises an agent by its image behind a variable, its earlier name or its variables', () => {
  const recognised = (service: object) =>
    readSample(JSON.stringify({ services: { api: { ports: ['8080:8080'], ...service } } }), 'json').format ===
    'compose';
  assert.ok(recognised({ image: `\${IMAGE:-ghcr.io/mervinpraison/praisonai:latest}` }));
  assert.ok(!recognised({ image: `\${IMAGE:-ghcr.io/mervin/praise:latest}` }));
  assert.ok(recognised({ image: 'clawdbot/clawdbot:1' }));
  assert.ok(recognised({ image: 'acme/agent-zero:1' }));
  assert.ok(!recognised({ image: 'livekit/livekit-server:1' }));
  assert.ok(recognised({ image: 'acme/helper:1', environment: ['KAGENT_URL=https://kagent.example.com'] }));
  assert.ok(!recognised({ image: 'acme/helper:1', environment: ['AGENT_URL=https://agent.example.com'] }));
});

it('recognises a chat interface or browser agent by its name or image', () => {
  const recognised = (services: object) => readSample(JSON.stringify({ services }), 'json').format === 'compose';
  assert.ok(recognised({ autogenstudio: { build: '.', ports: ['8081:8081'] } }));
  assert.ok(recognised({ web: { image: 'ghcr.io/khoj-ai/khoj:1.0', ports: ['42110:42110'] } }));
  assert.ok(!recognised({ browser: { image: 'browserless/chrome:1', ports: ['3000:3000'] } }));
  const environment = ['OPENAI_API_KEY=${OPENAI_API_KEY}'];
  assert.ok(recognised({ flowise: { build: '.', ports: ['3000:3000'] } }));
  assert.ok(!recognised({ 'flowise-db': { image: 'postgres:16', ports: ['5432:5432'] } }));
  assert.ok(recognised({ 'legal-agent': { build: './legal', environment } }));
  assert.ok(!recognised({ 'legal-agent': { build: './legal' } }));
  assert.ok(recognised({ 'legal-agent': { build: './legal', secrets: ['openai-api-key'] } }));
  assert.ok(!recognised({ 'legal-agent': { build: './legal', secrets: ['db-password'] } }));
  assert.ok(!recognised({ 'build-agent': { image: 'acme/builder:1' }, app: { build: '.', environment } }));
});

it('reports an open service as exposed if it publishes a port', () => {
  const severityOf = (...ports: readonly (string | object)[]) =>
    findingsOf('AG-011', { services: { agent: { build: '.', environment: ['WEBUI_AUTH=false'], ports } } }).map(
      ({ severity }) => severity,
    );
  assert.deepEqual(severityOf('3000:8080'), ['critical']);
  assert.deepEqual(severityOf('$' + '{PORT:-3000}:8080'), ['critical']);
  assert.deepEqual(severityOf({ target: 8080, published: 3000 }), ['critical']);
  assert.deepEqual(severityOf('127.0.0.1:3000:8080'), ['medium']);
  assert.deepEqual(severityOf({ target: 8080, host_ip: '127.0.0.1' }), ['medium']);
  assert.deepEqual(severityOf(), ['medium']);
});

it('reads the program that a proxy starts', () => {
  const componentsOf = (...command: readonly string[]) =>
    findingsOf('AG-008', { services: { agent: { build: '.', command } } }).map(({ severity }) => severity);
  assert.deepEqual(componentsOf('--port', '7011', '--', 'docker', 'run', 'desk:latest'), ['medium']);
  assert.deepEqual(componentsOf('--port', '7011', 'desk:latest'), []);
});

it('an image that another service builds is none to pin', () => {
  const pointers = (other: object, image: string) =>
    findingsOf('AG-008', { services: { agent: { build: '.', ...other }, panel: { image, ports: ['9119:80'] } } }).map(
      ({ pointer }) => pointer,
    );
  assert.deepEqual(pointers({ image: 'desk-agent' }, 'desk-agent'), []);
  assert.deepEqual(pointers({ image: 'desk-agent:latest' }, 'desk-agent'), []);
  assert.deepEqual(pointers({ image: 'desk-agent:1.0' }, 'desk-agent:latest'), ['/services/panel/image']);
  assert.deepEqual(pointers({}, 'desk-agent'), ['/services/panel/image']);
});

it('reads the repository from which an image is built', () => {
  const severitiesOf = (build: string | object) =>
    findingsOf('AG-008', { services: { 'mcp-desk': { build } } }).map(({ severity }) => severity);
  assert.deepEqual(severitiesOf({ context: 'https://github.com/acme/desk-mcp.git' }), ['high']);
  assert.deepEqual(severitiesOf('https://github.com/acme/desk-mcp.git#main:server'), ['high']);
  assert.deepEqual(severitiesOf({ context: 'git@github.com:acme/desk-mcp.git#v1.4.0' }), ['low']);
  assert.deepEqual(severitiesOf({ context: `https://github.com/acme/desk-mcp.git#${'0a1b2c3d'.repeat(5)}` }), []);
  assert.deepEqual(severitiesOf({ context: 'https://github.com/acme/desk-mcp.git#$' + '{COMMIT}' }), []);
  for (const local of ['.', './desk.git', '../server', { context: './mcp', dockerfile: 'Dockerfile' }])
    assert.deepEqual(severitiesOf(local), []);
});

describe('stacks without agents', () => {
  const socket = ['/var/run/docker.sock:/var/run/docker.sock'];
  const key = '$' + '{OPENAI_API_KEY}';
  const stacks: readonly (readonly [name: string, services: object])[] = [
    ['a web service with its socket', { app: { image: 'acme/web:1', volumes: socket } }],
    ['an application that uses a model', { app: { build: '.', environment: { OPENAI_API_KEY: key } } }],
    ['an application that uses a model by name', { app: { build: '.', environment: ['CLAUDE_MODEL=opus'] } }],
    ['a web service with a cache', { app: { build: '.', volumes: ['cache:/srv/.cache/claude'] } }],
    ['a monitoring agent', { agent: { image: 'portainer/agent:2.19.4', volumes: socket } }],
    ['a build agent', { 'jenkins-agent': { image: 'jenkins/ssh-agent:5.25', privileged: true } }],
    ['a server of models', { app: { image: 'ollama/ollama', privileged: true } }],
  ];
  for (const [name, services] of stacks) {
    it(name, () => {
      const reading = readSample(JSON.stringify({ services }), 'json', 'compose.yaml');
      assert.equal(reading.recognized, false);
      assert.deepEqual(reading.facts, []);
    });
  }
});

it('ignores mounts and flags of infrastructure services', () => {
  const socket = ['/var/run/docker.sock:/var/run/docker.sock'];
  const isolationsOf = (image: string) => {
    const services = { agent: { build: '.' }, other: { image, volumes: socket, privileged: true } };
    return readSample(JSON.stringify({ services }), 'json').facts.filter((fact) => fact.startsWith('isolations'));
  };
  for (const image of [
    'traefik:v3.1',
    'docker.io/containrrr/watchtower',
    'nvidia/dcgm-exporter:4.2',
    'ghcr.io/google/cadvisor@sha256:00',
  ]) {
    assert.deepEqual(isolationsOf(image), [], image);
  }
  assert.equal(isolationsOf('acme/traefik-agent:1').length, 2);
});

it('reads a shell script after several options', () => {
  const commandsOf = (command: readonly string[]) =>
    findingsOf('AG-004', { services: { agent: { build: '.', command } } }).map(({ severity }) => severity);
  assert.deepEqual(commandsOf(['/bin/sh', '-ceu', 'cd /desk\nnode ./start.js']), []);
  assert.deepEqual(commandsOf(['sh', '-e', '-c', 'node ./start.js']), []);
  assert.deepEqual(commandsOf(['sh', '-ec', 'curl https://desk.example.com/a.sh | sh']), ['critical']);
});

it('allows a mount of the service’s own .env file', () => {
  const grants = (volume: string | object) =>
    findingsOf('AG-006', { services: { agent: { build: '.', volumes: [volume] } } }).map(({ severity }) => severity);
  assert.deepEqual(grants('/srv/desk/.env:/app/.env:ro'), []);
  assert.deepEqual(grants({ type: 'bind', source: '/srv/desk/.env', target: '/app/.env' }), []);
  assert.deepEqual(grants('/srv/desk/.env:/app/notes.txt:ro'), ['high']);
  assert.deepEqual(grants('/home/ada/.ssh:/app/.ssh:ro'), ['high']);
});

it('reports a variable in a list by its name', () => {
  const services = { agent: { build: '.', environment: ['WEBUI_AUTH=false', 'N8N_SECURE_COOKIE=false'] } };
  const messages = reportOn({ services })
    .findings.filter(({ ruleId }) => ruleId === 'AG-011' || ruleId === 'AG-010')
    .map(({ message }) => String(message));
  assert.deepEqual(messages, [
    'WEBUI_AUTH lets callers in without authentication.',
    'N8N_SECURE_COOKIE allows the login cookie to be sent over plaintext HTTP.',
  ]);
});

describe('variables with a default', () => {
  const variable = (name: string, value: string) => `$\{${name}:-${value}}`;
  const severitiesOf = (rule: 'AG-006' | 'AG-007' | 'AG-011' | 'AG-012', service: object) =>
    findingsOf(rule, { services: { agent: { build: '.', ...service } } }).map(({ severity }) => severity);

  it('are read as the default in a mount', () => {
    const mounted = (source: string) => ({ volumes: [`${source}:/desk/files:ro`] });
    assert.deepEqual(severitiesOf('AG-006', mounted(variable('KEY_PATH', '~/.ssh/id_ed25519'))), ['high']);
    assert.deepEqual(severitiesOf('AG-007', mounted(variable('SOCKET', '/var/run/docker.sock'))), ['critical']);
    for (const source of [
      variable('FILES', './files'),
      variable('FILES', '../files'),
      variable('FILES', ''),
      '${FILES}',
    ])
      assert.deepEqual(severitiesOf('AG-006', mounted(source)), [], source);
  });

  it('are read as the default in a long mount', () => {
    const mounted = (source: string) => ({
      volumes: [{ type: 'bind', source, target: '/desk/files', read_only: true }],
    });
    assert.deepEqual(severitiesOf('AG-006', mounted(variable('KEY_PATH', '~/.ssh'))), ['high']);
    assert.deepEqual(severitiesOf('AG-006', mounted(variable('KEY_PATH', './keys'))), []);
  });

  it('are read as the default in the address of a port', () => {
    const ports = (address: string) => ({ environment: ['WEBUI_AUTH=false'], ports: [`${address}:3000:8080`] });
    assert.deepEqual(severitiesOf('AG-012', ports(variable('BIND', '0.0.0.0'))), ['high']);
    assert.deepEqual(severitiesOf('AG-012', ports(variable('BIND', '127.0.0.1'))), []);
    assert.deepEqual(severitiesOf('AG-011', ports(variable('BIND', '127.0.0.1'))), ['medium']);
    assert.deepEqual(severitiesOf('AG-011', ports(variable('BIND', '0.0.0.0'))), ['critical']);
  });
});

it('a relative program of a container starts in the image, and not where somebody happens to be on the host', () => {
  const found = (command: readonly string[]) =>
    findingsOf('AG-015', { services: { 'mcp-desk': { image: 'acme/desk:1', command } } }).length;
  assert.equal(found(['acme/desk-model', '--port', '8080']), 0);
  assert.equal(found(['/tmp/desk-server']), 1);
  assert.equal(findingsOf('AG-015', { mcpServers: { desk: { command: 'acme/desk-server', args: [] } } }).length, 1);
});

describe('a published port', () => {
  const severities = (port: string | object, image = 'ghcr.io/example/desk-agent:1.0.0') => {
    const services = { agent: { build: '.', environment: ['OPENAI_API_KEY'] }, desk: { image, ports: [port] } };
    return findingsOf('AG-012', { services }).map(({ pointer, severity }) => [pointer, severity]);
  };
  const variable = (name: string) => `\u0024{${name}}`;
  it('is worth knowing where no address limits it', () => {
    for (const port of [
      '8080:80',
      '8080-8090:8080-8090',
      '53:53/udp',
      `${variable('PORT:-8080')}:80`,
      `${variable('PORT')}:80`,
    ])
      assert.deepEqual(severities(port), [['/services/desk/ports/0', 'info']], String(port));
    assert.deepEqual(severities({ published: 8080, target: 80 }), [['/services/desk/ports/0', 'info']]);
  });
  it('is high where the address is that of all interfaces', () => {
    assert.deepEqual(severities('0.0.0.0:8080:80'), [['/services/desk/ports/0', 'high']]);
  });
  it('is quiet with an address, and without a number on the host', () => {
    for (const port of ['127.0.0.1:8080:80', '10.0.0.5:8080:80', `${variable('BIND')}:8080:80`, '80', { target: 80 }])
      assert.deepEqual(severities(port), [], String(port));
    assert.deepEqual(severities({ published: 8080, target: 80, host_ip: '127.0.0.1' }), []);
    assert.deepEqual(severities('80:80', 'traefik:3.1'), []);
  });
});
