import { choose, editorOf, type Stage, type WatchedPage } from './browser.ts';

/** A megabyte with a finding for each of two thousand servers. */
export function largeConfiguration(): string {
  const filler = 'one quiet sentence about nothing in general. '.repeat(9);
  const servers = Array.from({ length: 2_000 }, (_, index) => [
    `s${index}`,
    { command: 'npx', args: ['-y', `some-server-${index}`], description: filler },
  ]);
  return JSON.stringify({ mcpServers: Object.fromEntries(servers) }, null, 1);
}

export interface Opening {
  readonly opened: WatchedPage;
  /** The response body. */
  readonly json: string;
  /** Time from the response to the first finding on the page. */
  readonly openMs: number;
}

export async function openLarge(stage: Stage, text: string): Promise<Opening> {
  const opened = await stage.open('/');
  const { page } = opened;
  await editorOf(page);
  await choose(page, 'large.json', text);
  const answered = page.waitForResponse((response) => response.url().endsWith('/web/analyze'));
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  const json = await (await answered).text();
  const from = Date.now();
  await page.locator('.finding').first().waitFor();
  return { opened, json, openMs: Date.now() - from };
}
