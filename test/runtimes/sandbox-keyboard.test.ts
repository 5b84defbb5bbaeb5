import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { type ServedSandbox, serveSandbox } from '../../src/cli/sandbox/serve.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/index.js';
import { COMPANY, KEY, NOON } from '../unit/sandbox/setup.js';
import { executablePath, inBrowser } from './browser.js';
import { press } from './keyboard.js';

const onboarding = {
  companyDetails: { legalName: 'Μέλι', vatNumber: '987654324', taxOffice: '1101', transactionTypes: ['B2B'] },
  address: { city: 'Αθήνα', streetAddress: 'Ερμού 1', postalCode: '10563' },
  contactInfo: { email: 'info@meli.example', phone: '2101234567' },
  administrator: { fullName: 'Νίκος Νίκου', vatNumber: '090000045' },
};

describe('webhooks, mails and onboarding on the page of the sandbox by keyboard', () => {
  let browser: Browser | undefined;
  let sandbox: Sandbox;
  let served: ServedSandbox;
  let receiver: Server;
  let received: { event: string; signature: unknown }[];

  beforeAll(async () => {
    if (executablePath === undefined) return;
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  }, 60_000);
  afterAll(() => browser?.close());
  beforeEach(async () => {
    sandbox = await createSandbox({
      clock: { now: () => new Date(NOON) },
      keys: [{ key: KEY, companies: [COMPANY] }],
      settings: { review: 'by-hand', provisioningStep: 'by-hand' },
    });
    served = await serveSandbox(sandbox, '127.0.0.1', 0);
    received = [];
    receiver = createServer((incoming, outgoing) => {
      incoming.setEncoding('utf8');
      let text = '';
      incoming.on('data', (part: string) => {
        text += part;
      });
      incoming.on('end', () => {
        const { event } = JSON.parse(text) as { event: string };
        const [, signature] =
          Object.entries(incoming.headers).find(([name]) => name.endsWith('-signature')) ?? [];
        received.push({ event, signature });
        outgoing.end('thanks');
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await served.close();
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
  });

  async function open(path: string, width: number): Promise<Page> {
    if (browser === undefined) throw new Error('No browser is running.');
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(6000);
    const page = await context.newPage();
    await page.goto(`${served.baseUrl}${path}`);
    await page.locator('.live.open').waitFor();
    return page;
  }

  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(`${served.baseUrl}/api/v1${path}`, {
      method: 'POST',
      headers: { 'API-KEY': KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  for (const width of [1280, 390] as const) {
    inBrowser(
      `register a webhook, send it a test event, and resend a real one at ${width} pixels`,
      async () => {
        const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks`;
        const page = await open('/#/deliveries', width);
        await press(page, 'button', 'Add an endpoint…');
        await page.locator('input[name=url]:focus').waitFor();
        await page.keyboard.type(url);
        await page.keyboard.press('Enter');
        await page.locator('dialog').waitFor({ state: 'detached' });
        await press(page, 'button', `Send a test event to ${url}`);
        await page.locator('select[name=event]:focus').waitFor();
        await page.keyboard.press('ArrowDown');
        await press(page, 'button', 'Send the event');
        await page.locator('dialog').waitFor({ state: 'detached' });
        await page.getByRole('link', { name: /request\.status_changed/ }).waitFor();
        await expect.poll(() => received.map(({ event }) => event)).toEqual(['request.status_changed']);

        await post('/requests', onboarding);
        await press(page, 'link', /request\.created/);
        await page.getByLabel('Answer of the receiver 1').waitFor();
        expect(received).toMatchObject([{}, { event: 'request.created' }]);
        await press(page, 'button', 'Deliver again');
        await page.getByLabel('Answer of the receiver 2').waitFor();
        const [, first, again] = received;
        expect(again).toEqual(first);
        expect(sandbox.deliveries()).toMatchObject([
          { event: 'request.status_changed', attempt: 1, succeeded: true },
          { event: 'request.created', attempt: 1, succeeded: true },
          { event: 'request.created', attempt: 2, succeeded: true },
        ]);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
        await press(page, 'button', `Remove ${url}`);
        await page.getByText('No endpoint is registered.').waitFor();
      },
    );

    inBrowser(`read a mail with a contract and go on to its request at ${width} pixels`, async () => {
      await post('/requests', onboarding);
      const page = await open('/#/mails', width);
      await press(page, 'link', /info@meli\.example/);
      await press(page, 'link', '987654324');
      await page.waitForURL(/#\/requests\//);
      for (const step of ['Sign as the client', 'Approve', 'Complete provisioning', 'Accept the statement'])
        await press(page, 'button', step);
      await page.locator('dialog').getByText('ACCEPTED').waitFor();
      expect(sandbox.onboarding.requests()).toMatchObject([
        { status: 'APPROVED', provisioning: { status: 'COMPLETED' }, aadeStatement: { status: 'ACCEPTED' } },
      ]);
    });
  }
});
