/** A service that files whatever it gets, as fast as it can, in a process of its own. Prints its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let mark = 400_001_970_000_000;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    mark += 1;
    const answer = { response: [{ statusCode: 'Success', invoiceMark: mark }] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
