import type { Report } from '@agent-grade/engine';
import type { Problem } from './analysis/send.ts';
import type { Submission } from './analysis/submission.ts';

/** A report and the text it is about. */
export interface Reading {
  readonly report: Report;
  /** The response byte for byte. */
  readonly json: string;
  readonly submission: Submission;
}

/** The state of the page. */
export type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'waiting'; readonly problem: Problem; readonly seconds: number }
  | { readonly kind: 'unreachable' };

export interface Session {
  readonly phase: Phase;
  readonly current: Reading | null;
  /** The result with which the current one is compared. */
  readonly earlier: Reading | null;
  /** Whether the text has changed since it was analysed. */
  readonly edited: boolean;
  /** Fingerprint of the open finding. */
  readonly opened: string | null;
}

export type Event =
  | { readonly kind: 'edited' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'answered'; readonly reading: Reading }
  | { readonly kind: 'failed'; readonly phase: Phase }
  | { readonly kind: 'waited' }
  | { readonly kind: 'opened'; readonly fingerprint: string | null }
  | { readonly kind: 'baseline'; readonly reading: Reading }
  | { readonly kind: 'replaced' };

export const initialSession: Session = {
  phase: { kind: 'idle' },
  current: null,
  earlier: null,
  edited: false,
  opened: null,
};

export function next(session: Session, event: Event): Session {
  switch (event.kind) {
    case 'edited':
      return session.edited ? session : { ...session, edited: true };
    case 'sent':
      return { ...session, phase: { kind: 'sending' } };
    case 'answered': {
      const earlier = isSameFile(session.current, event.reading) ? session.current : null;
      return { phase: { kind: 'idle' }, current: event.reading, earlier, edited: false, opened: null };
    }
    case 'failed':
      return { ...session, phase: event.phase };
    case 'waited':
      return { ...session, phase: { kind: 'idle' } };
    case 'opened':
      return { ...session, opened: event.fingerprint };
    case 'baseline':
      return { ...session, earlier: event.reading };
    case 'replaced':
      return { ...session, phase: { kind: 'idle' }, edited: true };
  }
}

/** A second analysis of the same file is compared with the first; another file is not. */
function isSameFile(current: Reading | null, reading: Reading): boolean {
  return (
    current !== null &&
    current.submission.filename === reading.submission.filename &&
    current.report.format.id === reading.report.format.id
  );
}
