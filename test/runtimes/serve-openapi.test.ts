import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import type { AppOptions } from '../../src/tools/serve/app.js';
import { salesFor } from '../../src/tools/serve/samples.js';
import { coffee, issueDate, issuer, type Served, served } from '../unit/serve/setup.js';
import { axeFaults, inBrowser, type Look, looks, withPages } from './browser.js';

describe('the pages of the served operations in a browser', () => {
  let close: () => void = () => undefined;
  let page: Page;
  const faults: string[] = [];

  afterEach(() => {
    close();
    expect(faults.splice(0)).toEqual([]);
  });

  const newPage = withPages();

  async function open(path: string, options: Partial<AppOptions>, look: Look = {}): Promise<Served> {
    const made = await served(options);
    const { fetch } = made.app;
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false });
    await new Promise((resolve) => server.once('listening', resolve));
    close = () => void server.close();
    page = await newPage(look);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('401')) faults.push(message.text());
    });
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}`);
    if (path.startsWith('/openapi')) await page.locator('openapi-explorer .operations-root').waitFor();
    return made;
  }

  inBrowser('list the calls and make one, with the token of the caller', async () => {
    await open('/openapi#/codes.search', { token: 'open sesame', isSandbox: true });
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

  inBrowser('build the example of facts in Greek, and say that the service is real', async () => {
    await open('/openapi#/documents.build', {}, { locale: 'el-GR' });
    await page.getByText('διαβιβάζονται στην ΑΑΔΕ').waitFor();
    await page
      .getByText(/Φτιάχνει παραστατικό/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Αποστολή', exact: true }).first().click();
    await page.getByText('"totalGrossValue"').first().waitFor();
    expect(faults).toEqual([]);
  });

  inBrowser('have no fault according to axe, and do not scroll sideways', async () => {
    for (const look of looks)
      for (const path of ['/', '/openapi', '/rules/totals/gross']) {
        await open(path, { isSandbox: true }, look);
        expect([path, await axeFaults(page)]).toEqual([path, []]);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
        close();
      }
  });

  inBrowser('begin with one whose programs are copied as they stand', async () => {
    await open('/', {}, { permissions: ['clipboard-read', 'clipboard-write'] });
    for (const [name, program] of salesFor({
      ...{
        baseUrl: new URL(page.url()).origin,
        company: '800123456',
        branch: 0,
        item: 'Coffee',
        hasToken: false,
      },
    })) {
      const shown = page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) });
      if (name !== 'curl') await shown.locator('summary').click();
      await shown.getByRole('button', { name: 'Copy' }).click();
      await shown.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(program);
      const widths = await shown
        .locator('pre')
        .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect([name, widths[0]]).toEqual([name, widths[1]]);
    }
  });

  inBrowser('include that of the sandbox, which calls tables as this server does', async () => {
    const sandbox = (request: Request) => shownBy(request);
    let shownBy: Served['sandbox']['fetch'] = async () => new Response();
    const made = await open('/', { isSandbox: true, sandbox });
    shownBy = (request) => made.sandbox.fetch(request);
    const opening = { issuer, series: 'OS' };
    const order = { aa: 'next', issueDate, lines: [{ ...coffee, quantity: 1 }] };
    expect((await made.call('PUT /tables/12', { opening }, { 'idempotency-key': 'a' })).status).toBe(200);
    const placed = await made.call('POST /tables/12/orders', { facts: order }, { 'idempotency-key': 'b' });
    expect([placed.status, made.sandbox.tables().length]).toEqual([200, 1]);
    await page.goto(new URL('/sandbox#/tables', page.url()).href);
    await page.getByRole('link', { name: 'Table 12' }).click();
    await page.locator('dialog').getByRole('heading', { name: 'Table 12' }).waitFor();
  });
});
