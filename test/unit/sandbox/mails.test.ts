import { describe, expect, it } from 'vitest';
import type { SandboxMail } from '../../../src/sandbox/mails.js';
import type { Newest } from '../../../src/sandbox/pages/view/types.js';
import type { Document } from '../../../src/types/index.js';
import { shownAt } from './pages/orders.js';
import { COMPANY, HOUR, salesInvoice, withSandbox } from './setup.js';

const at = withSandbox({ settings: { review: 'by-hand' } });
const mails = async () => (await shownAt<Newest<SandboxMail>>(at, 'list/mails')).json.lines;

const withEmail = (aa: string, email: string): Document => ({
  ...salesInvoice,
  invoiceHeader: { ...salesInvoice.invoiceHeader, aa },
  providerAdditionalInvoiceDetails: {
    ...salesInvoice.providerAdditionalInvoiceDetails,
    counterpart: { ...salesInvoice.providerAdditionalInvoiceDetails?.counterpart, email },
  },
});

const request = (vatNumber: string) => ({
  companyDetails: { legalName: 'Μέλι', vatNumber, taxOffice: '1101', transactionTypes: ['B2B'] },
  address: { city: 'Αθήνα', streetAddress: 'Ερμού 1' },
  contactInfo: { email: 'info@meli.example', phone: '2101234567' },
  administrator: { fullName: 'Νίκος Νίκου', vatNumber: '090000045' },
});

describe('the mails that the service would send', () => {
  it('bring a new client the contract and the upload link', async () => {
    const { json } = await at.call('POST', '/requests', request('987654324'));
    const [mail] = await mails();
    expect(mail).toMatchObject({
      kind: 'contract',
      to: 'info@meli.example',
      at: '2026-11-20T10:00:00.000Z',
      requestId: json.data.requestId,
      uploadPath: expect.stringMatching(/^\/sandbox\/upload\/[0-9a-f]{32}$/),
    });
    const contract = await at.sandbox.fetch(
      `http://localhost/_sandbox/requests/${json.data.requestId}/contract`,
    );
    expect(contract.headers.get('content-type')).toBe('application/pdf');
    expect((await contract.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('are not sent for a link to a company that has a contract', async () => {
    // The company can already issue with another key.
    await at.call('POST', '/requests', request(COMPANY), { 'API-KEY': 'other-key' });
    expect(at.sandbox.onboarding.requests()).toMatchObject([{ requestType: 'LINK_EXISTING' }]);
    expect(await mails()).toEqual([]);
  });

  it('bring customers with an e-mail address their documents, once they have a MARK', async () => {
    const { invoiceUid } = await at.issued(withEmail('1', 'customer@example.com'));
    await at.issued(withEmail('2', ' '));
    await at.issued(salesInvoice);
    at.sandbox.faults.add({ kind: 'offline' });
    await at.issue(withEmail('3', 'later@example.com'));
    expect(await mails()).toMatchObject([
      {
        kind: 'document',
        to: 'customer@example.com',
        uid: invoiceUid,
        documentPath: expect.stringMatching(/GetInvoicePdf\/sandbox-[0-9A-F]{40}\.pdf$/),
      },
    ]);
    await at.sandbox.advance(HOUR);
    expect((await mails()).map(({ to }) => to)).toEqual(['later@example.com', 'customer@example.com']);
  });
});
