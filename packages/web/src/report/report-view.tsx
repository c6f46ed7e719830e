import { type ReportedFinding, suppress } from '@agent-grade/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Reading } from '../session.ts';
import { ComparePanel } from './compare-panel.tsx';
import { type ExportFormat, exportReport } from './export.ts';
import type { FindingActions } from './finding-card.tsx';
import { Findings } from './findings.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { MapPanel } from './map-panel.tsx';
import { usePrinting } from './printing.ts';
import { SanitizedPanel } from './sanitized-panel.tsx';
import { ScorePanel } from './score-panel.tsx';
import { Summary } from './summary.tsx';
import { SuppressedPanel, suppressedTitle } from './suppressed-panel.tsx';
import type { Acceptance, Suppressing } from './suppressions.ts';
import { type Tab, Tabs } from './tabs.tsx';

type TabId = 'findings' | 'score' | 'map' | 'limits' | 'sanitized' | 'compare';

interface ReportViewProps extends Omit<FindingActions, 'onSuppress'> {
  readonly reading: Reading;
  readonly earlier: Reading | null;
  readonly stale: boolean;
  readonly opened: string | null;
  /** False for a shared report, which comes without the text it is about. */
  readonly hasOriginal: boolean;
  /** Null for a shared report. */
  readonly suppressing: Suppressing | null;
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

export function ReportView(props: ReportViewProps) {
  const { reading, earlier, stale, opened, suppressing } = props;
  const [tab, setTab] = useState<TabId>('findings');
  const printing = usePrinting();
  const acceptances = suppressing?.acceptances ?? none;
  const result = useMemo(() => suppress(reading.report, acceptances, null), [reading.report, acceptances]);
  const left = useMemo(() => {
    const suppressed = new Set(result.suppressed.map(({ finding }) => finding));
    return reading.report.findings.filter((finding) => !suppressed.has(finding));
  }, [result]);
  useEffect(() => {
    if (opened !== null) setTab('findings');
  }, [opened]);
  return (
    <div class="report">
      <Summary report={reading.report} stale={stale} />
      {earlier !== null && (
        <p class="since">
          {describeChange(earlier.report.score, reading.report.score)}{' '}
          <button type="button" class="link-button" onClick={() => setTab('compare')}>
            What changed
          </button>
        </p>
      )}
      <div class="report-actions no-print">
        <span class="quiet" id="export-label">
          Download
        </span>
        {exports.map(({ format, text }) => (
          <button key={format} type="button" class="button small" onClick={() => exportReport(reading, format)}>
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
      {suppressing !== null && acceptances.length > 0 && (
        <SuppressedPanel
          acceptances={acceptances}
          result={result}
          onRemove={(fingerprint) => {
            suppressing.onReportAgain(fingerprint);
            focusOn(acceptances.length > 1 ? `#${suppressedTitle}` : '.report [role="tab"][aria-selected="true"]');
          }}
        />
      )}
      <Tabs
        label="Parts of the report"
        tabs={tabsOf(props, left, printing)}
        selected={tab}
        onSelect={setTab}
        printing={printing}
      />
    </div>
  );
}

const none: readonly Acceptance[] = [];

/** The card that was worked on is gone: whoever uses a keyboard goes on where it is listed, and the view stays. */
function suppressWith({ onSuppress }: Suppressing) {
  return (acceptance: Acceptance): void => {
    onSuppress(acceptance);
    focusOn(`#${suppressedTitle}`);
  };
}

function focusOn(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
}

/** `left` are the findings that are not suppressed, with the points they take in the report as it was answered. */
function tabsOf(props: ReportViewProps, left: readonly ReportedFinding[], printing: boolean): readonly Tab<TabId>[] {
  const { reading, earlier, opened, hasOriginal, onReveal, onApply, suppressing } = props;
  const { onChooseEarlier, compareSentence } = props;
  const { report } = reading;
  const all: readonly (Tab<TabId> | null)[] = [
    {
      id: 'findings',
      title: `Findings ${left.length}`,
      content: () =>
        left.length === 0 && report.findings.length > 0 ? (
          <p class="notice">Every finding is suppressed.</p>
        ) : (
          <Findings
            findings={left}
            opened={opened}
            printing={printing}
            onReveal={onReveal}
            onApply={onApply}
            onSuppress={suppressing && suppressWith(suppressing)}
          />
        ),
    },
    { id: 'score', title: 'Score', content: () => <ScorePanel report={report} /> },
    { id: 'map', title: 'Map', content: () => <MapPanel map={report.map} onReveal={onReveal} /> },
    { id: 'limits', title: 'Protections and limits', content: () => <LimitsPanel report={report} /> },
    {
      id: 'sanitized',
      title: 'Sanitized',
      content: () => <SanitizedPanel reading={reading} hasOriginal={hasOriginal} printing={printing} />,
    },
    onChooseEarlier === null
      ? null
      : {
          id: 'compare',
          title: 'Compare',
          content: () => (
            <ComparePanel current={reading} earlier={earlier} onChoose={onChooseEarlier} sentence={compareSentence} />
          ),
        },
  ];
  return all.filter((tab) => tab !== null);
}

function describeChange(before: number, after: number): string {
  if (after > before) return `Better than before: ${before} → ${after}.`;
  return after < before ? `Worse than before: ${before} → ${after}.` : `The same score as before: ${after}.`;
}
