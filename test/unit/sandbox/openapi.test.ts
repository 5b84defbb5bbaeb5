import { expect, it } from 'vitest';
import { openApiDocument } from '../../../src/sandbox/openapi/document.js';
import { withSandbox } from './setup.js';

const at = withSandbox({ clock: { now: () => new Date('2027-03-01T23:30:00Z') } });

it('the sandbox serves the OpenAPI document with its own address and with examples dated today in Athens', async () => {
  const response = await at.sandbox.fetch('https://sandbox.example/openapi.json');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const document = await response.json();
  expect(document.servers).toEqual([{ url: 'https://sandbox.example', description: 'This sandbox.' }]);
  expect(Object.keys(document.paths)).toEqual(Object.keys(openApiDocument()['paths'] as object));
  const send = document.paths['/api/v1/Provider/SendInvoices'].post.requestBody;
  const { receipt } = send.content['application/json'].examples;
  expect(receipt.value.invoice[0].invoiceHeader.issueDate).toBe('2027-03-02');
  expect(await at.issued(receipt.value.invoice[0])).toMatchObject({ statusCode: 'Success' });
});
