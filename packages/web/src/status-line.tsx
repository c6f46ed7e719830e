import { useEffect, useRef, useState } from 'preact/hooks';
import type { Phase } from './session.ts';

interface StatusLineProps {
  readonly phase: Phase;
  readonly sentence: string;
  readonly onWaited: () => void;
  readonly onRetry: () => void;
}

/** Shows progress and errors, visibly and to screen readers. */
export function StatusLine({ phase, sentence, onWaited, onRetry }: StatusLineProps) {
  const place = useRef<HTMLDivElement>(null);
  // On a narrow screen an error could otherwise be below the fold.
  useEffect(() => {
    if (phase.kind !== 'idle' && phase.kind !== 'sending') place.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);
  return (
    <div ref={place} class="status-line">
      <p class="visually-hidden" role="status">
        {phase.kind === 'sending' ? 'Analysing' : sentence}
      </p>
      <div class="trouble-place" role="alert">
        {phase.kind === 'problem' && (
          <p class="trouble">
            <strong>{phase.problem.title}.</strong> {phase.problem.detail}
          </p>
        )}
        {phase.kind === 'unreachable' && (
          <p class="trouble">
            <strong>The service cannot be reached.</strong> Your text is still here.{' '}
            <button type="button" class="link-button" onClick={onRetry}>
              Try again
            </button>
          </p>
        )}
        {phase.kind === 'waiting' && (
          <p class="trouble">
            <strong>{phase.problem.title}.</strong> Please wait.
          </p>
        )}
      </div>
      {phase.kind === 'waiting' && <Countdown key={phase.seconds} seconds={phase.seconds} onEnd={onWaited} />}
    </div>
  );
}

/** A countdown for the eye only; announcing each second would drown out everything else. */
function Countdown({ seconds, onEnd }: { readonly seconds: number; readonly onEnd: () => void }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.ceil((until - performance.now()) / 1000);
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      clearInterval(timer);
      onEnd();
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="countdown">
      The next analysis can start in <strong class="seconds">{left}</strong> {left === 1 ? 'second' : 'seconds'}. Your
      text is still here.
    </p>
  );
}
