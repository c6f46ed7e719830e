/** Account security: second factor, sessions, export and deletion. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import readQrCode from 'jsqr';
import type { Locator, Page } from 'playwright-core';
import { codeAt } from '../../packages/service/src/testing/totp.ts';
import { createVisitor, password } from '../../packages/service/src/testing/visitor.ts';
import { enterAs, openAs } from './account-stage.ts';
import { findAccessibilityViolations, type Stage, setStage } from './browser.ts';

describe('an account’s security in a browser', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.close());
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const logIn = async (page: Page, email: string): Promise<void> => {
    await page.goto(`${stage.service.url}/login`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(password);
    await press(page, 'Log in');
  };

  it('enables the second factor with a scanned code, requires it, and accepts each recovery code once instead', async () => {
    const { page, pageErrors, visitor } = await enterAs(stage, 'totp@example.com', '/settings/security');
    await page.getByLabel('Your password').fill(password);
    await press(page, 'Set up');
    const scanned = await scan(page, page.locator('.qr-code'));
    assert.match(scanned, /^otpauth:\/\/totp\/AgentGrade:totp%40example\.com\?secret=[A-Z2-7]+&/);
    const typed = (await page.locator('.steps .secret').textContent()) ?? '';
    assert.equal(new URL(scanned).searchParams.get('secret'), typed.replaceAll(' ', ''));
    assert.deepEqual(await findAccessibilityViolations(page), []);
    const codes = await page.locator('.codes code').allTextContents();
    assert.equal(new Set(codes).size, 10);
    await page.getByLabel('Code', { exact: true }).fill(codeAt(scanned, 0));
    await press(page, 'Turn on');
    await page.getByText('Two-factor authentication is on.').waitFor();
    assert.deepEqual(await findAccessibilityViolations(page), []);

    const enter = async (code: string): Promise<void> => {
      await press(page, 'Log out');
      await page.waitForURL('**/login');
      await logIn(page, visitor.email);
      await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
      assert.deepEqual(await findAccessibilityViolations(page), []);
      await page.getByLabel('Code').fill(code);
      await press(page, 'Continue');
    };
    await enter(codeAt(scanned, 1));
    await page.waitForURL('**/settings');
    await enter(codes[0] ?? '');
    await page.waitForURL('**/settings');
    await enter(codes[0] ?? '');
    await page.getByText('The code is wrong').waitFor();
    await page.getByLabel('Code').fill(codes[1] ?? '');
    await press(page, 'Continue');
    await page.waitForURL('**/settings');

    await page.goto(`${stage.service.url}/settings/security`);
    await page.getByLabel('Your password (for new codes)').fill(password);
    await press(page, 'Create new codes');
    await page.locator('.codes').waitFor();
    const fresh = await page.locator('.codes code').allTextContents();
    assert.ok(fresh.length === 10 && fresh.every((code) => !codes.includes(code)));
    await page.getByLabel('Your password (to turn it off)').fill(password);
    await press(page, 'Turn off');
    await page.getByText('Two-factor authentication is off.').waitFor();
    await page.goto(`${stage.service.url}/settings/activity`);
    await page.getByText('turned off two-factor authentication').waitFor();
    await page.getByText('turned on two-factor authentication').waitFor();
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('lists sessions and ends them', async () => {
    const { page, pageErrors, visitor } = await enterAs(stage, 'sessions@example.com', '/settings/sessions');
    const others = [];
    for (let i = 0; i < 2; i++) {
      const other = createVisitor(stage.service, visitor.email);
      await other.post('/log-in', { email: visitor.email, password });
      others.push(other);
    }
    await page.reload();
    await page.locator('.rows li').nth(2).waitFor();
    assert.equal(await page.getByText('This session').count(), 1);
    await page
      .getByRole('button', { name: /^End the session since/ })
      .first()
      .click();
    await page.getByText('The session was ended.').waitFor();
    assert.equal(await page.locator('.rows li').count(), 2);
    assert.equal((await others[0]?.get('/session'))?.status, 401);
    await press(page, 'End all other sessions');
    await page.getByText('All other sessions were ended.').waitFor();
    await page.getByText('There are no other sessions.').waitFor();
    assert.equal((await others[1]?.get('/session'))?.status, 401);
    assert.deepEqual(await findAccessibilityViolations(page), []);
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('exports the stored data, and deletes it after checking the password', async () => {
    const { page, pageErrors, visitor, userId } = await enterAs(stage, 'leaving@example.com', '/settings');
    await stage.service.stores.users.setPlan(userId, 'pro');
    const { body } = await visitor.post('/keys/create', { name: 'mine' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as JSON' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'agent-grade-account.json');
    const text = readFileSync(await download.path(), 'utf8');
    const exported = JSON.parse(text) as { account: { email: string }; keys: { name: string }[] };
    assert.deepEqual([exported.account.email, exported.keys[0]?.name], ['leaving@example.com', 'mine']);
    assert.ok(!text.includes(String(body.text)));

    await press(page, 'Delete the account …');
    await page.getByLabel('Your password').fill('nine purple elephants dance');
    await press(page, 'Delete my account permanently');
    await page.getByRole('alert').getByText('password').waitFor();
    await page.getByLabel('Your password').fill(password);
    await press(page, 'Delete my account permanently');
    await page.waitForURL(`${stage.service.url}/`);
    assert.equal((await visitor.get('/session')).status, 401);
    await logIn(page, visitor.email);
    await page.getByText('The email address or the password is wrong').waitFor();
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('L07 W09 shows no key after a log-out, even with the browser’s back button', async () => {
    const { page, visitor, userId } = await enterAs(stage, 'back@example.com', '/settings/keys');
    await stage.service.stores.users.setPlan(userId, 'pro');
    await page.getByLabel('Key name').fill('laptop');
    await press(page, 'Create key');
    const key = (await page.locator('.shown-once .secret').textContent()) ?? '';
    assert.match(key, /^ag_live_/);
    const before = visitor.cookies();
    await press(page, 'Log out');
    await page.waitForURL('**/login');
    await page.goBack();
    await page.waitForURL('**/login*');
    assert.ok(!(await page.content()).includes(key.slice(8)));
    await page.goForward();
    assert.ok(!(await page.content()).includes(key.slice(8)));
    const thief = createVisitor(stage.service, visitor.email);
    thief.setCookies(before);
    const again = await openAs(stage, thief, '/settings/keys');
    assert.equal(new URL(again.page.url()).pathname, '/login');
    await again.page.context().close();
    await page.context().close();
  });
});

/** Decodes a QR code from the painted pixels, as a phone does. */
async function scan(page: Page, place: Locator): Promise<string> {
  const picture = (await place.screenshot()).toString('base64');
  const pixels = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const image = context?.getImageData(0, 0, bitmap.width, bitmap.height);
    return { data: [...(image?.data ?? [])], width: bitmap.width, height: bitmap.height };
  }, picture);
  const found = readQrCode.default(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height);
  assert.ok(found, 'Nothing was found in the picture.');
  return found.data;
}
