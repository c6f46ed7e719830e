import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { escapeStep, toPointer } from './pointer.ts';
import type { Step } from './span.ts';

describe('toPointer', () => {
  const table: readonly [path: readonly Step[], pointer: string][] = [
    [[], ''],
    [[''], '/'],
    [['mcpServers', 'github', 'args', 0], '/mcpServers/github/args/0'],
    [['a/b', 'c~d'], '/a~1b/c~0d'],
    [['~1'], '/~01'],
    [['__proto__', ' ', 'é"\\'], '/__proto__/ /é"\\'],
  ];
  for (const [path, pointer] of table) {
    it(`writes ${JSON.stringify(path)} as ${JSON.stringify(pointer)}`, () => {
      assert.equal(toPointer(path), pointer);
    });
  }

  it('gives different paths different pointers', () => {
    assert.notEqual(escapeStep('a/b'), escapeStep('a~1b'));
    assert.notEqual(toPointer(['a', 'b']), toPointer(['a/b']));
  });
});
