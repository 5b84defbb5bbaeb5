/** A small service on loopback, in a separate process. It issues every document, and browsers can call it too. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const answer = {
  response: [
    {
      statusCode: 'Success',
      invoiceMark: 400001970000151,
      authenticationCode: 'A'.repeat(40),
      credits: '1,00',
      errors: [],
    },
  ],
};

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const isIssuing = request.method === 'POST' && request.url?.includes('/api/v1/Provider/SendInvoices?');
    const isPreflight = request.method === 'OPTIONS';
    response.writeHead(isIssuing || isPreflight ? 200 : 404, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(isIssuing ? JSON.stringify(answer) : '{}');
  });
});
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
