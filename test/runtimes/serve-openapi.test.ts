import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import type { AppOptions } from '../../src/serve/app.js';
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
    await page.locator('nav.calls').waitFor();
  }

  inBrowser('lists the calls and makes one, with the token of the caller', async () => {
    await open('#/codes.search', { token: 'open sesame', isSandbox: true });
    await page.getByText('This is a sandbox').waitFor();
    await page.locator('nav.calls a', { hasText: 'tables.order' }).waitFor();
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await send.click();
    await page.locator('.answered .chip.bad', { hasText: '401' }).waitFor();
    await page.getByLabel('Token').fill('open sesame');
    await send.click();
    await page.locator('.answered .chip.good', { hasText: '200' }).waitFor();
    await page.getByText('As curl', { exact: true }).click();
    await page.locator('code', { hasText: 'Authorization: Bearer open sesame' }).waitFor();
    expect(faults).toEqual([]);
  });

  inBrowser('builds the example of facts in Greek, and says that the service is real', async () => {
    await open('#/documents.build', {}, 'el-GR');
    await page.getByText('διαβιβάζονται στην ΑΑΔΕ').waitFor();
    await page.getByRole('heading', { level: 1, name: /Φτιάχνει παραστατικό/ }).waitFor();
    await page.getByRole('button', { name: 'Αποστολή', exact: true }).click();
    await page.locator('.answered code', { hasText: '"totalGrossValue": 7' }).waitFor();
    expect(faults).toEqual([]);
  });
});
