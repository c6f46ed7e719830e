import { analyze, analyzeWithoutTrials, describeProblem, identify, type Subject } from '@agent-grade/engine';
import type { SelectedBy } from '../discovery/names.ts';
import { cannotBeRead, type Source, type Unreadable } from './source.ts';

/** The result for one file; null if the file was only a candidate and is not an agent configuration. */
export type Outcome = Subject | Unreadable | null;

/** Whether to list the patches that gain most, for which the engine tries each. */
export type PatchTrials = keyof typeof analyzers;
const analyzers = { 'with-trials': analyze, 'without-trials': analyzeWithoutTrials } as const;

/** The report on a file, or the reason why there is none. Candidates whose content shows no agent give null. */
export function examine(source: Source | Unreadable, selectedBy: SelectedBy, patchTrials: PatchTrials): Outcome {
  if (selectedBy === 'extension' && !isLikely(source)) return null;
  return examineSource(source, patchTrials);
}

/** The report on a file that is analysed whatever its content, or the reason why there is none. */
export function examineSource(source: Source | Unreadable, patchTrials: PatchTrials): Subject | Unreadable {
  if ('reason' in source) return source;
  const { title, content, format } = source;
  const analyzed = analyzers[patchTrials];
  const analysis = analyzed({ content, format, ...(title === '<stdin>' ? {} : { sourceFilename: title }) });
  if (analysis.kind === 'report') return { title, report: analysis.report };
  return { title, reason: describeProblem(analysis.problem) };
}

/** Words of which every agent configuration contains one: a text without any of them need not be parsed. */
const agentWords =
  /agent|mcp|tool|prompt|instruction|permission|allow|approv|hook|model|server|skill|role|persona|assistant|flow/i;

/** A file that cannot be read at all may be one, so it is reported. */
function isLikely(source: Source | Unreadable): boolean {
  if ('reason' in source) return source.reason === cannotBeRead;
  if (!agentWords.test(source.content)) return false;
  const { title, content, format } = source;
  return identify({ content, format, sourceFilename: title }) !== null;
}
