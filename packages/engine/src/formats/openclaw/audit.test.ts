import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';

const token = 'local-k3Jd82kslPq02mdLs83kdPwq';

/** The findings of a secure local gateway with the given changes. Without changes there are none. */
function found({ gateway = {}, sandbox = {}, ...parts }: Record<string, object>): readonly string[] {
  const { findings } = reportOn({
    gateway: { mode: 'local', bind: 'loopback', auth: { mode: 'token', token: '${GATEWAY_TOKEN}' }, ...gateway },
    agents: { defaults: { sandbox: { mode: 'all', ...sandbox } } },
    ...parts,
  });
  return findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);
}

const proxied = (trustedProxy: object) => ({
  gateway: { trustedProxies: ['10.0.0.5'], auth: { mode: 'trusted-proxy', trustedProxy } },
});
const senders = (dmScope: string, allowFrom: readonly string[]) => ({
  session: { dmScope },
  channels: { telegram: { dmPolicy: 'allowlist', allowFrom } },
});
const docker = (securityOpt: readonly string[]) => ({ sandbox: { docker: { securityOpt } } });

/** Checks of the vendor's own audit: https://docs.openclaw.ai/gateway/security/audit-checks */
const rows: readonly (readonly [name: string, parts: Record<string, object>, findings: readonly string[]])[] = [
  ['no finding for a secure gateway', {}, []],
  [
    'no finding for exec under an allow list',
    { tools: { allow: ['read', 'exec', 'process', 'cron'], exec: { security: 'allowlist' } } },
    [],
  ],
  [
    'exec in the list of tools without a policy',
    { tools: { allow: ['read', 'exec'] }, agents: { defaults: { sandbox: { mode: 'off' } } } },
    ['AG-002 medium /tools/allow/1', 'AG-007 high /agents/defaults/sandbox/mode'],
  ],
  [
    'a short hook token',
    { hooks: { token: 'desk-7', allowedAgentIds: ['desk'] } },
    ['AG-001 high /hooks/token', 'AG-011 medium /hooks/token'],
  ],
  ['no finding for a hook token by reference', { hooks: { token: '${H}', allowedAgentIds: ['desk'] } }, []],
  [
    'a hook token that is also the gateway token',
    { gateway: { auth: { mode: 'token', token } }, hooks: { token } },
    ['AG-001 high /gateway/auth/token', 'AG-001 high /hooks/token', 'AG-011 medium /hooks/token'],
  ],
  [
    'different tokens for hooks and gateway',
    { gateway: { auth: { mode: 'token', token } }, hooks: { token: token.toUpperCase() } },
    ['AG-001 high /gateway/auth/token', 'AG-001 high /hooks/token'],
  ],
  [
    'a trusted proxy without a list of users',
    proxied({ userHeader: 'x-forwarded-user' }),
    ['AG-011 medium /gateway/auth/mode'],
  ],
  [
    'no finding for a trusted proxy with a list of users',
    proxied({ userHeader: 'x-forwarded-user', allowUsers: ['ada', 'bob'] }),
    [],
  ],
  ['a session shared by two senders', senders('main', ['1001', '1002']), ['AG-022 medium /session/dmScope']],
  ['no finding for a session with one sender', senders('main', ['1001']), []],
  ['no finding for a session per sender', senders('per-channel-peer', ['1001', '1002']), []],
  [
    'a container without a seccomp filter',
    docker(['no-new-privileges', 'seccomp=unconfined']),
    ['AG-007 high /agents/defaults/sandbox/docker/securityOpt/1'],
  ],
  ['no finding for a custom seccomp filter', docker(['no-new-privileges', 'seccomp=./calls.json']), []],
  ['a full announcement by mDNS', { discovery: { mdns: { mode: 'full' } } }, ['AG-012 low /discovery/mdns/mode']],
  ['no finding for a minimal announcement by mDNS', { discovery: { mdns: { mode: 'minimal' } } }, []],
  [
    'a terminal on an exposed gateway',
    { gateway: { bind: 'lan', terminal: { enabled: true } } },
    ['AG-012 high /gateway/bind', 'AG-012 high /gateway/terminal/enabled'],
  ],
  ['no finding for a terminal on a local gateway', { gateway: { terminal: { enabled: true } } }, []],
];

describe('checks of the vendor’s audit', () => {
  for (const [name, parts, findings] of rows) it(name, () => assert.deepEqual(found(parts).toSorted(), findings));
});

it('a wildcard that an open policy requires is not removed alone, because the gateway would not start', () => {
  const patches = (telegram: object) =>
    reportOn({ gateway: { mode: 'local', bind: 'loopback' }, channels: { telegram } })
      .findings.filter(({ ruleId }) => ruleId === 'AG-012')
      .map(({ location, remediation }) => [location.pointer, remediation.patch]);
  const [policy, wildcard] = ['/channels/telegram/dmPolicy', '/channels/telegram/allowFrom/0'];
  assert.deepEqual(patches({ dmPolicy: 'open', allowFrom: ['*'] }), [
    [policy, [{ op: 'replace', path: policy, value: 'pairing' }]],
    [wildcard, undefined],
  ]);
  assert.deepEqual(patches({ dmPolicy: 'pairing', allowFrom: ['*'] }), [
    [wildcard, [{ op: 'remove', path: wildcard }]],
  ]);
});
