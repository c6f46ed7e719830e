/** Every page on a production build: no accessibility violation, no policy violation, nothing from other hosts, nothing cut off on narrow screens. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { findAccessibilityViolations, type Stage, setStage } from './browser.ts';

const paths = [
  '/',
  '/rules',
  '/rules/AG-001',
  '/formats',
  '/formats/claude-code-settings',
  '/docs',
  '/docs/guides',
  '/docs/problems',
  '/accuracy',
  '/search?q=approval',
  '/r/nothing-is-here-0123456',
  '/nothing/is/here',
] as const;

describe('pages in a browser', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.close());

  for (const path of paths) {
    it(`${path} has no accessibility violation and no error, light and wide, dark and 320 px`, async () => {
      const { page, pageErrors } = await stage.open(path, { colorScheme: 'light' });
      if (path === '/') await page.locator('.cm-editor').waitFor();
      if (path === '/docs') await page.getByText('Operations').first().waitFor();
      assert.deepEqual(await findAccessibilityViolations(page), []);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 320, height: 640 });
      assert.deepEqual(await findAccessibilityViolations(page), []);
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(Number(inner) <= Number(outer), `${inner} px wide in ${outer}`);
      assert.deepEqual(pageErrors, []);
      await page.context().close();
    });
  }

  it('links the API reference to every other section, and back', async () => {
    const { page, pageErrors } = await stage.open('/docs');
    const main = page.getByRole('navigation', { name: 'Main' });
    await page.getByText('/api/v1/analyze').first().waitFor();
    assert.equal(await main.locator('[aria-current=page]').textContent(), 'API');
    const hrefs = await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    assert.deepEqual(hrefs, ['/', '/rules', '/formats', '/docs/guides', '/docs', '/settings']);
    await page.getByRole('searchbox', { name: 'Search rules' }).fill('AG-004');
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: /^AG-004/ })
      .first()
      .click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
    await page.getByText('Operations').first().waitFor();
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('is readable without JavaScript', async () => {
    const { page } = await stage.open('/rules/AG-001', { javaScriptEnabled: false });
    assert.match((await page.locator('h1').textContent()) ?? '', /^AG-001/);
    await page.goto(`${stage.service.url}/`);
    assert.match((await page.locator('#application').textContent()) ?? '', /needs JavaScript/);
    await page.context().close();
  });

  it('loads less than 200 KB gzipped before the editor, and does not shift', async () => {
    const { page } = await stage.open('/');
    await page.locator('.cm-editor').waitFor();
    const { first, shift } = await page.evaluate(async () => {
      const isEditor = (name: string) => name.includes('/code-surface');
      const files = performance.getEntriesByType('resource').filter(({ name }) => !isEditor(name));
      const sizes = files.map((entry) => (entry as PerformanceResourceTiming).encodedBodySize);
      const shifts = await new Promise<readonly PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 300);
      });
      const values = shifts.map((entry) => (entry as PerformanceEntry & { readonly value: number }).value);
      return { first: sizes.reduce((a, b) => a + b, 0), shift: values.reduce((a, b) => a + b, 0) };
    });
    assert.ok(first < 200_000, `${first} bytes`);
    assert.ok(shift < 0.02, `shifted by ${shift}`);
    await page.context().close();
  });

  it('finds rules, formats, guides and errors with the search field in the header', async () => {
    const { page } = await stage.open('/rules');
    await page.getByRole('searchbox', { name: 'Search rules' }).fill('claude code');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Claude Code settings' }).click();
    assert.equal(new URL(page.url()).pathname, '/formats/claude-code-settings');
    await page.context().close();
  });
});
