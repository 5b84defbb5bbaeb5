import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import type { AppOptions } from '../../src/tools/serve/app.js';
import { served } from '../unit/serve/setup.js';
import { inBrowser, withPages } from './browser.js';

describe('the API page of the served operations in a browser', () => {
  let close: () => void = () => undefined;
  let page: Page;
  const faults: string[] = [];

  afterEach(() => {
    close();
    expect(faults.splice(0)).toEqual([]);
  });

  const newPage = withPages();

  async function open(hash: string, options: Partial<AppOptions>, locale = 'en-GB'): Promise<void> {
    const { app } = await served(options);
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false });
    await new Promise((resolve) => server.once('listening', resolve));
    close = () => void server.close();
    page = await newPage({ locale });
    page.on('pageerror', (error) => faults.push(error.message));
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/openapi${hash}`);
    await page.locator('openapi-explorer .operations-root').waitFor();
  }

  inBrowser('lists the calls and makes one, with the token of the caller', async () => {
    await open('#/codes.search', { token: 'open sesame', isSandbox: true });
    await page.getByText('This is a sandbox').waitFor();
    const send = page.getByRole('button', { name: 'EXECUTE' }).first();
    await send.click();
    await page.getByText(/Response Status:.*\(401\)/).waitFor();
    await page.locator('#link-auth').click();
    await page.locator('input[name=api-key]').fill('open sesame');
    await page.getByRole('button', { name: 'SET' }).click();
    await page.evaluate("location.hash = '#?route=get-/codes'");
    await send.click();
    await page.getByText('Response Status: OK (200)').waitFor();
    expect(faults).toEqual([]);
  });

  inBrowser('builds the example of facts in Greek, and says that the service is real', async () => {
    await open('#/documents.build', {}, 'el-GR');
    await page.getByText('διαβιβάζονται στην ΑΑΔΕ').waitFor();
    await page
      .getByText(/Φτιάχνει παραστατικό/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Αποστολή', exact: true }).first().click();
    await page.getByText('"totalGrossValue"').first().waitFor();
    expect(faults).toEqual([]);
  });
});
