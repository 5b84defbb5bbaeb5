import { describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import { isPrintError, type PrintError, renderDocument, toPdf, toPrinter } from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { uids } from './uids.js';

const { salesInvoice, retailReceipt } = samples;
const MARK = '400001971234567';

/** The record of the sales invoice, as a search returns it. */
const record = {
  mark: MARK,
  issuer: { vatNumber: '800123456', branch: 0 },
  invoiceHeader: { invoiceType: '1.1', series: 'A', aa: '101', issueDate: '2026-11-20T00:00:00' },
  invoiceSummary: { totalGrossValue: salesInvoice.invoiceSummary.totalGrossValue },
};

const isPrinted = (document: unknown, issued: object, options: object = {}): boolean =>
  renderDocument(document, { issued, ...options } as never).includes(MARK);

function errorOf(document: unknown, issued: object, options: object = {}): PrintError {
  try {
    renderDocument(document, { issued, ...options } as never);
  } catch (error) {
    if (isPrintError(error)) return error;
    throw error;
  }
  throw new Error('it was printed');
}

describe('an answer with a UID', () => {
  it('of another document is not printed on any paper, and the error names both', async () => {
    const issued = { kind: 'issued', statusCode: 'Success', mark: MARK, uid: uids.retailReceipt } as const;
    expect(errorOf(salesInvoice, issued)).toMatchObject({
      reason: 'issued',
      problem: 'issued/other-document',
      params: {
        member: 'UID',
        found: uids.retailReceipt,
        expected: uids.salesInvoice,
        mark: MARK,
        document: '1.1 A 101',
      },
    });
    const same = expect.objectContaining({ problem: 'issued/other-document' });
    await expect(toPdf(salesInvoice, { issued })).rejects.toEqual(same);
    await expect(toPrinter(salesInvoice, { issued })).rejects.toEqual(same);
  });

  it('is explained in both languages', () => {
    const issued = { mark: MARK, uid: uids.retailReceipt };
    expect(errorOf(salesInvoice, issued).message).toBe(
      `The answer belongs to another document with the MARK ${MARK}: its UID is ${uids.retailReceipt}, and that of this document, 1.1 A 101, is ${uids.salesInvoice}. Give the answer about this document, or leave it out for a draft.`,
    );
    expect(errorOf(salesInvoice, issued, { locale: el }).message).toBe(
      `Η απάντηση αφορά άλλο παραστατικό με ΜΑΡΚ ${MARK}: έχει UID ${uids.retailReceipt}, ενώ αυτό το παραστατικό, το 1.1 A 101, έχει ${uids.salesInvoice}. Δώστε την απάντηση για αυτό το παραστατικό, ή παραλείψτε την για πρόχειρο.`,
    );
  });

  it.each([
    ['an entry of the service', { statusCode: 'Success', invoiceMark: MARK, invoiceUid: uids.retailReceipt }],
    ['a whole answer', { response: [{ invoiceMark: MARK, invoiceUid: uids.retailReceipt }] }],
    ['a queued outcome', { kind: 'queued', statusCode: 'Offline', uid: uids.retailReceipt }],
  ])('of another document is refused as %s', (_, issued) => {
    expect(errorOf(salesInvoice, issued).problem).toBe('issued/other-document');
  });

  it('of another document is refused when a till without a connection computed it', () => {
    const document = { ...salesInvoice, transmissionFailure: 1 };
    expect(errorOf(document, { uid: uids.retailReceipt }).problem).toBe('issued/other-document');
  });

  // From Python, as in uids.ts, but with .encode('utf-8').
  it('is accepted in ISO-8859-7 and in UTF-8 for a series in Greek letters', () => {
    expect(isPrinted(retailReceipt, { mark: MARK, uid: uids.retailReceipt })).toBe(true);
    expect(isPrinted(retailReceipt, { mark: MARK, uid: '70ADF03F270726A95C38BE09064256751E78D39B' })).toBe(
      true,
    );
  });

  it('is accepted in lower case', () => {
    expect(isPrinted(salesInvoice, { mark: MARK, uid: uids.salesInvoice.toLowerCase() })).toBe(true);
  });

  it('is accepted without the leading zeros of the number, and without the variation type', () => {
    const invoiceHeader = { ...salesInvoice.invoiceHeader, aa: '00101', invoiceVariationType: 2 };
    expect(isPrinted({ ...salesInvoice, invoiceHeader }, { mark: MARK, uid: uids.salesInvoice })).toBe(true);
  });

  it('is not compared for a series that ISO-8859-7 cannot write', () => {
    const invoiceHeader = { ...salesInvoice.invoiceHeader, series: 'Café' };
    expect(isPrinted({ ...salesInvoice, invoiceHeader }, { mark: MARK, uid: uids.salesInvoice })).toBe(true);
  });
});

describe('an answer with the record of a search', () => {
  const found = (members: object) => ({
    kind: 'alreadyIssued',
    mark: MARK,
    record: { ...record, ...members },
  });

  it.each([
    ['issuer.vatNumber', '094014201', { issuer: { vatNumber: '094014201', branch: 0 } }],
    ['issuer.branch', '1', { issuer: { vatNumber: '800123456', branch: 1 } }],
    ['invoiceHeader.invoiceType', '2.1', { invoiceHeader: { ...record.invoiceHeader, invoiceType: '2.1' } }],
    ['invoiceHeader.series', 'B', { invoiceHeader: { ...record.invoiceHeader, series: 'B' } }],
    ['invoiceHeader.aa', '102', { invoiceHeader: { ...record.invoiceHeader, aa: '102' } }],
    [
      'invoiceHeader.issueDate',
      '2025-11-20',
      { invoiceHeader: { ...record.invoiceHeader, issueDate: '2025-11-20' } },
    ],
    ['invoiceSummary.totalGrossValue', '0.01', { invoiceSummary: { totalGrossValue: 0.01 } }],
  ])('of another %s is refused', (member, value, members) => {
    expect(errorOf(salesInvoice, found(members)).params).toMatchObject({ member, found: value, mark: MARK });
  });

  it('names the document that it belongs to', () => {
    const invoiceHeader = { ...record.invoiceHeader, aa: '102' };
    expect(errorOf(salesInvoice, found({ invoiceHeader })).message).toBe(
      `The answer belongs to another document, 1.1 A 102 with the MARK ${MARK}: its invoiceHeader.aa is 102, and that of this document, 1.1 A 101, is 101. Give the answer about this document, or leave it out for a draft.`,
    );
  });

  it('is refused as the record alone, too', () => {
    const issued = { ...record, invoiceHeader: { ...record.invoiceHeader, series: 'B' } };
    expect(errorOf(salesInvoice, issued).problem).toBe('issued/other-document');
    expect(isPrinted(salesInvoice, record)).toBe(true);
  });

  it('is refused with another total, although the UID is the same', () => {
    const issued = { ...found({ invoiceSummary: { totalGrossValue: 0.01 } }), uid: uids.salesInvoice };
    expect(errorOf(salesInvoice, issued).params).toMatchObject({ member: 'invoiceSummary.totalGrossValue' });
  });

  it.each([
    ['the same number', {}],
    ['a number with leading zeros', { invoiceHeader: { ...record.invoiceHeader, aa: '0101' } }],
    ['a VAT number with its prefix', { issuer: { vatNumber: 'EL800123456', branch: 0 } }],
    ['a moment on the same day in Athens', { invoiceHeader: { issueDate: '2026-11-19T22:00:00Z' } }],
    ['a moment of an unknown time zone', { invoiceHeader: { issueDate: '2026-11-19T22:00:00' } }],
    ['nothing that can be compared', { issuer: {}, invoiceHeader: null, invoiceSummary: undefined }],
  ])('is printed with %s', (_, members) => {
    expect(isPrinted(salesInvoice, found(members))).toBe(true);
  });

  it('is printed with a UID of unknown form, if it states the whole number', () => {
    expect(isPrinted(salesInvoice, { ...found({}), uid: 'F'.repeat(40) })).toBe(true);
  });
});

it('a draft is printed whatever document the answer belongs to', () => {
  const issued = { kind: 'held', uid: uids.retailReceipt };
  expect(renderDocument(salesInvoice, { issued, draft: true } as never)).toContain('Πρόχειρο');
});
