import type { BrowserContextOptions } from 'playwright-core';
import { logInAs, type Visitor } from '../../packages/service/src/testing/visitor.ts';
import type { Stage, WatchedPage } from './browser.ts';

/** A page of a user who is logged in. */
export interface AccountPage extends WatchedPage {
  /** The same session without a browser. */
  readonly visitor: Visitor;
  readonly userId: string;
}

/** Signs up and logs in through the API, then opens a page with that session's cookies. */
export async function enterAs(
  stage: Stage,
  email: string,
  path: string,
  options?: BrowserContextOptions,
): Promise<AccountPage> {
  const visitor = await logInAs(stage.service, email);
  const userId = String((await visitor.open()).body.userId);
  return { ...(await openAs(stage, visitor, path, options)), visitor, userId };
}

/** Opens a page with a visitor's cookies. */
export async function openAs(
  stage: Stage,
  visitor: Visitor,
  path: string,
  options?: BrowserContextOptions,
): Promise<WatchedPage> {
  const watched = await stage.open('/livez', options);
  const { url } = stage.service;
  const cookies = visitor.cookies().split('; ');
  await watched.page
    .context()
    .addCookies(
      cookies.map((cookie) => ({ url, name: cookie.split('=', 1)[0] ?? '', value: cookie.replace(/^[^=]*=/, '') })),
    );
  await watched.page.goto(url + path);
  return watched;
}
