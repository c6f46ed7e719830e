import type { Problem } from './schema.ts';

/** An error response of the service, with its RFC 9457 problem document. The message never contains anything of the request. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  /** Stable error code, such as `rate_limited`; null if the response does not come from the service itself, but from a proxy. */
  readonly code: string | null;
  readonly problem: Problem | null;
  /** The id to quote in a support request. */
  readonly requestId: string | null;
  /** Seconds to wait before a retry; null if the response does not say. */
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

/** Whole seconds, which is what the service sends; an HTTP date (RFC 9110 §10.2.3) from a proxy is ignored. */
function readRetryAfter(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
