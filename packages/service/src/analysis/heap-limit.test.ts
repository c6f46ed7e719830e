import assert from 'node:assert/strict';
import { totalmem } from 'node:os';
import { describe, it } from 'node:test';
import { heapMegabytes, memoryBytes } from './heap-limit.ts';

const megabytes = (count: number): number => count * 2 ** 20;

describe('the heap of an analysis thread', () => {
  it('takes a quarter of the memory, but never too little for the worst text nor more than helps', () => {
    assert.equal(heapMegabytes(megabytes(512), 1), 192);
    assert.equal(heapMegabytes(megabytes(1024), 1), 256);
    assert.equal(heapMegabytes(megabytes(2048), 1), 512);
    assert.equal(heapMegabytes(megabytes(65_536), 1), 512);
  });

  it('is divided among the threads of all processes', () => {
    assert.equal(heapMegabytes(megabytes(4096), 4), 256);
    assert.equal(heapMegabytes(megabytes(4096), 63), 192);
  });

  it('is never measured by more memory than there is', () => {
    assert.ok(memoryBytes() > 0 && memoryBytes() <= totalmem());
  });
});
