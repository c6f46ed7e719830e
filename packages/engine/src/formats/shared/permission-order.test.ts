import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createModel } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { parseDocument } from '../../document/parse.ts';
import { SourceText } from '../../text/source-text.ts';
import { locate } from '../../text/span.ts';
import { draftPermission, targetOf } from './permission.ts';
import { addByDecision, addByOrder } from './permission-list.ts';
import { splitRule, subjectOf } from './permission-rule.ts';

const document = parseDocument(new SourceText('{}'), 'json');
if ('code' in document) throw new Error(document.code);
const [root] = document.roots;
if (root === undefined) throw new Error('no root');
const at = root;

function draft(written: string, decision: Permission['decision']) {
  const { name, pattern } = splitRule(locate(written, at));
  const rule = { name, pattern, matching: 'glob', target: targetOf(name.value) } as const;
  return draftPermission(rule, decision, subjectOf(name.value), { enabled: true });
}

type Draft = ReturnType<typeof draft>;
const deny = (pattern: string): Draft => draft(`bash(${pattern})`, 'deny');
const allow = (pattern: string): Draft => draft(`bash(${pattern})`, 'allow');

describe('addByDecision', () => {
  const cases: readonly (readonly [string, Permission['decision'], string, boolean])[] = [
    ['Bash', 'deny', 'Bash(ls *)', true],
    ['Bash(rm *)', 'deny', 'Bash(rm -rf *)', true],
    ['Bash(rm *)', 'deny', 'Bash(rmdir *)', false],
    ['Bash(git push *)', 'ask', 'Bash(git push *)', true],
    ['Bash(git push *)', 'ask', 'Bash(git *)', false],
    ['Read(~/.ssh/**)', 'deny', 'Read(~/.ssh/config)', true],
    ['Read(~/.ssh/**)', 'deny', 'Read(~/.sshd)', false],
    ['Read(~/.ssh/**)', 'deny', 'Write(~/.ssh/config)', false],
    ['mcp__shop', 'deny', 'mcp__shop__buy', true],
    ['mcp__shop__buy', 'deny', 'mcp__shop__sell', false],
    ['mcp__shop__*', 'deny', 'mcp__shop__buy', true],
    ['mcp__shop__*', 'deny', 'mcp__shopping__buy', false],
    ['mcp__*', 'deny', 'mcp__shop__buy', true],
    ['mcp__shop__buy', 'deny', 'mcp__shop__buy', true],
    ['*', 'deny', 'WebFetch', true],
  ];
  for (const [stronger, decision, weaker, covered] of cases) {
    it(`${decision} ${stronger} ${covered ? 'overrides' : 'does not override'} allow ${weaker}`, () => {
      const model = createModel(at, 'coding-agent');
      const [first, second] = addByDecision([draft(weaker, 'allow'), draft(stronger, decision)], model);
      const weak = first?.decision === 'allow' ? first : second;
      assert.equal(weak?.overridden, covered);
    });
  }

  it('does not let a weaker decision override a stronger one', () => {
    const model = createModel(at, 'coding-agent');
    const settled = addByDecision([draft('Bash', 'allow'), draft('Bash(rm *)', 'deny')], model);
    assert.deepEqual(
      settled.map(({ decision, overridden }) => [decision, overridden]),
      [
        ['deny', false],
        ['allow', false],
      ],
    );
  });
});

describe('addByOrder', () => {
  it('lets the last matching rule win, whatever its decision', () => {
    const model = createModel(at, 'coding-agent');
    const settled = addByOrder(
      [draft('bash(git *)', 'deny'), draft('bash(*)', 'allow'), draft('bash(rm *)', 'ask')],
      model,
    );
    assert.deepEqual(
      settled.map(({ decision, overridden }) => [decision, overridden]),
      [
        ['deny', true],
        ['allow', false],
        ['ask', false],
      ],
    );
  });

  const refusals: readonly (readonly [name: string, rules: readonly Draft[], overridden: readonly boolean[]])[] = [
    ['keeps a denial that a later denial contains', [deny('rm -rf /'), deny('rm *')], [false, false]],
    [
      'overrides both denials with a later allow rule that covers them',
      [deny('rm -rf /'), deny('rm *'), allow('*')],
      [true, true, false],
    ],
    [
      'keeps an allow rule between two narrower denials',
      [deny('rm -rf /'), allow('*'), deny('rm *')],
      [false, false, false],
    ],
    ['overrides a denial with a later allow rule', [deny('rm *'), allow('*')], [true, false]],
  ];
  for (const [name, rules, overridden] of refusals) {
    it(name, () => {
      const settled = addByOrder(rules, createModel(at, 'coding-agent'));
      assert.deepEqual(
        settled.map((rule) => rule.overridden),
        overridden,
      );
    });
  }
});
