import assert from 'node:assert/strict';
import type { TestService } from './service.ts';

/** A user with a browser: keeps cookies and the CSRF token, and sends the headers that browsers send. */
export interface Visitor {
  readonly email: string;
  get(path: string): Promise<Seen>;
  post(
    path: string,
    body?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Seen>;
  /** Fetches the CSRF token again, as a page does when it is opened. */
  open(): Promise<Seen>;
  cookies(): string;
  setCookies(cookies: string): void;
}

export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export const password = 'correct horse battery staple';

export function createVisitor({ url }: Pick<TestService, 'url'>, email: string): Visitor {
  let jar = new Map<string, string>();
  let token = '';
  const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, init: RequestInit): Promise<Seen> => {
    const response = await fetch(`${url}/account/api${path}`, { redirect: 'manual', ...init });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? [];
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: text === '' ? {} : JSON.parse(text) };
  };
  const get = (path: string): Promise<Seen> => send(path, { headers: { Cookie: cookies() } });
  return {
    email,
    get,
    post: (path, body = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          Origin: url,
          Cookie: cookies(),
          'X-CSRF-Token': token,
          ...headers,
        },
      }),
    async open() {
      const seen = await get('/session');
      token = typeof seen.body.csrfToken === 'string' ? seen.body.csrfToken : '';
      return seen;
    },
    cookies,
    setCookies(text) {
      jar = new Map(text.split('; ').map((cookie) => [cookie.split('=', 1)[0] ?? '', cookie.replace(/^[^=]*=/, '')]));
    },
  };
}

/** The token in the last mail to an address. */
export function tokenFor(service: Pick<TestService, 'messages'>, email: string): string {
  const message = service.messages.findLast(({ to }) => to === email);
  const token = /#(?:token|invitation)=(\S+)/.exec(message?.text ?? '')?.[1];
  assert.ok(token, `No link was mailed to ${email}.`);
  return decodeURIComponent(token);
}

/** A visitor who is logged in to a confirmed account. */
export async function logInAs(service: TestService, email: string): Promise<Visitor> {
  const visitor = createVisitor(service, email);
  assert.equal((await visitor.post('/sign-up', { email, password })).status, 204);
  assert.equal((await visitor.post('/verify', { token: tokenFor(service, email) })).status, 204);
  assert.equal((await visitor.post('/log-in', { email, password })).status, 200);
  assert.equal((await visitor.open()).status, 200);
  return visitor;
}
