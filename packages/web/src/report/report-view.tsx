import type { ReportedFinding } from '@agent-grade/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Location } from '../editor/surface.ts';
import type { Reading } from '../session.ts';
import { type ExportFormat, exportReport } from './export.ts';
import { usePrinting } from './printing.ts';
import { type TabId, tabsOf } from './report-tabs.tsx';
import { Summary } from './summary.tsx';
import { SuppressedPanel, suppressedTitle } from './suppressed-panel.tsx';
import type { PageSuppression, SuppressionState } from './suppressions.ts';
import { Tabs } from './tabs.tsx';
import { useSuppression } from './use-suppression.ts';

interface ReportViewProps {
  readonly reading: Reading;
  readonly earlier: Reading | null;
  readonly stale: boolean;
  /** Fingerprint of the finding to open and scroll to. */
  readonly opened: string | null;
  readonly onOpen: (fingerprint: string) => void;
  /** False for a shared report, which has no original text. */
  readonly hasOriginal: boolean;
  /** Null for a shared report. */
  readonly suppressionState: SuppressionState | null;
  readonly onReveal: ((place: Location) => void) | null;
  readonly onApply: ((findings: readonly ReportedFinding[]) => void) | null;
  readonly onChooseEarlier: ((file: File) => void) | null;
  readonly compareSentence: string;
  readonly onShare: (() => void) | null;
  readonly children?: ComponentChildren;
}

const exports = [
  { format: 'json', text: 'JSON' },
  { format: 'sarif', text: 'SARIF' },
  { format: 'markdown', text: 'Markdown' },
] as const satisfies readonly { format: ExportFormat; text: string }[];

/** Suppressed findings are excluded everywhere: in the summary, the score, the comparison and the downloads. */
export function ReportView(props: ReportViewProps) {
  const { reading, earlier, stale, opened, suppressionState } = props;
  const [tab, setTab] = useState<TabId>('findings');
  const printing = usePrinting();
  const suppressions = suppressionState?.suppressions ?? none;
  const result = useSuppression(reading.report, suppressions);
  const before = useSuppression(earlier?.report ?? reading.report, suppressions).report;
  const shown = useMemo(
    () => ({ text: reading.report.sanitizedConfig, language: reading.submission.language }),
    [reading.report],
  );
  useEffect(() => {
    if (opened !== null) setTab('findings');
  }, [opened]);
  const parts = {
    ...props,
    result,
    earlier: earlier && before,
    shown,
    printing,
    onSuppress: suppressionState && suppressWith(suppressionState),
  };
  return (
    <div class="report">
      <Summary result={result} stale={stale} />
      {earlier !== null && (
        <p class="since">
          {describeChange(before.score, result.report.score)}{' '}
          <button type="button" class="link-button" onClick={() => setTab('compare')}>
            What changed
          </button>
        </p>
      )}
      <div class="report-actions no-print">
        <span class="quiet">Download</span>
        {exports.map(({ format, text }) => (
          <button key={format} type="button" class="button small" onClick={() => exportReport(reading, result, format)}>
            {text}
          </button>
        ))}
        <button type="button" class="button small" onClick={() => print()}>
          Print
        </button>
        {props.onShare !== null && (
          <button type="button" class="button small" onClick={props.onShare}>
            Share…
          </button>
        )}
      </div>
      {props.children}
      {suppressionState !== null && suppressions.length > 0 && (
        <SuppressedPanel
          suppressions={suppressions}
          result={result}
          onRemove={(fingerprint) => {
            suppressionState.onReportAgain(fingerprint);
            focusOn(suppressions.length > 1 ? `#${suppressedTitle}` : '.report [role="tab"][aria-selected="true"]');
          }}
        />
      )}
      <Tabs label="Parts of the report" tabs={tabsOf(parts)} selected={tab} onSelect={setTab} printing={printing} />
    </div>
  );
}

const none: readonly PageSuppression[] = [];

/** The card that had the focus is gone: moves the keyboard focus to the list of suppressed findings, without scrolling. */
function suppressWith({ onSuppress }: SuppressionState) {
  return (suppression: PageSuppression): void => {
    onSuppress(suppression);
    focusOn(`#${suppressedTitle}`);
  };
}

function focusOn(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
}

function describeChange(before: number, after: number): string {
  if (after > before) return `Better than before: ${before} → ${after}.`;
  return after < before ? `Worse than before: ${before} → ${after}.` : `The same score as before: ${after}.`;
}
