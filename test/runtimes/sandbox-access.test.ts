import { beforeEach, describe, expect } from 'vitest';
import { isLong } from '../runs.js';
import { COMPANY, cardReceipt, KEY, receipt } from '../unit/sandbox/setup.js';
import { atWidth, axeFaults, inBrowser, looks } from './browser.js';
import { reach } from './keyboard.js';
import { withSandbox } from './sandbox-site.js';

const coffee = { description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 13 } as const;

describe('the pages of the sandbox without a mouse', () => {
  const site = withSandbox({}, [{ family: 'viva', terminalId: '16000123' }]);
  beforeEach(async () => {
    await site.sandbox.openTable({
      issuer: { vatNumber: COMPANY, branch: 0 },
      series: 'ΔΠ',
      orders: [{ aa: '201', issueDate: '2026-11-20', lines: [coffee] }],
    });
    await site.sandbox.holdPayment(cardReceipt());
    await site.issue({ ...receipt('77'), vehicleNumer: 'X' });
    site.sandbox.faults.add({ kind: 'slow', probability: 0.5 });
  });
  inBrowser('have no fault according to axe, each section in one look', async () => {
    const document = `documents/${site.sandbox.documents()[0]?.uid}`;
    const places = [
      'today',
      'documents',
      'calls/1',
      document,
      'tables',
      'holds',
      'requests',
      'mails',
      'deliveries',
      'faults',
      'houses',
    ];
    for (const [turn, look] of looks.entries()) {
      const page = await site.open('/', look);
      // Each place in one of the looks, in turn; a long run tries all.
      for (const place of places.filter((_, index) => isLong || index % 2 === turn)) {
        await page.evaluate(`location.hash = '#/${place}'`);
        const [section] = place.split('/');
        await page.locator(`nav a[aria-current][href='#/${section}']`).waitFor({ state: 'attached' });
        if (place === section) await page.locator('dialog').waitFor({ state: 'detached' });
        else await page.locator('dialog h3').first().waitFor();
        // A page that still draws may be wrong for a moment.
        await expect
          .poll(async () => [place, await axeFaults(page)], { timeout: 10_000 })
          .toEqual([place, []]);
      }
    }
  });

  inBrowser('have no fault according to axe, with the viewer of the calls', async () => {
    for (const look of looks) {
      const page = await site.open('/openapi#/SendInvoices', look);
      expect(await axeFaults(page)).toEqual([]);
    }
  });

  atWidth(1280, 'copy the calls that cancel a table and complete a held payment', async (look) => {
    const page = await site.open('/#/tables', {
      ...look,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const copied = async (): Promise<string> => {
      await reach(page, 'button', 'Copy as curl');
      await page.keyboard.press('Enter');
      await page.getByText('Copied.').waitFor();
      return page.evaluate<string>('navigator.clipboard.readText()');
    };
    await reach(page, 'link', /^[0-9a-f]{8}/);
    await page.keyboard.press('Enter');
    expect(await copied()).toContain('"totalCancelDeliveryOrders":true');
    await page.evaluate("location.hash = '#/holds'");
    await page.getByRole('heading', { name: 'Card terminals' }).waitFor();
    await reach(page, 'link', /ΛΑ 2/);
    await page.keyboard.press('Enter');
    const line = await copied();
    expect(line).toContain('/api/v1/Provider/CompletionPosInvoices');
    expect(line).toContain(`API-KEY: ${KEY}`);
    expect(line).toContain('"paymentAmount":20');
  });

  atWidth(390, 'search, and send a call again', async (look) => {
    const page = await site.open('/#/calls', look);
    await page.keyboard.press('/');
    await page.keyboard.type('vehicleNumer');
    await page.waitForURL(/#\/calls\?q=vehicleNumer$/);
    await reach(page, 'link', /SendInvoices/);
    await page.keyboard.press('Enter');
    await page.getByText('/invoice/0/vehicleNumer').waitFor();
    await reach(page, 'button', 'Send again');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/calls\/2/);
    expect(site.sandbox.calls().at(-1)?.response).toContain('228');
  });

  atWidth(390, 'download a snapshot, start again and restore it', async (look) => {
    const page = await site.open('/#/houses', look);
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
    expect(site.sandbox.documents()).toEqual([]);
    // Asked for before the keys: the browser is told to catch choosers while the page goes on.
    const choosers = page.waitForEvent('filechooser');
    const input = page.getByLabel('Restore a snapshot…');
    const isReached = () => input.evaluate((element) => element.matches(':focus-visible'));
    for (let count = 0; count < 60 && !(await isReached()); count += 1) await page.keyboard.press('Tab');
    expect(await isReached()).toBe(true);
    await page.keyboard.press('Enter');
    await (await choosers).setFiles(file);
    await expect.poll(() => site.sandbox.documents().length).toBe(2);
    expect(site.sandbox.holds()).toHaveLength(1);
  });

  atWidth(1280, 'save faults as a scenario, inject it and delete it', async (look) => {
    const page = await site.open('/#/faults', look);
    await reach(page, 'button', 'Save the pending faults…');
    await page.keyboard.press('Enter');
    await page.locator('input[name=name]:focus').waitFor();
    await page.keyboard.type('Rush');
    await page.keyboard.press('Enter');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await reach(page, 'button', /: Rush$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => site.sandbox.faults.pending()).toHaveLength(2);
    expect(site.sandbox.faults.pending()).toMatchObject([
      { fault: { kind: 'slow', probability: 0.5 } },
      { fault: { kind: 'slow', probability: 0.5 } },
    ]);
    await reach(page, 'button', 'Remove Rush');
    await page.keyboard.press('Enter');
    await page.getByText('A scenario is a set of faults').waitFor();
  });
});
