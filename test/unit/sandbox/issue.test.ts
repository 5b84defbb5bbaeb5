import { describe, expect, it } from 'vitest';
import { uidOf } from '../../../src/registry/uid/uid.js';
import {
  COMPANY,
  codesIn,
  HOUR,
  OTHER_KEY,
  receipt,
  salesInvoice,
  withHeader,
  withSandbox,
} from './setup.js';

const at = withSandbox();
const RECORDS = `/Provider/RequestTransmittedDocs?issuerVatNumber=${COMPANY}&issuedFrom=2026-11-20&issuedTo=2026-11-20`;

describe('an issuing call', () => {
  it('returns MARK, UID, authentication code, links and credits', async () => {
    const { status, json, headers } = await at.issue(receipt());
    expect(status).toBe(200);
    const [entry] = json.response;
    expect(entry).toMatchObject({
      statusCode: 'Success',
      invoiceUid: await uidOf(receipt()),
      credits: '1,00',
      errors: [],
    });
    expect(entry.invoiceMark).toBeGreaterThan(400_000_000_000_000);
    expect(entry.authenticationCode).toMatch(/^[0-9A-F]{40}$/);
    expect(entry.invoiceUrl).toBe(
      `https://sandbox.example/api/v1/Provider/GetInvoicePdf/sandbox-${entry.invoiceUid}.pdf`,
    );
    expect(headers.get('date')).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
    expect((await at.get('/Provider/GetCreditsBalance')).json.creditsBalance).toBe(999);
  });

  it('returns the same ids for the same seed', async () => {
    const first = await at.issued(receipt());
    const { createSandbox } = await import('../../../src/sandbox/index.js');
    const other = await createSandbox({
      clock: { now: () => new Date('2026-11-20T10:00:00Z') },
      keys: [{ key: 'k', companies: [COMPANY] }],
    });
    await other.fetch('https://sandbox.example/api/v1/Provider/SendInvoices', {
      method: 'POST',
      headers: { 'API-KEY': 'k' },
      body: JSON.stringify({ invoice: [receipt()] }),
    });
    expect(other.documents()[0]?.mark).toBe(String(first.invoiceMark));
  });

  it("refuses what our rules refuse, with the authority's code", async () => {
    const wrong = { ...receipt(), invoiceSummary: { ...receipt().invoiceSummary, totalNetValue: 1 } };
    const { status, json } = await at.issue(wrong);
    expect(status).toBe(200);
    expect(json.response[0].statusCode).toBe('ValidationError');
    expect(codesIn(json)).toContain('207');
    expect(at.sandbox.documents()).toEqual([]);
  });

  it.each([
    ['a missing member', { ...receipt(), issuer: undefined }, 'invoice[0].issuer'],
    ['another type', withHeader(receipt(), { issueDate: 'today' }), 'invoice[0].invoiceHeader.issueDate'],
    [
      'no payment label',
      { ...receipt(), providerAdditionalInvoiceDetails: { additionalDetails: {} } },
      'invoice[0].providerAdditionalInvoiceDetails.additionalDetails.paymentMethodInvoiceLabel',
    ],
  ])('answers %s with a problem document that names the field', async (_, document, field) => {
    const { status, json } = await at.issue(document);
    expect(status).toBe(400);
    expect(Object.keys(json.errors)).toContain(field);
  });

  it.each(['', '{', '[]', '{"invoice":[]}', '{"invoice":{}}'])(
    'answers the body %s with 400',
    async (body) => {
      const { status, json } = await at.call('POST', '/Provider/SendInvoices', body);
      expect(status).toBe(400);
      expect(json.errors.invoice).toEqual(['The invoice field is required.']);
    },
  );

  it('processes each document of a batch separately', async () => {
    const wrong = withHeader(
      { ...receipt('2'), invoiceSummary: { ...receipt().invoiceSummary, totalVatAmount: 1 } },
      {},
    );
    const { json } = await at.call('POST', '/Provider/SendInvoices', {
      invoice: [receipt('1'), wrong, receipt('3'), receipt('3')],
    });
    expect(json.response.map(({ statusCode }) => statusCode)).toEqual([
      'Success',
      'ValidationError',
      'Success',
      'ValidationError',
    ]);
    expect(at.sandbox.documents().map(({ document }) => document.invoiceHeader.aa)).toEqual(['1', '3']);
  });
});

