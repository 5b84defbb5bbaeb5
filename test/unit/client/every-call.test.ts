import { expect, it } from 'vitest';
import type { Client } from '../../../src/sending/client/index.js';
import { carriesKey } from '../../../src/sending/service/call.js';
import { calls } from '../../../src/sending/service/calls.js';
import { payload } from './onboarding/payload.js';
import { KEY } from './service.js';
import { cardReceipt, listOf, receipt, withService } from './setup.js';

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

const at = withService();

it('the client makes every call of the contract', () => {
  expect(Object.keys(made).sort()).toEqual(calls.map(({ name }) => name).sort());
});

it.each(calls.map((call) => [call.name, call] as const))(
  '%s sends its method, path, query and key over a socket',
  async (name, call) => {
    // Most of these calls name nothing that exists; what becomes of such an answer is tested elsewhere.
    await made[name]?.(at.client()).catch(() => undefined);
    const pattern = new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const { received } = at.service;
    const arrived = received.filter(({ method, path }) => method === call.method && pattern.test(path));
    expect(
      arrived.length,
      received.map(({ method, path }) => `${method} ${path}`).join(', '),
    ).toBeGreaterThan(0);
    const [first] = arrived;
    expect(first?.headers.get('api-key')).toBe(carriesKey(call) ? KEY : null);
    const sent = [...(first?.query.keys() ?? [])];
    const query = Object.entries(call.query ?? {});
    expect(query.map(([parameter]) => parameter)).toEqual(expect.arrayContaining(sent));
    const required = query.filter(([, { required }]) => required === true).map(([parameter]) => parameter);
    expect(sent).toEqual(expect.arrayContaining(required));
  },
);
