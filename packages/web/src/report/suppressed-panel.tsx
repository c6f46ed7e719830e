import type { SuppressionResult } from '@agent-grade/engine';
import { BothScores } from './both-scores.tsx';
import { CopyButton } from './copy-button.tsx';
import { SeverityBadge } from './severity-badge.tsx';
import { type PageSuppression, toConfiguration } from './suppressions.ts';

interface SuppressedPanelProps {
  readonly suppressions: readonly PageSuppression[];
  readonly result: SuppressionResult<PageSuppression>;
  readonly onRemove: (fingerprint: string) => void;
}

export const suppressedTitle = 'suppressed-title';

/** The suppressed findings with their reasons, and their effect on the score. */
export function SuppressedPanel({ suppressions, result, onRemove }: SuppressedPanelProps) {
  const { suppressed } = result;
  const findings = new Map(suppressed.map(({ finding }) => [finding.fingerprint as string, finding]));
  return (
    <section class="suppressed" aria-labelledby={suppressedTitle}>
      <h3 id={suppressedTitle} tabIndex={-1}>
        {suppressed.length === 1 ? '1 finding' : `${suppressed.length} findings`} suppressed
      </h3>
      <BothScores result={result} />
      <ul class="suppressed-list">
        {suppressions.map(({ fingerprint, ruleId, reason, expires }) => {
          const finding = findings.get(fingerprint);
          return (
            <li key={fingerprint}>
              {finding === undefined ? (
                <span>
                  {ruleId} <span class="quiet">unused: matches no finding in this report</span>
                </span>
              ) : (
                <span>
                  <SeverityBadge severity={finding.severity} /> {ruleId} {finding.message}
                </span>
              )}
              <span>
                {reason}
                {expires !== null && <span class="quiet"> Until {expires}.</span>}
              </span>
              <button type="button" class="link-button no-print" onClick={() => onRemove(fingerprint)}>
                Unsuppress
                <span class="visually-hidden">
                  {' '}
                  {ruleId}, {reason}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div class="patch-actions no-print">
        <CopyButton label="Copy as agent-grade.yaml" text={() => toConfiguration(suppressions)} />
      </div>
      <p class="quiet">Suppressions are neither sent nor stored: a shared report includes every finding.</p>
    </section>
  );
}
