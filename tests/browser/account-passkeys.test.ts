/** Passkeys in a browser, with an authenticator that the browser simulates. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { password } from '../../packages/service/src/testing/visitor.ts';
import { freePort } from '../servers/server.ts';
import { enterAs } from './account-stage.ts';
import { findAccessibilityViolations, type Stage, setStage } from './browser.ts';

describe('passkeys in a browser', () => {
  let stage: Stage;
  before(async () => {
    const port = await freePort();
    stage = await setStage({ baseUrl: `http://localhost:${port}`, port });
  });
  after(() => stage.close());
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });
  const add = async (page: Page, name: string): Promise<void> => {
    await page.getByLabel('Passkey name').fill(name);
    await page.getByLabel('Your password (for a new passkey)').fill(password);
    await press(page, 'Add passkey');
  };
  const assertGood = async (page: Page): Promise<void> => {
    for (const [colorScheme, width] of [
      ['dark', 320],
      ['light', 1280],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await findAccessibilityViolations(page), []);
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(Number(inner) <= Number(outer), `${inner} px wide in ${outer}`);
    }
  };

  it('are added, renamed, used to log in without a password, and removed', async () => {
    const { page, pageErrors } = await enterAs(stage, 'ada@example.com', '/settings/security');
    await connectAuthenticator(page);
    await page.getByText('No passkeys yet.').waitFor();
    await assertGood(page);
    await add(page, 'phone');
    await page.getByRole('status').getByText('The passkey phone was added.').waitFor();
    await page.getByText('never used').waitFor();
    await add(page, 'phone again');
    await page.getByRole('alert').getByText('already has a passkey for your account').waitFor();
    await press(page, 'Rename phone');
    await page.getByLabel('Name', { exact: true }).fill('x'.repeat(100));
    await press(page, 'Rename');
    await page.getByRole('status').getByText('The passkey was renamed to').waitFor();
    await assertGood(page);

    await press(page, 'Log out');
    await page.waitForURL('**/login');
    await logInButton(page).waitFor();
    await assertGood(page);
    await page.goto(`${stage.service.url}/login?next=%2Fsettings%2Fsecurity`);
    await logInButton(page).click();
    await page.waitForURL('**/settings/security');
    await page.getByText('last used').waitFor();

    await page.getByRole('button', { name: 'Remove x' }).click();
    await page.getByLabel('Your password (to remove it)').fill('nine purple elephants dance');
    await press(page, 'Remove passkey');
    await page.getByRole('alert').getByText('Wrong password').waitFor();
    await assertGood(page);
    await page.getByLabel('Your password (to remove it)').fill(password);
    await press(page, 'Remove passkey');
    await page.getByText('No passkeys yet.').waitFor();
    await press(page, 'Log out');
    await page.waitForURL('**/login');
    await logInButton(page).click();
    await page.getByRole('alert').getByText('Passkey not accepted').waitFor();
    await assertGood(page);
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('say that they are loading, that they cannot be loaded, and load on request', async () => {
    const { page } = await enterAs(stage, 'dora@example.com', '/settings/security');
    const answers = '**/account/api/passkeys';
    await page.route(answers, () => {});
    await page.reload();
    await page.getByText('Loading …').waitFor();
    await assertGood(page);
    await page.unroute(answers);
    await page.route(answers, (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await page.getByRole('alert').getByText('Unexpected response').waitFor();
    await assertGood(page);
    await page.unroute(answers);
    await press(page, 'Try again');
    await page.getByText('No passkeys yet.').waitFor();
    await page.context().close();
  });

  it('need an authenticator that verifies its user', async () => {
    const { page, pageErrors } = await enterAs(stage, 'bob@example.com', '/settings/security');
    const setVerified = await connectAuthenticator(page);
    await add(page, 'phone');
    await page.getByText('The passkey phone was added.').waitFor();
    await setVerified(false);
    await press(page, 'Log out');
    await page.waitForURL('**/login');
    await logInButton(page).click();
    await page.getByRole('alert').getByText('Passkey request ended').waitFor();
    await setVerified(true);
    await logInButton(page).click();
    await page.waitForURL('**/settings');
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('are not offered by a browser without them, nor at another address of the service', async () => {
    const { page, visitor } = await enterAs(stage, 'cleo@example.com', '/settings/security');
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await page.reload();
    await page.getByText('This browser cannot create passkeys.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Add passkey' }).count(), 0);
    await visitor.post('/log-out');
    await page.goto(`${stage.service.url}/login`);
    await page.getByLabel('Password').waitFor();
    assert.equal(await logInButton(page).count(), 0);
    await page.context().close();

    const other = await stage.open('/login');
    await logInButton(other.page).waitFor();
    await other.page.goto(`http://127.0.0.1:${stage.service.port}/login`);
    await other.page.getByLabel('Password').waitFor();
    assert.equal(await logInButton(other.page).count(), 0);
    await other.page.context().close();
  });
});

/** Connects a simulated authenticator to a page; returns a function that decides whether it verifies its user. */
async function connectAuthenticator(page: Page): Promise<(isUserVerified: boolean) => Promise<unknown>> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('WebAuthn.enable');
  const { authenticatorId } = await debug.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified) => debug.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}
