/** A visitor who exceeds the rate limit has to wait, sees how long, and loses nothing. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createSlidingLog } from '../../packages/service/src/rate-limit/sliding-log.ts';
import { analyse, editorOf, findAccessibilityViolations, type Stage, setStage, write } from './browser.ts';

describe('limits in a browser', () => {
  let stage: Stage;
  let nowMs = 0;
  before(async () => {
    stage = await setStage({ addressLimiter: createSlidingLog(2, () => nowMs) });
  });
  after(() => stage.close());

  it('counts down after 429, keeps the text, and continues', async () => {
    const { page, pageErrors } = await stage.open('/accuracy');
    await page.clock.install();
    await page.goto(stage.service.url);
    await editorOf(page);
    await write(page, '{"mcpServers": {}}');
    await analyse(page);
    await analyse(page);
    nowMs = 20_000;
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await page.getByText('Rate limit exceeded').waitFor();
    assert.match((await page.locator('.countdown .seconds').textContent()) ?? '', /^(?:40|3\d)$/);
    assert.deepEqual(await findAccessibilityViolations(page), []);
    const button = page.getByRole('button', { name: 'Analyse', exact: true });
    assert.equal(await button.getAttribute('aria-disabled'), 'true');
    await page.clock.fastForward(41_000);
    await page.locator('.countdown').waitFor({ state: 'detached' });
    nowMs = 60_500;
    assert.match((await page.locator('.cm-content').textContent()) ?? '', /mcpServers/);
    await analyse(page);
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('reports that the service cannot be reached, and retries', async () => {
    const { page } = await stage.open('/');
    await editorOf(page);
    await write(page, '{"mcpServers": {}}');
    nowMs = 200_000;
    await page.route('**/web/analyze', (route) => route.abort());
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await page.getByText('The service cannot be reached.').waitFor();
    await page.unroute('**/web/analyze');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.summary').waitFor();
    await page.context().close();
  });

  it('works with the plain text area when the editor does not load', async () => {
    const { page } = await stage.open('/accuracy');
    await page.route('**/code-surface*', (route) => route.abort());
    await page.goto(stage.service.url);
    nowMs = 300_000;
    await page
      .getByRole('textbox', { name: 'Configuration' })
      .fill('{"mcpServers": {"a": {"command": "npx", "args": ["-y", "b"]}}}');
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await page.locator('.finding').first().waitFor();
    await page.context().close();
  });
});
