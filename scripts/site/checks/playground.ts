import type { Browser, Page } from 'playwright-core';
import { samplesOn } from '../../../site/src/playground/samples.js';
import { contextOf, looks } from './browser.js';
import { brokenProblems, pasted, useProblems } from './playground-use.js';

const ADDRESSES = ['/playground/', '/el/playground/'] as const;
/**
 * What may be done for a key stroke, and after a pause until issues and paper are in the page: processor time of the page and
 * its worker together, in readings of the whole text by `JSON.parse` in the same page, so that a slow machine slows both.
 */
const MOST_READINGS = { stroke: 1500, pause: 9000 } as const;
/** How often the text is read for that. */
const READINGS = 20_000;
/** The quietest of several turns counts: other work on the machine only adds time. */
const TURNS = 4;
const STROKES = 10;
/** Between the strokes of somebody who types on, and long enough for issues and paper, in milliseconds. */
const GAP = 100;
const LONG = 1500;

const [look] = looks;

/** Measures the playground: its answer to a key stroke, what it sends, and whether it works offline. */
export async function playgroundProblems(browser: Browser, base: string): Promise<string[]> {
  const problems: string[] = [];
  const { clock, ...taken } = await strokeTimes(browser, `${base}/playground/`);
  console.log(`Issues after a key stroke: ${clock.toFixed(0)} ms by the clock, pause included.`);
  for (const part of ['stroke', 'pause'] as const) {
    const { processor, readings } = taken[part];
    const what = `a ${part}: ${processor.toFixed(1)} ms of processor time, as much as ${readings.toFixed(0)} readings of the text (at most ${MOST_READINGS[part]})`;
    console.log(`After ${what}.`);
    if (readings > MOST_READINGS[part]) problems.push(`the playground takes too long after ${what}`);
  }
  for (const address of ADDRESSES) {
    problems.push(...(await useProblems(browser, base + address)));
    problems.push(...(await brokenProblems(browser, base + address)));
  }
  return [...problems, ...(await sentOrLost(browser, `${base}/playground/`))];
}

interface Taken {
  readonly processor: number;
  readonly readings: number;
}

/**
 * What typing takes in a document with fifty lines: a stroke of somebody who types on, and a pause behind one. By the clock
 * the one in the middle; processor time on average in the quietest turn.
 */
async function strokeTimes(
  browser: Browser,
  address: string,
): Promise<{ readonly clock: number; readonly stroke: Taken; readonly pause: Taken }> {
  const context = await browser.newContext(contextOf(look as NonNullable<typeof look>));
  const page = await context.newPage();
  const text = documentOfFiftyLines();
  await open(page, address, text);
  await page.evaluate(`(() => {
    const results = document.querySelector('#panel');
    let from = 0;
    globalThis.times = [];
    addEventListener('keydown', () => { from = performance.now(); }, true);
    // The issues change first, then the paper.
    new MutationObserver(() => { if (from > 0) times.push(performance.now() - from); from = 0; })
      .observe(results, { childList: true, subtree: true });
  })()`);
  await page.keyboard.press('Control+Home');
  await page.locator('.cm-line', { hasText: '"aa"' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await processorTime(browser);
    await work();
    return (await processorTime(browser)) - before;
  };
  const typed = async (strokes: number, wait: number): Promise<void> => {
    for (let stroke = 0; stroke < strokes; stroke += 1) {
      await page.keyboard.press('x');
      await page.waitForTimeout(wait);
    }
  };
  const read = `for (let turn = 0; turn < ${READINGS}; turn += 1) JSON.parse(${JSON.stringify(text)})`;
  const turns: { readonly reading: number; readonly stroke: number; readonly pause: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const reading = (await timeOf(() => page.evaluate(read))) / READINGS;
    const stroke = (await timeOf(() => typed(STROKES, GAP))) / STROKES;
    await page.waitForTimeout(LONG);
    turns.push({ reading, stroke, pause: await timeOf(() => typed(1, LONG)) });
  }
  const times = await page.evaluate<number[]>('times');
  await context.close();
  if (times.length < TURNS) throw new Error('A pause gave no new issues.');
  const least = (part: keyof (typeof turns)[number]): number => Math.min(...turns.map((turn) => turn[part]));
  const taken = (processor: number): Taken => ({ processor, readings: processor / least('reading') });
  return {
    clock: times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY,
    stroke: taken(least('stroke')),
    pause: taken(least('pause')),
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
