import { spawnSync } from 'node:child_process';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterEach, it } from 'vitest';
import { isLong } from '../runs.js';

/** The browser of this machine; undefined without one, and then tests that need it are skipped. */
const executablePath = ['chromium', 'chromium-browser', 'google-chrome']
  .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
  .find((path) => path !== '');

/** A test that needs a browser. */
export const inBrowser = it.skipIf(executablePath === undefined);

type Width = 1280 | 390;

/** How a visitor looks at a page. */
export type Look = Pick<BrowserContextOptions, 'locale' | 'viewport' | 'colorScheme' | 'permissions'>;

/** The window of a computer or of a phone. */
const sized = (width: Width): Look => ({ viewport: { width, height: 800 } });

/** Each language, scheme and width once; a long run has all pairs of language and scheme. */
export const looks: readonly Look[] = (
  [
    ['en-GB', 'light', 1280],
    ['el-GR', 'dark', 390],
    ['en-GB', 'dark', 390],
    ['el-GR', 'light', 1280],
  ] as const
)
  .slice(0, isLong ? 4 : 2)
  .map(([locale, colorScheme, width]) => ({ ...sized(width), locale, colorScheme }));

/** What axe finds on a page against WCAG 2 A and AA, and against what is good practice, such as landmarks. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] })
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0].target.join(' ')))`,
  );
}

/** A test in a window of this width, and in a long run also of the other one. */
export function atWidth(width: Width, title: string, work: (look: Look) => Promise<void>): void {
  for (const each of isLong ? ([1280, 390] as const) : [width])
    inBrowser(`${title} at ${each} pixels`, () => work(sized(each)));
}

/** A text as the value of an attribute. */
export const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

let browser: Promise<Browser> | undefined;

/** One browser for each process that runs tests: it ends with the process. It draws letters alike on every machine. */
function launched(): Promise<Browser> {
  if (executablePath === undefined) throw new Error('There is no browser on this machine.');
  const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'];
  browser ??= chromium.launch({ executablePath, args });
  return browser;
}

/** Pages that wait for the next test, by their language: a new one takes the browser four times as long. */
const idle = new Map<string, Page[]>();
/** The pages of this test. */
const used = new Map<Page, string>();

async function newPage(locale: string): Promise<Page> {
  const context = await (await launched()).newContext({ locale, reducedMotion: 'reduce' });
  return context.newPage();
}

/** Leaves nothing of this visitor to the next one. */
async function leave(page: Page): Promise<void> {
  page.removeAllListeners();
  // A page without an address has no store.
  await page.evaluate('localStorage.clear(); sessionStorage.clear()').catch(() => undefined);
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.context().clearPermissions();
}

/** Opens pages, each as for a new visitor, and leaves them after the test. */
export function withPages(): (look?: Look) => Promise<Page> {
  afterEach(async () => {
    for (const [page, locale] of used) {
      used.delete(page);
      await leave(page);
      idle.set(locale, [...(idle.get(locale) ?? []), page]);
    }
  });
  return async ({ locale = 'en-GB', viewport, colorScheme, permissions } = {}) => {
    const page = idle.get(locale)?.pop() ?? (await newPage(locale));
    used.set(page, locale);
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light' });
    await page.context().grantPermissions([...(permissions ?? [])]);
    return page;
  };
}
