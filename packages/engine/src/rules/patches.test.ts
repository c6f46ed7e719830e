import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nowhere } from '../command/testing.ts';
import type { Report } from '../report/schema.ts';
import { restore, switchBack } from './patches.ts';
import { reportOn } from './testing.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Finding = Report['findings'][number];
type Operation = NonNullable<Finding['remediation']['patch']>[number];

/** RFC 6902, as far as patches go: `remove`, `replace`, `add`. */
function apply(document: Json, { op, path, value }: Operation): Json {
  const steps = path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const copy = structuredClone(document);
  let parent: Json = copy;
  for (const step of steps.slice(0, -1)) parent = member(parent, step);
  const last = steps.at(-1) ?? '';
  if (Array.isArray(parent)) parent.splice(Number(last), 1, ...(op === 'remove' ? [] : [toJson(value)]));
  else if (typeof parent === 'object' && parent !== null) {
    if (op === 'remove') delete parent[last];
    else parent[last] = toJson(value);
  }
  return copy;
}

function member(parent: Json, step: string): Json {
  const found = Array.isArray(parent) ? parent[Number(step)] : (parent as { [key: string]: Json })[step];
  assert.notEqual(found, undefined, `The patch points at nothing: ${step}`);
  return found ?? null;
}

function toJson(value: Operation['value']): Json {
  return JSON.parse(JSON.stringify(value ?? null));
}

const server = (more: object) => ({ mcpServers: { it: { command: 'npx', args: ['-y', 'acme-mcp@1.0.0'], ...more } } });
const image = `acme/mcp@sha256:${'0a'.repeat(32)}`;
const container = (...options: readonly string[]) =>
  server({ command: 'docker', args: ['run', '--rm', '-i', ...options, image] });
const claude = (allow: readonly string[], more: object = {}) => ({
  permissions: { allow, deny: ['WebFetch'], ...more },
});
const opencode = (permission: object | string) => ({ $schema: 'https://opencode.ai/config.json', permission });
const openclaw = (defaults: object) => ({ gateway: { mode: 'local' }, agents: { defaults } });
const agent = (more: object) => ({
  name: 'a',
  system_prompt: 'You help people.',
  model: 'm',
  tools: ['search_docs'],
  ...more,
});

