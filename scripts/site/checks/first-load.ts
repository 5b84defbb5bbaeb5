import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { addressOf } from '../page.js';
import { contextOf, type Look, looks, MOST_SHIFT, shiftOf } from './browser.js';

/** What a page may load at first in kilobytes (1,000 bytes), gzipped, with its letters. */
const MOST_KILOBYTES: Readonly<Record<string, number>> = {
  '': 80,
  'guide/facts': 100,
  'guide/five-minutes': 100,
  'guide/answers': 100,
  playground: 380,
};

/** Measures pages in both languages and widths: what they load at first, and whether anything moves meanwhile. */
export async function firstLoadProblems(browser: Browser, base: string): Promise<string[]> {
  const problems: string[] = [];
  for (const look of looks.slice(0, 4)) {
    for (const [route, most] of Object.entries(MOST_KILOBYTES)) {
      const address = addressOf(route, look.language);
      const { kilobytes, shift } = await firstLoad(browser, base + address, look);
      console.log(
        `${address}, ${look.width} wide: ${kilobytes.toFixed(0)} KB at first, gzipped (at most ${most}), moved by ${shift.toFixed(3)} (at most ${MOST_SHIFT}).`,
      );
      if (kilobytes > most) problems.push(`${address}: its first load is above ${most} KB`);
      if (shift > MOST_SHIFT) problems.push(`${address}: it moves by ${shift} while it loads`);
    }
  }
  return problems;
}

/** What a browser without anything stored loads until nothing more is asked for, and how much of the page moves meanwhile. */
async function firstLoad(browser: Browser, address: string, look: Look) {
  const context = await browser.newContext({ ...contextOf(look), serviceWorkers: 'block' });
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.ok()) bodies.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // The verdict of the example is there from the beginning; that of the worker marks the text.
  if (address.endsWith('/playground/')) await page.locator('.playground .cm-lintRange').first().waitFor();
  await page.waitForTimeout(500);
  const loaded = await Promise.all(bodies);
  const shift = await shiftOf(page);
  await context.close();
  return { kilobytes: loaded.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000, shift };
}
