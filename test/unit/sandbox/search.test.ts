import { describe, expect, it } from 'vitest';
import { fromRegistryXml } from '../../../src/registry/index.js';
import { complaints } from '../registry/oracle.js';
import {
  COMPANY,
  cardReceipt,
  KEY,
  OTHER_KEY,
  receipt,
  salesInvoice,
  withHeader,
  withSandbox,
} from './setup.js';

const at = withSandbox();
const search = (more: Record<string, string> = {}, headers = {}) => {
  const query = { issuerVatNumber: COMPANY, issuedFrom: '2026-11-20', issuedTo: '2026-11-20', ...more };
  return at.get(`/Provider/RequestTransmittedDocs?${new URLSearchParams(query)}`, headers);
};
const found = async (more: Record<string, string>): Promise<string[]> =>
  (await search(more)).json.providerTransmittedDocs.map(({ invoiceHeader }) => invoiceHeader.aa);

describe('the search', () => {
  // Description: The answer is 200 with providerTransmittedDocs, an array of records.
  it('returns the documented record of a document', async () => {
    const entry = await at.issued(receipt('1'));
    const { json } = await search();
    expect(json).toEqual({
      providerTransmittedDocs: [
        {
          uid: entry.invoiceUid,
          mark: entry.invoiceMark,
          authenticationCode: entry.authenticationCode,
          issuer: { vatNumber: COMPANY, branch: 0 },
          counterpart: { vatNumber: null },
          invoiceHeader: { series: 'ΛΑ', aa: '1', issueDate: '2026-11-20T00:00:00Z', invoiceType: '11.1' },
          invoiceSummary: { totalNetValue: 24.19, totalVatAmount: 5.81, totalGrossValue: 30 },
          cost: 1,
          pdfUrl: entry.invoiceUrl,
          insertedDateTime: '2026-11-20T10:00:00.000Z',
        },
      ],
    });
  });

  // Description: uid, invoiceMark and authenticationcode select one document.
  // Description: series, aa, invoiceType, branch and counterpartVatNumber are filters.
  // Description: resultNumber is the largest number of results.
  it('has every documented filter', async () => {
    const entry = await at.issued(receipt('1'));
    await at.issued(withHeader(receipt('2'), { series: 'B' }));
    await at.issued({ ...receipt('3'), issuer: { ...receipt().issuer, branch: 4 } });
    await at.issued(salesInvoice);
    const last = salesInvoice.invoiceHeader.aa;
    expect(await found({})).toEqual(['1', '2', '3', last]);
    expect(await found({ uid: String(entry.invoiceUid).toLowerCase() })).toEqual(['1']);
    expect(await found({ invoiceMark: String(entry.invoiceMark) })).toEqual(['1']);
    expect(await found({ authenticationcode: String(entry.authenticationCode) })).toEqual(['1']);
    expect(await found({ series: 'B' })).toEqual(['2']);
    expect(await found({ aa: '3' })).toEqual(['3']);
    expect(await found({ branch: '4' })).toEqual(['3']);
    expect(await found({ invoiceType: '1.1' })).toEqual([last]);
    expect(await found({ counterpartVatNumber: salesInvoice.counterpart?.vatNumber ?? '' })).toEqual([last]);
    expect(await found({ resultNumber: '2' })).toEqual(['1', '2']);
    expect(await found({ issuedFrom: '2026-11-19', issuedTo: '2026-11-19' })).toEqual([]);
  });

  // Description: nextPageKey is the page that is asked for; results come in pages of 100.
  // Description: The search has pages of 100.
  it('has pages of 100 records', async () => {
    const invoice = Array.from({ length: 101 }, (_, index) => receipt(String(index + 1)));
    await at.call('POST', '/Provider/SendInvoices', { invoice });
    expect(await found({})).toHaveLength(100);
    expect(await found({ nextPageKey: '2' })).toEqual(['101']);
    expect(await found({ nextPageKey: '3' })).toEqual([]);
  });

  it.each(['x', '0', '-1', '1.5', '01', '2 '.repeat(10)])('has no page %j', async (nextPageKey) => {
    const { status, json } = await search({ nextPageKey });
    expect(status).toBe(400);
    expect(Object.keys(json.errors)).toEqual(['nextPageKey']);
  });

  // Description: issuerVatNumber, issuedFrom and issuedTo are required.
  it('requires the issuer and the dates', async () => {
    const { status, json } = await at.get('/Provider/RequestTransmittedDocs');
    expect(status).toBe(400);
    expect(Object.keys(json.errors)).toEqual(['issuerVatNumber', 'issuedFrom', 'issuedTo']);
    expect((await search({ issuedFrom: '20/11/2026' })).status).toBe(400);
  });

  it("returns only the software house's own documents", async () => {
    await at.issued(receipt('1'));
    const { status, json } = await search({}, { 'API-KEY': OTHER_KEY });
    expect([status, json.errors[0]]).toEqual([401, expect.stringContaining(`--company ${COMPANY}`)]);
    at.sandbox.provision(COMPANY, OTHER_KEY);
    expect((await search({}, { 'API-KEY': OTHER_KEY })).json.providerTransmittedDocs).toEqual([]);
  });
});

describe('a delayed search', () => {
  const slow = withSandbox({ settings: { searchLag: 5000 } });

  it('finds a document only later', async () => {
    await slow.issued(receipt('1'));
    const url = `/Provider/RequestTransmittedDocs?issuerVatNumber=${COMPANY}&issuedFrom=2026-11-20&issuedTo=2026-11-20`;
    expect((await slow.get(url)).json.providerTransmittedDocs).toEqual([]);
    await slow.sandbox.advance(5000);
    expect((await slow.get(url)).json.providerTransmittedDocs).toHaveLength(1);
  });
});

