import { analyze, describeProblem, type Subject } from '@agent-grade/engine';
import { findFiles, formatOf, readSource, type Source, type Unreadable } from './files.ts';
import type { Terminal } from './terminal.ts';

const standardInput = '<stdin>';

/** The texts that paths stand for: files, the known files of folders, standard input. */
export async function gather(paths: readonly string[], terminal: Terminal): Promise<readonly (Source | Unreadable)[]> {
  const sources: (Source | Unreadable)[] = [];
  for (const path of paths) {
    if (path !== '-') {
      sources.push(...findFiles(path).map(readSource));
      continue;
    }
    const content = await terminal.standardInput();
    sources.push({ title: standardInput, content, format: formatOf('', content) });
  }
  return sources;
}

/** A report, or one sentence on why there is none. */
export function examine(source: Source | Unreadable): Subject | Unreadable {
  if ('reason' in source) return source;
  const { title, content, format } = source;
  const analysis = analyze({ content, format, ...(title === standardInput ? {} : { sourceFilename: title }) });
  if (analysis.kind === 'report') return { title, report: analysis.report };
  const { position } = analysis.problem;
  const where = position === null ? '' : ` (line ${position.line}, column ${position.column})`;
  return { title, reason: `${describeProblem(analysis.problem)}${where}` };
}
