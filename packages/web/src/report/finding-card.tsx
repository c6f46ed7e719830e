import type { ReportedFinding } from '@agent-grade/engine';
import type { Location } from '../editor/surface.ts';
import { Excerpt } from './excerpt.tsx';
import { PatchView, type ShownText } from './patch-view.tsx';
import { SeverityBadge } from './severity-badge.tsx';
import { SuppressForm } from './suppress-form.tsx';
import type { PageSuppression } from './suppressions.ts';

export interface FindingActions {
  /** Null if the text is not available beside the report. */
  readonly onReveal: ((place: Location) => void) | null;
  readonly onApply: ((finding: ReportedFinding) => void) | null;
  /** Null if findings cannot be suppressed. */
  readonly onSuppress: ((suppression: PageSuppression) => void) | null;
}

interface FindingCardProps extends FindingActions {
  readonly finding: ReportedFinding;
  readonly shown: ShownText;
  readonly open: boolean;
  /** Whether this card is one of many that are rendered at once. */
  readonly brief: boolean;
  readonly current: boolean;
  readonly onToggle: () => void;
}

/** A finding and its location; when opened, also why it matters and how to fix it. */
export function FindingCard(props: FindingCardProps) {
  const { finding, shown, open, brief, current, onToggle, onReveal } = props;
  const { severity, confidence, ruleId, message, location, fingerprint } = finding;
  const line = `Line ${location.start.line}`;
  return (
    <article class="finding" data-severity={severity} data-current={current}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={`about-${fingerprint}`} onClick={onToggle}>
          <SeverityBadge severity={severity} />
          <span class="finding-message">{message}</span>
          <span class="chevron" aria-hidden="true" />
        </button>
      </h3>
      <p class="finding-place">
        <a href={`/rules/${ruleId}`}>{ruleId}</a>
        {onReveal === null ? (
          <span>{line}</span>
        ) : (
          <button type="button" class="link-button" onClick={() => onReveal(location)}>
            {line}
          </button>
        )}
        <code>{location.pointer || 'whole file'}</code>
        {confidence !== 'high' && <span class="quiet">{confidence} confidence</span>}
      </p>
      <Excerpt finding={finding} shown={open && !brief ? shown : null} />
      <div id={`about-${fingerprint}`} hidden={!open}>
        {open && <About {...props} />}
      </div>
    </article>
  );
}

function About({ finding, shown, brief, onReveal, onApply, onSuppress }: FindingCardProps) {
  const { why, remediation, references, related, ruleId, title, deduction } = finding;
  return (
    <div class="about">
      <h4>Why it matters</h4>
      <p>{why}</p>
      <h4>How to fix it</h4>
      <p>{remediation.summary}</p>
      {remediation.patch !== undefined && <PatchView finding={finding} shown={shown} onApply={onApply} brief={brief} />}
      {related.length > 0 && (
        <>
          <h4>Related locations</h4>
          <ul class="related">
            {related.map((place) => (
              <li key={`${place.document}${place.pointer}`}>
                {onReveal === null ? (
                  <span>Line {place.start.line}</span>
                ) : (
                  <button type="button" class="link-button" onClick={() => onReveal(place)}>
                    Line {place.start.line}
                  </button>
                )}{' '}
                <code>{place.pointer || 'whole file'}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {onSuppress !== null && <SuppressForm finding={finding} onSuppress={onSuppress} />}
      <p class="quiet about-foot">
        {deduction > 0 ? `Deducts ${deduction} points.` : 'Deducts no points.'} <a href={`/rules/${ruleId}`}>{title}</a>{' '}
        · {references.join(' · ')}
      </p>
    </div>
  );
}
