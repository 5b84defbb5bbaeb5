import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../src/client/client.js';
import { createClient } from '../../../src/client/create-client.js';
import { carriesKey } from '../../../src/service/call.js';
import { calls } from '../../../src/service/calls/index.js';
import { payload } from './onboarding/payload.js';
import { KEY } from './service.js';
import { cardReceipt, listOf, receipt, TestClock } from './setup.js';

const UID = 'A'.repeat(40);
const TABLE = '6d1f0a52-8c3e-4b7f-9a41-2e5c7b90d314';
const MARK = '400001970000151';
const branch = { vatNumber: '800123456', branch: 0 };
const note = (invoiceType: string) => ({
  document: { issuer: { vatNumber: '800123456' }, invoiceHeader: { invoiceType } },
  mark: MARK,
});
const search = { issuerVatNumber: '800123456', issuedFrom: '2026-11-01', issuedTo: '2026-11-30' };
const b2g = { ...receipt('102'), providerB2gAdditionalInvoiceDetails: {} };

/** How each call of the contract is made with the client. */
const made: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  createRequest: ({ onboarding }) => onboarding.create(payload),
  listRequests: ({ onboarding }) => listOf(onboarding.list()),
  getRequest: ({ onboarding }) => onboarding.get('r1'),
  getHistory: ({ onboarding }) => onboarding.history('r1'),
  getContract: async ({ onboarding }) => (await onboarding.downloadContract('r1')).bytes(),
  uploadSignedContract: ({ onboarding }) =>
    onboarding.uploadSignedContract('r1', new TextEncoder().encode('%PDF-1.7')),
  cancelRequest: ({ onboarding }) => onboarding.cancel('r1'),
  registerWebhook: ({ onboarding }) =>
    onboarding.webhooks.register({ url: 'https://shop.example/hooks', events: ['request.provisioned'] }),
  listWebhooks: ({ onboarding }) => onboarding.webhooks.list(),
  removeWebhook: ({ onboarding }) => onboarding.webhooks.remove('e1'),
  listDeliveries: ({ onboarding }) => listOf(onboarding.webhooks.deliveries()),
  SendInvoices: (client) => client.issue(receipt()),
  SendInvoicesB2G: (client) => client.issue(b2g, { sendWithErrors: true }),
  RequestTransmittedDocs: (client) => listOf(client.search(search)),
  CancelDeliveryNote: (client) => client.cancelNote(note('9.3')),
  CancelReceivingNote: (client) => client.cancelNote(note('10.1')),
  GetCreditsBalance: (client) => client.creditsBalance(),
  CompletionPosInvoices: (client) =>
    client.completePosPayment({
      document: cardReceipt(),
      body: [{ signatureToken: 't', transactionId: '1', paymentAmount: 12.4, paymentType: 7 }],
    }),
  AskSignatureForOldInvoice: (client) =>
    client.askSignatureForOldInvoice({ query: { terminalId: '16000123', posNspId: '2' }, body: MARK }),
  CompletionAskSignatureForOldInvoice: (client) =>
    client.completeOldInvoice({
      query: { signatureToken: 't', transactionId: '1', paymentAmount: '20.00', paymentType: '7' },
      body: MARK,
    }),
  GetOpenTables: (client) => client.openTables(branch),
  GetOpenOrdersForTable: (client) => client.openOrders({ ...branch, tableId: TABLE }),
  GetInvoicePdf: async (client) => (await client.downloadPdf({ fileName: 'a.pdf' })).bytes(),
  GetInvoice: async (client) => (await client.downloadPdf({ uid: UID })).bytes(),
  GetInvoicePdfByAuthenticationCode: async (client) =>
    (await client.downloadPdf({ authenticationCode: 'B' })).bytes(),
};

let server: Server;
let baseUrl = '';
let received: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request);
    // Before an endpoint is registered, those that there are are listed.
    const answer = request.url?.endsWith('/webhooks') ? '[]' : '{}';
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('makes every call of the contract', () => {
  expect(Object.keys(made).sort()).toEqual(calls.map(({ name }) => name).sort());
});

it.each(calls.map((call) => [call.name, call] as const))(
  '%s goes over a socket to its path, with its method, its query and its key',
  async (name, call) => {
    received = [];
    const clock = new TestClock('2026-11-20T10:00:00Z');
    // An empty answer is not what most calls give; what it becomes is tested elsewhere.
    await made[name]?.(createClient({ baseUrl, apiKey: KEY, clock })).catch(() => undefined);
    const pattern = new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);
    const arrived = received.filter(({ method, url }) => method === call.method && pattern.test(url ?? ''));
    expect(arrived.length, received.map(({ method, url }) => `${method} ${url}`).join(', ')).toBeGreaterThan(
      0,
    );
    const [{ url = '', headers } = {}] = arrived;
    expect(headers?.['api-key']).toBe(carriesKey(call) ? KEY : undefined);
    const sent = [...new URL(url, baseUrl).searchParams.keys()];
    const query = Object.entries(call.query ?? {});
    expect(query.map(([parameter]) => parameter)).toEqual(expect.arrayContaining(sent));
    const required = query.filter(([, { required }]) => required === true).map(([parameter]) => parameter);
    expect(sent).toEqual(expect.arrayContaining(required));
  },
);
