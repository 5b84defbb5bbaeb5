/** A service that files whatever it gets and finds nothing, as fast as it can, in a process of its own. Prints its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let mark = 400_001_970_000_000;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    mark += 1;
    const filed = { response: [{ statusCode: 'Success', invoiceMark: mark }] };
    const answer = request.method === 'GET' ? { providerTransmittedDocs: [] } : filed;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
