import { describe, expect, test } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import type { Related } from '../../../../src/types/index.js';
import { change } from '../totals/change.js';
import { acrossIds, issued, record, unusable } from './given.js';

const {
  orderSlip: slip,
  orderCancellation: cancellation,
  tableClosing: closing,
  tableCancellation,
} = samples;
const SLIP = '400001234567894';
const CANCELLATION = '400001234567895';
const UID = '0123456789ABCDEF0123456789ABCDEF01234567';
const exactly = [issued(slip, SLIP), issued(cancellation, CANCELLATION)];
const later = change('orderSlip', { '/invoiceHeader/aa': '999' });
const whoever = (related: unknown): readonly Related[] => related as readonly Related[];

const unnamed = (index: number): string =>
  `related[${index}] has neither mark nor uid, so documents that refer to it were not compared with it.`;
const noRecord = (index: number): string =>
  `related[${index}] was not compared: the record of an open slip needs mark or uid, quantityProducts and totalNet.`;

describe('a related document without MARK and UID', () => {
  test('is used as a slip if the slips have no MARKs', () => {
    expect(unusable([slip, cancellation, later])).toEqual([]);
  });

  test('is not used as a slip once another slip has a MARK or there is a record', () => {
    expect(unusable([issued(slip, SLIP), later])).toEqual([unnamed(1)]);
    expect(unusable([issued(samples.deliveryNote, '5'), issued(slip, SLIP), later])).toEqual([unnamed(2)]);
    expect(unusable([record(SLIP, 4, 16.5), later])).toEqual([unnamed(1)]);
    // A note with its MARK says nothing of slips.
    expect(unusable([issued(samples.deliveryNote, '5'), later])).toEqual([]);
  });

  test('is used if it cancels slips or names documents', () => {
    expect(unusable([issued(slip, SLIP), tableCancellation])).toEqual([]);
    expect(unusable([samples.creditInvoice, samples.retailCredit])).toEqual([]);
    const byUid = change('retailCredit', {
      '/invoiceHeader/multipleConnectedMarks': undefined,
      '/invoiceHeader/multipleConnectedUids': [UID],
    });
    expect(unusable([byUid])).toEqual([]);
  });

  test('is not used if it is not a slip and names nothing', () => {
    expect(unusable([samples.salesInvoice])).toEqual([unnamed(0)]);
    expect(unusable([change('salesInvoice', { '/invoiceHeader/correlatedInvoices': [] })])).toEqual([
      unnamed(0),
    ]);
  });
});

describe('the report of an unused related document', () => {
  test('names exactly the members that rules read', () => {
    const odd = change('orderSlip', {
      '/invoiceHeader/dispatchDate': 20261120,
      '/invoiceDetails/0/quantity': 'three',
      '/invoiceDetails/0/netValue': '10.50',
    });
    expect(unusable([odd])).toEqual([
      'related[0] was not compared: invoiceDetails[].quantity, invoiceDetails[].netValue could not be read.',
    ]);
  });

  test('says that a request or facts are not a document', () => {
    expect(unusable([{ document: { invoice: [slip] }, mark: SLIP }, { lines: [] }])).toEqual([
      'related[0] was not compared: it is not a document.',
      'related[1] was not compared: it is not a document.',
    ]);
  });

  test('includes no unknown links if no related document has a MARK or UID', () => {
    const nameless = change('orderSlip', { '/invoiceDetails': 'none' });
    const recordOfNobody = { mark: '0', uid: '', quantityProducts: 1, totalNet: 1 };
    for (const odd of [nameless, recordOfNobody]) {
      expect(acrossIds(samples.creditInvoice, whoever([odd]))).toEqual([]);
    }
    // One MARK that is known, of something unreadable, is enough to tell that another one is not.
    expect(acrossIds(samples.creditInvoice, [issued(nameless, '7')])).toEqual(['links/linked-unknown']);
  });
});

describe('a record of an open slip', () => {
  const bySlip = change('tableClosing', {
    '/invoiceHeader/multipleConnectedMarks': [Number(SLIP)],
    '/invoiceHeader/multipleConnectedUids': [UID],
  });

  test('is identified by its UID alone', () => {
    const offline = { mark: '0', uid: UID.toLowerCase(), quantityProducts: -1, totalNet: -3.5 };
    expect(unusable([record(SLIP, 4, 16.5), offline])).toEqual([]);
    expect(acrossIds(bySlip, whoever([record(SLIP, 4, 16.5), offline]))).toEqual([]);
  });

  test('is not reported as unknown if it is unreadable', () => {
    const odd = { mark: CANCELLATION, uid: '', quantityProducts: 'one', totalNet: -3.5 };
    expect(acrossIds(closing, whoever([issued(slip, SLIP), odd]))).toEqual([]);
    const oddByUid = { mark: '', uid: UID, quantityProducts: 'one', totalNet: -3.5 };
    expect(acrossIds(bySlip, whoever([issued(slip, SLIP), oddByUid]))).toEqual([]);
  });

  test('is reported if either of its totals differs from the documents', () => {
    expect(unusable([{ mark: '1', totalNet: 1 }])).toEqual([noRecord(0)]);
    expect(unusable([{ mark: '1', quantityProducts: 1 }])).toEqual([noRecord(0)]);
    expect(unusable([{}])[0]).toMatch(/^related\[0\] was not compared: .* could not be read\.$/);
    expect(unusable([{ ...slip, totalNet: 1 }])).toEqual([]);
  });
});

describe('two related documents with the same MARK or UID', () => {
  test('are reported, and the first is used', () => {
    const dearer = change('orderSlip', { '/invoiceHeader/aa': '999', '/invoiceDetails/0/netValue': 99 });
    expect(acrossIds(closing, [...exactly, issued(dearer, SLIP)])).toEqual([]);
  });

  test('are reported even if only the UID is the same', () => {
    const related = [
      { document: slip, uid: UID },
      { document: later, mark: '5', uid: UID },
    ];
    expect(unusable(related)).toEqual(['related[1] has the same MARK or UID as another related document.']);
  });
});

test('null UIDs never match, and spaces around a UID are ignored', () => {
  expect(unusable([{ document: slip, mark: SLIP, uid: null }])).toEqual([]);
  expect(unusable([{ document: slip, uid: ` ${UID} ` }])).toEqual([]);
});

test('a document with a MARK and a record with its UID count as one slip', () => {
  const twice = change('tableClosing', {
    '/invoiceHeader/multipleConnectedMarks': [Number(SLIP)],
    '/invoiceHeader/multipleConnectedUids': [UID],
  });
  const both = { mark: SLIP, uid: UID, quantityProducts: 4, totalNet: 16.5 };
  expect(acrossIds(twice, [issued(slip, SLIP), both])).toContain('order/listed-slip-twice');
});
