import { compare, type Report, type ReportedFinding } from '@agent-grade/engine';
import { SeverityBadge } from './severity-badge.tsx';

interface ComparePanelProps {
  readonly current: Report;
  readonly earlier: Report | null;
  /** Null if no other file can be chosen. */
  readonly onChoose: ((file: File) => void) | null;
  readonly sentence: string;
}

/** Compares two reports on versions of one configuration, finding by finding. */
export function ComparePanel({ current, earlier, onChoose, sentence }: ComparePanelProps) {
  return (
    <>
      {earlier === null ? (
        <p>
          Change the text and analyse it again, or choose an earlier version of the file, to see here which findings are
          new, fixed, moved or unchanged.
        </p>
      ) : (
        <Changes current={current} earlier={earlier} />
      )}
      {onChoose !== null && (
        <div class="no-print">
          <label class="button file-button">
            Choose an earlier version…
            <input
              type="file"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                if (file !== undefined) onChoose(file);
                event.currentTarget.value = '';
              }}
            />
          </label>
          <p role="status">{sentence}</p>
        </div>
      )}
    </>
  );
}

function Changes({ current, earlier }: { readonly current: Report; readonly earlier: Report }) {
  const { score, introduced, fixed, unchanged, moved } = compare(earlier, current);
  const change = score.after - score.before;
  return (
    <>
      <p class="change">
        <span>
          {earlier.grade} {score.before}
        </span>{' '}
        <span aria-hidden="true">→</span>
        <span class="visually-hidden">then</span>{' '}
        <strong>
          {current.grade} {score.after}
        </strong>{' '}
        <span class="quiet">
          {change === 0 ? 'the same score' : change > 0 ? `${change} points better` : `${-change} points worse`}
        </span>
      </p>
      <div class="columns">
        <Group title="Fixed" sign="✓" findings={fixed} none="No fixed findings." />
        <Group title="New" sign="+" findings={introduced} none="No new findings." />
      </div>
      <Group title="Moved" sign="↷" findings={moved.map(({ after }) => after)} none="" />
      <Group title="Unchanged" sign="=" findings={unchanged} none="" />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly sign: string;
  readonly findings: readonly ReportedFinding[];
  readonly none: string;
}

const listedMax = 200;

function Group({ title, sign, findings, none }: GroupProps) {
  if (findings.length === 0 && none === '') return null;
  return (
    <section class="change-group" data-change={title.toLowerCase()}>
      <h3>
        <span aria-hidden="true">{sign} </span>
        {title} <span class="quiet">{findings.length}</span>
      </h3>
      {findings.length === 0 && <p class="quiet">{none}</p>}
      <ul>
        {findings.slice(0, listedMax).map((finding) => (
          <li key={finding.fingerprint}>
            <SeverityBadge severity={finding.severity} /> {finding.message}{' '}
            <span class="quiet">
              <a href={`/rules/${finding.ruleId}`}>{finding.ruleId}</a> <code>{finding.location.pointer}</code>
            </span>
          </li>
        ))}
      </ul>
      {findings.length > listedMax && <p class="quiet">And {findings.length - listedMax} more.</p>}
    </section>
  );
}
