import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';

const token = 'local-k3Jd82kslPq02mdLs83kdPwq';

/** A gateway on this machine that a token guards, its tools in a sandbox: nothing to find. */
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

/** What the vendor's own audit looks at: https://docs.openclaw.ai/gateway/security/audit-checks */
const rows: readonly (readonly [name: string, parts: Record<string, object>, findings: readonly string[]])[] = [
  ['nothing', {}, []],
  [
    'a short token of hooks',
    { hooks: { token: 'desk-7', allowedAgentIds: ['desk'] } },
    ['AG-001 high /hooks/token', 'AG-011 medium /hooks/token'],
  ],
  ['a token by reference', { hooks: { token: '${H}', allowedAgentIds: ['desk'] } }, []],
  [
    'a token that opens the gateway as well',
    { gateway: { auth: { mode: 'token', token } }, hooks: { token } },
    ['AG-001 high /gateway/auth/token', 'AG-001 high /hooks/token', 'AG-011 medium /hooks/token'],
  ],
  [
    'two tokens',
    { gateway: { auth: { mode: 'token', token } }, hooks: { token: token.toUpperCase() } },
    ['AG-001 high /gateway/auth/token', 'AG-001 high /hooks/token'],
  ],
  ['a proxy for whomever it knows', proxied({ userHeader: 'x-forwarded-user' }), ['AG-011 medium /gateway/auth/mode']],
  ['a proxy for two people', proxied({ userHeader: 'x-forwarded-user', allowUsers: ['ada', 'bob'] }), []],
  ['one session for two people', senders('main', ['1001', '1002']), ['AG-022 medium /session/dmScope']],
  ['one session for one', senders('main', ['1001']), []],
  ['a session for each', senders('per-channel-peer', ['1001', '1002']), []],
  [
    'system calls without a filter',
    docker(['no-new-privileges', 'seccomp=unconfined']),
    ['AG-007 high /agents/defaults/sandbox/docker/securityOpt/1'],
  ],
  ['a filter of their own', docker(['no-new-privileges', 'seccomp=./calls.json']), []],
  [
    'a machine that tells its network what it runs',
    { discovery: { mdns: { mode: 'full' } } },
    ['AG-012 low /discovery/mdns/mode'],
  ],
  ['one that tells its name', { discovery: { mdns: { mode: 'minimal' } } }, []],
  [
    'a terminal for the network',
    { gateway: { bind: 'lan', terminal: { enabled: true } } },
    ['AG-012 high /gateway/bind', 'AG-012 high /gateway/terminal/enabled'],
  ],
  ['a terminal for this machine', { gateway: { terminal: { enabled: true } } }, []],
];

describe('what the vendor’s audit looks at', () => {
  for (const [name, parts, findings] of rows) it(name, () => assert.deepEqual(found(parts).toSorted(), findings));
});
