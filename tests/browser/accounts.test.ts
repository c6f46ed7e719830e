/** Accounts from a new user's view, in a real browser, with mail over real SMTP. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { createMailer } from '../../packages/service/src/mail/mailer.ts';
import { createSmtpTransport } from '../../packages/service/src/mail/transports.ts';
import { bearer, smallBody } from '../../packages/service/src/testing/service.ts';
import { type SmtpServer, startSmtpServer } from '../../packages/service/src/testing/smtp-server.ts';
import { findAccessibilityViolations, type Stage, setStage } from './browser.ts';

const email = 'ada@example.com';
const password = 'correct horse battery staple';

describe('accounts in a browser', () => {
  let stage: Stage;
  let smtpServer: SmtpServer;
  before(async () => {
    smtpServer = await startSmtpServer();
    const transport = await createSmtpTransport(smtpServer.url, 'AgentGrade <no-reply@grade.example>');
    const mailer = createMailer(transport, (error) => assert.fail(String(error)));
    stage = await setStage({ mailer });
  });
  after(async () => {
    await stage.close();
    await smtpServer.close();
  });

  /** The path of the link in the next mail. */
  const linkOf = async (count: number): Promise<string> => {
    while (smtpServer.mail.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
    const text = (smtpServer.mail.at(-1) ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    return /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? '';
  };
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const use = async (key: string) => (await stage.service.post(smallBody(), bearer(key))).status;
  const setPlan = async (plan: 'free' | 'pro') => {
    const user = await stage.service.stores.users.findByEmail(email);
    await stage.service.stores.users.setPlan(user?.id ?? '', plan);
  };

  it('let a new user sign up, create and revoke a key, and lose the plan', async () => {
    const { page, pageErrors } = await stage.open('/settings/keys');
    assert.equal(new URL(page.url()).pathname, '/login');
    await page.getByRole('link', { name: 'Create the first one' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill('password1234567');
    await press(page, 'Sign up');
    await page.getByText('too easy to guess').waitFor();
    await page.getByLabel('Password').fill(password);
    await press(page, 'Sign up');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();

    await page.goto(stage.service.url + (await linkOf(1)));
    await press(page, 'Confirm');
    await page.getByRole('heading', { name: 'Email address confirmed' }).waitFor();
    await page.goto(`${stage.service.url}/login?next=%2Fsettings%2Fkeys`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings/keys');
    await page.getByText('Requests with these keys are answered with 403').waitFor();
    assert.deepEqual(await findAccessibilityViolations(page), []);

    await setPlan('pro');
    await page.reload();
    await page.getByLabel('Key name').fill('laptop');
    await press(page, 'Create key');
    const shown = page.locator('.shown-once .secret');
    await shown.waitFor();
    assert.deepEqual(await findAccessibilityViolations(page), []);
    const key = (await shown.textContent()) ?? '';
    assert.equal(await use(key), 200);
    await page.reload();
    await page.getByText(`ag_live_…${key.slice(-4)}`).waitFor();
    assert.ok(!(await page.content()).includes(key));

    await press(page, 'Revoke laptop');
    await press(page, 'Revoke permanently');
    await page.getByText('The key laptop was revoked.').waitFor();
    assert.equal(await use(key), 401);

    await page.getByLabel('Key name').fill('second');
    await press(page, 'Create key');
    await shown.waitFor();
    const second = (await shown.textContent()) ?? '';
    await setPlan('free');
    assert.equal(await use(second), 403);
    await page.reload();
    await page.getByText('Requests with these keys are answered with 403').waitFor();
    await setPlan('pro');
    assert.equal(await use(second), 200);

    const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
    assert.equal(stored, 0);
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  const sections = ['', '/security', '/sessions', '/keys', '/usage', '/teams', '/plan', '/activity'] as const;
  it('have no accessibility violation on any page, wide and light, 320 px and dark, empty and full', async () => {
    const { page, pageErrors } = await stage.open('/login?next=%2Fsettings%2Fteams');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(password);
    await press(page, 'Log in');
    await page.waitForURL('**/settings/teams');
    await page.getByLabel('Name').fill('Blue Team');
    await press(page, 'Create team');
    await page.getByRole('heading', { name: 'Blue Team' }).waitFor();
    await page.getByLabel('Email address').fill('bob@example.com');
    await press(page, 'Send invitation');
    await page.getByText('An invitation has been sent to bob@example.com').waitFor();
    const team = page.url().slice(stage.service.url.length);
    await stage.service.flush();
    const paths = [...sections.map((section) => `/settings${section}`), team, team.replace('teams', 'keys')];
    for (const path of [...paths, '/login', '/sign-up', '/reset', '/verify#token=x']) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(stage.service.url + path);
      await page.waitForLoadState('networkidle');
      assert.deepEqual(await findAccessibilityViolations(page), [], path);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 320, height: 640 });
      assert.deepEqual(await findAccessibilityViolations(page), [], path);
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(Number(inner) <= Number(outer), `${path} is ${inner} px wide in ${outer}`);
      if (process.env.SCREENSHOTS !== undefined)
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/${path.replace(/\W+/g, '-')}.png`, fullPage: true });
    }
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('set up the second factor and show errors', async () => {
    const { page, pageErrors } = await stage.open('/login?next=%2Fsettings%2Fsecurity');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill('nine purple elephants dance');
    await press(page, 'Log in');
    await page.getByText('The email address or the password is wrong').waitFor();
    await page.getByLabel('Password').fill(password);
    await press(page, 'Log in');
    await page.waitForURL('**/settings/security');
    await page.getByLabel('Your password').fill(password);
    await press(page, 'Set up');
    await page.locator('.codes').waitFor();
    assert.equal(await page.locator('.codes li').count(), 10);
    assert.deepEqual(await findAccessibilityViolations(page), []);
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await press(page, 'Turn on');
    await page.getByText('The code is wrong').waitFor();
    await press(page, 'Log out');
    await page.waitForURL('**/login');
    await page.goto(`${stage.service.url}/settings`);
    assert.equal(new URL(page.url()).pathname, '/login');
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });
});
