import { ApiProblem } from './problem.ts';
import type { AnalysisResult, AnalyzeRequest, Problem } from './schema.ts';

export interface ClientOptions {
  /** Where the service is, without a path: `https://agent-grade.example`. */
  readonly baseUrl: string;
  /** `ag_live_…`; never sent anywhere but to `baseUrl`. */
  readonly apiKey: string;
  /** Further tries after 429, 503 and lost connections; default 4. An analysis changes nothing, so a second try is safe. */
  readonly retries?: number;
  /** The longest it waits before one try, in seconds; default 60. A longer Retry-After ends the tries. */
  readonly waitMaxSeconds?: number;
  /** Default: the platform's. */
  readonly fetch?: typeof fetch;
}

export interface AnalyzeOptions {
  /** Ends the request and the waiting between tries. */
  readonly signal?: AbortSignal;
}

/** Analyses configurations by the API of one service. Needs nothing but `fetch`: Node 18 or later, and browsers. */
export class AgentGradeClient {
  readonly #address: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #retries: number;
  readonly #waitMaxSeconds: number;
  readonly #fetch: typeof fetch;

  constructor({ baseUrl, apiKey, retries = 4, waitMaxSeconds = 60, fetch = globalThis.fetch }: ClientOptions) {
    this.#address = new URL('/api/v1/analyze', baseUrl).href;
    this.#headers = {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      accept: 'application/json',
    };
    this.#retries = retries;
    this.#waitMaxSeconds = waitMaxSeconds;
    // Browsers refuse to run it as a method of another object.
    this.#fetch = (...call) => fetch(...call);
  }

  /** Rejects with `ApiProblem` where the service answers anything but an analysis, with a `TypeError` where it cannot be reached. */
  async analyze(request: AnalyzeRequest, { signal }: AnalyzeOptions = {}): Promise<AnalysisResult> {
    const body = JSON.stringify(request);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#send(body, signal);
      } catch (error) {
        const seconds = attempt < this.#retries ? secondsUntilNext(error, attempt) : null;
        if (seconds === null || seconds > this.#waitMaxSeconds) throw error;
        await wait(seconds, signal);
      }
    }
  }

  async #send(body: string, signal: AbortSignal | undefined): Promise<AnalysisResult> {
    const response = await this.#fetch(this.#address, {
      method: 'POST',
      headers: this.#headers,
      body,
      // The key must not follow to another place.
      redirect: 'error',
      ...(signal === undefined ? {} : { signal }),
    });
    if (response.status === 200) return (await response.json()) as AnalysisResult;
    throw new ApiProblem(response, await readProblem(response));
  }
}

/** A proxy's own error page is no problem document. */
async function readProblem(response: Response): Promise<Problem | null> {
  const type = response.headers.get('content-type') ?? '';
  if (type.split(';')[0]?.trim() !== 'application/problem+json') {
    await response.body?.cancel();
    return null;
  }
  return (await response.json()) as Problem;
}

/** Null where another try would end the same way. */
function secondsUntilNext(error: unknown, attempt: number): number | null {
  const backoff = 2 ** attempt / 2;
  // `fetch` reports a connection that failed as a TypeError; an abort has a name of its own.
  if (error instanceof TypeError) return backoff;
  if (!(error instanceof ApiProblem) || (error.status !== 429 && error.status !== 503)) return null;
  return error.retryAfterSeconds ?? backoff;
}

function wait(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1_000);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
