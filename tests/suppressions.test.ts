/** A configuration copied from the page has the same effect on the command line. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseConfiguration } from '../packages/cli/src/configuration/parse.ts';
import { readReason, toConfiguration } from '../packages/web/src/report/suppressions.ts';

const suppression = fc.record({
  fingerprint: fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 16, maxLength: 16 })
    .map((all) => all.join('')),
  ruleId: fc.constantFrom('AG-001', 'AG-008'),
  reason: fc
    .string({ unit: 'binary', maxLength: 600 })
    .map(readReason)
    .filter((reason) => reason !== null),
  expires: fc.option(fc.constantFrom('2026-12-31', '2028-02-29')),
});

describe('the suppressions of the page', () => {
  it('are a valid configuration file for the command line', () => {
    fc.assert(
      fc.property(fc.array(suppression, { maxLength: 5 }), (suppressions) => {
        const read = parseConfiguration(toConfiguration(suppressions), 'agent-grade.yaml', '/');
        assert.ok('suppressions' in read, JSON.stringify(read));
        assert.deepEqual(
          read.suppressions.map(({ place: _, file: __, ...rest }) => rest),
          suppressions.map(({ ruleId: _, ...rest }) => rest),
        );
      }),
    );
  });

  it('need a visible reason', () => {
    for (const [text, expected] of [
      ['', null],
      [' \u200b\n', null],
      [' Ours,\nfor now. ', 'Ours, for now.'],
      ['a\u202eb', 'a b'],
    ] as const) {
      assert.equal(readReason(text), expected);
    }
  });
});
