import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.jsonc': [
    'prompts /github.copilot.chat.codeGeneration.instructions/0/text rule',
    'servers /mcp/servers/shop stdio can ',
    'commands /mcp/servers/shop/command server',
    'permissions /chat.tools.terminal.autoApprove/~1.*~1 allow shell wildcard true',
    'permissions /chat.tools.terminal.autoApprove/rm allow shell',
    'permissions /chat.tools.terminal.autoApprove/git push ask shell',
    'permissions /chat.tools.terminal.autoApprove/~1^npm test$~1 allow shell',
    'permissions /chat.tools.edits.autoApprove/**~1* allow write wildcard true',
    'permissions /chat.tools.edits.autoApprove/**~1.env ask write',
    'permissions /chat.tools.urls.autoApprove/* allow fetch wildcard true',
    'permissions /roo-cline.allowedCommands/0 allow shell wildcard true',
    'permissions /roo-cline.allowedCommands/1 allow shell',
    'approvals /chat.tools.global.autoApprove all-prompts off',
    'approvals /chat.tools.terminal.ignoreDefaultAutoApproveRules guardrail reduced',
    'approvals /chat.mcp.autoStart server-trust off',
    'approvals /security.workspace.trust.enabled workspace-trust off',
    'transports /http.proxyStrictSSL certificate-check off',
    'environment /terminal.integrated.env.linux/HTTPS_PROXY host',
    'limits /chat.agent.maxRequests iterations 2000',
  ],
  'hardened.json': [
    'permissions /chat.tools.terminal.autoApprove/ls allow shell disabled',
    'permissions /chat.tools.terminal.autoApprove/rm ask shell disabled',
    'approvals /chat.tools.global.autoApprove all-prompts on',
    'approvals /security.workspace.trust.enabled workspace-trust on',
    'limits /chat.agent.maxRequests iterations 25',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`vscode-settings reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'json');
    assert.equal(reading.format, 'vscode-settings');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('recognises the file by one setting of an extension', () => {
  const name = 'claudeCodeChat.permissions.yoloMode';
  const reading = readSample(JSON.stringify({ [name]: true }), 'json');
  assert.equal(reading.format, 'vscode-settings');
  assert.deepEqual(reading.facts, [`approvals /${name} all-prompts off`]);
  assert.deepEqual(readSample(JSON.stringify({ [name]: false }), 'json').facts, []);
});

it('Windsurf runs commands unasked in turbo mode only', () => {
  const read = (value: string) => readSample(JSON.stringify({ 'windsurf.autoExecutionPolicy': value }), 'json').facts;
  assert.deepEqual(read('turbo'), ['approvals /windsurf.autoExecutionPolicy all-prompts off']);
  assert.deepEqual(read('auto'), []);
});

it('edits of every file are no news where the protected files of the default still ask', () => {
  const read = (map: object) =>
    readSample(JSON.stringify({ 'chat.tools.edits.autoApprove': map }), 'json').facts.filter((fact) =>
      fact.includes(' allow '),
    );
  const kept = { '**/.vscode/*.json': false, '**/.git/**': false };
  assert.deepEqual(read({ '**/*': true, ...kept }), []);
  assert.equal(read({ '**/*': true, '**/.git/**': false }).length, 1);
  assert.equal(read({ '**/*': true, 'C:/**': true, ...kept }).length, 1);
});

it('reads servers and commands of extensions', () => {
  const servers = [{ name: 'notes', command: 'npx', args: ['-y', 'acme-notes'] }];
  const { format, facts } = readSample(
    JSON.stringify({ 'augment.advanced': { mcpServers: servers }, 'amp.commands.allowlist': ['*', 'git status'] }),
    'json',
  );
  assert.equal(format, 'vscode-settings');
  assert.ok(facts.includes('permissions /amp.commands.allowlist/0 allow shell wildcard true'), facts.join('\n'));
  assert.ok(
    facts.some((fact) => fact.startsWith('servers /augment.advanced/mcpServers/0')),
    facts.join('\n'),
  );
});

it('reads servers under the flat key of any extension', () => {
  const read = (key: string) =>
    readSample(
      JSON.stringify({ 'github.copilot.enable': { '*': true }, [key]: { notes: { command: 'npx' } } }),
      'json',
    );
  for (const key of ['github.copilot.chat.mcp.servers', 'mcp.servers', 'cline.mcpServers', 'acme-helper.mcpServers']) {
    const { facts, format } = read(key);
    assert.equal(format, 'vscode-settings');
    assert.ok(facts.includes(`servers /${key}/notes stdio can `), key);
  }
  for (const key of ['remote.SSH.servers', 'acme.mcp.servers.order', 'mcp.serverSampling'])
    assert.deepEqual(read(key).facts, [], key);
});

it('recognises servers below `mcp`', () => {
  const server = { command: 'docker', args: ['run', '-i', '--rm', 'img:1.2.3'] };
  const inputs = [{ type: 'promptString', id: 'token', password: true }];
  const reading = readSample(JSON.stringify({ mcp: { inputs, servers: { a: server } } }), 'json');
  assert.equal(reading.format, 'vscode-settings');
  assert.ok(reading.facts.some((fact) => fact.startsWith('servers /mcp/servers/a')));
  assert.notEqual(readSample(JSON.stringify({ mcp: { port: 8080 } }), 'json').format, 'vscode-settings');
});

it('recognises settings with comments by those of linters', () => {
  const formatOf = (text: string) => readSample(text, 'json').format;
  assert.equal(
    formatOf('{\n  // Lint as it is saved\n  "editor.formatOnSave": false,\n  "eslint.validate": ["vue"]\n}'),
    'vscode-settings',
  );
  assert.notEqual(formatOf('{"eslint": {"validate": ["vue"]}, "editor": {"formatOnSave": false}}'), 'vscode-settings');
});

it('reads the permission level and the sandbox', () => {
  const factsOf = (settings: object) =>
    readSample(JSON.stringify({ 'chat.agent.maxRequests': 5, ...settings }), 'json').facts;
  const fact = (settings: object) => factsOf(settings).filter((one) => !one.startsWith('limits'));
  const level = '/chat.permissions.default all-prompts';
  assert.deepEqual(fact({ 'chat.permissions.default': 'autopilot' }), [`approvals ${level} off`]);
  assert.deepEqual(fact({ 'chat.permissions.default': 'default' }), [`approvals ${level} on`]);
  assert.deepEqual(fact({ 'chat.permissions.default': 'assisted' }), []);
  assert.deepEqual(fact({ 'chat.tools.terminal.autoReplyToPrompts': true }), [
    'approvals /chat.tools.terminal.autoReplyToPrompts all-prompts reduced',
  ]);
  assert.deepEqual(fact({ 'chat.tools.terminal.autoReplyToPrompts': false }), []);
  const sandbox = 'isolations /chat.agent.sandbox.enabled sandbox';
  assert.deepEqual(fact({ 'chat.agent.sandbox.enabled': 'off' }), [`${sandbox} off`]);
  assert.deepEqual(fact({ 'chat.agent.sandbox.enabled': 'on', 'chat.agent.allowedNetworkDomains': ['a.dev'] }), [
    `${sandbox} on`,
    'egresses /chat.agent.allowedNetworkDomains domains restricted',
  ]);
  assert.deepEqual(fact({ 'chat.agent.sandbox.enabled': 'allowNetwork' }), [
    `${sandbox} on`,
    'egresses /chat.agent.sandbox.enabled network open',
  ]);
});

it('reads the settings of a workspace file', () => {
  const workspace = (settings: object) => readSample(JSON.stringify({ folders: [{ path: '.' }], settings }), 'json');
  const open = workspace({ 'chat.tools.global.autoApprove': true, 'editor.tabSize': 2 });
  assert.equal(open.format, 'vscode-settings');
  assert.deepEqual(open.facts, ['approvals /settings/chat.tools.global.autoApprove all-prompts off']);
  assert.deepEqual(workspace({ 'chat.tools.global.autoApprove': false }).facts, [
    'approvals /settings/chat.tools.global.autoApprove all-prompts on',
  ]);
  assert.equal(workspace({ 'roo-cline.allowedCommands': ['*'] }).facts.length, 1);
  assert.notEqual(workspace({ 'chat.enabled': true }).format, 'vscode-settings');
});

it('reads the commands that an extension refuses, which leave what is allowed by a longer prefix', () => {
  const permissions = (settings: object) => readSample(JSON.stringify(settings), 'json').facts;
  const windsurf = { 'windsurf.cascadeCommandsAllowList': ['git log'], 'chat.agent.enabled': true };
  assert.deepEqual(permissions({ ...windsurf, 'windsurf.cascadeCommandsDenyList': ['rm', 'sudo'] }), [
    'permissions /windsurf.cascadeCommandsAllowList/0 allow shell',
    'permissions /windsurf.cascadeCommandsDenyList/0 deny shell',
    'permissions /windsurf.cascadeCommandsDenyList/1 deny shell',
  ]);
  const roo = { 'roo-cline.allowedCommands': ['python'], 'roo-cline.deniedCommands': ['*'] };
  assert.deepEqual(permissions(roo), ['permissions /roo-cline.allowedCommands/0 allow shell']);
});

it('reads the ways out of the terminal sandbox and its file access', () => {
  const factsOf = (settings: object) =>
    readSample(JSON.stringify({ 'chat.agent.sandbox.enabled': 'on', ...settings }), 'json').facts.filter(
      (fact) => !/sandbox\.enabled|^(?:approvals|limits)/.test(fact),
    );
  const name = 'chat.agent.sandbox';
  assert.deepEqual(factsOf({ [`${name}.autoApproveUnsandboxedCommands`]: true }), [
    `isolations /${name}.autoApproveUnsandboxedCommands escape-hatch weakened escapes true`,
  ]);
  assert.deepEqual(factsOf({ [`${name}.allowUnsandboxedCommands`]: true }), []);
  assert.deepEqual(factsOf({ [`${name}.allowUnsandboxedCommands`]: false }), [
    `isolations /${name}.allowUnsandboxedCommands escape-hatch on`,
  ]);
  assert.deepEqual(
    factsOf({ [`${name}.fileSystem.linux`]: { allowWrite: ['.', '/'], denyRead: ['~/.ssh'], denyWrite: [] } }),
    [
      `permissions /${name}.fileSystem.linux/denyRead/0 deny read`,
      `fileGrants /${name}.fileSystem.linux/allowWrite/0 write sandbox`,
      `fileGrants /${name}.fileSystem.linux/allowWrite/1 write sandbox`,
    ],
  );
});

it('reads whether files of unknown origin open without a question', () => {
  const found = (value: string) =>
    findingsOf('AG-003', {
      'security.workspace.trust.untrustedFiles': value,
      'chat.agent.enabled': true,
      'chat.mcp.discovery.enabled': false,
    });
  assert.deepEqual(
    found('open').map(({ pointer, severity }) => `${pointer} ${severity}`),
    ['/security.workspace.trust.untrustedFiles low'],
  );
  assert.deepEqual(found('prompt'), []);
  assert.deepEqual(found('newWindow'), []);
});
