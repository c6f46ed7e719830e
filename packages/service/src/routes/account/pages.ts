import type { FastifyInstance } from 'fastify';
import { relyingPartyOf } from '../../accounts/passkeys/relying-party.ts';
import type { Assets } from '../pages/assets.ts';
import { html } from '../pages/html.ts';
import type { Page, Pages } from '../pages/page.ts';
import { findCaller } from './callers.ts';
import type { AccountParts } from './parts.ts';

export interface AccountPageParts extends AccountParts {
  readonly assets: Assets;
  /** Whether mails are written to files, which the sign-up page mentions. */
  readonly mailIsFiles: boolean;
}

const hidden = { hide: true } as const;

const signInPages = {
  '/sign-up': { name: 'sign-up', title: 'Sign up' },
  '/login': { name: 'login', title: 'Log in' },
  '/verify': { name: 'verify', title: 'Confirm your email address' },
  '/reset': { name: 'reset', title: 'Choose a new password' },
} as const;

const settingsPages = {
  '/settings': { name: 'profile', title: 'Profile' },
  '/settings/security': { name: 'security', title: 'Security' },
  '/settings/sessions': { name: 'sessions', title: 'Sessions' },
  '/settings/keys': { name: 'keys', title: 'API keys' },
  '/settings/usage': { name: 'usage', title: 'Usage' },
  '/settings/teams': { name: 'teams', title: 'Teams' },
  '/settings/plan': { name: 'plan', title: 'Plan' },
  '/settings/activity': { name: 'activity', title: 'Activity' },
} as const;

/** The pages of accounts: frames filled in by the built script. The settings require a session. */
export function registerAccountPages(app: FastifyInstance, parts: AccountPageParts, pages: Pages): void {
  // Passkeys work at this address only; empty if none do.
  const passkeyOrigin = relyingPartyOf(parts.baseUrl)?.origin ?? '';
  for (const [path, { name, title }] of Object.entries(signInPages)) {
    app.get(path, { schema: hidden }, async (_request, reply) => {
      const isNew = (await parts.users.count()) === 0;
      const content = html`<div id="application" data-page="${name}" data-is-new="${String(isNew)}" data-mail-is-files="${String(parts.mailIsFiles)}" data-passkey-origin="${passkeyOrigin}">${waiting(parts, title)}</div>`;
      return pages.sendApplication(reply, frame(title, content), parts.assets.account);
    });
  }
  for (const [path, { name, title }] of Object.entries(settingsPages)) {
    const content = html`<div id="application" data-page="settings" data-section="${name}" data-passkey-origin="${passkeyOrigin}">${waiting(parts, title)}</div>`;
    app.get(path, { schema: hidden }, async (request, reply) => {
      if ((await findCaller(parts, request, reply)) === null) {
        return pages.redirect(reply, `/login?next=${encodeURIComponent(request.raw.url ?? path)}`);
      }
      return pages.sendApplication(reply, frame(title, content), parts.assets.account);
    });
  }
}

const frame = (title: string, content: Page['content']): Page => ({
  title,
  description: `${title}: your account at AgentGrade.`,
  section: '/settings',
  content,
});

const waiting = ({ assets }: AccountPageParts, title: string) => html`<div class="waiting"><h1>${title}</h1>
${
  assets.account === null
    ? html`<p class="notice">The page’s scripts have not been built. The operator of this service has to run <code>npm run build-web</code> and restart it.</p>`
    : html`<noscript><p class="notice">Accounts need JavaScript.</p></noscript>`
}</div>`;
