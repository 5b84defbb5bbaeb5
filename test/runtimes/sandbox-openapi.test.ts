import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { KEY } from '../unit/sandbox/setup.js';
import { inBrowser, type Look } from './browser.js';
import { withSandbox } from './sandbox-site.js';

describe('the API page of the sandbox in a browser', () => {
  const site = withSandbox();
  let page: Page;
  afterEach(() => expect(site.faults).toEqual([]));

  async function open(hash = '', options: Look = {}): Promise<void> {
    page = await site.open(`/openapi${hash}`, options);
  }

  const execute = () => page.getByRole('button', { name: 'EXECUTE' }).first();

  inBrowser('issues the example with a button, and shows the answer and the call as curl', async () => {
    await open('#/SendInvoices');
    await execute().click();
    await page.getByText('Response Status: OK (200)').waitFor();
    const [document] = site.sandbox.documents();
    await page.getByText(String(document?.mark)).first().waitFor();
    await page.getByRole('button', { name: 'REQUEST', exact: true }).click();
    await page.getByText(`API-KEY: ${KEY}`).first().waitFor();
    expect(site.faults).toEqual([]);
  });

  inBrowser(
    'fills in an example that refers to other documents, which the sandbox issues first',
    async () => {
      await open();
      await page.getByLabel('Fill in an example').selectOption('Closing of a table');
      await page.getByText('The example is filled in below. For it, the sandbox took').waitFor();
      await execute().click();
      await page.getByText('Response Status: OK (200)').waitFor();
      expect(site.sandbox.tables()).toEqual([]);
      expect(site.sandbox.documents()).toHaveLength(2);
    },
  );

  inBrowser('says why a call is refused, with the key of the field', async () => {
    await open();
    await page.locator('#link-auth').click();
    await page.getByRole('button', { name: 'REMOVE' }).click();
    await page.locator('input[name=api-key]').fill('wrong');
    await page.getByRole('button', { name: 'SET' }).click();
    await page.evaluate("location.hash = '#?route=get-/api/v1/Provider/GetCreditsBalance'");
    await execute().click();
    await page.getByText(/Response Status:.*\(401\)/).waitFor();
    expect(site.faults).toEqual([]);
  });

  inBrowser('speaks Greek, and fits a phone', async () => {
    await open('#/createRequest', { locale: 'el-GR', viewport: { width: 360, height: 740 } });
    await page.getByRole('button', { name: 'Αποστολή', exact: true }).first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await page.evaluate('document.documentElement.lang')).toBe('el');
    expect(site.complaints).toEqual([]);
  });
});
