import { Editor } from './editor/editor.tsx';
import { StatusLine } from './status-line.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Analyzer } from './use-analyzer.ts';

interface TextPanelProps {
  readonly analyzer: Analyzer;
  readonly onPick: (fingerprint: string) => void;
}

/** The editor with the button that starts the analysis. */
export function TextPanel({ analyzer, onPick }: TextPanelProps) {
  const { text, session, dispatch, busy, analyse } = analyzer;
  const { phase, current, edited } = session;
  return (
    <section class="text-panel no-print" aria-label="Configuration">
      <h1>Is this agent configured safely?</h1>
      <p class="quiet intro">
        Paste, drop or choose the configuration of an AI agent. Nothing is sent until you press Analyse, and nothing is
        stored.
      </p>
      <Toolbar
        filename={text.filename}
        language={text.language}
        onFile={analyzer.open}
        onForget={text.forgetName}
        onLanguage={text.chooseLanguage}
      />
      <Editor
        onSurface={(surface) => {
          text.surface.current = surface;
          surface.setLanguage(text.language);
          if (current !== null && !edited) surface.mark(current.report.findings);
        }}
        onEdit={() => {
          text.edited();
          dispatch({ kind: 'edited' });
        }}
        onSubmit={analyse}
        onPick={onPick}
      />
      <div class="send-bar">
        <button type="button" class="button primary analyse" aria-disabled={busy} onClick={analyse}>
          {phase.kind === 'sending' ? 'Analysing …' : 'Analyse'}
        </button>
        <span class="quiet hint">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
        <span class="quiet size">{describeSize(text.bytes)}</span>
      </div>
      <StatusLine
        phase={phase}
        sentence={analyzer.sentence}
        onWaited={() => dispatch({ kind: 'waited' })}
        onRetry={analyse}
      />
    </section>
  );
}

const describeSize = (bytes: number): string =>
  bytes < 1_000 ? `${bytes} bytes of 1 MB` : `${Math.round(bytes / 1024).toLocaleString('en')} KB of 1 MB`;
