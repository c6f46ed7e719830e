import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';

const factsOf = (settings: object) => {
  const { facts } = readSample(JSON.stringify({ agent: { model: 'm', system_prompt: 'Help.' }, ...settings }), 'json');
  return facts.filter((fact) => /^(?:approvals|permissions)/.test(fact));
};

describe('rules with a tool and a decision', () => {
  it('a rule that allows every call of a tool is a permission', () => {
    const [fact, ...others] = factsOf({ rules: [{ tool: 'bash', match: '*', effect: 'allow' }] });
    assert.match(fact ?? '', /^permissions \/rules\/0\/tool /);
    assert.deepEqual(others, []);
  });

  it('any arguments are every call, and some are not', () => {
    const facts = (args: string) => factsOf({ rules: [{ tool: 'bash', args, effect: 'allow' }] }).length;
    assert.equal(facts('*'), 1);
    assert.equal(facts('git status'), 0);
  });

  it('a rule that quarantines a call stands beside those that decide', () => {
    const facts = (action: string) => {
      const reacting = { tool: 'send_mail', action };
      return factsOf({ rules: [{ tool: 'bash', action: 'ask' }, reacting] }).length;
    };
    assert.equal(facts('quarantine'), 1);
    assert.equal(facts('paint it blue'), 0);
  });

  it('`what` and `verdict`, `when` and `do` are read as well', () => {
    const on = (what: string, verdict: string) => ({ what, verdict });
    assert.deepEqual(factsOf({ decisions: [on('shell', 'go'), on('push_branch', 'stop')] }).length, 2);
    assert.deepEqual(factsOf({ decisions: [on('lunch', 'go'), on('dinner', 'stop')] }), []);
    const when = (tool: string, deed: string) => ({ when: tool, do: deed });
    assert.equal(factsOf({ rules: [when('shell', 'run'), when('delete_file', 'refuse')] }).length, 2);
    // A condition restricts the rule to some calls.
    assert.deepEqual(factsOf({ rules: [{ tool: 'bash', when: 'read_file', do: 'run' }] }), []);
  });

  it('`before` names the action and `who` the approver', () => {
    const before = (deed: string, who: unknown) => ({ before: deed, who });
    const list = [before('pay_salary', 'none'), before('send_mail', 'owner'), before('delete_file', ['owner', 'lead'])];
    const facts = factsOf({ checkpoints: list });
    assert.match(facts.join(), /checkpoints\/0.* (?:off|allow)/);
    assert.equal(facts.filter((fact) => /off|allow/.test(fact)).length, 1);
  });

  it('an approver that approves all tools switches approval off', () => {
    const [fact] = factsOf({ approval_policy: { approvers: [{ name: 'a', tools: '*', decision: 'approve' }] } });
    assert.equal(fact, 'approvals /approval_policy/approvers/0/tools all-prompts off');
  });

  it('rules that ask or deny are protections', () => {
    const facts = factsOf({
      rules: [
        { tool: 'write_file', effect: 'ask' },
        { tool: 'bash', effect: 'deny' },
      ],
    });
    assert.equal(facts.length, 2);
    assert.ok(
      facts.every((fact) => /\b(?:on|deny)\b/.test(fact)),
      facts.join('\n'),
    );
  });

  it('a rule on some calls does not decide the others', () => {
    assert.deepEqual(factsOf({ rules: [{ tool: 'bash', match: 'git status', effect: 'allow' }] }), []);
    assert.deepEqual(factsOf({ rules: [{ tool: 'bash', role: 'owner', effect: 'allow' }] }), []);
  });

  it('a rule on command lines of a shell decides these', () => {
    const on = (match: object, tool = 'Bash') => factsOf({ rules: [{ name: 'a', action: 'allow', tool, match }] });
    const lines = on({
      command: [
        { pattern: '^python\\s', type: 'regex' },
        { pattern: '^git status$', type: 'regex' },
      ],
    });
    assert.deepEqual(
      lines.map((fact) => fact.split(' ').slice(0, 4).join(' ')),
      [
        'permissions /rules/0/match/command/0/pattern allow shell',
        'permissions /rules/0/match/command/1/pattern allow shell',
      ],
    );
    assert.equal(on({ command: 'git log' }).length, 1);
    assert.deepEqual(on({ command: '^git', path: './src' }), []);
    assert.deepEqual(on({ command: [{ contains: 'x' }] }), []);
    assert.deepEqual(on({ command: '.*' }, 'read_file'), []);
  });

  it('`rule: shell:*` names a tool, a sentence does not', () => {
    const [fact, ...others] = factsOf({ permissions: [{ rule: 'shell:*', effect: 'allow' }] });
    assert.match(fact ?? '', /^permissions \/permissions\/0\/rule /);
    assert.deepEqual(others, []);
    assert.deepEqual(factsOf({ rules: [{ rule: 'Note: shells are fine', effect: 'allow' }] }), []);
    assert.deepEqual(factsOf({ rules: [{ tool: 'bash', rule: 'git:status', effect: 'allow' }] }), []);
  });

  it('rules without a tool are ignored', () => {
    assert.deepEqual(factsOf({ rules: [{ path: '/api', effect: 'allow' }, 'be kind'] }), []);
  });

  it('a key may name a tool and a pattern of its calls', () => {
    const rulesOf = (permissions: object) =>
      reportOn({ agent: { model: 'm', system_prompt: 'Help.' }, permissions }).findings.map(
        ({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`,
      );
    assert.deepEqual(rulesOf({ 'bash:git *': 'allow', 'write:*.md': 'allow', 'read:*': 'allow' }), []);
    assert.deepEqual(rulesOf({ 'bash:node *': 'allow' }), ['AG-002 high /permissions/bash:node *']);
    assert.deepEqual(rulesOf({ 'bash:*': 'allow' }), ['AG-002 critical /permissions/bash:*']);
    assert.deepEqual(rulesOf({ 'write:*': 'allow' }), ['AG-003 medium /permissions/write:*']);
    assert.deepEqual(rulesOf({ 'bash:node *': 'deny' }), []);
  });
});

it('an expression that begins like a command line is one and no tool name', () => {
  const rules = {
    approvals: { mode: 'manual', auto_approve_patterns: ['^aws\\s+configure\\s+list-profiles', '^rm '] },
  };
  const [first, second] = factsOf(rules).filter((fact) => fact.includes('auto_approve_patterns'));
  assert.match(first ?? '', /^permissions \S+ allow shell/);
  assert.match(second ?? '', /^permissions \S+ allow shell/);
  const named = { approvals: { auto_approve_patterns: ['^delete_customer$'] } };
  assert.ok(!factsOf(named).some((fact) => / allow shell/.test(fact)));
});

describe('categories of actions in a section about approval', () => {
  const deeds = { delete_event: true, create_event: true, timeout_seconds: 300 };

  it('`true` requires approval for each action', () => {
    const home = { unlock_door: true, disable_security: true };
    const facts = factsOf({ confirmation_policy: { calendar: deeds, home, docker: { remove_container: true } } });
    assert.equal(facts.length, 5);
    assert.ok(
      facts.every((fact) => fact.includes(' ask ')),
      facts.join('\n'),
    );
    const { findings } = reportOn({
      agent: { model: 'm', system_prompt: 'Help.' },
      confirmation_policy: { calendar: deeds, home },
    });
    assert.deepEqual(
      findings.map(({ ruleId }) => ruleId),
      [],
    );
  });

  it('`false` allows an action without approval', () => {
    const [fact = ''] = factsOf({ confirmation_policy: { calendar: { delete_event: false } } });
    assert.match(fact, / allow /);
    assert.deepEqual(factsOf({ confirmation_policy: { personal: { add_wish: false, update_diet: false } } }), []);
  });

  it('sections that allow require no approval', () => {
    const allowed = factsOf({ permissions: { calendar: deeds }, approvals: { auto_approve: { delete_event: true } } });
    assert.ok(!allowed.some((fact) => fact.includes(' ask ')), allowed.join('\n'));
  });
});

it('an AWS policy statement allows no tool', () => {
  const Action = ['dynamodb:DeleteItem', 'lambda:InvokeFunction'];
  const policyOf = (statement: object) => ({ policy: { statement: [statement] } });
  assert.deepEqual(factsOf(policyOf({ Effect: 'Allow', Action, Resource: '*' })), []);
  assert.notDeepEqual(factsOf(policyOf({ effect: 'allow', tool: 'delete_file' })), []);
});

it('a rule may name its tool in a condition', () => {
  const found = (rules: readonly object[]) =>
    findingsOf('AG-003', { default_action: 'deny', rules }).map(({ pointer }) => pointer);
  const asked = { match: { tool: 'pay_invoice' }, action: 'require_approval' };
  assert.deepEqual(found([asked, { match: { tool: 'delete_user' }, action: 'allow' }]), ['/rules/1/match/tool']);
  assert.deepEqual(found([asked, { match: { tool: 'delete_user', user: 'test' }, action: 'allow' }]), []);
  assert.deepEqual(found([asked, { match: { tool: 'find_user' }, action: 'allow' }]), []);
});

describe('rules with an action and a decision', () => {
  const rulesOf = (...rules: readonly object[]) =>
    reportOn({ agent: { model: 'm', system_prompt: 'Help.' }, policy: { name: 'desk' }, rules }).findings.map(
      ({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`,
    );
  const shell = (decision: string, ...commands: readonly string[]) => ({ action: 'shell.exec', decision, commands });

  it('decide on command lines', () => {
    assert.deepEqual(rulesOf(shell('approve', 'npm test', 'node *')), ['AG-002 high /rules/0/commands/1']);
    assert.deepEqual(rulesOf(shell('approve', 'git status', 'git log *')), []);
    assert.deepEqual(rulesOf(shell('deny', 'node *', 'sudo *')), []);
    assert.deepEqual(rulesOf(shell('prompt', 'node *')), []);
    assert.deepEqual(rulesOf({ tool: 'bash', effect: 'allow', command: 'python3 *' }), [
      'AG-002 high /rules/0/command',
    ]);
  });
  it('decide on tools', () => {
    const asked = { action: '*', decision: 'prompt' };
    assert.deepEqual(rulesOf({ action: 'delete_user', decision: 'approve' }, asked), ['AG-003 high /rules/0/action']);
    assert.deepEqual(rulesOf({ action: 'file.read', decision: 'approve' }, asked), []);
    assert.deepEqual(rulesOf({ decision: 'approve', action: 'shell.exec' }), ['AG-002 critical /rules/0/action']);
    assert.deepEqual(rulesOf({ decision: 'approve', action: 'greet guests' }), []);
  });
  it('name files by a scope, which is no right of an account', () => {
    const write = { action: 'file.write', decision: 'approve', scope: '**/*', exclude: ['**/.env*'] };
    assert.deepEqual(rulesOf(write, shell('approve', 'git status')), []);
  });
});
