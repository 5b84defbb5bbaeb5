import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { atWidth } from './browser.js';
import { press } from './keyboard.js';
import { onboarding, withSandbox } from './sandbox-site.js';

describe('webhooks, mails and onboarding on the page of the sandbox by keyboard', () => {
  const site = withSandbox({ review: 'by-hand', provisioningStep: 'by-hand' });
  let receiver: Server;
  let received: { event: string; signature: unknown }[];

  beforeEach(async () => {
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
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
  });

  atWidth(390, 'register a webhook, send it a test event, and resend a real one', async (look) => {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks`;
    const page = await site.open('/#/deliveries', look);
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

    await site.call('POST', '/requests', onboarding);
    await press(page, 'link', /request\.created/);
    await page.getByLabel('Answer of the receiver 1').waitFor();
    expect(received).toMatchObject([{}, { event: 'request.created' }]);
    await press(page, 'button', 'Deliver again');
    await page.getByLabel('Answer of the receiver 2').waitFor();
    const [, first, again] = received;
    expect(again).toEqual(first);
    expect(site.sandbox.deliveries()).toMatchObject([
      { event: 'request.status_changed', attempt: 1, succeeded: true },
      { event: 'request.created', attempt: 1, succeeded: true },
      { event: 'request.created', attempt: 2, succeeded: true },
    ]);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await press(page, 'button', `Remove ${url}`);
    await page.getByText('No endpoint is registered.').waitFor();
  });

  atWidth(1280, 'read a mail with a contract and go on to its request', async (look) => {
    await site.call('POST', '/requests', onboarding);
    const page = await site.open('/#/mails', look);
    await press(page, 'link', /info@meli\.example/);
    await press(page, 'link', '987654324');
    await page.waitForURL(/#\/requests\//);
    for (const step of ['Sign as the client', 'Approve', 'Complete provisioning', 'Accept the statement'])
      await press(page, 'button', step);
    await page.locator('dialog').getByText('ACCEPTED').waitFor();
    expect(site.sandbox.onboarding.requests()).toMatchObject([
      { status: 'APPROVED', provisioning: { status: 'COMPLETED' }, aadeStatement: { status: 'ACCEPTED' } },
    ]);
  });
});
