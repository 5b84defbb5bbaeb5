import { spawnSync } from 'node:child_process';
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

/** The window of a computer or of a phone. */
export const sized = (width: Width): BrowserContextOptions => ({ viewport: { width, height: 800 } });

/** A test in a window of this width, and in a long run also of the other one. */
export function atWidth(
  width: Width,
  title: string,
  work: (look: BrowserContextOptions) => Promise<void>,
): void {
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

/** Opens pages, each as for a new visitor, and closes them after the test. */
export function withPages(): (options?: BrowserContextOptions) => Promise<Page> {
  afterEach(async () => {
    for (const context of (await browser)?.contexts() ?? []) await context.close();
  });
  return async (options = {}) => {
    const context = await (await launched()).newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    return context.newPage();
  };
}
