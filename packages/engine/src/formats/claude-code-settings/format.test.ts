import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'models /model',
    'prompts /hooks/Stop/0/hooks/0/prompt task disabled',
    'commands /hooks/PreToolUse/0/hooks/0/command hook disabled',
    'commands /apiKeyHelper helper',
    'commands /statusLine/command helper',
    'permissions /permissions/allow/0 allow shell wildcard true',
    'permissions /permissions/allow/1 allow shell',
    'permissions /permissions/allow/2 allow shell',
    'permissions /permissions/allow/3 allow read',
    'permissions /permissions/allow/4 allow read',
    'permissions /permissions/allow/5 allow write wildcard true',
    'permissions /permissions/allow/6 allow fetch wildcard true',
    'permissions /permissions/allow/7 allow fetch',
    'permissions /permissions/allow/8 allow mcp wildcard true',
    'permissions /permissions/allow/9 allow mcp overridden true',
    'permissions /permissions/allow/10 allow write overridden true',
    'permissions /permissions/deny/0 deny shell',
    'permissions /permissions/deny/1 deny mcp',
    'permissions /permissions/deny/2 deny write',
    'permissions /permissions/ask/0 ask shell',
    'permissions /sandbox/filesystem/denyRead/0 deny read',
    'approvals /permissions/defaultMode all-prompts off',
    'approvals /enableAllProjectMcpServers server-trust off',
    'approvals /skipDangerousModePermissionPrompt warning off',
    'approvals /disableAllHooks hooks off',
    'approvals /autoMode/soft_deny guardrail reduced',
    'isolations /sandbox/enabled sandbox on',
    'isolations /sandbox/allowUnsandboxedCommands escape-hatch weakened escapes true',
    'isolations /sandbox/enableWeakerNestedSandbox weakened weakened',
    'isolations /sandbox/filesystem/disabled weakened weakened',
    'isolations /sandbox/failIfUnavailable weakened weakened',
    'isolations /sandbox/excludedCommands/0 excluded-command weakened escapes true',
    'isolations /sandbox/excludedCommands/1 excluded-command weakened',
    'isolations /sandbox/network/allowUnixSockets/0 docker-socket off escapes true',
    'hooks /hooks/PreToolUse/0/hooks/0 before disabled',
    'hooks /hooks/PreToolUse/1/hooks/0 before disabled',
    'hooks /hooks/Stop/0/hooks/0 session disabled',
    'fileGrants /permissions/allow/3 read permission',
    'fileGrants /permissions/allow/4 read permission',
    'fileGrants /permissions/additionalDirectories/0 write directory',
    'fileGrants /permissions/additionalDirectories/1 write directory',
    'fileGrants /sandbox/filesystem/allowWrite/0 write sandbox',
    'fileGrants /sandbox/filesystem/allowWrite/1 write sandbox',
    'endpoints /env/ANTHROPIC_BASE_URL model credential true anthropic',
    'endpoints /hooks/PreToolUse/1/hooks/0/url hook credential true disabled',
    'endpoints /extraKnownMarketplaces/pinned/source/url marketplace',
    'egresses /sandbox/network/allowAllUnixSockets unix-sockets open',
    'egresses /sandbox/network/allowedDomains/0 domains open',
    'environment /env/ANTHROPIC_BASE_URL host',
    'environment /env/ANTHROPIC_AUTH_TOKEN host',
    'environment /env/OTEL_LOG_USER_PROMPTS host',
    'components /extraKnownMarketplaces/acme/autoUpdate git git',
    'components /extraKnownMarketplaces/pinned/source/url git git version v1.0.0',
    'loggings /cleanupPeriodDays retention unsafe',
    'loggings /env/OTEL_LOG_USER_PROMPTS prompts unsafe',
  ],
  'hardened.json': [
    'commands /hooks/PostToolUse/0/hooks/0/command hook',
    'permissions /permissions/allow/0 allow shell',
    'permissions /permissions/allow/1 allow shell',
    'permissions /permissions/allow/2 allow read',
    'permissions /permissions/allow/3 allow fetch',
    'permissions /permissions/deny/0 deny shell',
    'permissions /permissions/deny/1 deny read',
    'permissions /permissions/deny/2 deny read',
    'permissions /permissions/ask/0 ask shell',
    'permissions /sandbox/network/allowedDomains/0 allow fetch',
    'permissions /sandbox/filesystem/denyWrite/0 deny write',
    'permissions /sandbox/credentials/files/0/path deny read',
    'approvals /permissions/defaultMode all-prompts on',
    'approvals /permissions/disableBypassPermissionsMode bypass-lock on',
    'approvals /enableAllProjectMcpServers server-trust on',
    'approvals /enabledMcpjsonServers server-trust on',
    'isolations /sandbox/enabled sandbox on',
    'isolations /sandbox/allowUnsandboxedCommands escape-hatch on',
    'isolations /sandbox/credentials/allowPlaintextInject weakened on',
    'isolations /sandbox/failIfUnavailable weakened on',
    'hooks /hooks/PostToolUse/0/hooks/0 after',
    'fileGrants /permissions/allow/2 read permission',
    'egresses /sandbox/network/allowAllUnixSockets unix-sockets restricted',
    'egresses /sandbox/network/allowedDomains domains restricted',
    'environment /env/CLAUDE_CODE_SUBPROCESS_ENV_SCRUB host',
    'environment /env/DISABLE_TELEMETRY host',
    'loggings /env/CLAUDE_CODE_SUBPROCESS_ENV_SCRUB redaction safe',
    'loggings /env/DISABLE_TELEMETRY telemetry safe',
  ],
  'state.json': [
    'servers /mcpServers/docs http can search',
    'permissions /projects/~1srv~1work/allowedTools/0 allow shell',
    'endpoints /mcpServers/docs/url mcp',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`claude-code-settings reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'claude-code-settings');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads the permission mode once', () => {
  const permissions = { allow: ['mcp__desk__Edit'], deny: [], defaultMode: 'auto' };
  const { facts } = readSample(JSON.stringify({ permissions, theme: 'dark' }), 'json');
  assert.deepEqual(
    facts.filter((fact) => fact.startsWith('approvals')),
    ['approvals /permissions/defaultMode all-prompts judged'],
  );
});

it('ignores cached feature gates', () => {
  const file = {
    numStartups: 3,
    projects: { '/work/desk': { allowedTools: [], hasTrustDialogAccepted: true } },
    cachedStatsigGates: { desk_disable_bypass_permissions_mode: false },
    cachedGrowthBookFeatures: { desk_require_approval: false },
  };
  const reading = readSample(JSON.stringify(file), 'json');
  assert.equal(reading.format, 'claude-code-settings');
  assert.deepEqual(reading.facts, []);
});

it('recognises permission lists at the root', () => {
  const reading = readSample(JSON.stringify({ allow: ['Bash(make *)', 'Edit'], deny: ['Read(./.env)'] }), 'json');
  assert.equal(reading.format, 'claude-code-settings');
  assert.deepEqual(
    reading.facts.map((fact) => fact.trim()),
    [
      'permissions /allow/0 allow shell',
      'permissions /allow/1 allow write wildcard true',
      'permissions /deny/0 deny read',
    ],
  );
  assert.deepEqual(reading.unread, []);
  for (const lists of [
    { allow: ['Shell(make *)', 'Read(a)'], deny: [] },
    { allow: ['Read the minutes'], deny: [] },
    { allow: ['Bash(make *)'] },
    { allow: ['git status'], deny: ['rm -rf'] },
  ])
    assert.notEqual(readSample(JSON.stringify(lists), 'json').format, 'claude-code-settings', JSON.stringify(lists));
});
