/** Settings that are loading, that failed to load, and that are full of long names: no accessibility violation, nothing cut off, in light and dark mode. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { dayOf } from '../../packages/service/src/keys/usage.ts';
import { type AccountPage, enterAs } from './account-stage.ts';
import { findAccessibilityViolations, type Stage, setStage } from './browser.ts';

const sections = ['', '/security', '/sessions', '/keys', '/usage', '/teams', '/plan', '/activity'] as const;
const problem = {
  code: 'service_unavailable',
  title: 'Service unavailable',
  detail: 'The service cannot answer at the moment.',
} as const;

describe('settings in every state', () => {
  let stage: Stage;
  let ada: AccountPage;
  before(async () => {
    stage = await setStage();
    ada = await enterAs(stage, 'ada.lovelace@a-rather-long-company-name.example.com', '/settings');
  });
  after(async () => {
    await ada.page.context().close();
    await stage.close();
  });

  const assertGood = async (page: Page, what: string): Promise<void> => {
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 360],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 740 });
      assert.deepEqual(await findAccessibilityViolations(page), [], what);
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(Number(inner) <= Number(outer), `${what} is ${inner} px wide in ${outer}`);
    }
  };

  it('show that they are loading, show errors, and reload on request', async () => {
    const { page } = ada;
    const answers = '**/account/api/**';
    for (const section of sections) {
      await page.route(answers, () => {});
      await page.goto(`${stage.service.url}/settings${section}`);
      if (section !== '/teams') await page.getByText('Loading …').waitFor();
      await assertGood(page, `waiting ${section}`);
      await page.unroute(answers);
      await page.route(answers, (route) =>
        route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
      );
      await page.goto(`${stage.service.url}/settings${section}`);
      await page.getByRole('alert').getByText('Service unavailable.').waitFor();
      await assertGood(page, `in trouble ${section}`);
      await page.unroute(answers);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
      assert.equal(await page.locator('.trouble').count(), 0);
    }
  });

  it('show long names, many keys and a month of usage', async () => {
    const { page, visitor, userId } = ada;
    const { stores } = stage.service;
    await stores.users.setPlan(userId, 'pro');
    const ids: string[] = [];
    for (const name of [
      'laptop',
      'x'.repeat(100),
      'GitHub Actions of the repository platform/production-deployments',
    ]) {
      const { body } = await visitor.post('/keys/create', { name, expiresInDays: 90 });
      ids.push((body.key as { id: string }).id);
    }
    await visitor.post('/keys/revoke', { id: ids[0] });
    const days = Array.from({ length: 30 }, (_, i) => dayOf(Date.now() - i * 86_400_000));
    await stores.usage.add(
      days.map((day, i) => ({
        keyId: ids[i % 3] ?? '',
        day,
        succeeded: (i * 37) % 4_000,
        refused: i * 7,
        failed: i % 9,
        lastError: i % 2 === 0 ? 'unsupported_content_encoding' : null,
      })),
    );
    const { body } = await visitor.post('/teams/create', { name: 'Platform Engineering and Security Operations' });
    const email = 'a.very.long.address.of.somebody@subdomain.of.a-rather-long-company-name.example.com';
    await visitor.post('/teams/invite', { team: body.id, email, role: 'admin' });
    const team = `?team=${String(body.id)}`;
    for (const path of [...sections, `/teams${team}`, `/keys${team}`, `/plan${team}`, `/activity${team}`]) {
      await page.goto(`${stage.service.url}/settings${path}`);
      await page.waitForLoadState('networkidle');
      assert.equal(await page.getByText('Loading …').count(), 0);
      await assertGood(page, `full ${path}`);
    }
  });
});
