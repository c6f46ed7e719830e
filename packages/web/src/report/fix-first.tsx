import { orderFixes, type Report, type ReportedFinding, score } from '@agent-grade/engine';
import { SeverityBadge } from './severity-badge.tsx';

interface FixFirstProps {
  readonly report: Report;
  readonly onOpen: (fingerprint: string) => void;
  /** Null if there is no text to change. */
  readonly onApply: ((findings: readonly ReportedFinding[]) => void) | null;
}

/** What raises the score most, rule by rule, with the score after each step; and a button that applies all patches. */
export function FixFirst({ report, onOpen, onApply }: FixFirstProps) {
  const steps = orderFixes(report);
  if (steps.length === 0) return null;
  return (
    <section class="fix-first" aria-labelledby="fix-first-title">
      <h3 id="fix-first-title">Fix these first</h3>
      <ol>
        {steps.map(({ ruleId, title, severity, first, count, score: points, grade }) => (
          <li key={ruleId}>
            <SeverityBadge severity={severity} />
            <span>
              <button type="button" class="link-button" onClick={() => onOpen(first)}>
                {title}
              </button>
              {count > 1 && <span class="quiet"> in {count} places</span>}
            </span>
            <span class="step-score">
              score {points}, grade {grade}
            </span>
          </li>
        ))}
      </ol>
      <p class="quiet">Each score assumes that the steps above are fixed too.</p>
      {onApply !== null && <Patches report={report} onApply={onApply} />}
    </section>
  );
}

function Patches({
  report,
  onApply,
}: {
  readonly report: Report;
  readonly onApply: NonNullable<FixFirstProps['onApply']>;
}) {
  const patched = report.findings.filter(({ remediation }) => remediation.patch !== undefined);
  if (patched.length === 0) return null;
  const rest = report.findings.filter(({ remediation }) => remediation.patch === undefined);
  const after = score(rest, report.format.recognized);
  return (
    <div class="patch-actions no-print">
      <button type="button" class="button small" onClick={() => onApply(patched)}>
        {patched.length === 1 ? 'Apply the patch' : `Apply all ${patched.length} patches`}
      </button>
      <span class="quiet">
        raises the score to at least {after.score}, grade {after.grade}
      </span>
    </div>
  );
}
