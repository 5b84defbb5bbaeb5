import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { type ServedSandbox, serveSandbox } from '../../src/cli/sandbox/serve.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/index.js';
import { COMPANY, KEY, NOON } from '../unit/sandbox/setup.js';
import { executablePath, inBrowser } from './browser.js';

describe('the API page of the sandbox in a browser', () => {
  let browser: Browser | undefined;
  let sandbox: Sandbox;
  let served: ServedSandbox;
  let page: Page;
  let faults: string[];

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
    faults = [];
  });
  afterEach(async () => {
    await page?.context().close();
    await served.close();
    expect(faults).toEqual([]);
  });

  async function open(hash = '', options: BrowserContextOptions = {}): Promise<void> {
    if (browser === undefined) throw new Error('No browser is running.');
    const context = await browser.newContext({ locale: 'en-GB', ...options });
    page = await context.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(served.baseUrl)) faults.push(request.url());
    });
    await page.goto(`${served.baseUrl}/openapi${hash}`);
    await page.locator('nav.calls').waitFor();
  }

  inBrowser('issues the example with a button, and shows status, headers, body and curl', async () => {
    await open('#/SendInvoices');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.answered .chip.good', { hasText: '200' }).waitFor();
    const [document] = sandbox.documents();
    await page.locator('.answered code', { hasText: `"invoiceMark": ${document?.mark}` }).waitFor();
    await page.getByText('Headers', { exact: true }).click();
    await page.locator('.answered code', { hasText: 'application/json' }).waitFor();
    await page.getByText('As curl', { exact: true }).click();
    await page.locator('code', { hasText: `API-KEY: ${KEY}` }).waitFor();
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
  });

  inBrowser('says why a call is refused, with the key of the field', async () => {
    await open('#/GetCreditsBalance');
    await page.getByLabel('API key').fill('wrong');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.answered .chip.bad', { hasText: '401' }).waitFor();
  });

  inBrowser('opens the members of a body, and what an answer can be', async () => {
    await open('#/SendInvoices');
    await page.locator('.members summary', { hasText: 'invoice' }).first().click();
    await page.locator('.members summary', { hasText: 'invoiceHeader' }).first().click();
    await page.locator('.members code', { hasText: 'tableAA' }).first().waitFor();
    await page.locator('.response summary', { hasText: 'becouse you have open table' }).click();
    await page.locator('.response[open] .members summary', { hasText: 'Messages' }).click();
    await page.locator('.response[open] .members code', { hasText: 'errors' }).first().waitFor();
  });

  inBrowser('speaks Greek, and fits a phone', async () => {
    await open('#/createRequest', { locale: 'el-GR', viewport: { width: 360, height: 740 } });
    await page.getByRole('button', { name: 'Αποστολή', exact: true }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await page.evaluate('document.documentElement.lang')).toBe('el');
  });
});
