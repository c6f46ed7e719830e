import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../rules/testing.ts';
import { defenseMessages } from './defense-messages.ts';

const defenses = (configuration: object | string, language: 'json' | 'yaml' = 'json') =>
  reportOn(configuration, language).defenses.map(({ pointer, message }) => `${pointer} ${message}`);

const schema = 'https://json.schemastore.org/claude-code-settings.json';

describe('protections are listed', () => {
  const named = (settings: object) => ({ model: 'gpt-4o', system_prompt: 'Help the desk.', ...settings });
  const cases: readonly (readonly [name: string, configuration: object, listed: readonly string[]])[] = [
    [
      'deny and ask rules',
      { permissions: { allow: ['Bash(ls:*)'], deny: ['Bash(rm:*)', 'WebFetch'], ask: ['Bash(git push:*)'] } },
      [
        '/permissions/deny/0 Denies Bash(rm *).',
        '/permissions/deny/1 Denies WebFetch.',
        '/permissions/ask/0 Requires approval for Bash(git push *).',
      ],
    ],
    [
      'a sandbox',
      { permissions: { allow: ['Bash(ls:*)'] }, sandbox: { enabled: true, allowUnsandboxedCommands: false } },
      [
        '/sandbox/enabled Runs commands in a sandbox.',
        '/sandbox/allowUnsandboxedCommands Closes a way out of the sandbox.',
      ],
    ],
    [
      'a mode that requires approval, and a lock on it',
      { permissions: { allow: ['Bash(ls:*)'], defaultMode: 'plan', disableBypassPermissionsMode: 'disable' } },
      [
        '/permissions/defaultMode Requires approval by default.',
        '/permissions/disableBypassPermissionsMode Keeps users from bypassing or loosening protections.',
      ],
    ],
    [
      'a pinned version',
      {
        mcpServers: {
          a: { command: 'npx', args: ['-y', 'acme-mcp@1.2.3'] },
          b: { command: 'npx', args: ['-y', 'acme-mcp'] },
        },
      },
      ['/mcpServers/a/args/1 Pins acme-mcp to a fixed version.'],
    ],
    [
      'what is switched off, by its name',
      named({ execution: { allow_code_execution: false, allow_pickle: false }, trust_remote_code: false }),
      [
        '/execution/allow_code_execution Code or command execution is disabled here.',
        '/execution/allow_pickle Disables unsafe deserialization.',
        '/trust_remote_code Refuses code shipped with models or datasets.',
      ],
    ],
    [
      'what a connection verifies, by its name',
      named({ http: { verify_ssl: true }, ssh: { strict_host_key_checking: true } }),
      ['/http/verify_ssl Verifies TLS certificates.', '/ssh/strict_host_key_checking Verifies SSH host keys.'],
    ],
  ];
  for (const [name, configuration, listed] of cases) it(name, () => assert.deepEqual(defenses(configuration), listed));

  it('a hook that can block, not one that only observes', () => {
    const hooks = (command: string) => ({
      hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] },
    });
    assert.equal(defenses(hooks('grep -q "rm -rf" && exit 2 || exit 0')).length, 1);
    assert.equal(defenses(hooks('echo "a tool runs"')).length, 0);
  });
});

describe('ineffective protections are not listed', () => {
  it('a deny rule that the host cannot match', () => {
    assert.deepEqual(defenses({ permissions: { allow: ['Bash(ls:*)'], deny: ['Bash(curl * | bash)'] } }), []);
    assert.deepEqual(defenses({ permissions: { allow: ['Bash(ls:*)'], deny: ['secrets/**', '.env'] } }), []);
  });
  it('a key where the product does not look protects nothing', () => {
    const network = { allowedDomains: ['docs.example.org'] };
    const permissions = { allow: ['Read(./src/**)'] };
    assert.deepEqual(defenses({ permissions, network }), []);
    assert.deepEqual(defenses({ permissions, sandbox: { network } }), [
      '/sandbox/network/allowedDomains Restricts outbound connections.',
    ]);
  });
  it('how to log in to a model is no protection of the agent', () => {
    const agent = {
      name: 'desk',
      system_prompt: 'Answer.',
      model: { provider: 'openai', name: 'm', auth_method: 'oauth' },
    };
    assert.deepEqual(defenses({ agent }), []);
    assert.deepEqual(defenses({ agent: { ...agent, model: 'm' }, server: { auth_method: 'oauth' } }), [
      '/server/auth_method Requires callers to authenticate.',
    ]);
  });
  it('a pinned version with a known flaw', () => {
    const inspector = (version: string) => ({
      mcpServers: { a: { command: 'npx', args: [`@modelcontextprotocol/inspector@${version}`] } },
    });
    assert.deepEqual(defenses(inspector('0.13.0')), []);
    assert.equal(defenses(inspector('0.16.6')).length, 1);
  });
  it('one of a disabled server', () => {
    const server = (more: object) => ({
      mcpServers: { a: { url: 'https://mcp.example.com', ssl_verify: true, ...more } },
    });
    assert.deepEqual(defenses(server({})), ['/mcpServers/a/ssl_verify Verifies TLS certificates.']);
    assert.deepEqual(defenses(server({ disabled: true })), []);
  });
  it('a rule that names nothing', () => {
    assert.deepEqual(defenses({ permissions: { allow: ['Bash(ls:*)'], deny: [''], ask: [' '] } }), []);
    const agent = { model: 'gpt-4o', system_prompt: 'Help the desk.' };
    assert.deepEqual(defenses({ ...agent, permissions: { denied_paths: '', allowed_domains: '' } }), []);
  });
  it('what says how a run starts, or hides a notice', () => {
    const agent = { model: 'gpt-4o', system_prompt: 'Help the desk.' };
    assert.deepEqual(defenses({ ...agent, execution_mode: 'interactive' }), []);
    assert.deepEqual(defenses({ ...agent, execution_mode: 'supervised' }), [
      '/execution_mode Requires approval by default.',
    ]);
    const rules = { permissions: { allow: ['Bash(ls:*)'] }, $schema: schema };
    assert.deepEqual(defenses({ ...rules, skipAutoPermissionPrompt: true }), []);
  });
  it('a list of approved servers where all are approved', () => {
    const rules = { permissions: { allow: ['Bash(ls:*)'] }, enabledMcpjsonServers: ['notes'] };
    assert.deepEqual(defenses({ ...rules, enableAllProjectMcpServers: true }), []);
    assert.deepEqual(defenses(rules), ['/enabledMcpjsonServers Only approved servers of the project are started.']);
  });
  it('an allow rule, a default, no setting', () => {
    assert.deepEqual(defenses({ permissions: { allow: ['Bash(ls:*)', 'Read(src/**)'] } }), []);
    assert.deepEqual(defenses({ mcpServers: { a: { command: 'node', args: ['a.js'] } } }), []);
  });
});

it('placeholders in the catalogue are those that are filled in', () => {
  for (const message of Object.values(defenseMessages)) {
    for (const [, blank] of message.matchAll(/\{(\w+)\}/g)) assert.ok(blank === 'name' || blank === 'pattern');
  }
});
