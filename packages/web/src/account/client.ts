/** Why a request failed, in the service's words. */
export interface Problem {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'problem'; readonly problem: Problem };

const base = '/account/api';
const unreachable: Problem = {
  code: 'unreachable',
  title: 'The service cannot be reached',
  detail: 'Check the connection and try again.',
};

/** Fetches account data. If the session has ended, goes to the login page, which leads back here. */
export async function read<T>(path: string): Promise<Answer<T>> {
  const answer = await ask<T>(path, {});
  if (answer.kind === 'problem' && answer.problem.code === 'login_required') goToLogin();
  return answer;
}

/** Sends a request that needs no session. */
function ask<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  return fetch(base + path, init).then(
    (response) => readAnswer<T>(response),
    () => ({ kind: 'problem', problem: unreachable }),
  );
}

export const enter = <T>(path: string, body: object): Promise<Answer<T>> =>
  ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

let csrfToken: string | null = null;

/** Changes account data, with the CSRF token of this page's session. */
export async function change<T>(path: string, body: object): Promise<Answer<T>> {
  for (let attempt = 1; ; attempt++) {
    csrfToken ??= await loadToken();
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfToken ?? '' };
    const answer = await ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.kind === 'done') return answer;
    if (answer.problem.code === 'login_required') goToLogin();
    // Some security changes start a new session, which has another token.
    if (answer.problem.code !== 'page_expired' || attempt > 1) return answer;
    csrfToken = null;
  }
}

async function loadToken(): Promise<string | null> {
  const session = await ask<{ readonly csrfToken: string }>('/session', {});
  return session.kind === 'done' ? session.value.csrfToken : null;
}

function goToLogin(): void {
  location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`);
}

async function readAnswer<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text().catch(() => '');
  // The service's own responses; its tests check these shapes.
  if (response.ok) return { kind: 'done', value: (text === '' ? null : JSON.parse(text)) as T };
  return { kind: 'problem', problem: readProblem(text) };
}

function readProblem(text: string): Problem {
  try {
    const { code, title, detail } = JSON.parse(text) as Partial<Problem>; // Each member is checked below.
    if (typeof code === 'string' && typeof title === 'string' && typeof detail === 'string')
      return { code, title, detail };
  } catch {
    // Not a response of the service itself: handled below.
  }
  return {
    code: 'unknown',
    title: 'Unexpected response',
    detail: 'The service returned a response that this page does not understand. Reload the page and try again.',
  };
}
