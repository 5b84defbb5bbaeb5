import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { addressOf } from '../page.js';
import { contextOf, type Look, MOST_SHIFT, shiftOf } from './browser.js';
import { kindsOfPages } from './kinds.js';

/** What axe finds against WCAG 2 A and AA, and against what is good practice, such as the order of headings. */
const FOUND = `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.slice(0, 3).map(({ target }) => target.join(' ')).join(', ')))`;

const OVERFLOW = 'document.documentElement.scrollWidth - innerWidth';

/** Looks at a page of every kind: axe, no sideways scrolling, nothing that moves, no error in the console. One sentence for each finding. */
export async function accessProblems(
  browser: Browser,
  base: string,
  ways: readonly Look[],
): Promise<string[]> {
  // Side by side, because each page is waited for until it asks for nothing more.
  const problems = await Promise.all(ways.map((look) => problemsIn(browser, base, look)));
  return problems.flat();
}

async function problemsIn(browser: Browser, base: string, look: Look): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext(contextOf(look));
  const page = await context.newPage();
  const shown = Object.values(look).join(' ');
  let address = '';
  const report = (found: string): void => void problems.push(`${address} (${shown}): ${found}`);
  page.on('pageerror', ({ message }) => report(message));
  page.on('console', (message) => {
    if (message.type() === 'error') report(message.text());
  });
  for (const route of kindsOfPages) {
    address = addressOf(route, look.language);
    await page.goto(`${base}${address}`, { waitUntil: 'networkidle' });
    if (route === 'playground') await page.locator('.playground .verdict').waitFor();
    for (const found of await findings(page)) report(found);
  }
  await context.close();
  return problems;
}

async function findings(page: Page): Promise<string[]> {
  const shift = await shiftOf(page);
  await page.evaluate(axe.source);
  const found = await page.evaluate<string[]>(FOUND);
  const beyond = await page.evaluate<number>(OVERFLOW);
  if (shift > MOST_SHIFT) found.push(`it moves by ${shift.toFixed(3)} (at most ${MOST_SHIFT})`);
  if (beyond > 0) found.push(`it is ${beyond} pixels wider than the screen`);
  return found;
}
