import type { Report, SuppressionResult } from '@agent-grade/engine';
import { countBySeverity, gradeTones, riskWords, severities, statusWords } from './severities.ts';
import { SeverityIcon } from './severity-badge.tsx';

interface SummaryProps {
  readonly result: SuppressionResult;
  readonly stale: boolean;
}

/** Grade, score, risk, verdict, and the number of findings of each severity. */
export function Summary({ result, stale }: SummaryProps) {
  const { report, suppressed, scoreWithout } = result;
  const { score, grade, risk, status, format } = report;
  return (
    <section class="summary" aria-labelledby="summary-title" data-tone={gradeTones[grade]}>
      <GradeRing grade={grade} score={score} />
      <div class="summary-text">
        <h2 id="summary-title">
          <span class="visually-hidden">Grade {grade}, </span>
          {score} <span class="quiet">of 100</span>
        </h2>
        <p class="verdict-line">
          <strong data-status={status}>
            <span aria-hidden="true">{status === 'pass' ? '✓' : status === 'fail' ? '✕' : '?'} </span>
            {statusWords[status]}
          </strong>
          <span>{riskWords[risk]}</span>
        </p>
        <p class="quiet format-line">
          {format.recognized ? (
            <>
              Read as <a href={`/formats/${format.id}`}>{format.title}</a>
              {format.confidence === 'high' ? '' : `, with ${format.confidence} confidence`}
            </>
          ) : (
            'Not a known format: read by its vocabulary, so the grade cannot be above C.'
          )}
        </p>
        <Counts report={report} />
        {suppressed.length > 0 && (
          <p class="without">
            {suppressed.length === 1 ? '1 finding is' : `${suppressed.length} findings are`} suppressed. Without
            suppressions: {scoreWithout.score} of 100, grade {scoreWithout.grade}.
          </p>
        )}
        {stale && <p class="stale">The text has changed since this report. Analyse it again for a new one.</p>}
      </div>
    </section>
  );
}

function Counts({ report }: { readonly report: Report }) {
  const counts = countBySeverity(report.findings);
  const found = severities.filter((severity) => counts[severity] > 0);
  if (found.length === 0) return <p class="counts">No findings.</p>;
  return (
    <ul class="counts">
      {found.map((severity) => (
        <li key={severity} data-severity={severity}>
          <SeverityIcon severity={severity} /> {counts[severity]} {severity}
        </li>
      ))}
    </ul>
  );
}

const radius = 44;
const around = 2 * Math.PI * radius;

const GradeRing = ({ grade, score }: { readonly grade: string; readonly score: number }) => (
  <svg class="grade-ring" viewBox="0 0 104 104" width="104" height="104" aria-hidden="true">
    <circle class="ring-ground" cx="52" cy="52" r={radius} />
    <circle
      class="ring-value"
      cx="52"
      cy="52"
      r={radius}
      stroke-dasharray={`${(around * score) / 100} ${around}`}
      transform="rotate(-90 52 52)"
    />
    <text x="52" y="52" text-anchor="middle" dominant-baseline="central">
      {grade}
    </text>
  </svg>
);
