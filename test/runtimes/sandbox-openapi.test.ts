import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { KEY } from '../unit/sandbox/setup.js';
import { inBrowser } from './browser.js';
import { withSandbox } from './sandbox-site.js';

describe('the API page of the sandbox in a browser', () => {
  const site = withSandbox();
  let page: Page;
  afterEach(() => expect(site.faults).toEqual([]));

  async function open(hash = '', options: BrowserContextOptions = {}): Promise<void> {
    page = await site.open(`/openapi${hash}`, options);
    await page.locator('nav.calls').waitFor();
  }

  inBrowser('issues the example with a button, and shows status, headers, body and curl', async () => {
    await open('#/SendInvoices');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.answered .chip.good', { hasText: '200' }).waitFor();
    const [document] = site.sandbox.documents();
    await page.locator('.answered code', { hasText: `"invoiceMark": ${document?.mark}` }).waitFor();
    await page.getByText('Headers', { exact: true }).click();
    await page.locator('.answered code', { hasText: 'application/json' }).waitFor();
    await page.getByText('As curl', { exact: true }).click();
    await page.locator('code', { hasText: `API-KEY: ${KEY}` }).waitFor();
    expect(site.faults).toEqual([]);
  });

  inBrowser('finds a call and sends it by keyboard alone', async () => {
    await open();
    await page.getByLabel('Filter calls').focus();
    await page.keyboard.type('credits');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /credits/ }).waitFor();
    await page.getByRole('button', { name: 'Send', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.answered code', { hasText: '"creditsBalance": 1000' }).waitFor();
    expect(site.faults).toEqual([]);
  });

  inBrowser('says why a call is refused, with the key of the field', async () => {
    await open('#/GetCreditsBalance');
    await page.getByLabel('API key').fill('wrong');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.answered .chip.bad', { hasText: '401' }).waitFor();
    expect(site.faults).toEqual([]);
  });

  inBrowser('opens the members of a body, and what an answer can be', async () => {
    await open('#/SendInvoices');
    await page.locator('.members summary', { hasText: 'invoice' }).first().click();
    await page.locator('.members summary', { hasText: 'invoiceHeader' }).first().click();
    await page.locator('.members code', { hasText: 'tableAA' }).first().waitFor();
    await page.locator('.response summary', { hasText: 'becouse you have open table' }).click();
    await page.locator('.response[open] .members summary', { hasText: 'Messages' }).click();
    await page.locator('.response[open] .members code', { hasText: 'errors' }).first().waitFor();
    expect(site.faults).toEqual([]);
  });

  inBrowser('speaks Greek, and fits a phone', async () => {
    await open('#/createRequest', { locale: 'el-GR', viewport: { width: 360, height: 740 } });
    await page.getByRole('button', { name: 'Αποστολή', exact: true }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await page.evaluate('document.documentElement.lang')).toBe('el');
  });
});
