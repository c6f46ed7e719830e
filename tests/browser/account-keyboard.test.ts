/** W18: everything can be done by keyboard, on narrow and zoomed pages, in dark mode and without animations; changes are announced. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { bearer, smallBody } from '../../packages/service/src/testing/service.ts';
import { password } from '../../packages/service/src/testing/visitor.ts';
import { enterAs } from './account-stage.ts';
import { findAccessibilityViolations, type Stage, setStage } from './browser.ts';

/** The focused element as a sighted user sees it. */
interface Focus {
  readonly name: string;
  readonly tag: string;
  readonly outlined: boolean;
  readonly uncovered: boolean;
  readonly width: number;
  readonly height: number;
  /** Inside a sentence, where the line height determines the size (WCAG 2.2, 2.5.8). */
  readonly inline: boolean;
}

function readFocus(): Focus {
  const element = document.activeElement ?? document.body;
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const label = (element as HTMLInputElement).labels?.[0]?.textContent;
  const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
  const points = [0.25, 0.5, 0.75].map((part) =>
    document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2),
  );
  const uncovered = points.some((at) => at !== null && (element.contains(at) || at.contains(element)));
  return {
    name: name.trim().replaceAll(/\s+/g, ' '),
    tag: element.tagName.toLowerCase(),
    outlined: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
    uncovered: uncovered && box.top >= 0 && box.bottom <= innerHeight + 1,
    width: box.width,
    height: box.height,
    inline: element.tagName === 'A' && style.display === 'inline',
  };
}

/** A page that is still rendering may move the focused element: polls until it is stable, for at most two seconds. */
async function settle(page: Page): Promise<Focus> {
  let focus = await page.evaluate(readFocus);
  for (let look = 0; look < 40 && !focus.uncovered; look++) {
    await page.waitForTimeout(50);
    focus = await page.evaluate(readFocus);
  }
  return focus;
}

/** Presses Tab until the wanted element has the focus; every stop on the way must be visible and not covered. */
async function tabTo(page: Page, name: string, tag = ''): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const focus = await settle(page);
    if (focus.tag === 'body' || focus.tag === 'main') continue;
    assert.ok(focus.outlined || focus.tag === 'div', `${focus.tag} “${focus.name}” shows no focus`);
    assert.ok(focus.uncovered, `${focus.tag} “${focus.name}” has the focus and is hidden`);
    const hit = focus.inline || (focus.width >= 24 && focus.height >= 24) || focus.tag === 'input';
    assert.ok(hit, `${focus.tag} “${focus.name}” is ${focus.width} by ${focus.height} px`);
    if (focus.name.startsWith(name) && focus.tag.startsWith(tag)) return;
  }
  assert.fail(`Tab never comes to “${name}”.`);
}

describe('accounts without a mouse', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.close());
  const use = async (key: string) => (await stage.service.post(smallBody(), bearer(key))).status;

  const looks = [
    ['1280 px, light', { viewport: { width: 1280, height: 800 } }],
    [
      '320 px, dark, without motion',
      { viewport: { width: 320, height: 640 }, colorScheme: 'dark', reducedMotion: 'reduce' },
    ],
    // 1280 px at 200 % zoom leave 640 CSS pixels.
    ['200 %', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
  ] as const;
  for (const [look, options] of looks) {
    it(`W18 log in, create, copy and revoke a key by keyboard only: ${look}`, async () => {
      const email = `keys${looks.findIndex(([name]) => name === look)}@example.com`;
      const { page, pageErrors, userId, visitor } = await enterAs(stage, email, '/settings', {
        ...options,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await stage.service.stores.users.setPlan(userId, 'pro');
      // An open settings page would redirect to the log-in by itself once its session has ended.
      await page.goto('about:blank');
      await visitor.post('/log-out');
      await page.goto(`${stage.service.url}/login?next=%2Fsettings%2Fkeys`);
      await page.getByLabel('Email address').waitFor();
      await tabTo(page, 'Email address', 'input');
      await page.keyboard.type(email);
      await tabTo(page, 'Password', 'input');
      // Password managers paste (WCAG 3.3.8).
      await page.evaluate((text) => navigator.clipboard.writeText(text), password);
      await page.keyboard.press('ControlOrMeta+v');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/settings/keys');
      await page.getByLabel('Key name').waitFor();
      await tabTo(page, 'Key name', 'input');
      await page.keyboard.press('Enter');
      assert.equal(await page.locator('.shown-once').count(), 0);
      await page.keyboard.type('by hand');
      await tabTo(page, 'Create key', 'button');
      await page.keyboard.press('Space');
      await page.locator('.shown-once').waitFor();
      // The focus moves to the new content.
      await page.waitForFunction(() => document.activeElement?.textContent === 'The key “by hand”');
      const key = (await page.locator('.shown-once .secret').textContent()) ?? '';
      await tabTo(page, 'Copy key', 'button');
      await page.keyboard.press('Enter');
      await page.getByText('Copied').first().waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), key);
      assert.equal(await use(key), 200);
      await tabTo(page, 'Done', 'button');
      await page.keyboard.press('Enter');
      await page.locator('.shown-once').waitFor({ state: 'detached' });
      await tabTo(page, 'Revoke by hand', 'button');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Revoke permanently', 'button');
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('The key by hand was revoked.').waitFor();
      assert.equal(await use(key), 401);
      assert.deepEqual(await findAccessibilityViolations(page), []);
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(Number(inner) <= Number(outer), `${inner} px wide in ${outer}`);
      assert.deepEqual(pageErrors, []);
      await page.context().close();
    });
  }

  it('W18 analyse a configuration by keyboard only', async () => {
    const { page, pageErrors } = await stage.open('/', { viewport: { width: 1280, height: 800 } });
    await page.locator('.cm-editor').waitFor();
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.classList.contains('cm-content'))) break;
    }
    await page.keyboard.insertText('{"mcpServers":{"files":{"command":"npx","args":["-y","some-server"]}}}');
    await tabTo(page, 'Analyse', 'button');
    await page.keyboard.press('Enter');
    await page.locator('.summary').waitFor();
    assert.ok((await page.locator('[role=status]').allTextContents()).some((text) => text.trim() !== ''));
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('W18 nothing is animated for users who prefer reduced motion', async () => {
    const { page } = await enterAs(stage, 'still@example.com', '/settings/keys', { reducedMotion: 'reduce' });
    await page.getByLabel('Key name').fill('still');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.locator('.shown-once').waitFor();
    const moving = await page.evaluate(() => {
      const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
      const lasting = (text: string): boolean => text.split(', ').some((part) => Number.parseFloat(part) > 0);
      return {
        animations: document.getAnimations().length,
        transitions: styles.filter((style) => lasting(style.transitionDuration)).length,
        scrolling: getComputedStyle(document.documentElement).scrollBehavior,
      };
    });
    assert.deepEqual(moving, { animations: 0, transitions: 0, scrolling: 'auto' });
    await page.context().close();
  });
});
