import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { analyze, type Input } from './analyze.ts';
import { rules } from './rules/index.ts';

const input: Input = {
  content: readFileSync(new URL('./formats/mcp-client/samples/risky.json', import.meta.url), 'utf8'),
  format: 'json',
};

describe('an analysis that is watched', () => {
  it('tells which rule starts and ends, one after the other, and answers the same', () => {
    const heard: string[] = [];
    const watched = analyze(input, (rule) => {
      heard.push(`${rule} starts`);
      return () => heard.push(`${rule} ends`);
    });
    assert.deepEqual(watched, analyze(input));
    // What is left after a patch is looked at in the same way.
    assert.ok(heard.length > rules.length * 2);
    const once = rules.flatMap(({ id }) => [`${id} starts`, `${id} ends`]);
    assert.deepEqual(heard, Array.from({ length: heard.length / once.length }, () => once).flat());
  });
});
