import type { Report } from '@agent-grade/engine';
import { bodyOf, type Submission } from './submission.ts';

/** Why there is no report, in the service's words. */
export interface Problem {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly line: number | null;
  readonly column: number | null;
}

export type Outcome =
  /** `json` is the response byte for byte, for the download. */
  | { readonly kind: 'report'; readonly report: Report; readonly json: string }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'wait'; readonly problem: Problem; readonly seconds: number }
  | { readonly kind: 'unreachable' };

export async function analyse(submission: Submission): Promise<Outcome> {
  const response = await post('/web/analyze', submission);
  return response === null ? { kind: 'unreachable' } : readOutcome(response);
}

export async function fetchShared(id: string): Promise<Outcome> {
  const response = await fetch(`/web/reports/${id}`).catch(() => null);
  return response === null ? { kind: 'unreachable' } : readOutcome(response);
}

export function post(path: string, submission: Submission): Promise<Response | null> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(path, { method: 'POST', headers, body: bodyOf(submission) }).catch(() => null);
}

export async function readOutcome(response: Response): Promise<Outcome> {
  const text = await response.text().catch(() => null);
  if (text === null) return { kind: 'unreachable' };
  const answer = parse(text);
  if (response.ok && answer !== null) return { kind: 'report', report: answer as unknown as Report, json: text }; // The service's own schema.
  const problem = readProblem(answer);
  const seconds = Number(response.headers.get('Retry-After'));
  if ((response.status === 429 || response.status === 503) && seconds > 0) return { kind: 'wait', problem, seconds };
  return { kind: 'problem', problem };
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null; // Checked: members are unknown.
  } catch {
    return null;
  }
}

function readProblem(answer: Readonly<Record<string, unknown>> | null): Problem {
  const text = (name: string, fallback: string): string => {
    const value = answer?.[name];
    return typeof value === 'string' ? value : fallback;
  };
  const number = (name: string): number | null => {
    const value = answer?.[name];
    return typeof value === 'number' ? value : null;
  };
  return {
    code: text('code', 'unknown'),
    title: text('title', 'No answer'),
    detail: text('detail', 'The service answered something this page does not understand. Try again.'),
    line: number('line'),
    column: number('column'),
  };
}
