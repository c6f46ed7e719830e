import { ApiProblem } from './problem.ts';
import type { AnalysisResult, AnalyzeRequest, Problem } from './schema.ts';

export interface ClientOptions {
  /** Base URL of the service, without a path: `https://agent-grade.example`. */
  readonly baseUrl: string;
  /** An API key, `ag_live_…`; sent to `baseUrl` only. */
  readonly apiKey: string;
  /** Number of retries after 429, 503 and lost connections; 4 by default. An analysis changes nothing, so a retry is safe. */
  readonly retries?: number;
  /** Longest delay before a retry, in seconds; 60 by default. A longer Retry-After ends the retries. */
  readonly waitMaxSeconds?: number;
  /** By default the platform's `fetch`. */
  readonly fetch?: typeof fetch;
}

export interface AnalyzeOptions {
  /** Aborts the request and the delay between retries. */
  readonly signal?: AbortSignal;
}

/** Client of the API of one AgentGrade service. It needs nothing but `fetch`: Node 18 or later, or a browser. */
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
    // Browsers refuse to call `fetch` as a method of another object.
    this.#fetch = (...call) => fetch(...call);
  }

  /** Analyses a configuration. Rejects with `ApiProblem` if the service returns an error, with a `TypeError` if it cannot be reached. */
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
      // A redirect must not send the key to another host.
      redirect: 'error',
      ...(signal === undefined ? {} : { signal }),
    });
    if (response.status === 200) return (await response.json()) as AnalysisResult;
    throw new ApiProblem(response, await readProblem(response));
  }
}

/** Null if the response is not a problem document, such as a proxy's own error page. */
async function readProblem(response: Response): Promise<Problem | null> {
  const type = response.headers.get('content-type') ?? '';
  if (type.split(';')[0]?.trim() !== 'application/problem+json') {
    await response.body?.cancel();
    return null;
  }
  return (await response.json()) as Problem;
}

/** Seconds until the next attempt; null if a retry would fail the same way. */
function secondsUntilNext(error: unknown, attempt: number): number | null {
  const backoff = 2 ** attempt / 2;
  // `fetch` reports a failed connection as a TypeError; an abort has another name.
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
