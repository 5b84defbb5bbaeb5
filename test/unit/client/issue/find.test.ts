import { describe, expect, it } from 'vitest';
import { uidOf } from '../../../../src/registry/uid/uid.js';
import { receipt, withService } from '../setup.js';

const at = withService();
const OTHER = 'B'.repeat(40);
/** The record of the receipt of 12.40 euros, as the search returns it. */
const record = {
  mark: 7,
  authenticationCode: 'C'.repeat(40),
  issuer: { vatNumber: '800123456', branch: 0 },
  invoiceHeader: { invoiceType: '11.1', series: 'A', aa: '101', issueDate: '2026-11-20' },
  invoiceSummary: { totalGrossValue: 12.4 },
  pdfUrl: 'https://provider.example/pdf',
};
const { issuer, invoiceHeader } = record;
/** Answers the next searches: one list of documents each. */
const find = (...pages: readonly (readonly object[])[]) => {
  for (const providerTransmittedDocs of pages)
    at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs });
};
const searches = () =>
  at.service.received
    .filter(({ path }) => path.endsWith('/RequestTransmittedDocs'))
    .map(({ query }) => Object.fromEntries(query));

describe('a record of the search', () => {
  it('is this document if everything that identifies it is the same', async () => {
    find([record]);
    const uid = await uidOf(receipt());
    expect(await at.client().reconcile(receipt())).toMatchObject({
      kind: 'alreadyIssued',
      mark: '7',
      uid,
      authenticationCode: record.authenticationCode,
      invoiceUrl: record.pdfUrl,
      from: 'search',
      record: { mark: '7', invoiceSummary: { totalGrossValue: 12.4 } },
      statusCode: 'Success',
      next: { step: 'done' },
    });
    expect(searches()).toEqual([
      {
        issuerVatNumber: '800123456',
        issuedFrom: '2026-11-20',
        issuedTo: '2026-11-20',
        series: 'A',
        aa: '101',
      },
    ]);
  });

  it.each([
    ['another issuer', { issuer: { ...issuer, vatNumber: '800999999' } }],
    ['no issuer', { issuer: undefined }],
    ['another branch', { issuer: { ...issuer, branch: 1 } }],
    ['another type', { invoiceHeader: { ...invoiceHeader, invoiceType: '11.2' } }],
    ['another series', { invoiceHeader: { ...invoiceHeader, series: 'B' } }],
    ['another number', { invoiceHeader: { ...invoiceHeader, aa: '102' } }],
    ['another day', { invoiceHeader: { ...invoiceHeader, issueDate: '2026-11-19' } }],
    ['no day', { invoiceHeader: { ...invoiceHeader, issueDate: undefined } }],
    ['no header', { invoiceHeader: undefined }],
    ['no total', { invoiceSummary: undefined }],
    ['another UID and another number', { uid: OTHER, invoiceHeader: { ...invoiceHeader, aa: '102' } }],
  ])('is another document with %s', async (_, change) => {
    find([{ ...record, ...change }], []);
    expect(await at.client().reconcile(receipt())).toMatchObject({ kind: 'unknown', why: 'not-found-yet' });
  });

  it('with another total under the same number shows that the number is taken', async () => {
    find([{ ...record, invoiceSummary: { totalGrossValue: 12.41 } }]);
    expect(await at.client().reconcile(receipt())).toMatchObject({
      kind: 'refused',
      reason: 'numberTaken',
      filed: { mark: '7' },
    });
  });

  it('of this document counts more than one of another document with its number', async () => {
    const other = { ...record, mark: 6, invoiceSummary: { totalGrossValue: 5 } };
    find([other, { ...other, mark: 5 }, record]);
    expect(await at.client().reconcile(receipt())).toMatchObject({ kind: 'alreadyIssued', mark: '7' });
    find([other, { ...other, mark: 5 }]);
    expect(await at.client().reconcile(receipt())).toMatchObject({ kind: 'refused', filed: { mark: '6' } });
  });

  it('is searched for by its UID if its number is not found', async () => {
    const uid = await uidOf(receipt());
    find([], [{ uid, mark: 7, invoiceSummary: { totalGrossValue: 12.4 } }]);
    expect(await at.client().reconcile(receipt())).toMatchObject({ kind: 'alreadyIssued', mark: '7', uid });
    const day = { issuerVatNumber: '800123456', issuedFrom: '2026-11-20', issuedTo: '2026-11-20' };
    expect(searches()).toEqual([
      { ...day, series: 'A', aa: '101' },
      { ...day, uid },
    ]);
  });

  it('with its UID and another total is another document', async () => {
    find([], [{ uid: await uidOf(receipt()), mark: 7, invoiceSummary: { totalGrossValue: 5 } }]);
    expect(await at.client().reconcile(receipt())).toMatchObject({ kind: 'refused', reason: 'numberTaken' });
  });

  it('is not searched for by a UID that cannot be computed', async () => {
    find([]);
    const outcome = await at.client({ crypto: {} as never }).reconcile(receipt());
    expect(outcome).toMatchObject({ kind: 'unknown', why: 'not-found-yet' });
    expect(at.service.received).toHaveLength(1);
  });

  it('is another document if neither has a UID and their numbers differ', async () => {
    find([{ ...record, invoiceHeader: { ...invoiceHeader, aa: '102' } }]);
    const outcome = await at.client({ crypto: {} as never }).reconcile(receipt());
    expect(outcome).toMatchObject({ kind: 'unknown', why: 'not-found-yet' });
  });

  it('cannot be compared with a document that has no total', async () => {
    find([record], []);
    const { invoiceSummary: _, ...withoutTotal } = receipt();
    expect(await at.client().reconcile(withoutTotal)).toMatchObject({
      kind: 'unknown',
      why: 'not-found-yet',
    });
  });

  it('is not made up from an error of the program', async () => {
    const now = () => {
      throw new RangeError('no clock');
    };
    await expect(at.client({ clock: { now } }).reconcile(receipt())).rejects.toThrow(RangeError);
  });

  it('without a MARK is queued, with the UID that it has or should have', async () => {
    find([{ ...record, mark: 0, uid: OTHER }], [{ ...record, mark: undefined }]);
    const queued = {
      kind: 'queued',
      authenticationCode: record.authenticationCode,
      invoiceUrl: record.pdfUrl,
      statusCode: 'Offline',
      next: { step: 'wait-for-mark' },
    };
    expect(await at.client().reconcile(receipt())).toMatchObject({ ...queued, uid: OTHER });
    expect(await at.client().reconcile(receipt())).toMatchObject({ ...queued, uid: await uidOf(receipt()) });
    find([{ ...record, mark: 0 }]);
    expect(await at.client({ crypto: {} as never }).reconcile(receipt())).toMatchObject({
      kind: 'unknown',
      why: 'mark-missing',
      next: { step: 'search-first' },
    });
  });
});
