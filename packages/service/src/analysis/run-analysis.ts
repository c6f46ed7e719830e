import { performance } from 'node:perf_hooks';
import { analyze, describeProblem, type Input } from '@agent-grade/engine';
import type { Answer } from './analyser.ts';

const encoder = new TextEncoder();

/** Runs one analysis in the current thread, from the text to the bytes of the answer. */
export function runAnalysis(input: Input): Answer {
  const ruleMs = new Map<string, number>();
  const analysis = analyze(input, (rule) => {
    const start = performance.now();
    return () => ruleMs.set(rule, (ruleMs.get(rule) ?? 0) + performance.now() - start);
  });
  if (analysis.kind === 'report')
    return {
      kind: 'report',
      bytes: encoder.encode(JSON.stringify(analysis.report)),
      ownKeys: analysis.ownKeys,
      ruleMs,
    };
  const { problem } = analysis;
  return { kind: 'problem', code: problem.code, detail: describeProblem(problem), ...problem.position };
}
