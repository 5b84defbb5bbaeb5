import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { samplesOn } from '../../../site/src/playground/samples.js';
import { contextOf, looks } from './browser.js';
import { pasted, useProblems } from './playground-use.js';

/**
 * The first load of the playground in kilobytes (1,000 bytes), gzipped, with the printed receipt. In Greek, the Greek words
 * come on top of the English ones.
 */
const MOST_KILOBYTES = { '/playground/': 400, '/el/playground/': 460 } as const;
/**
 * What a key stroke may take until issues, receipt and panels are in the page: processor time of the page and its worker
 * together, in readings of the whole text by `JSON.parse` in the same page, so that a slow machine slows both. It was
 * 18,000, of which the issues alone are 2,500: the receipt of fifty lines is printed again with each stroke.
 */
const MOST_READINGS = 25_000;
/** How often the text is read for that. */
const READINGS = 20_000;
/** The quietest of several turns counts: other work on the machine only adds time. */
const TURNS = 4;
const STROKES = 10;

const [look] = looks;

/** Measures the playground: its first load, its answer to a key stroke, what it sends, and whether it works offline. */
export async function playgroundProblems(browser: Browser, base: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [address, most] of Object.entries(MOST_KILOBYTES)) {
    const kilobytes = await firstLoad(browser, base + address);
    console.log(`${address}: ${kilobytes.toFixed(0)} KB at first, gzipped (at most ${most}).`);
    if (kilobytes > most) problems.push(`${address}: its first load is above ${most} KB`);
  }
  const { clock, processor, readings } = await strokeTimes(browser, `${base}/playground/`);
  console.log(
    `Issues after a key stroke: ${clock.toFixed(1)} ms by the clock, ${processor.toFixed(1)} ms of processor time, as much as ${readings.toFixed(0)} readings of the text (at most ${MOST_READINGS}).`,
  );
  if (readings > MOST_READINGS)
    problems.push(`a key stroke takes as much processor time as ${readings.toFixed(0)} readings of the text`);
  for (const address of ['/playground/', '/el/playground/'])
    problems.push(...(await useProblems(browser, base + address)));
  return [...problems, ...(await sentOrLost(browser, `${base}/playground/`))];
}

/** What a browser without anything stored loads until the first issues are shown and nothing more is asked for. */
async function firstLoad(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    ...contextOf(look as NonNullable<typeof look>),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.ok()) bodies.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('.playground .verdict').waitFor();
  await page.waitForTimeout(500);
  const loaded = await Promise.all(bodies);
  await context.close();
  return loaded.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

/** What a key stroke takes in a document with fifty lines: by the clock the one in the middle, and on average in the quietest turn. */
async function strokeTimes(
  browser: Browser,
  address: string,
): Promise<{ readonly clock: number; readonly processor: number; readonly readings: number }> {
  const context = await browser.newContext(contextOf(look as NonNullable<typeof look>));
  const page = await context.newPage();
  const text = documentOfFiftyLines();
  await open(page, address, text);
  await page.evaluate(`(() => {
    const results = document.querySelector('#panel');
    let from = 0;
    let stroke = -1;
    globalThis.times = [];
    addEventListener('keydown', () => { from = performance.now(); stroke += 1; }, true);
    // Issues and paper change in several steps: the last one counts.
    new MutationObserver(() => { if (stroke >= 0) times[stroke] = performance.now() - from; })
      .observe(results, { childList: true, subtree: true });
  })()`);
  await page.keyboard.press('Control+Home');
  await page.locator('.cm-line', { hasText: '"aa"' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const turns: number[] = [];
  const references: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const start = await processorTime(browser);
    await page.evaluate(
      `for (let turn = 0; turn < ${READINGS}; turn += 1) JSON.parse(${JSON.stringify(text)})`,
    );
    const before = await processorTime(browser);
    references.push((before - start) / READINGS);
    for (let stroke = 0; stroke < STROKES; stroke += 1) {
      await page.keyboard.press('x');
      await page.waitForTimeout(100);
    }
    turns.push(((await processorTime(browser)) - before) / STROKES);
  }
  const times = await page.evaluate<number[]>('times.filter((each) => each !== undefined)');
  await context.close();
  if (times.length < TURNS * STROKES) throw new Error('A key stroke gave no new issues.');
  const sorted = times.sort((one, other) => one - other);
  const processor = Math.min(...turns);
  return {
    clock: sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY,
    processor,
    readings: processor / Math.min(...references),
  };
}

/** The processor time of all pages and workers so far, in milliseconds. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

/** An invoice with fifty lines, as facts. */
function documentOfFiftyLines(): string {
  const facts = samplesOn('2026-11-20').find(({ id }) => id === 'invoice')?.facts ?? {};
  const [line] = facts['lines'] as readonly object[];
  const lines = Array.from({ length: 50 }, (_, index) => ({ ...line, itemCode: `K${index}` }));
  return JSON.stringify({ ...facts, lines }, null, 2);
}

/** Opens the playground and puts a text into it, as a user pastes one. */
async function open(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('.playground .verdict').waitFor();
  await pasted(page, text);
  await page.waitForTimeout(300);
}

/** Uses every panel with the connection cut: nothing may be asked for then, and everything must still work. */
async function sentOrLost(browser: Browser, address: string): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext(contextOf(look as NonNullable<typeof look>));
  const page = await context.newPage();
  const foreign: string[] = [];
  context.on('request', (request) => {
    const isOwn =
      request.url().startsWith(new URL(address).origin) || /^(?:data|blob|about):/.test(request.url());
    if (!isOwn || request.method() !== 'GET') foreign.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const isKept = await page.evaluate<boolean>(
    'Promise.race([navigator.serviceWorker.ready.then(() => true), new Promise((done) => setTimeout(done, 30000, false))])',
  );
  if (!isKept) return ['the playground is not kept for use without a connection'];
  await context.setOffline(true);
  await page.reload();
  await page.locator('.playground .verdict').waitFor();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    const name = await tab.getAttribute('data-panel');
    const content = page.locator('#panel').locator('table, iframe, pre, .verdict, fieldset').first();
    await content
      .waitFor({ timeout: 10_000 })
      .catch(() => problems.push(`offline, the panel ${name} is empty`));
  }
  await context.close();
  return [...problems, ...foreign.map((request) => `the playground asks another host: ${request}`)];
}
