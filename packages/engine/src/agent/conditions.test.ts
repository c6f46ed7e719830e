import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Place } from '../text/span.ts';
import { createModel, everywhere, type ModelBuilder } from './builder.ts';
import {
  acceptsUntrustedInput,
  isSandboxed,
  isUnattended,
  lower,
  lowered,
  onlyReads,
  runsWithoutApproval,
} from './conditions.ts';
import type { Agent, Approval, Isolation, Scope } from './facts.ts';
import type { Role } from './model.ts';

const at: Place = {
  document: 0,
  span: { start: 0, end: 1 },
  entry: { start: 0, end: 1 },
  path: [],
  isListItem: false,
};
const first: Agent = { at, name: null, delegatesTo: [], enabled: true };
const second: Agent = { ...first };
const of = (agent: Agent): Scope => ({ agent, enabled: true });

function model(fill: (model: ModelBuilder) => void, role: Role = 'framework'): ModelBuilder {
  const built = createModel(at, role);
  fill(built);
  return built;
}
function approval(more: Partial<Approval>): Approval {
  return { ...everywhere, at, kind: 'all-prompts', state: 'off', origin: 'set', reach: [], subject: null, ...more };
}
function sandbox(more: Partial<Isolation>): Isolation {
  return { ...everywhere, at, kind: 'sandbox', state: 'on', escapes: false, origin: 'set', ...more };
}

describe('unattended', () => {
  const unattended = (more: Partial<Approval>, scope?: Scope) =>
    isUnattended(
      model((built) => built.approvals.push(approval(more))),
      scope,
    );
  it('when no action requires approval', () => assert.ok(unattended({})));
  it('when the documented default requires approval for few actions', () =>
    assert.ok(unattended({ state: 'reduced', origin: 'default' })));
  it('not when some approvals remain, or only one server is trusted', () => {
    assert.ok(!unattended({ state: 'reduced' }));
    assert.ok(!unattended({ state: 'on' }));
    assert.ok(!unattended({ kind: 'server' }));
    assert.ok(!unattended({ enabled: false }));
  });
  it('for one agent and not for another, and when no agent is given', () => {
    assert.ok(unattended(of(first), of(first)));
    assert.ok(!unattended(of(first), of(second)));
    assert.ok(unattended(of(first)));
    assert.ok(unattended({}, of(second)));
  });
  it('when untrusted senders can drive a gateway', () => {
    const open = (built: ModelBuilder) =>
      built.exposures.push({ ...everywhere, at, kind: 'sender', state: 'open', origin: 'set' });
    assert.ok(isUnattended(model(open, 'gateway')));
    assert.ok(!isUnattended(model(open, 'service')));
  });
});

describe('open to untrusted input', () => {
  it('a listener only without authentication', () => {
    const listener = (state: 'none' | 'present') =>
      model((built) => {
        built.exposures.push({ ...everywhere, at, kind: 'bind', state: 'open', origin: 'set' });
        built.authentications.push({ ...everywhere, at, guards: 'gateway', state, exposed: true, origin: 'set' });
      });
    assert.ok(acceptsUntrustedInput(listener('none')));
    assert.ok(!acceptsUntrustedInput(listener('present')));
  });
});

describe('sandboxed', () => {
  it('an agent’s own setting takes precedence over the file’s', () => {
    const mixed = model((built) => built.isolations.push(sandbox({}), sandbox({ ...of(first), state: 'off' })));
    assert.ok(isSandboxed(mixed));
    assert.ok(!isSandboxed(mixed, of(first)));
    assert.ok(isSandboxed(mixed, of(second)));
  });
  it('not when the file does not mention a sandbox', () => assert.ok(!isSandboxed(model(() => {}))));
});

describe('commands without approval', () => {
  it('by the command policy, while other actions require approval', () => {
    const policy = (kind: 'command-policy' | 'remote-code') =>
      model((built) =>
        built.executions.push({ ...everywhere, at, kind, state: 'unrestricted', isolated: null, origin: 'set' }),
      );
    assert.ok(runsWithoutApproval(policy('command-policy')));
    assert.ok(!runsWithoutApproval(policy('remote-code')));
  });
});

describe('severity', () => {
  it('is lowered by levels, never below info, and by one level for disabled parts', () => {
    assert.equal(lower('critical', 1), 'high');
    assert.equal(lower('low', 3), 'info');
    assert.equal(lowered('high', { enabled: false }), 'medium');
    assert.equal(lowered('high', everywhere), 'high');
  });
});

it('unknown capabilities are not considered harmless', () => {
  assert.ok(onlyReads(['read', 'search']));
  assert.ok(!onlyReads([]));
  assert.ok(!onlyReads(['read', 'send']));
});
