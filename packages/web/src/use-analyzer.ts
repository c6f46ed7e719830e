import type { Report, ReportedFinding } from '@agent-grade/engine';
import { applyPatch } from '@agent-grade/engine/patch';
import { useRef, useState } from 'preact/hooks';
import type { Outcome } from './analysis/send.ts';
import { readFile } from './files/read-file.ts';
import { combinePatches } from './patch/combine-patches.ts';
import { useAnalysis } from './use-analysis.ts';
import { type EditedText, useText } from './use-text.ts';

export type Analyzer = ReturnType<typeof useAnalyzer>;

/** The state and actions of the analyzer page. */
export function useAnalyzer() {
  const text = useText();
  const { session, dispatch, run } = useAnalysis();
  const report = useRef<HTMLElement>(null);
  const [sentence, setSentence] = useState('');
  const [sharing, setSharing] = useState(false);
  const busy = session.phase.kind === 'sending' || session.phase.kind === 'waiting';

  const refuse = (title: string, detail: string): void => {
    setSentence('');
    const problem = { code: 'refused_here', title, detail, line: null, column: null };
    dispatch({ kind: 'failed', phase: { kind: 'problem', problem } });
  };
  const load = (content: string, name: string | null): void => {
    text.load(content, name);
    dispatch({ kind: 'replaced' });
  };
  const analyse = async (): Promise<void> => {
    if (busy) return;
    text.surface.current?.clearMarks();
    setSharing(false);
    const outcome = await run(text.submission());
    if (outcome?.kind === 'report') {
      setSentence(describe(outcome.report));
      if (!isWide()) report.current?.scrollIntoView();
    }
    mark(text, outcome);
  };
  const open = async (file: File): Promise<void> => {
    const reading = await readFile(file);
    if (reading.kind === 'refused') return refuse(file.name, reading.sentence);
    load(reading.text, reading.filename);
    setSentence(`${reading.filename} is in the editor.`);
  };
  const apply = (findings: readonly ReportedFinding[]): void => {
    const language = session.current?.submission.language ?? text.language;
    const patched = session.edited ? null : applyPatch(text.content(), language, combinePatches(findings));
    if (patched === null) {
      refuse('Nothing was applied', session.edited ? staleSentence : misfitSentence);
      return;
    }
    text.amend(patched.text);
    dispatch({ kind: 'edited' });
    analyse();
  };
  return { text, session, dispatch, report, sentence, sharing, setSharing, busy, load, analyse, open, apply };
}

const staleSentence = 'The text has changed since the report. Analyse it again, then apply the patch.';
const misfitSentence = 'The patch cannot be applied to this text. Copy it and change the text by hand.';

const isWide = (): boolean => matchMedia('(min-width: 64rem)').matches;

const describe = ({ grade, score, findings }: Report): string =>
  `Analysed: grade ${grade}, ${score} of 100, ${findings.length} findings.`;

/** Marks the findings in the editor, or the place where the text does not parse. */
function mark({ surface }: EditedText, outcome: Outcome | null): void {
  if (outcome?.kind === 'report') surface.current?.mark(outcome.report.findings);
  if (outcome?.kind !== 'problem') return;
  const { line, column, detail } = outcome.problem;
  if (line !== null) surface.current?.markProblem(line, column ?? 1, detail);
}