describe('the members of a request', () => {
  it('are matched in any letter case, and unknown ones are dropped and listed', async () => {
    const { invoiceHeader, ...rest } = receipt();
    const { series, ...header } = invoiceHeader;
    await at.issued({
      ...rest,
      InvoiceHeader: { ...header, SERIES: series, serie: 'X', vehicleNumber: null },
    });
    const [document] = at.sandbox.documents();
    expect(document?.dropped).toEqual(['/invoiceHeader/serie']);
    expect(document?.document.invoiceHeader).toEqual(invoiceHeader);
  });

  it('for the public sector are kept only on the public-sector endpoint', async () => {
    const document = { ...receipt(), providerB2gAdditionalInvoiceDetails: { contract: '1' } };
    await at.issued(document);
    const other = { ...document, ...receipt('9') };
    await at.call('POST', '/Provider/SendInvoicesB2G', { invoice: [other] });
    const [plain, publicSector] = at.sandbox.documents();
    expect(plain?.dropped).toEqual(['/providerB2gAdditionalInvoiceDetails']);
    expect(plain?.publicSector).toBeUndefined();
    expect(publicSector?.publicSector).toEqual({ contract: '1' });
    expect(publicSector?.dropped).toEqual([]);
  });
});

describe('the lines of a document to the public sector', () => {
  const sectorOf = (aa: string) => {
    const { invoiceDetails, ...rest } = receipt(aa);
    const identifiers = [{ classificationIdentifier: '30213100-6' }];
    return {
      ...rest,
      invoiceDetails: invoiceDetails.map((line) => ({
        ...line,
        QuantityUnitsUblCode: 'H87',
        itemClassificationIdentifiers: identifiers,
        lineColour: 'red',
      })),
    };
  };
  const block = {
    contractReference: '21SYMV000001',
    buyerIdentifiers: [{ buyerIdentifier: '1020.E00697.0001' }],
  };

  it('keep their members on its endpoint, without a warning, and lose them on the ordinary one', async () => {
    const whole = { ...sectorOf('1'), providerB2gAdditionalInvoiceDetails: block };
    await at.call('POST', '/Provider/SendInvoicesB2G', { invoice: [whole] });
    await at.call('POST', '/Provider/SendInvoices', { invoice: [sectorOf('2')] });
    const [kept, lost] = at.sandbox.documents();
    expect(kept?.dropped).toEqual(['/invoiceDetails/0/lineColour']);
    expect(kept?.issues).toEqual([]);
    expect(kept?.document.invoiceDetails[0]).toMatchObject({ QuantityUnitsUblCode: 'H87' });
    expect(lost?.dropped).toEqual([
      '/invoiceDetails/0/QuantityUnitsUblCode',
      '/invoiceDetails/0/itemClassificationIdentifiers',
      '/invoiceDetails/0/lineColour',
    ]);
    expect(lost?.document.invoiceDetails[0]).not.toHaveProperty('QuantityUnitsUblCode');
  });

  it('are warned about if the CPV codes or the block are incomplete', async () => {
    await at.call('POST', '/Provider/SendInvoicesB2G', { invoice: [receipt('3')] });
    expect(at.sandbox.documents()[0]?.issues.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
      'warning shape/cpv',
      'warning shape/contract-missing',
      'warning shape/contracting-authority',
    ]);
  });
});

describe('a number that was already filed', () => {
  it('is answered with 228, UID, MARK and authentication code, whatever the total', async () => {
    const first = await at.issued(receipt());
    const other = { ...salesInvoice, ...receipt(), paymentMethods: [{ type: 3, amount: 30 }] };
    const { json } = await at.issue(other);
    expect(codesIn(json)).toEqual(['228']);
    const [{ message }] = json.response[0].errors[0].error;
    expect(message).toContain(`UID: ${first.invoiceUid}`);
    expect(message).toContain(`MARK: ${first.invoiceMark}`);
    expect(message).toContain(`AUTHENTICATION_CODE: ${first.authenticationCode}`);
    expect(at.sandbox.documents()).toHaveLength(1);
  });
});

