import axe from 'axe-core';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { type ServedSandbox, serveSandbox } from '../../src/cli/sandbox/serve.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/index.js';
import { COMPANY, cardReceipt, KEY, NOON, receipt } from '../unit/sandbox/setup.js';
import { executablePath, inBrowser } from './browser.js';
import { reach } from './keyboard.js';

/** What axe finds against WCAG 2 A and AA. */
const FOUND = `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'], resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0].target.join(' ')))`;

const coffee = { description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 13 } as const;

describe('the pages of the sandbox without a mouse', () => {
  let browser: Browser | undefined;
  let sandbox: Sandbox;
  let served: ServedSandbox;

  beforeAll(async () => {
    if (executablePath === undefined) return;
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  }, 60_000);
  afterAll(() => browser?.close());
  beforeEach(async () => {
    sandbox = await createSandbox({
      clock: { now: () => new Date(NOON) },
      keys: [{ key: KEY, companies: [COMPANY] }],
    });
    served = await serveSandbox(sandbox, '127.0.0.1', 0);
    await sandbox.openTable({
      issuer: { vatNumber: COMPANY, branch: 0 },
      series: 'ΔΠ',
      orders: [{ aa: '201', issueDate: '2026-11-20', lines: [coffee] }],
    });
    await sandbox.holdPayment(cardReceipt());
    await fetch(`${served.baseUrl}/api/v1/Provider/SendInvoices?skipSignature=true`, {
      method: 'POST',
      headers: { 'API-KEY': KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ invoice: [{ ...receipt('77'), vehicleNumer: 'X' }] }),
    });
    sandbox.faults.add({ kind: 'slow', probability: 0.5 });
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await served.close();
  });

  async function open(
    path: string,
    width: number,
    locale = 'en-GB',
    colorScheme: 'light' | 'dark' = 'light',
  ) {
    if (browser === undefined) throw new Error('No browser is running.');
    const context = await browser.newContext({
      locale,
      colorScheme,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${served.baseUrl}${path}`);
    await page
      .locator(path.startsWith('/openapi') ? 'main h1' : '.live.open')
      .first()
      .waitFor();
    return page;
  }

  inBrowser('meet WCAG AA according to axe, in light and dark, in both languages', async () => {
    const uid = sandbox.documents()[0]?.uid;
    const places = ['today', 'documents', 'calls/1', 'tables', 'holds', 'deliveries', 'faults', 'houses'];
    for (const [locale, scheme, width] of [
      ['en-GB', 'light', 1280],
      ['el-GR', 'dark', 390],
      ['en-GB', 'dark', 390],
      ['el-GR', 'light', 1280],
    ] as const) {
      const page = await open('/', width, locale, scheme);
      await page.evaluate(axe.source);
      for (const place of [...places, `documents/${uid}`]) {
        await page.evaluate(`location.hash = '#/${place}'`);
        await page
          .locator(place.includes('/') ? 'dialog h3' : 'main #title')
          .first()
          .waitFor();
        expect([place, await page.evaluate<string[]>(FOUND)]).toEqual([place, []]);
      }
      const reference = await open('/openapi#/SendInvoices', width, locale, scheme);
      await reference.evaluate(axe.source);
      expect(await reference.evaluate<string[]>(FOUND)).toEqual([]);
    }
  });

  inBrowser('cancel an item, move one, and close a table, at both widths', async () => {
    // Two coffees less one; then the other one with two more, less one.
    const bills = [3.5, 7];
    for (const [index, width] of [1280, 390].entries()) {
      const page = await open('/#/tables', width);
      await reach(page, 'link', /800123456/);
      await page.keyboard.press('Enter');
      await reach(page, 'button', 'Cancel Καφές');
      await page.keyboard.press('Enter');
      await page.getByLabel('Quantity').waitFor();
      await page.keyboard.press('Escape');
      await page.getByLabel('Quantity').waitFor({ state: 'detached' });
      const button = page.getByRole('button', { name: 'Cancel Καφές' });
      expect(await button.evaluate((element) => element.matches(':focus'))).toBe(true);
      await reach(page, 'button', 'Move Καφές');
      await page.keyboard.press('Enter');
      await page.locator('input[name=quantity]:focus').waitFor();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('1');
      await page.keyboard.press('Enter');
      await page.locator('form').waitFor({ state: 'detached' });
      expect(sandbox.tables()).toHaveLength(2);
      await reach(page, 'button', 'Close with a receipt…');
      await page.keyboard.press('Enter');
      await page.locator('input[name=series]:focus').waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/documents\//);
      await page.locator('dialog', { hasText: `ΛΑ ${78 + index}` }).waitFor();
      expect(sandbox.tables()).toHaveLength(1);
      expect(sandbox.documents().at(-1)?.document.invoiceSummary.totalGrossValue).toBe(bills[index]);
      await sandbox.openTable({
        issuer: { vatNumber: COMPANY, branch: 0 },
        series: `Δ${index}`,
        tableAA: sandbox.tables()[0]?.tableAA,
        orders: [{ aa: '1', issueDate: '2026-11-20', lines: [coffee] }],
      });
      await page.context().close();
    }
  });

  const WIDTHS = [1280, 390] as const;

  for (const width of WIDTHS) {
    inBrowser(`charge and complete a held payment at ${width} pixels`, async () => {
      const page = await open('/#/holds', width);
      await reach(page, 'link', /ΛΑ 2/);
      await page.keyboard.press('Enter');
      await reach(page, 'button', 'Charge and complete');
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/documents\//);
      expect(sandbox.documents().at(-1)?.charges).toMatchObject([{ type: 7 }, { type: 8 }]);
    });

    inBrowser(`search, and send a call again at ${width} pixels`, async () => {
      const page = await open('/#/calls', width);
      await page.keyboard.press('/');
      await page.keyboard.type('vehicleNumer');
      await page.waitForURL(/#\/calls\?q=vehicleNumer$/);
      await reach(page, 'link', /SendInvoices/);
      await page.keyboard.press('Enter');
      await page.getByText('/invoice/0/vehicleNumer').waitFor();
      await reach(page, 'button', 'Send again');
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/calls\/2/);
      expect(sandbox.calls().at(-1)?.response).toContain('228');
    });

    inBrowser(`fill in an example of the reference, and send it at ${width} pixels`, async () => {
      const page = await open('/openapi#/SendInvoices', width);
      await reach(page, 'button', 'Closing of a table');
      await page.keyboard.press('Enter');
      await page.getByText('The example is filled in below.').waitFor();
      await reach(page, 'button', 'Send');
      await page.keyboard.press('Enter');
      await page.locator('.answered code', { hasText: '"statusCode": "Success"' }).waitFor();
    });

    inBrowser(`download a snapshot, start again and restore it at ${width} pixels`, async () => {
      const page = await open('/#/houses', width);
      const downloads = page.waitForEvent('download');
      await reach(page, 'link', 'Download a snapshot');
      await page.keyboard.press('Enter');
      const file = await (await downloads).path();
      await reach(page, 'button', 'Start again');
      await page.keyboard.press('Enter');
      const confirm = page.locator('dialog button[type=submit]');
      await confirm.waitFor();
      const isConfirm = () => confirm.evaluate((element) => element.matches(':focus'));
      for (let count = 0; count < 10 && !(await isConfirm()); count += 1) await page.keyboard.press('Tab');
      expect(await isConfirm()).toBe(true);
      await page.keyboard.press('Enter');
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(sandbox.documents()).toEqual([]);
      // Asked for before the keys: the browser is told to catch choosers while the page goes on.
      const choosers = page.waitForEvent('filechooser');
      const input = page.getByLabel('Restore a snapshot…');
      const isReached = () => input.evaluate((element) => element.matches(':focus-visible'));
      for (let count = 0; count < 60 && !(await isReached()); count += 1) await page.keyboard.press('Tab');
      expect(await isReached()).toBe(true);
      await page.keyboard.press('Enter');
      await (await choosers).setFiles(file);
      await expect.poll(() => sandbox.documents().length).toBe(2);
      expect(sandbox.holds()).toHaveLength(1);
    });

    inBrowser(`save faults as a scenario, inject it and delete it at ${width} pixels`, async () => {
      const page = await open('/#/faults', width);
      await reach(page, 'button', 'Save the pending faults…');
      await page.keyboard.press('Enter');
      await page.locator('input[name=name]:focus').waitFor();
      await page.keyboard.type('Rush');
      await page.keyboard.press('Enter');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await reach(page, 'button', /: Rush$/);
      await page.keyboard.press('Enter');
      await expect.poll(() => sandbox.faults.pending()).toHaveLength(2);
      expect(sandbox.faults.pending()).toMatchObject([
        { fault: { kind: 'slow', probability: 0.5 } },
        { fault: { kind: 'slow', probability: 0.5 } },
      ]);
      await reach(page, 'button', 'Remove Rush');
      await page.keyboard.press('Enter');
      await page.getByText('A scenario is a set of faults').waitFor();
    });
  }
});
