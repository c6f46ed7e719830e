import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Report } from '../report/schema.ts';
import { reportOn } from '../rules/testing.ts';
import { score } from '../score/score.ts';
import { type Suppression, type SuppressionResult, suppress } from './suppress.ts';

const report = reportOn({
  mcpServers: {
    one: { command: 'npx', args: ['-y', 'some-server'] },
    two: { command: 'npx', args: ['-y', 'another'] },
  },
  permissions: { defaultMode: 'bypassPermissions', allow: ['Bash(*)', 'Bash(python3:*)'] },
});
const unrecognized = reportOn({ colour: 'blue', approval: 'never', run_commands: true });
const known = report.findings.map(({ fingerprint, ruleId, location }) => ({
  fingerprint,
  rule: ruleId,
  pointer: location.pointer,
}));
const [first, second] = known;
assert.ok(first && second);

const day = fc.constantFrom('2026-01-31', '2026-02-01', '2026-12-31', '2027-01-01');
const identity = fc.oneof(
  fc.constantFrom(...known).map(({ fingerprint }) => ({ fingerprint })),
  fc.constantFrom(...known).map(({ rule, pointer }) => ({ rule, pointer })),
  fc.constant({ fingerprint: '0000000000000000' }),
  fc.constant({ rule: 'AG-001', pointer: '/nowhere' }),
);
const suppression: fc.Arbitrary<Suppression> = fc
  .tuple(identity, fc.string(), fc.option(day))
  .map(([which, reason, expires]) => ({ ...which, reason, expires }));
const suppressions = fc.array(suppression, { maxLength: 12 });
const accept = (which: { fingerprint: string } | { rule: string; pointer: string }, expires: string | null = null) => ({
  ...which,
  reason: 'accepted',
  expires,
});
const ids = ({ findings }: Report) => findings.map(({ fingerprint }) => fingerprint);

describe('suppress', () => {
  it('changes nothing when nothing is suppressed', () => {
    const { report: left, suppressed, unused, expired } = suppress(report, [], null);
    assert.equal(JSON.stringify(left), JSON.stringify(report));
    assert.deepEqual([suppressed, unused, expired], [[], [], []]);
  });

  it('removes a finding by its fingerprint, or by its rule and pointer, and keeps the reason', () => {
    for (const which of [{ fingerprint: first.fingerprint }, { rule: first.rule, pointer: first.pointer }]) {
      const { report: left, suppressed, unused } = suppress(report, [accept(which)], null);
      assert.deepEqual(ids(left), ids(report).slice(1));
      assert.deepEqual(
        suppressed.map(({ finding, reason }) => [finding.fingerprint, reason]),
        [[first.fingerprint, 'accepted']],
      );
      assert.deepEqual(unused, []);
    }
  });

  it('keeps a finding of the same rule elsewhere, and of another rule at the same place', () => {
    const other = known.find(({ rule }) => rule !== first.rule);
    assert.ok(other);
    for (const near of [
      { rule: other.rule, pointer: first.pointer },
      { rule: first.rule, pointer: `${first.pointer}/0` },
      { rule: first.rule, pointer: '' },
    ]) {
      if (known.some(({ rule, pointer }) => rule === near.rule && pointer === near.pointer)) continue;
      const result = suppress(report, [accept(near)], null);
      assert.deepEqual(ids(result.report), ids(report));
      assert.equal(result.unused.length, 1);
    }
  });

  it('is in effect through its last day and no longer; without a given date it is in effect', () => {
    const days: readonly (readonly [string | null, number])[] = [
      ['2026-11-30', 1],
      ['2026-12-01', 1],
      ['2026-12-02', 0],
      [null, 1],
    ];
    const entries = [accept({ fingerprint: first.fingerprint }, '2026-12-01')];
    for (const [asOf, count] of days) {
      const { suppressed, expired, unused }: SuppressionResult = suppress(report, entries, asOf);
      assert.equal(suppressed.length, count, String(asOf));
      assert.equal(expired.length, 1 - count);
      assert.deepEqual(unused, []);
    }
  });

  it('takes the reason from the first match, and reports neither as unused', () => {
    const { rule, pointer, fingerprint } = first;
    const entries: readonly Suppression[] = [
      { rule, pointer, reason: 'expired one', expires: '2020-01-01' },
      { rule, pointer, reason: 'by place', expires: null },
      { fingerprint, reason: 'by fingerprint', expires: null },
      { rule, pointer, reason: 'again', expires: null },
    ];
    const result = suppress(report, entries, '2026-01-01');
    assert.deepEqual(
      result.suppressed.map(({ reason }) => reason),
      ['by place'],
    );
    assert.deepEqual(result.unused, []);
    assert.equal(result.expired.length, 1);
  });

  it('gives the figures of the remaining findings, whether or not the format is recognised', () => {
    for (const each of [report, unrecognized]) {
      const entries = each.findings.slice(0, 2).map(({ fingerprint }) => accept({ fingerprint }));
      const { report: left, scoreWith, scoreWithout } = suppress(each, entries, null);
      const expected = score(each.findings.slice(2), each.format.recognized);
      assert.deepEqual(
        [left.score, left.grade, left.risk, left.status],
        [expected.score, expected.grade, expected.risk, expected.status],
      );
      assert.deepEqual(scoreWith, { score: expected.score, grade: expected.grade });
      assert.deepEqual(scoreWithout, { score: each.score, grade: each.grade });
    }
  });

  it('counts every finding once, never lowers the score, and keeps the rest of the report', () => {
    fc.assert(
      fc.property(suppressions, fc.option(day), (list, asOf) => {
        const { report: left, suppressed, scoreWith, scoreWithout } = suppress(report, list, asOf);
        const taken = suppressed.map(({ finding }) => finding.fingerprint);
        assert.deepEqual([...ids(left), ...taken].sort(), ids(report).sort());
        assert.ok(scoreWith.score >= scoreWithout.score);
        assert.deepEqual(Object.keys(left), Object.keys(report));
        assert.equal(left.sanitizedConfig, report.sanitizedConfig);
        assert.equal(left.scoreBreakdown.final, left.score);
        for (const step of left.fixFirst) assert.ok(ids(left).includes(step.fingerprint));
      }),
    );
  });

  it('classifies each suppression as used, unused or expired; an expired one suppresses nothing', () => {
    fc.assert(
      fc.property(suppressions, day, (list, asOf) => {
        const { unused, expired } = suppress(report, list, asOf);
        const past = list.filter(({ expires }) => expires !== null && expires < asOf);
        const unknown = list.filter(
          (each) =>
            !past.includes(each) &&
            !known.some((one) =>
              'fingerprint' in each
                ? one.fingerprint === each.fingerprint
                : one.rule === each.rule && one.pointer === each.pointer,
            ),
        );
        assert.deepEqual(expired, past);
        assert.deepEqual(unused, unknown);
        const valid = list.filter((each) => !past.includes(each));
        assert.deepEqual(suppress(report, list, asOf).suppressed, suppress(report, valid, null).suppressed);
      }),
    );
  });
});
