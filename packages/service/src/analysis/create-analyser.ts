import type { Analyser } from './analyser.ts';
import { createPool, type PoolLimits } from './pool.ts';
import { runAnalysis } from './run-analysis.ts';

/** Up to this size an analysis takes a few milliseconds, less than passing it to another thread would cost. */
export const inlineBytesMax = 65_536;

const inline: Analyser = { analyse: async (input) => runAnalysis(input), close: async () => {} };

/** Analyses small texts in this thread and large ones on the pool. */
export function createAnalyser(limits: PoolLimits): Analyser {
  const pool = createPool(limits);
  return {
    analyse: (input) => (isSmall(input.content) ? inline : pool).analyse(input),
    close: () => pool.close(),
  };
}

const isSmall = (text: string): boolean => text.length <= inlineBytesMax && Buffer.byteLength(text) <= inlineBytesMax;
