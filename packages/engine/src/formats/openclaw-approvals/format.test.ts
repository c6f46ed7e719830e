import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents /agents/desk',
    'permissions /agents/desk/allowlist/0/pattern allow shell',
    'permissions /agents/desk/allowlist/1/pattern allow shell',
    'approvals /defaults/ask tool off',
    'approvals /agents/desk/ask tool on',
    'executions /defaults/security command-policy unrestricted',
    'executions /defaults/askFallback command-policy unrestricted',
    'executions /agents/desk/security command-policy restricted',
  ],
  'hardened.json': [
    'agents /agents/desk',
    'agents /agents/clerk',
    'permissions /agents/clerk/allowlist/0/pattern allow shell',
    'permissions /agents/clerk/allowlist/1/pattern allow shell',
    'approvals /defaults/ask tool on',
    'approvals /agents/desk/ask tool on',
    'executions /defaults/security command-policy off',
    'executions /agents/desk/security command-policy restricted',
    'executions /agents/clerk/security command-policy restricted',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`openclaw-approvals reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'json');
    assert.equal(reading.format, 'openclaw-approvals');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const found = (agent: object) =>
  reportOn({
    version: 1,
    socket: { path: '~/.openclaw/exec-approvals.sock' },
    defaults: { security: 'deny' },
    agents: { desk: agent },
  })
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);

describe('the programs that run unasked', () => {
  const rows: readonly (readonly [name: string, agent: object, findings: readonly string[]])[] = [
    [
      'an interpreter',
      { allowlist: [{ pattern: '/usr/bin/python3' }] },
      ['AG-002 high /agents/desk/allowlist/0/pattern'],
    ],
    [
      'a program that starts others',
      { allowlist: ['/usr/bin/wc', '/usr/bin/find'] },
      ['AG-002 high /agents/desk/allowlist/1'],
    ],
    ['every program', { allowlist: [{ pattern: '**' }] }, ['AG-002 critical /agents/desk/allowlist/0/pattern']],
    ['one that only reads', { allowlist: [{ pattern: '/usr/bin/wc' }, { pattern: '/opt/desk/bin/sum' }] }, []],
    ['an interpreter that is asked about', { ask: 'always', allowlist: [{ pattern: '/usr/bin/python3' }] }, []],
    [
      'an interpreter with fixed arguments',
      { allowlist: [{ pattern: '/usr/bin/python3', argPattern: '^sum\\.py$' }] },
      [],
    ],
  ];
  for (const [name, agent, findings] of rows) it(name, () => assert.deepEqual(found(agent), findings));
});

it('what runs if nobody answers', () => {
  assert.deepEqual(found({ askFallback: 'full' }), ['AG-002 critical /agents/desk/askFallback']);
  for (const askFallback of ['deny', 'allowlist']) assert.deepEqual(found({ askFallback }), []);
});

describe('files with some of the same keys', () => {
  const rows: readonly (readonly [name: string, file: object])[] = [
    ['a policy of a firewall', { version: 1, defaults: { security: 'deny' }, rules: [] }],
    ['a list of mail agents', { version: 1, agents: { desk: { allowlist: ['a@example.com'] } } }],
    ['a crew', { version: 1, agents: { desk: { role: 'Clerk', goal: 'Sum up.' } } }],
  ];
  for (const [name, file] of rows)
    it(name, () => assert.notEqual(readSample(JSON.stringify(file), 'json').format, 'openclaw-approvals'));
});
