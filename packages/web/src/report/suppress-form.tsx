import type { ReportedFinding } from '@agent-grade/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type PageSuppression, readReason, reasonMax } from './suppressions.ts';

interface SuppressFormProps {
  readonly finding: ReportedFinding;
  readonly onSuppress: (suppression: PageSuppression) => void;
}

/** Asks for the reason and the expiry before a finding is suppressed. */
export function SuppressForm({ finding, onSuppress }: SuppressFormProps) {
  const [asking, setAsking] = useState(false);
  const [mistaken, setMistaken] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const expires = useRef<HTMLInputElement>(null);
  const { fingerprint, ruleId } = finding;
  useEffect(() => {
    if (asking) reason.current?.focus();
  }, [asking]);
  const submit = (event: Event): void => {
    event.preventDefault();
    const read = readReason(reason.current?.value ?? '');
    setMistaken(read === null);
    if (read === null) reason.current?.focus();
    else onSuppress({ fingerprint, ruleId, reason: read, expires: expires.current?.value || null });
  };
  const cancel = (): void => {
    setAsking(false);
    setMistaken(false);
    opener.current?.focus();
  };
  return (
    <div class="suppress no-print">
      <button
        type="button"
        class="button small"
        ref={opener}
        aria-expanded={asking}
        onClick={() => (asking ? cancel() : setAsking(true))}
      >
        Suppress…
      </button>
      {asking && (
        <form class="suppress-form" noValidate onSubmit={submit}>
          <label>
            Why is this finding accepted?
            <input
              type="text"
              name="reason"
              required
              maxLength={reasonMax}
              autocomplete="off"
              ref={reason}
              aria-invalid={mistaken}
              aria-describedby={mistaken ? `reason-${fingerprint}` : undefined}
            />
          </label>
          {mistaken && (
            <p id={`reason-${fingerprint}`} class="stale" role="alert">
              A reason is required.
            </p>
          )}
          <label>
            Expires on (optional, for the command line)
            <input type="date" name="expires" ref={expires} />
          </label>
          <div class="patch-actions">
            <button type="submit" class="button small primary">
              Suppress
            </button>
            <button type="button" class="button small" onClick={cancel}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </div>
  );
}
