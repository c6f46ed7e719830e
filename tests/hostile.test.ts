import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { analyze } from '@agent-grade/engine';
import { hostileTexts, megabyte, writeHostile } from '../bench/hostile-texts.ts';

/** Texts that are refused are refused at once, by counting. For the others a fifth of the size is as conclusive as the whole, in a fifth of the time. */
const readBytes = megabyte / 5;

/** Characters of the report per character of text in the worst case: a finding for every dozen characters. */
const reportFactorMax = 200;

describe('a text designed to be slow or large', () => {
  for (const text of hostileTexts) {
    const { title, format, refused } = text;
    it(refused === undefined ? `is read: ${title}` : `is refused as ${refused}: ${title}`, () => {
      const content = writeHostile(text, refused === undefined ? readBytes : megabyte);
      const analysis = analyze({ content, format });
      assert.equal(analysis.kind === 'problem' ? analysis.problem.code : undefined, refused);
      if (analysis.kind === 'problem') return;
      assert.ok(JSON.stringify(analysis.report).length < content.length * reportFactorMax);
    });
  }
});

describe('lists longer than the maximum number of arguments of a call', () => {
  for (const title of [
    'a long list where a description is expected',
    'a long list of allowed values',
    'arguments of one letter',
  ]) {
    it(title, () => {
      const text = hostileTexts.find((candidate) => candidate.title === title);
      assert.ok(text !== undefined);
      assert.equal(analyze({ content: writeHostile(text, megabyte / 2), format: text.format }).kind, 'report');
    });
  }
});
