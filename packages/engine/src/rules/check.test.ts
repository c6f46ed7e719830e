import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Severity } from '../score/table.ts';
import type { Place } from '../text/span.ts';
import { check } from './check.ts';
import type { Evidence } from './evidence.ts';
import { rules } from './index.ts';
import type { AnyViolation } from './rule.ts';

const place = (start: number): Place => {
  const span = { start, end: start + 1 };
  return { document: 0, path: [], isListItem: false, span, entry: span };
};

/** What is left of the violations of one rule. */
function reported(...violations: readonly (readonly [start: number, severity: Severity, message: string])[]) {
  const [rule] = rules;
  assert.ok(rule !== undefined);
  const all = violations.map(
    ([start, severity, message]): AnyViolation => ({ at: place(start), severity, message, confidence: 'high' }),
  );
  // The rule is told what it finds and looks at nothing.
  const evidence = {} as Evidence;
  return check([{ ...rule, check: () => all }], evidence).map(
    (finding) => `${finding.at.span.start} ${finding.message}`,
  );
}

describe('a rule reports a place once', () => {
  it('for the worst reason, in any order', () => {
    assert.deepEqual(reported([1, 'low', 'a'], [1, 'high', 'b'], [1, 'medium', 'c']), ['1 b']);
    assert.deepEqual(reported([1, 'high', 'a'], [1, 'low', 'b']), ['1 a']);
  });
  it('for the first of equally severe reasons', () => {
    assert.deepEqual(reported([1, 'high', 'a'], [1, 'high', 'b']), ['1 a']);
  });
  it('and reports every other place separately', () => {
    assert.deepEqual(reported([1, 'high', 'a'], [2, 'low', 'b']), ['1 a', '2 b']);
  });
});
