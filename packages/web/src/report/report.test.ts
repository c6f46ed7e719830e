import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { analyze, guessNotation, type Report } from '@agent-grade/engine';
import { exampleFiles } from '../examples/example-files.ts';
import { exampleTitles } from '../examples/titles.ts';
import { arrange, everything } from './arrange.ts';
import { layOut } from './map-layout.ts';
import { maskedPieces, nearChanges, pairLines } from './side-by-side.ts';

function reportOf({ content, filename }: { content: string; filename: string }): Report {
  const analysis = analyze({ content, format: guessNotation(filename, content), sourceFilename: filename });
  if (analysis.kind === 'problem') throw new Error(`${filename} does not parse.`);
  return analysis.report;
}

describe('examples', () => {
  it('are listed in the same order as their texts', () => {
    assert.deepEqual(
      exampleFiles.map(({ id }) => id),
      exampleTitles.map(({ id }) => id),
    );
  });

  for (const { id, risky, hardened } of exampleFiles) {
    it(`${id}: the risky one fails, the hardened one passes, both are recognised`, () => {
      const [bad, good] = [reportOf(risky), reportOf(hardened)];
      assert.deepEqual([bad.format.id, good.format.id], [id, id]);
      assert.equal(bad.status, 'fail');
      assert.ok(bad.findings.length >= 4);
      assert.equal(good.status, 'pass');
      assert.ok(good.score >= 90, `${good.score}`);
    });
  }
});

const samples = exampleFiles.map(({ risky }) => reportOf(risky));

describe('the list of findings', () => {
  it('contains every finding, however it is grouped', () => {
    for (const { findings } of samples) {
      for (const grouping of ['severity', 'rule', 'place'] as const) {
        const rows = arrange(findings, { ...everything, grouping }).filter(({ kind }) => kind === 'finding');
        assert.deepEqual(rows.map(({ key }) => key).sort(), findings.map(({ fingerprint }) => fingerprint).sort());
      }
    }
  });

  it('finds words anywhere in a finding', () => {
    const [{ findings } = { findings: [] }] = samples;
    const rows = arrange(findings, { ...everything, words: 'ag-001 GITHUB' });
    assert.equal(rows.length, 1);
  });
});

describe('the map', () => {
  it('puts inputs left and outputs right, and marks nothing if there is no untrusted content', () => {
    const part = { kind: 'server', pointer: '/a', line: 1, approval: 'unknown' } as const;
    const parts = [
      { ...part, name: 'files', reach: ['private'] },
      { ...part, name: 'shell', reach: ['execute'] },
    ];
    const quiet = layOut({ parts: parts as unknown as Report['map']['parts'], omitted: 0 }); // The names are not redacted here.
    assert.deepEqual(
      quiet.boxes.map(({ side, dangerous }) => [side, dangerous]),
      [
        ['in', false],
        ['out', false],
      ],
    );
    const withWeb = [...parts, { ...part, name: 'web', reach: ['untrusted', 'egress'] }];
    const loud = layOut({ parts: withWeb as unknown as Report['map']['parts'], omitted: 0 });
    assert.ok(loud.boxes.every(({ dangerous }) => dangerous));
  });
});

describe('side by side', () => {
  it('pairs lines with any line break, and marks those that differ', () => {
    const lines = pairLines('a\r\nb\r\nc', 'a\r\nREDACTED-key-1\r\nc');
    assert.deepEqual(
      lines.map(({ changed }) => changed),
      [false, true, false],
    );
    assert.equal(nearChanges(lines, 0).length, 1);
  });

  it('separates masks from the rest of a line', () => {
    assert.deepEqual(maskedPieces('"a": "REDACTED-github-token-1"'), [
      { text: '"a": "', masked: false },
      { text: 'REDACTED-github-token-1', masked: true },
      { text: '"', masked: false },
    ]);
  });
});
