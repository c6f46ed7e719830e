import type { ReportedFinding } from '@agent-grade/engine';
import { applyPatch } from '@agent-grade/engine/patch';
import { useEffect, useRef, useState } from 'preact/hooks';
import { guessLanguage } from './analysis/language.ts';
import { analyse as send } from './analysis/send.ts';
import { bytesOf, type Language, type Submission } from './analysis/submission.ts';
import { Editor } from './editor/editor.tsx';
import type { Surface } from './editor/surface.ts';
import { Examples } from './examples/examples.tsx';
import { readFile } from './files/read-file.ts';
import { together } from './patch/together.ts';
import { ReportView } from './report/report-view.tsx';
import { ShareDialog } from './report/share.tsx';
import { StatusLine } from './status-line.tsx';
import { Toolbar } from './toolbar.tsx';
import { useAcceptances } from './use-acceptances.ts';
import { useAnalysis } from './use-analysis.ts';
import { useDrop } from './use-drop.ts';

/** The analyzer. The text lives in the editor; what is sent, and when, is decided here. */
export function App() {
  const { session, tell, run } = useAnalysis();
  const surface = useRef<Surface | null>(null);
  const report = useRef<HTMLElement>(null);
  const [filename, setFilename] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Language | null>(null);
  const [guessed, setGuessed] = useState<Language>('json');
  const [bytes, setBytes] = useState(0);
  const [sentence, setSentence] = useState('');
  const [compareSentence, setCompareSentence] = useState('');
  const [sharing, setSharing] = useState(false);
  const suppressing = useAcceptances();
  const language = chosen ?? guessed;
  const { phase, current, earlier, edited, opened } = session;
  const busy = phase.kind === 'sending' || phase.kind === 'waiting';

  const text = (): string => surface.current?.text() ?? '';
  const look = (name: string | null): void => {
    setBytes(bytesOf(text()));
    setGuessed(guessLanguage(text(), name));
  };
  const load = (content: string, name: string | null): void => {
    surface.current?.load(content);
    setFilename(name);
    setChosen(null);
    look(name);
    tell({ kind: 'replaced' });
  };
  const analyse = async (): Promise<void> => {
    if (busy) return;
    surface.current?.clearMarks();
    setSharing(false);
    const submission: Submission = { content: text(), language: chosen ?? guessLanguage(text(), filename), filename };
    const outcome = await run(submission);
    if (outcome?.kind === 'report') {
      const { grade, score, findings } = outcome.report;
      setSentence(`Analysed: grade ${grade}, ${score} of 100, ${findings.length} findings.`);
      surface.current?.mark(findings);
      if (!isWide()) report.current?.scrollIntoView();
    }
    if (outcome?.kind === 'problem' && outcome.problem.line !== null) {
      surface.current?.markProblem(outcome.problem.line, outcome.problem.column ?? 1, outcome.problem.detail);
    }
  };
  const open = async (file: File): Promise<void> => {
    const reading = await readFile(file);
    if (reading.kind === 'text') load(reading.text, reading.filename);
    setSentence(reading.kind === 'text' ? `${reading.filename} is in the editor.` : '');
    if (reading.kind === 'refused') tell({ kind: 'failed', phase: fileProblem(file.name, reading.sentence) });
  };
  const apply = (findings: readonly ReportedFinding[]): void => {
    const patched = edited ? null : applyPatch(text(), current?.submission.language ?? language, together(findings));
    if (patched === null) {
      setSentence('');
      tell({ kind: 'failed', phase: fileProblem('Nothing was applied', edited ? staleSentence : misfitSentence) });
      return;
    }
    surface.current?.amend(patched.text);
    look(filename);
    tell({ kind: 'edited' });
    analyse();
  };
  /** Also where it was opened before and closed since. */
  const pick = (fingerprint: string): void => {
    tell({ kind: 'opened', fingerprint: null });
    setTimeout(() => tell({ kind: 'opened', fingerprint }), 0);
  };
  const compareWith = async (file: File): Promise<void> => {
    const reading = await readFile(file);
    if (reading.kind === 'refused') return setCompareSentence(`${file.name}: ${reading.sentence}`);
    const submission = { content: reading.text, language: guessLanguage(reading.text, file.name), filename: file.name };
    const outcome = await send(submission);
    if (outcome.kind !== 'report') return setCompareSentence(`${file.name} could not be analysed.`);
    tell({ kind: 'baseline', reading: { report: outcome.report, json: outcome.json, submission } });
    setCompareSentence(`Compared with ${file.name}.`);
  };
  const dropping = useDrop(open);
  useEffect(() => surface.current?.setLanguage(language), [language]);

  return (
    <div class="analyzer" data-dropping={dropping}>
      <section class="writing no-print" aria-label="Configuration">
        <h1>Is this agent configured safely?</h1>
        <p class="quiet intro">
          Paste, drop or choose the configuration of an AI agent. Nothing is sent before you press Analyse, and nothing
          is stored.
        </p>
        <Toolbar
          filename={filename}
          language={language}
          onFile={open}
          onForget={() => setFilename(null)}
          onLanguage={setChosen}
        />
        <Editor
          onSurface={(next) => {
            surface.current = next;
            next.setLanguage(language);
            if (session.current !== null && !edited) next.mark(session.current.report.findings);
          }}
          onEdit={() => {
            look(filename);
            tell({ kind: 'edited' });
          }}
          onSubmit={analyse}
          onPick={pick}
        />
        <div class="send-bar">
          <button type="button" class="button primary analyse" aria-disabled={busy} onClick={analyse}>
            {phase.kind === 'sending' ? 'Analysing …' : 'Analyse'}
          </button>
          <span class="quiet hint">
            <kbd>Ctrl</kbd> <kbd>Enter</kbd>
          </span>
          <span class="quiet size">{describeSize(bytes)}</span>
        </div>
        <StatusLine phase={phase} sentence={sentence} onWaited={() => tell({ kind: 'waited' })} onRetry={analyse} />
      </section>
      <section class="reading" aria-label="Report" ref={report}>
        {current === null ? (
          <Examples onExample={({ content, filename: name }) => load(content, name)} />
        ) : (
          <ReportView
            key={current.json}
            reading={current}
            earlier={earlier}
            stale={edited}
            opened={opened}
            onOpen={pick}
            hasOriginal={true}
            onReveal={(place) => surface.current?.reveal(place)}
            onApply={apply}
            suppressing={suppressing}
            onChooseEarlier={compareWith}
            compareSentence={compareSentence}
            onShare={() => setSharing(true)}
          >
            {sharing && <ShareDialog submission={current.submission} onClose={() => setSharing(false)} />}
          </ReportView>
        )}
      </section>
    </div>
  );
}

const staleSentence = 'The text has changed since the report. Analyse it again, then apply.';
const misfitSentence = 'The patch does not fit this text. Copy it and change the text by hand.';

const isWide = (): boolean => matchMedia('(min-width: 64rem)').matches;

const fileProblem = (title: string, detail: string) => ({
  kind: 'problem' as const,
  problem: { code: 'refused_here', title, detail, line: null, column: null },
});

const describeSize = (bytes: number): string =>
  bytes < 1_000 ? `${bytes} bytes of 1 MB` : `${Math.round(bytes / 1024).toLocaleString('en')} KB of 1 MB`;
