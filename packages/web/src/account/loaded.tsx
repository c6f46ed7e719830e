import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Answer, type Problem, read } from './client.ts';

export interface Loading<T> {
  readonly answer: Answer<T> | null;
  readonly reload: () => Promise<void>;
}

/** The data at a path; null until it has loaded. The old data stays visible while it is reloaded. */
export function useLoaded<T>(path: string): Loading<T> {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const reload = useCallback(async () => setAnswer(await read<T>(path)), [path]);
  useEffect(() => {
    setAnswer(null);
    reload();
  }, [reload]);
  return { answer, reload };
}

interface LoadedProps<T> {
  readonly of: Loading<T>;
  readonly children: (value: T) => ComponentChildren;
}

/** Renders the loading state, the error or the data. */
export function Loaded<T>({ of: { answer, reload }, children }: LoadedProps<T>) {
  if (answer === null)
    return (
      <p role="status" class="quiet">
        Loading …
      </p>
    );
  if (answer.kind === 'problem')
    return (
      <div>
        <Trouble problem={answer.problem} />
        <button type="button" class="button" onClick={reload}>
          Try again
        </button>
      </div>
    );
  return <>{children(answer.value)}</>;
}

/** An error message that is announced when it appears. */
export const Trouble = ({ problem }: { readonly problem: Problem | null }) => (
  <div role="alert">
    {problem !== null && (
      <p class="trouble">
        <strong>{problem.title}.</strong> {problem.detail}
      </p>
    )}
  </div>
);
