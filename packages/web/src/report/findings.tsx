import type { ReportedFinding } from '@agent-grade/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { WindowedList } from '../list/windowed-list.tsx';
import { arrange, everything, type Grouping, type Row, type View } from './arrange.ts';
import { type FindingActions, FindingCard } from './finding-card.tsx';
import type { ShownText } from './patch-view.tsx';
import { countBySeverity, type Severity, severities } from './severities.ts';
import { SeverityIcon } from './severity-badge.tsx';

interface FindingsProps extends FindingActions {
  readonly findings: readonly ReportedFinding[];
  readonly shown: ShownText;
  /** Fingerprint of the finding to open and scroll to. */
  readonly opened: string | null;
  readonly printing: boolean;
}

const groupings = [
  { id: 'severity', text: 'Most severe first' },
  { id: 'rule', text: 'By rule' },
  { id: 'place', text: 'By location' },
] as const satisfies readonly { id: Grouping; text: string }[];

export function Findings({ findings, shown, opened, printing, ...actions }: FindingsProps) {
  const [view, setView] = useState<View>(everything);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(findings.slice(0, 1).map((first) => first.fingerprint)),
  );
  const rows = useMemo(() => arrange(findings, printing ? everything : view), [findings, view, printing]);
  useEffect(() => {
    if (opened === null) return;
    setOpen((old) => new Set([...old, opened]));
    // Clears the filter if it hides the finding to show.
    if (!arrange(findings, view).some(({ key }) => key === opened)) setView({ ...everything, grouping: view.grouping });
  }, [opened]);
  const toggle = (key: string): void => {
    setOpen((old) => new Set(old.has(key) ? [...old].filter((other) => other !== key) : [...old, key]));
  };
  return (
    <>
      <Filters findings={findings} view={view} onView={setView} />
      <p class="visually-hidden" role="status">
        {rows.filter(({ kind }) => kind === 'finding').length} of {findings.length} findings shown
      </p>
      {rows.length === 0 && <p class="notice">No findings match. Select more severities or change the filter text.</p>}
      <WindowedList items={rows} label="Findings" estimate={estimate} revealed={opened} whole={printing}>
        {(row) =>
          row.kind === 'heading' ? (
            <Heading row={row} />
          ) : (
            <FindingCard
              finding={row.finding}
              shown={shown}
              brief={printing && findings.length > detailedMax}
              open={printing || open.has(row.key)}
              current={row.key === opened}
              onToggle={() => toggle(row.key)}
              {...actions}
            />
          )
        }
      </WindowedList>
    </>
  );
}

/** When printing more cards than this, parts that would each read the whole text are left out. */
const detailedMax = 60;

const estimate = (row: Row): number => (row.kind === 'heading' ? 48 : 128);

const Heading = ({ row }: { readonly row: Extract<Row, { kind: 'heading' }> }) => (
  <h3 class="group-heading">
    {row.code ? <code>{row.text}</code> : row.text} <span class="quiet">{row.count}</span>
  </h3>
);

interface FiltersProps {
  readonly findings: readonly ReportedFinding[];
  readonly view: View;
  readonly onView: (view: View) => void;
}

function Filters({ findings, view, onView }: FiltersProps) {
  const counts = countBySeverity(findings);
  const toggle = (severity: Severity): void => {
    const shown = new Set(view.shown);
    if (!shown.delete(severity)) shown.add(severity);
    onView({ ...view, shown });
  };
  return (
    <div class="filters no-print">
      <fieldset class="severity-filter">
        <legend class="visually-hidden">Severities shown</legend>
        {severities
          .filter((severity) => counts[severity] > 0)
          .map((severity) => (
            <label key={severity} class="check" data-severity={severity}>
              <input type="checkbox" checked={view.shown.has(severity)} onChange={() => toggle(severity)} />
              <SeverityIcon severity={severity} /> {counts[severity]} {severity}
            </label>
          ))}
      </fieldset>
      <label class="inline">
        <span class="visually-hidden">Order</span>
        <select
          value={view.grouping}
          onChange={(event) => {
            const grouping = groupings.find(({ id }) => id === event.currentTarget.value)?.id;
            if (grouping !== undefined) onView({ ...view, grouping });
          }}
        >
          {groupings.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label class="inline">
        <span class="visually-hidden">Text in findings</span>
        <input
          type="search"
          placeholder="Filter by text"
          value={view.words}
          onInput={(event) => onView({ ...view, words: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}