describe('related MARKs', () => {
  const credit = (mark: number) =>
    withHeader({ ...receipt('77') }, { invoiceType: '11.4', multipleConnectedMarks: [mark] });

  it('are answered with 301 if they are unknown, or too new to be known', async () => {
    expect(await at.codes(credit(400001999999999))).toEqual(['301']);
    const { invoiceMark } = await at.issued(receipt());
    at.sandbox.faults.add({ kind: 'link-lag' });
    expect(await at.codes(credit(Number(invoiceMark)))).toEqual(['301']);
    expect(await at.codes(credit(Number(invoiceMark)))).toEqual([]);
  });
});

describe('a company that is not active', () => {
  it('is answered with 401 in plain text, even if its number has a prefix', async () => {
    const { status, json } = await at.issue({
      ...receipt(),
      issuer: { ...receipt().issuer, vatNumber: '123456783' },
    });
    expect(status).toBe(401);
    expect(json.errors[0]).toContain('authority to send invoices for the VAT number 123456783');
    expect(json.errors[0]).toContain('--company 123456783');
    at.sandbox.provision('123456783');
    expect(
      (await at.issue({ ...receipt(), issuer: { ...receipt().issuer, vatNumber: '123456783' } })).status,
    ).toBe(200);
  });

  it('includes a company of another software house', async () => {
    const { status } = await at.call(
      'POST',
      '/Provider/SendInvoices',
      { invoice: [receipt()] },
      { 'API-KEY': OTHER_KEY },
    );
    expect(status).toBe(401);
  });
});

describe('an Offline document of the sandbox', () => {
  it('has a UID but no MARK, cannot be found, and gets its MARK later', async () => {
    at.sandbox.faults.add({ kind: 'offline', call: 'SendInvoices' });
    const [entry] = (await at.issue(receipt())).json.response;
    expect(entry).toMatchObject({
      statusCode: 'Offline',
      invoiceUid: await uidOf(receipt()),
      invoiceMark: 0,
    });
    expect(entry.aadeQrUrl).toBeUndefined();
    expect((await at.get(RECORDS)).json.providerTransmittedDocs).toEqual([]);
    await at.sandbox.advance(300_000);
    const [record] = (await at.get(RECORDS)).json.providerTransmittedDocs;
    expect(record.uid).toBe(entry.invoiceUid);
    expect(String(record.mark)).toBe(at.sandbox.documents()[0]?.mark);
  });
});

describe('the issue date', () => {
  it('ends at midnight in Athens; a late resend has one more day', async () => {
    await at.sandbox.advance(13 * HOUR);
    expect(await at.codes(receipt())).toEqual(['238']);
    expect(await at.codes({ ...receipt(), transmissionFailure: 1 })).toEqual([]);
    await at.sandbox.advance(24 * HOUR);
    expect(await at.codes({ ...receipt('2'), transmissionFailure: 1 })).toEqual(['238']);
  });
});

describe('the clock', () => {
  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY, 1e300, '60000', { minutes: 1 }, undefined])(
    'does not move by %j',
    async (by) => {
      const before = at.sandbox.now();
      await expect(at.sandbox.advance(by as number)).rejects.toMatchObject({
        code: 'options/invalid',
        option: 'milliseconds',
      });
      expect(at.sandbox.now()).toEqual(before);
    },
  );
});

describe('a company without credits', () => {
  it('is refused a document', async () => {
    at.sandbox.setCredits(0.5);
    const { json } = await at.issue(receipt());
    expect(json.response[0].statusCode).toBe('TechnicalError');
    expect(json.response[0].errors[0].error).toEqual([{ message: 'There are not enough credits.' }]);
    expect(at.sandbox.documents()).toEqual([]);
  });
});

describe('the retention period', () => {
  // Description: Transmitted documents are deleted after 30 days.
  it('deletes documents after 30 days', async () => {
    await at.issued(receipt());
    await at.sandbox.advance(30 * 24 * HOUR - 1);
    expect(at.sandbox.documents()).toHaveLength(1);
    await at.sandbox.advance(1);
    expect(at.sandbox.documents()).toEqual([]);
  });
});
