import { useReducer } from 'preact/hooks';
import { analyse, type Outcome } from './analysis/send.ts';
import { bytesOf, type Submission, submissionLimits } from './analysis/submission.ts';
import { type Event, initialSession, next, type Phase, type Session } from './session.ts';

export interface Analysis {
  readonly session: Session;
  readonly dispatch: (event: Event) => void;
  /** Sends a text unless it is empty or too large; returns the result. */
  readonly run: (submission: Submission) => Promise<Outcome | null>;
}

export function useAnalysis(): Analysis {
  const [session, dispatch] = useReducer(next, initialSession);
  const run = async (submission: Submission): Promise<Outcome | null> => {
    const refusal = refuse(submission);
    if (refusal !== null) {
      dispatch({ kind: 'failed', phase: refusal });
      return null;
    }
    dispatch({ kind: 'sent' });
    const outcome = await analyse(submission);
    dispatch(toEvent(outcome, submission));
    return outcome;
  };
  return { session, dispatch, run };
}

/** A text that the service would refuse is not uploaded. */
export function refuse({ content }: Submission): Phase | null {
  if (content.trim() === '')
    return problem('Nothing to analyse', 'Paste a configuration, choose a file or load an example.');
  if (bytesOf(content) <= submissionLimits.contentBytesMax) return null;
  return problem(
    'Configuration too large',
    'The configuration exceeds 1 MB (1,048,576 bytes as UTF-8) and was not sent.',
  );
}

const problem = (title: string, detail: string): Phase => ({
  kind: 'problem',
  problem: { code: 'refused_here', title, detail, line: null, column: null },
});

function toEvent(outcome: Outcome, submission: Submission): Event {
  switch (outcome.kind) {
    case 'report':
      return { kind: 'answered', reading: { report: outcome.report, json: outcome.json, submission } };
    case 'problem':
      return { kind: 'failed', phase: { kind: 'problem', problem: outcome.problem } };
    case 'wait':
      return { kind: 'failed', phase: { kind: 'waiting', problem: outcome.problem, seconds: outcome.seconds } };
    case 'unreachable':
      return { kind: 'failed', phase: { kind: 'unreachable' } };
  }
}
