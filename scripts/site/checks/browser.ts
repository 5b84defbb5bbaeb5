import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { Language } from '../../../src/types/language.js';
import { serveSite } from '../serve.js';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);

/** How a page is looked at. */
export interface Look {
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
  readonly width: 1280 | 390;
}

/** All ways to look at a page; the first two cover each language, scheme and width once. */
export const looks: readonly Look[] = [
  { language: 'en', scheme: 'light', width: 1280 },
  { language: 'el', scheme: 'dark', width: 390 },
  { language: 'el', scheme: 'light', width: 1280 },
  { language: 'en', scheme: 'dark', width: 390 },
  { language: 'en', scheme: 'dark', width: 1280 },
  { language: 'el', scheme: 'light', width: 390 },
  { language: 'el', scheme: 'dark', width: 1280 },
  { language: 'en', scheme: 'light', width: 390 },
];

/** The options of a browser for a look. */
export const contextOf = ({ scheme, width, language }: Look): BrowserContextOptions => ({
  colorScheme: scheme,
  viewport: { width, height: 844 },
  locale: language === 'el' ? 'el-GR' : 'en-GB',
  timezoneId: 'Europe/Athens',
  reducedMotion: 'reduce',
});

/** How much of a page may move while it loads: https://web.dev/articles/cls. */
export const MOST_SHIFT = 0.05;

/** How much of a page has moved since it was first painted. The browser keeps these entries for those who ask later. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 200);
  })`);

/** Serves the built site and opens a browser for a check; without Chromium nothing is checked, and that is said. */
export async function inBrowser(
  folder: string,
  check: (browser: Browser, base: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (executablePath === undefined) {
    console.log('Chromium is not installed, so the pages were not checked in a browser.');
    return [];
  }
  const server = await serveSite(folder, 0);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await check(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