/** Each has patches for all that it is found guilty of by the rules named. */
const samples: readonly (readonly [rule: string, configuration: object])[] = [
  ['AG-002', claude(['Bash', 'Bash(ls:*)', 'Bash(python:*)', 'Bash(find . -name:*)'])],
  ['AG-002', server({ autoApprove: ['read_file', 'execute_command'] })],
  ['AG-002', opencode({ edit: 'ask', bash: 'allow' })],
  ['AG-002', opencode({ edit: 'ask', bash: { '*': 'ask', 'node *': 'allow' } })],
  ['AG-002', agent({ trust_remote_code: true, allow_dangerous_code: true })],
  ['AG-003', claude([], { defaultMode: 'bypassPermissions' })],
  ['AG-003', { ...claude(['Edit', 'mcp__crm__delete_record']), enableAllProjectMcpServers: true }],
  ['AG-003', server({ trust: true })],
  ['AG-003', server({ alwaysAllow: ['*'] })],
  ['AG-003', server({ alwaysAllow: ['get_issue', 'create_issue'] })],
  ['AG-003', opencode('allow')],
  ['AG-003', opencode({ '*': 'allow' })],
  ['AG-006', opencode({ edit: 'ask', bash: 'ask', external_directory: 'allow' })],
  ['AG-006', opencode({ edit: 'ask', bash: 'ask', external_directory: { '~/notes/*': 'allow', '*': 'allow' } })],
  ['AG-006', opencode({ edit: 'ask', bash: 'ask', read: { '.env': 'allow', 'notes.md': 'allow' } })],
  ['AG-010', server({ command: 'chrome-mcp', args: ['--headless', '--ignore-https-errors'] })],
  ['AG-003', agent({ require_approval: false })],
  ['AG-003', { 'chat.tools.global.autoApprove': true, 'chat.agent.maxRequests': 25, 'chat.mcp.access': 'all' }],
  ['AG-005', { ...claude([]), disableAllHooks: true }],
  ['AG-006', claude(['Read(~/.ssh/**)', 'Read(src/**)', 'Write(**)'], { additionalDirectories: ['~', './packages'] })],
  ['AG-007', { ...claude(['WebSearch']), sandbox: { enabled: false } }],
  [
    'AG-007',
    {
      ...claude(['WebSearch']),
      sandbox: { enabled: true, allowUnsandboxedCommands: true, enableWeakerNestedSandbox: true },
    },
  ],
  ['AG-003', server({ command: 'gemini', args: ['--yolo', '--debug'] })],
  ['AG-006', container('-v', '/home/me:/data')],
  ['AG-007', container('--privileged')],
  ['AG-007', container('--cap-add', 'ALL')],
  ['AG-007', container('--network=host')],
  ['AG-007', container('-v', '/var/run/docker.sock:/var/run/docker.sock')],
  ['AG-007', container('-v', '/:/host')],
  ['AG-007', server({ command: 'chrome-mcp', args: ['--headless', '--no-sandbox'] })],
  ['AG-009', server({ args: ['-y', 'mcp-remote@0.1.15', 'https://mcp.example.com'] })],
  ['AG-009', server({ command: 'uvx', args: ['mcp-server-git==2025.7.1'] })],
  ['AG-015', server({ env: { LD_PRELOAD: './a.so', NODE_ENV: 'production' } })],
  ['AG-012', agent({ server: { cors_origins: ['*', 'https://app.example.com'] } })],
  ['AG-020', claude(['mcp__*', 'mcp__github', 'WebSearch'])],
  ['AG-020', { permissions: { allow: ['Bash(git push:*)', 'WebSearch'], deny: ['Bash(git push:*)'] } }],
  ['AG-007', agent({ sandbox: false })],
  ['AG-007', { ...openclaw({ sandbox: { mode: 'off' } }), logging: { redactSensitive: 'tools' } }],
  ['AG-023', { ...openclaw({ sandbox: { mode: 'all' } }), logging: { redactSensitive: 'off' } }],
  ['AG-010', agent({ verify_ssl: 'false' })],
  ['AG-011', agent({ server: { host: '0.0.0.0', auth: false } })],
  ['AG-013', agent({ capabilities: { network: true } })],
  ['AG-023', agent({ logging: false })],
  ['AG-015', agent({ inherit_env: true })],
  [
    'AG-015',
    { approval_policy: 'on-request', sandbox_mode: 'read-only', shell_environment_policy: { inherit: 'all' } },
  ],
  [
    'AG-016',
    { tools: [{ name: 'delete_page', description: 'Deletes.', inputSchema: {}, annotations: { readOnlyHint: true } }] },
  ],
  ['AG-021', agent({ unlimited_iterations: true })],
  ['AG-021', agent({ rate_limit: { enabled: false } })],
  ['AG-021', agent({ max_iterations: 5000 })],
  ['AG-021', agent({ max_iterations: 'unlimited', recursion_limit: -1 })],
  ['AG-022', agent({ memory: { shared: true } })],
  ['AG-022', agent({ trust_all_agents: true })],
];

describe('a patch removes its finding and causes no other', () => {
  for (const [rule, configuration] of samples) {
    const report = reportOn(configuration);
    const found = report.findings.filter(({ ruleId, severity }) => ruleId === rule && severity !== 'info');
    it(`${rule} ${JSON.stringify(configuration).slice(0, 90)}`, () => {
      assert.ok(found.length > 0, 'The sample is found guilty of nothing.');
      const before = report.findings.map(({ fingerprint }) => fingerprint);
      for (const finding of found) {
        const patch = finding.remediation.patch;
        assert.ok(patch !== undefined, `${finding.message} has no patch.`);
        const patched = patch.reduce(apply, JSON.parse(JSON.stringify(configuration)) as Json);
        const after = reportOn(patched as object).findings.map(({ fingerprint }) => fingerprint);
        assert.equal(after.length, before.length - 1, `${finding.message} ${JSON.stringify(patched)}`);
        assert.ok(!after.includes(finding.fingerprint));
      }
    });
  }
});

