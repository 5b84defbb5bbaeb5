import { expect, it } from 'vitest';
import { receipt, withSandbox } from './setup.js';

const at = withSandbox();

it('leads links to the server that shows the pages, if the call came without one', async () => {
  at.sandbox.address = 'http://127.0.0.1:8080';
  const { invoiceUrl, aadeQrUrl } = await at.issued(receipt());
  expect(new URL(invoiceUrl).origin).toBe('http://127.0.0.1:8080');
  expect(new URL(aadeQrUrl ?? '').origin).toBe('http://127.0.0.1:8080');
  const { status, headers } = await at.sandbox.fetch(invoiceUrl);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

it('leads links to the address of the call, if it has one', async () => {
  at.sandbox.address = 'http://127.0.0.1:8080';
  const { invoiceUid } = await at.issued(receipt());
  const response = await at.sandbox.fetch(
    'http://till.localhost:9000/api/v1/Provider/SendInvoices?skipSignature=true',
    {
      method: 'POST',
      headers: { 'API-KEY': 'till-key' },
      body: JSON.stringify({ invoice: [receipt('2')] }),
    },
  );
  const text = await response.text();
  expect(text).toContain('http://till.localhost:9000/');
  expect(text).not.toContain(invoiceUid);
});
