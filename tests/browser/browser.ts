import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Browser, type BrowserContextOptions, chromium, type Page, type Response } from 'playwright-core';
import { createAnalyser } from '../../packages/service/src/analysis/create-analyser.ts';
import { createSlidingLog } from '../../packages/service/src/rate-limit/sliding-log.ts';
import { loadAssets } from '../../packages/service/src/routes/pages/assets.ts';
import { startTestService, type TestOptions, type TestService } from '../../packages/service/src/testing/service.ts';
import { buildWeb } from '../../tools/build-web.ts';
import { installChromium } from '../../tools/install-chromium.ts';

const root = join(import.meta.dirname, '../..');

/** The service with the built pages and the real engine, and a browser with a fresh profile. */
export interface Stage {
  readonly service: TestService;
  open(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  close(): Promise<void>;
}

/** A page and everything that went wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors, exceptions, dialogs, policy violations and requests to other hosts. */
  readonly pageErrors: string[];
}

/** For a machine that is slow or busy: these tests are about what is shown, not when. */
const patienceMs = 120_000;

export async function setStage(options: TestOptions = {}): Promise<Stage> {
  const executablePath = installChromium();
  await buildWeb();
  const analyser = createAnalyser({ threads: 1, heapMegabytesMax: 512, deadlineMs: patienceMs, queueMax: 8 });
  const service = await startTestService({
    analyser,
    assets: loadAssets(join(root, 'packages/web/dist')),
    addressLimiter: createSlidingLog(1_000, () => performance.now()),
    sharingLimiter: createSlidingLog(1_000, () => performance.now()),
    ...options,
  });
  const browser = await chromium.launch({ executablePath, headless: true, args: [...switches] });
  return {
    service,
    open: (path, context) => open(browser, service.url, path, context),
    async close() {
      await browser.close();
      await service.close();
      await analyser.close();
    },
  };
}

/** Without a sandbox, which does not work inside containers, and without background connections. */
const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

async function open(
  browser: Browser,
  url: string,
  path: string,
  options?: BrowserContextOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAnswer(message.text())) pageErrors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => pageErrors.push(`exception: ${error.message}`));
  page.on('dialog', (dialog) => {
    pageErrors.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(?:data|blob):/.test(request.url()))
      pageErrors.push(`request to elsewhere: ${request.url()}`);
  });
  await page.exposeFunction('noteViolation', (what: string) => pageErrors.push(`policy: ${what}`));
  await page.addInitScript(watchPolicy);
  await page.goto(url + path);
  return { page, pageErrors };
}

/** The browser logs every response of 400 or more to the console; such responses are tested, not errors. */
const isAnswer = (text: string): boolean =>
  text.startsWith('Failed to load resource: the server responded with a status');

declare const noteViolation: (what: string) => void;

function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    noteViolation(`${violatedDirective} ${blockedURI}`),
  );
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** The accessibility violations that axe finds, one per line. Its script is injected through the debugger, which bypasses the policy. */
export async function findAccessibilityViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate(
    "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
  );
  const { violations } = results as AxeResults; // The result that axe documents.
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Inserts a text into the editor as a paste would. */
export async function write(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** The response to the request that `act` triggers, once the page has rendered it: until then the page accepts no other action. */
export async function answerTo(page: Page, act: () => Promise<unknown>): Promise<Response> {
  const [response] = await Promise.all([page.waitForResponse((each) => each.url().endsWith('/web/analyze')), act()]);
  await page.locator('.analyse[aria-disabled=false]').waitFor();
  return response;
}

/** Analyses and returns the service's response once its report is shown. */
export async function analyse(page: Page): Promise<Response> {
  const response = await answerTo(page, () => page.getByRole('button', { name: 'Analyse', exact: true }).click());
  await page.locator('.summary').waitFor();
  return response;
}

/** Chooses a file that is created here. */
export async function choose(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('.toolbar input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  // A button that is pressed before the page has read the file acts on the text before it.
  await page.locator('.filename').or(page.locator('.trouble')).first().waitFor();
}

/** Waits until the editor has replaced the text area. */
export const editorOf = (page: Page): Promise<void> => page.locator('.cm-editor').waitFor();
