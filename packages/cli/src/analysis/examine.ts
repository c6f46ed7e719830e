import { analyze, analyzeWithoutTrials, describeProblem, identify, type Subject } from '@agent-grade/engine';
import type { Standing } from '../discovery/names.ts';
import type { Source, Unreadable } from './source.ts';

/** The result for one file; null if the file was only a candidate and is not an agent configuration. */
export type Outcome = Subject | Unreadable | null;

/** Whether to compute what to fix first, for which the engine tries each patch. */
export type Effort = keyof typeof analyzers;
const analyzers = { tried: analyze, untried: analyzeWithoutTrials } as const;

/** The report on a file, or the reason why there is none. Candidates whose content shows no agent give null. */
export function examine(source: Source | Unreadable, standing: Standing, effort: Effort): Outcome {
  if (standing === 'guessed' && !isLikely(source)) return null;
  return examineSource(source, effort);
}

/** The report on a file that is analysed whatever its content, or the reason why there is none. */
export function examineSource(source: Source | Unreadable, effort: Effort): Subject | Unreadable {
  if ('reason' in source) return source;
  const { title, content, format } = source;
  const analyzed = analyzers[effort];
  const analysis = analyzed({ content, format, ...(title === '<stdin>' ? {} : { sourceFilename: title }) });
  if (analysis.kind === 'report') return { title, report: analysis.report };
  return { title, reason: describeProblem(analysis.problem) };
}

/** Words of which every agent configuration contains one: a text without any of them need not be parsed. */
const hints =
  /agent|mcp|tool|prompt|instruction|permission|allow|approv|hook|model|server|skill|role|persona|assistant|flow/i;

function isLikely(source: Source | Unreadable): boolean {
  if ('reason' in source || !hints.test(source.content)) return false;
  const { title, content, format } = source;
  return identify({ content, format, sourceFilename: title }) !== null;
}
