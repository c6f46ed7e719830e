import type { Problem } from './schema.ts';

/** An answer that is no analysis, as RFC 9457 tells it. The message never holds anything of what was sent. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  /** Stable, such as `rate_limited`; null where something before the service answered. */
  readonly code: string | null;
  readonly problem: Problem | null;
  /** To quote when asking for help. */
  readonly requestId: string | null;
  /** When to come again; null where the answer does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, problem: Problem | null) {
    super(problem?.detail ?? `The service answered ${response.status}.`);
    this.status = response.status;
    this.problem = problem;
    this.code = problem?.code ?? null;
    this.requestId = response.headers.get('x-request-id');
    this.retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'));
  }
}

/** Whole seconds, as the service writes them; a proxy's date (RFC 9110 §10.2.3) is not taken. */
function readRetryAfter(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