describe('the public downloads', () => {
  const download = (path: string) => at.sandbox.fetch(`https://sandbox.example/api/v1/Provider/${path}`);

  // Description: GetInvoicePdf/{fileName} is the PDF behind invoiceUrl or qrUrl.
  // Description: GetInvoice/{uid}/{fileType} with pdf, or without a type, is the PDF.
  // Description: GetInvoicePdfByAuthenticationCode/{authenticationCode} is the PDF.
  it('return the PDF without a key, marked as not filed', async () => {
    const { invoiceUid, authenticationCode } = await at.issued(receipt());
    for (const path of [
      `GetInvoicePdf/sandbox-${invoiceUid}.pdf`,
      `GetInvoicePdf/${invoiceUid}.pdf`,
      `GetInvoice/${invoiceUid}/pdf`,
      `GetInvoice/${invoiceUid}`,
      `GetInvoicePdfByAuthenticationCode/${authenticationCode}`,
    ]) {
      const response = await download(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const text = await response.text();
      expect(text.startsWith('%PDF-')).toBe(true);
      // Printed, with a font of its own: the words are tested where the document is printed.
      expect(text).toContain('Roboto');
    }
  });

  // Description: Its other value gives the detailed XML of the registry.
  it("return registry XML that is valid against the official schema, with the authority's additions", async () => {
    const entry = await at.issued(receipt());
    const response = await download(`GetInvoice/${entry.invoiceUid}/myDATA`);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    expect(complaints(xml)).toEqual([]);
    expect(xml).toContain(`<mark>${entry.invoiceMark}</mark>`);
    expect(fromRegistryXml(xml)[0]).toMatchObject({
      registration: {
        uid: entry.invoiceUid,
        mark: String(entry.invoiceMark),
        authenticationCode: entry.authenticationCode,
      },
    });
  });

  // Description: paymentType is the final type, 7 or 8; default 7.
  it('return the payments as completed', async () => {
    const { json } = await at.issue(cardReceipt(), false);
    const [{ token }, second] = json.providerSignature[0].signatures;
    await at.call('POST', '/Provider/CompletionPosInvoices', [
      { signatureToken: token, transactionId: 'T-1', paymentAmount: 4, tipAmount: 0.5 },
      { signatureToken: token, transactionId: 'T-2', paymentAmount: 6, paymentType: 8 },
      { signatureToken: second.token, transactionId: 'T-3', paymentAmount: 20, paymentType: 8 },
    ]);
    const uid = at.sandbox.documents()[0]?.uid;
    const xml = await (await download(`GetInvoice/${uid}/myDATA`)).text();
    expect(complaints(xml)).toEqual([]);
    expect(fromRegistryXml(xml)[0]?.document?.paymentMethods).toMatchObject([
      { type: 7, amount: 4, tipAmount: 0.5, transactionId: 'T-1' },
      { type: 8, amount: 6, transactionId: 'T-2' },
      { type: 8, amount: 20, transactionId: 'T-3' },
    ]);
  });

  it.each([
    'GetInvoicePdf/x.pdf',
    `GetInvoice/${'A'.repeat(40)}/pdf`,
    `GetInvoice/${'A'.repeat(40)}/myDATA`,
    'GetInvoicePdfByAuthenticationCode/x',
  ])('are answered with 404 for %s, which is unknown', async (path) => {
    expect((await download(path)).status).toBe(404);
  });

  it('are answered with 404 for another file type', async () => {
    const { invoiceUid } = await at.issued(receipt());
    expect((await download(`GetInvoice/${invoiceUid}/docx`)).status).toBe(404);
  });
});

describe('the credits call', () => {
  // Description: The answer is { userId, creditsBalance }.
  it('returns the balance of credits and the owner', async () => {
    await at.issued(receipt());
    const { status, json } = await at.get('/Provider/GetCreditsBalance');
    expect(status).toBe(200);
    expect(json).toEqual({ userId: expect.stringMatching(/^house-/), creditsBalance: 999 });
    expect(json.userId).not.toContain(KEY);
  });
});

describe('authentication', () => {
  // Description: A missing or wrong key gives 401 UNAUTHORIZED.
  it('refuses a missing or wrong key on every call except the downloads', async () => {
    for (const key of ['', 'wrong', `${KEY} x`]) {
      const { status, json } = await at.get('/Provider/GetCreditsBalance', { 'API-KEY': key });
      expect(status).toBe(401);
      expect(json).toEqual({ errors: ['Unauthorized'] });
    }
  });

  it('refuses an unknown path', async () => {
    expect((await at.get('/Provider/Nothing')).status).toBe(404);
    expect((await at.call('DELETE', '/Provider/GetCreditsBalance')).status).toBe(405);
  });
});

describe('a restricted key', () => {
  const limited = withSandbox({
    keys: [{ key: KEY, companies: [COMPANY], forbidden: ['GetCreditsBalance'] }],
    settings: { bodyBytes: 1000 },
  });

  // Description: What a key may not do gives 403 FORBIDDEN. When that is, is not shown: here a setting says it.
  it('is refused some calls with 403, and large bodies with 413', async () => {
    expect((await limited.get('/Provider/GetCreditsBalance')).status).toBe(403);
    expect((await limited.call('POST', '/Provider/SendInvoices', 'x'.repeat(1001))).status).toBe(413);
  });
});
