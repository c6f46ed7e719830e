import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { analyze } from './analyze.ts';
import type { Input } from './input.ts';
import { rules } from './rules/index.ts';

const input: Input = {
  content: readFileSync(new URL('./formats/mcp-client/samples/risky.json', import.meta.url), 'utf8'),
  format: 'json',
};

describe('an analysis with a rule observer', () => {
  it('reports the start and end of each rule in order, and returns the same report', () => {
    const heard: string[] = [];
    const watched = analyze(input, (rule) => {
      heard.push(`${rule} starts`);
      return () => heard.push(`${rule} ends`);
    });
    assert.deepEqual(watched, analyze(input));
    // The text that remains after a patch is analysed with the same observer.
    assert.ok(heard.length > rules.length * 2);
    const once = rules.flatMap(({ id }) => [`${id} starts`, `${id} ends`]);
    assert.deepEqual(heard, Array.from({ length: heard.length / once.length }, () => once).flat());
  });
});