it('a setting is set to a documented value, or a boolean to its other value, in its notation', () => {
  const at = (opposite: boolean | string | undefined, isListItem = false) => ({ ...nowhere, opposite, isListItem });
  const value = (setting: Parameters<typeof switchBack>[0]) =>
    switchBack(setting).map((patch) => 'value' in patch && patch.value);
  assert.deepEqual(value({ at: at(false), safeValue: 'ask' }), ['ask']);
  assert.deepEqual(value({ at: at(false) }), [false]);
  assert.deepEqual(value({ at: at('false') }), ['false']);
  assert.deepEqual(value({ at: at(undefined) }), []);
  assert.deepEqual(value({ at: at(false), safeValue: null }), []);
  assert.deepEqual(value({ at: at(false), origin: 'default' }), []);
  assert.deepEqual(restore({ at: at(false, true) }), [{ op: 'remove', at: at(false, true) }]);
});

it('the other value of a boolean is written as programs read it there', () => {
  const value = (yaml: string) => {
    const { findings } = reportOn(`name: a\nsystem_prompt: You help people.\nmodel: m\n${yaml}\n`, 'yaml');
    return findings.find(({ ruleId }) => ruleId === 'AG-010')?.remediation.patch?.[0]?.value;
  };
  assert.equal(value('verify_ssl: false'), true);
  // A YAML 1.1 loader reads the plain word as a boolean, and the quoted word as a text, which counts as true.
  assert.equal(value('verify_ssl: no'), true);
  assert.equal(value('verify_ssl: "false"'), 'true');
});

it('an option inside a command line stays: removing the item would remove the whole line', () => {
  const rows = [
    { command: 'bash', args: ['-c', `docker run --privileged ${image}`] },
    { command: `docker run --privileged ${image}` },
    { command: 'docker', args: ['run', '-itv', '/:/host', image] },
  ];
  for (const row of rows) {
    const finding = reportOn(server(row)).findings.find(({ ruleId }) => ruleId === 'AG-007');
    assert.ok(finding !== undefined);
    assert.equal(finding.remediation.patch, undefined);
  }
});

