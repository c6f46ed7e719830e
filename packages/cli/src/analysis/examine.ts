import { analyze, analyzeWithoutTrials, describeProblem, identify, type Subject } from '@agent-grade/engine';
import type { Standing } from '../discovery/names.ts';
import type { Source, Unreadable } from './source.ts';

/** What became of one file; null where a guess was wrong: it is no agent's file. */
export type Outcome = Subject | Unreadable | null;

/** Whether anybody will see what to fix first, for which patches are tried. */
export type Effort = keyof typeof analyzers;
const analyzers = { tried: analyze, untried: analyzeWithoutTrials } as const;

/** A report, or one sentence on why there is none. */
export function examine(source: Source | Unreadable, standing: Standing, effort: Effort): Outcome {
  if (standing === 'guessed' && !isLikely(source)) return null;
  return examineSource(source, effort);
}

/** A report of a file that somebody asked for, or why there is none. */
export function examineSource(source: Source | Unreadable, effort: Effort): Subject | Unreadable {
  if ('reason' in source) return source;
  const { title, content, format } = source;
  const analyzed = analyzers[effort];
  const analysis = analyzed({ content, format, ...(title === '<stdin>' ? {} : { sourceFilename: title }) });
  if (analysis.kind === 'report') return { title, report: analysis.report };
  return { title, reason: describeProblem(analysis.problem) };
}

/** Words of which every agent's configuration has one: a text without any need not be parsed. */
const hints =
  /agent|mcp|tool|prompt|instruction|permission|allow|approv|hook|model|server|skill|role|persona|assistant|flow/i;

function isLikely(source: Source | Unreadable): boolean {
  if ('reason' in source || !hints.test(source.content)) return false;
  const { title, content, format } = source;
  return identify({ content, format, sourceFilename: title }) !== null;
}
