import type { AccountsDatabase } from '../stores/stores.ts';
import { type Auth, addressHeader, basePath } from './auth.ts';

/** The client behind a request, as far as the account library needs to know it. */
export interface AuthClient {
  readonly cookie: string;
  readonly address: string;
  readonly userAgent: string;
}

export interface AuthAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The body if it is a list, else empty. */
  readonly list: readonly unknown[];
  /** The library's error code, or empty. */
  readonly code: string;
  readonly cookies: readonly string[];
  readonly retryAfterSeconds: number | null;
}

export type CallAuth = (
  client: AuthClient,
  path: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<AuthAnswer>;

/** Calls the account library through its HTTP handler, so that its rate limits apply. A call with a body is a POST. */
export function createCallAuth(auth: Auth, { watch }: AccountsDatabase, baseUrl: string): CallAuth {
  return async (client, path, body) => {
    const headers = new Headers({
      cookie: client.cookie,
      origin: new URL(baseUrl).origin,
      'user-agent': client.userAgent,
      [addressHeader]: client.address,
    });
    if (body !== undefined) headers.set('content-type', 'application/json');
    const request = new Request(new URL(basePath + path, baseUrl), {
      headers,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { result, unavailable } = await watch(() => auth.handler(request));
    // If the database was unavailable, the library's answer (such as "nobody is logged in") is not reliable.
    if (unavailable !== null) throw unavailable;
    return read(result);
  };
}

async function read(response: Response): Promise<AuthAnswer> {
  const value = parse(await response.text());
  const body = isRecord(value) ? value : {};
  const retryAfter = Number(response.headers.get('X-Retry-After'));
  return {
    status: response.status,
    body,
    list: Array.isArray(value) ? value : [],
    code: typeof body.code === 'string' ? body.code : '',
    cookies: response.headers.getSetCookie(),
    retryAfterSeconds: retryAfter > 0 ? retryAfter : null,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