describe('a secret becomes a reference in the notation of the host', () => {
  const password = 'Maple-Street-48-Harbour';
  const rows: readonly (readonly [configuration: object, reference: string])[] = [
    [{ mcpServers: { desk: { command: 'desk', env: { DESK_PASSWORD: password } } } }, '${DESK_PASSWORD}'],
    [
      {
        $schema: 'https://opencode.ai/config.json',
        mcp: { desk: { type: 'local', command: ['desk'], environment: { DESK_PASSWORD: password } } },
      },
      '{env:DESK_PASSWORD}',
    ],
    [
      { servers: { desk: { type: 'stdio', command: 'desk', env: { DESK_PASSWORD: password } } } },
      '${env:DESK_PASSWORD}',
    ],
    [
      {
        model_list: [{ model_name: 'desk', litellm_params: { model: 'openai/gpt-4o', password } }],
        litellm_settings: { drop_params: true },
      },
      'os.environ/PASSWORD',
    ],
  ];
  const litellm = (environment: unknown) => ({
    services: { proxy: { image: 'ghcr.io/berriai/litellm:v1.2.3', environment } },
  });
  const pod = (kind: string, more: object) => ({ apiVersion: 'v1', kind, metadata: { name: 'desk' }, ...more });
  const kept: readonly (readonly [name: string, configuration: object, value: string | undefined])[] = [
    ['the name in a list', litellm([`DESK_PASSWORD=${password}`]), 'DESK_PASSWORD=${DESK_PASSWORD}'],
    ['the variable', litellm({ DESK_PASSWORD: `\${OTHER_PASSWORD:-${password}}` }), '${OTHER_PASSWORD}'],
    ['both', litellm([`DESK_PASSWORD=\${OTHER_PASSWORD:-${password}}`]), 'DESK_PASSWORD=${OTHER_PASSWORD}'],
    ['other text', litellm([`DESK_URL=https://desk:${password}@desk.example.com`]), undefined],
    ['a manifest', pod('Secret', { stringData: { DESK_PASSWORD: password } }), undefined],
    [
      'a manifest of a server',
      pod('Pod', {
        spec: {
          containers: [
            { name: 'desk', image: 'mcp/desk:1.2.3', env: [{ name: 'DESK_PASSWORD', value: password }] },
            { name: 'proxy', image: 'ghcr.io/berriai/litellm:v1.2.3' },
          ],
        },
      }),
      undefined,
    ],
  ];
  for (const [name, configuration, value] of kept) {
    it(`${value === undefined ? 'but not in' : 'and keeps'} ${name}`, () => {
      const finding = reportOn(configuration).findings.find(({ ruleId }) => ruleId === 'AG-001');
      assert.notEqual(finding, undefined);
      assert.deepEqual(finding?.remediation.patch?.[0]?.value, value);
    });
  }
  it('different secrets under one name get different references, equal secrets the same', () => {
    const references = (...passwords: readonly string[]) => {
      const services = passwords.map((own, index) => [`shop${index}`, { url: 'https://a.dev', password: own }]);
      const { findings } = reportOn({ model: 'house-model', services: Object.fromEntries(services) });
      return findings.flatMap(({ ruleId, remediation }) => (ruleId === 'AG-001' ? (remediation.patch ?? []) : []));
    };
    assert.deepEqual(
      references(password, `${password}-2`).map(({ value }) => value),
      ['${SHOP0_PASSWORD}', '${SHOP1_PASSWORD}'],
    );
    assert.deepEqual(
      references(password, password).map(({ value }) => value),
      ['${PASSWORD}', '${PASSWORD}'],
    );
  });
  it('different secrets in groups are named by the member, or by group and member when members share a name', () => {
    const references = (groups: Record<string, readonly string[]>) => {
      let count = 0;
      const entries = Object.entries(groups).map(([group, members]) => {
        const services = members.map((name) => [name, { url: 'https://a.dev', password: `${password}-${count++}` }]);
        return [group, Object.fromEntries(services)];
      });
      const { findings } = reportOn({ model: 'house-model', services: Object.fromEntries(entries) });
      const own = findings.filter(({ ruleId }) => ruleId === 'AG-001');
      return own.flatMap(({ remediation }) => remediation.patch ?? []).map(({ value }) => value);
    };
    assert.deepEqual(references({ north: ['shop', 'desk'], south: ['mail'] }), [
      '${SHOP_PASSWORD}',
      '${DESK_PASSWORD}',
      '${SOUTH_PASSWORD}',
    ]);
    assert.deepEqual(references({ north: ['shop', 'desk'], south: ['shop', 'desk'] }), [
      '${NORTH_SHOP_PASSWORD}',
      '${NORTH_DESK_PASSWORD}',
      '${SOUTH_SHOP_PASSWORD}',
      '${SOUTH_DESK_PASSWORD}',
    ]);
  });
  it('different secrets in a list are named by the items, or else by their numbers', () => {
    const references = (...users: readonly object[]) => {
      const own = users.map((user, index) => ({ ...user, password: `${password}-${index}` }));
      const { findings } = reportOn({ model: 'house-model', users: own });
      return findings.flatMap(({ remediation }) => remediation.patch ?? []).map(({ value }) => value);
    };
    assert.deepEqual(references({ name: 'Jo Doe' }, { name: 'Al' }), ['${JO_DOE_PASSWORD}', '${AL_PASSWORD}']);
    assert.deepEqual(references({ name: 'Jo' }, {}), ['${JO_PASSWORD}', '${NO_2_PASSWORD}']);
  });
  for (const [configuration, reference] of rows) {
    it(reference, () => {
      const finding = reportOn(configuration).findings.find(({ ruleId }) => ruleId === 'AG-001');
      assert.deepEqual(
        finding?.remediation.patch?.map(({ value }) => value),
        [reference],
      );
    });
  }
});
