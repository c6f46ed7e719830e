import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bodyOf, bytesOf, labelOf } from './submission.ts';

describe('submission', () => {
  it('counts UTF-8 bytes, even beyond the limit', () => {
    assert.equal(bytesOf('aé漢😀'), 10);
    assert.equal(bytesOf('é'.repeat(1_100_000)), 2_200_000);
  });

  it('sends no empty file name, and truncates a long one to its end', () => {
    assert.deepEqual(JSON.parse(bodyOf({ content: 'a', language: 'yaml', filename: null })), {
      content: 'a',
      format: 'yaml',
    });
    assert.equal([...labelOf(`${'😀'.repeat(300)}mcp.json`)].length, 255);
    assert.ok(labelOf(`${'a'.repeat(300)}mcp.json`).endsWith('mcp.json'));
  });
});
