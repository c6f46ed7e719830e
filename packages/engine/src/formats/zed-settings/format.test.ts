import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf, reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'models /agent/default_model/model',
    'models /language_models/openai',
    'servers /context_servers/shop stdio can ',
    'commands /context_servers/shop/command/path server',
    'commands /agent_servers/helper/command tool',
    'permissions /agent/tool_permissions/tools/terminal/default allow shell wildcard true',
    'permissions /agent/tool_permissions/tools/terminal/always_allow/0/pattern allow shell wildcard true',
    'permissions /agent/tool_permissions/tools/mcp:shop:buy/default allow mcp',
    'approvals /agent/always_allow_tool_actions all-prompts off',
    'approvals /agent/tool_permissions/default all-prompts off',
    'approvals /session/trust_all_worktrees workspace-trust off',
    'endpoints /language_models/openai/api_url model credential true openai',
    'environment /context_servers/shop/command/env/SHOP_KEY server',
    'environment /agent_servers/helper/env/MODE tool',
  ],
  'hardened.json': [
    'servers /context_servers/docs http disabled can search',
    'permissions /agent/tool_permissions/tools/terminal/always_allow/0/pattern allow shell',
    'permissions /agent/tool_permissions/tools/terminal/always_confirm/0/pattern ask shell',
    'permissions /agent/tool_permissions/tools/terminal/always_deny/0/pattern deny shell',
    'approvals /agent/always_allow_tool_actions all-prompts on',
    'approvals /agent/tool_permissions/default all-prompts on',
    'endpoints /context_servers/docs/url mcp disabled',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`zed-settings reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'zed-settings');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads the mode of external agents', () => {
  const approvalsOf = (agent: object) => {
    const settings = { agent: { default_profile: 'ask' }, context_servers: {}, agent_servers: { other: agent } };
    return readSample(JSON.stringify(settings), 'json').facts.filter((fact) => fact.startsWith('approvals'));
  };
  const rows: readonly (readonly [agent: object, approvals: readonly string[]])[] = [
    [{ default_mode: 'bypassPermissions' }, ['approvals /agent_servers/other/default_mode all-prompts off']],
    [{ default_mode: 'acceptEdits' }, ['approvals /agent_servers/other/default_mode edits off']],
    [
      { type: 'registry', default_config_options: { mode: 'agent-full-access' } },
      ['approvals /agent_servers/other/default_config_options/mode all-prompts off'],
    ],
    [{ default_mode: 'plan' }, []],
    [{ default_config_options: { mode: 'agent' } }, []],
  ];
  for (const [agent, approvals] of rows) assert.deepEqual(approvalsOf(agent), approvals, JSON.stringify(agent));
});

it('reads OpenAI-compatible providers, which are one level deeper', () => {
  const endpointsOf = (language_models: object) => {
    const settings = { agent: { default_profile: 'ask' }, context_servers: {}, language_models };
    return readSample(JSON.stringify(settings), 'json').facts.filter((fact) => fact.startsWith('endpoints'));
  };
  const own = { api_url: 'https://models.example.com/v1' };
  assert.deepEqual(endpointsOf({ openai_compatible: { Desk: own, Shelf: { available_models: [] } } }), [
    'endpoints /language_models/openai_compatible/Desk/api_url model credential true',
  ]);
  assert.deepEqual(endpointsOf({ openai_compatible: {} }), []);
});

it('reads whether commands may run outside the sandbox', () => {
  const isolationsOf = (allowed: boolean) => {
    const agent = { default_profile: 'write', sandbox_permissions: { allow_unsandboxed: allowed } };
    const settings = { agent, context_servers: {}, agent_servers: {} };
    return readSample(JSON.stringify(settings), 'json').facts.filter((fact) => fact.startsWith('isolations'));
  };
  const at = 'isolations /agent/sandbox_permissions/allow_unsandboxed escape-hatch';
  assert.deepEqual(isolationsOf(true), [`${at} weakened escapes true`]);
  assert.deepEqual(isolationsOf(false), [`${at} on`]);
});

it('reads which hosts and paths sandboxed commands may use', () => {
  const found = (sandbox_permissions: object) => {
    const settings = {
      agent: { default_profile: 'write', sandbox_permissions },
      context_servers: {},
      agent_servers: {},
    };
    return [...findingsOf('AG-006', settings), ...findingsOf('AG-013', settings)].map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  };
  const at = '/agent/sandbox_permissions';
  assert.deepEqual(found({ allow_fs_write_all: true }), [`${at}/allow_fs_write_all critical`]);
  assert.deepEqual(found({ write_paths: ['/work/cache', '/'] }), [`${at}/write_paths/1 critical`]);
  assert.deepEqual(found({ allow_all_hosts: true }), [`${at}/allow_all_hosts medium`]);
  assert.deepEqual(found({ network_hosts: ['*'] }), [`${at}/network_hosts/0 medium`]);
  const narrow = { network_hosts: ['github.com', '*.npmjs.org'], write_paths: ['/work/cache'], allow_git_access: true };
  assert.deepEqual(found({ ...narrow, allow_all_hosts: false, allow_fs_write_all: false }), []);
});

it('patches decisions to the documented default', () => {
  const tool_permissions = { default: 'allow', tools: { terminal: { default: 'allow' } } };
  const { findings } = reportOn({ agent: { always_allow_tool_actions: true, tool_permissions }, context_servers: {} });
  assert.deepEqual(
    findings.flatMap(({ remediation }) => remediation.patch ?? []).map(({ path, value }) => [path, value]),
    [
      ['/agent/tool_permissions/tools/terminal/default', 'confirm'],
      ['/agent/always_allow_tool_actions', false],
      ['/agent/tool_permissions/default', 'confirm'],
    ],
  );
});

it('is recognised by the permissions of its tools alone', () => {
  const formatOf = (agent: object) => readSample(JSON.stringify({ agent }), 'json').format;
  assert.equal(formatOf({ tool_permissions: { default: 'allow' } }), 'zed-settings');
  assert.equal(formatOf({ tool_permissions: { tools: { terminal: { default: 'allow' } } } }), 'zed-settings');
  assert.equal(formatOf({ always_allow_tool_actions: true }), 'zed-settings');
  assert.notEqual(formatOf({ tool_permissions: { default: 'full' } }), 'zed-settings');
  assert.notEqual(formatOf({ dock: 'left' }), 'zed-settings');
});

it('settings of the panels are Zed settings, with comments, and other editors have none', () => {
  const panels = '// Zed settings\n{ "agent": { "dock": "right" }, "git_panel": { "dock": "left" }, "vim_mode": true }';
  const { format, findings } = reportOn(panels);
  assert.equal(format.id, 'zed-settings');
  assert.deepEqual(findings, []);
  assert.equal(reportOn({ agent: { dock: 'right', model: 'gpt-4o' }, sidebar: { dock: 'left' } }).format.id, 'generic');
});
