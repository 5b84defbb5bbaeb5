import { describe, expect, test } from 'vitest';
import { validate } from '../../../../src/rules/validate/validate.js';
import type { Document } from '../../../../src/types/index.js';
import { change, errors } from '../totals/change.js';

const slip = change('orderSlip'); // 3 × coffee 10.50 and a cake 6.00: quantity 4, net 16.50
const cancellation = change('orderCancellation'); // 1 coffee of 3.50 back
const closing = (changes = {}): Document => change('tableClosing', changes); // quantity 3, net 13.00

const close = (document: Document, related: readonly Document[]) =>
  validate(document, { related })
    .issues.filter(({ rule }) => rule.startsWith('order/close-'))
    .map(({ message: _, ...issue }) => issue);
const ids = (document: Document, related: readonly Document[]) =>
  close(document, related).map(({ rule }) => rule);

/** The closing with other figures on its first line; nothing else of it matters here. */
const closingOf = (net: number, quantity: number, marks = [1, 2], changes = {}): Document =>
  closing({
    '/invoiceHeader/multipleConnectedMarks': marks,
    '/invoiceDetails/1': undefined,
    '/invoiceDetails/0/netValue': net,
    '/invoiceDetails/0/quantity': quantity,
    '/invoiceSummary/totalNetValue': net,
    ...changes,
  });

describe('the open amount of slips', () => {
  test('is closed by a matching bill', () => {
    expect(ids(closing(), [slip, cancellation])).toEqual([]);
    expect(ids(closing(), [cancellation, slip])).toEqual([]);
    expect(errors(closing(), { related: [slip, cancellation] })).toEqual([]);
  });

  test.each([
    [12.99, '12.99', { missing: '0.01' }],
    [13.01, '13.01', { surplus: '0.01' }],
    [16.5, '16.50', { surplus: '3.50' }],
  ])('is reported if it differs by one cent or more: %s', (net, stated, gap) => {
    expect(close(closingOf(net, 3), [slip, cancellation])).toEqual([
      {
        rule: 'order/close-net-mismatch',
        severity: 'error',
        path: ['invoiceSummary', 'totalNetValue'],
        params: { ordered: '16.50', cancelled: '3.50', left: '13.00', stated, ...gap },
      },
    ]);
  });

  test('is reported if the quantity differs', () => {
    expect(close(closingOf(13, 4), [slip, cancellation])).toEqual([
      {
        rule: 'order/close-quantity-mismatch',
        severity: 'error',
        path: ['invoiceDetails'],
        params: { ordered: '4', cancelled: '1', left: '3', stated: '4', surplus: '1' },
      },
    ]);
  });

  test('counts a line without a quantity as 0', () => {
    const document = closing({ '/invoiceDetails/1/quantity': undefined });
    expect(close(document, [slip, cancellation])).toMatchObject([
      { rule: 'order/close-quantity-mismatch', params: { left: '3', stated: '2', missing: '1' } },
    ]);
  });

  test('is exact for quantities by weight', () => {
    // 0.1 + 0.2 kg is 0.3 kg, although it is not so in binary.
    const weighed = (quantity: number) =>
      change('orderSlip', {
        '/invoiceDetails/1': undefined,
        '/invoiceDetails/0/quantity': quantity,
        '/invoiceDetails/0/netValue': 5,
      });
    const slips = [weighed(0.1), weighed(0.2)];
    expect(ids(closingOf(10, 0.3), slips)).toEqual([]);
    expect(close(closingOf(10, 0.30000000000000004), slips)).toMatchObject([
      { params: { left: '0.3', stated: '0.30000000000000004', surplus: '0.00000000000000004' } },
    ]);
    expect(close(closingOf(10, 0.2999), slips)).toMatchObject([
      { params: { ordered: '0.3', stated: '0.2999', missing: '0.0001' } },
    ]);
  });

  test('is compared only by net value if a slip has no quantity', () => {
    const uncounted = change('orderSlip', { '/invoiceDetails/0/quantity': undefined });
    expect(ids(closingOf(16.5, 99, [1]), [uncounted])).toEqual([]);
    expect(ids(closingOf(16.49, 99, [1]), [uncounted])).toEqual(['order/close-net-mismatch']);
  });

  test('is reported, not thrown, beyond 15 digits', () => {
    const huge = change('orderSlip', { '/invoiceDetails/0/netValue': 9_999_999_999_999.99 });
    expect(close(closingOf(13, 8), [huge, huge])).toMatchObject([
      { params: { ordered: '20000000000011.98', cancelled: '0.00' } },
    ]);
  });
});

describe('the closing of a table', () => {
  const both = ['order/close-net-mismatch', 'order/close-quantity-mismatch'];

  test.each(['1.1', '5.1', '5.2', '11.1', '11.4'])(
    'of type %s is compared with the slips that it lists, if it has the restaurant category',
    (invoiceType) => {
      const document = closingOf(1, 1, [1, 2], { '/invoiceHeader/invoiceType': invoiceType });
      expect(ids(document, [slip, cancellation])).toEqual(both);
    },
  );

  test.each([
    ['11.1', both],
    ['1.1', []],
    ['5.1', []],
    ['5.2', []],
    ['11.4', []],
  ])('of type %s without the restaurant category causes %j', (invoiceType, found) => {
    const document = closingOf(1, 1, [1, 2], {
      '/invoiceHeader/invoiceType': invoiceType,
      '/invoiceHeader/specialInvoiceCategory': undefined,
    });
    expect(ids(document, [slip, cancellation])).toEqual(found);
    expect(errors(document, { related: [change('deliveryNote'), slip, cancellation] })).not.toContain(
      'order/close-net-mismatch',
    );
  });

  test('can also list slips by UID', () => {
    const uid = '0123456789ABCDEF0123456789ABCDEF01234567';
    const document = closingOf(1, 1, [1], { '/invoiceHeader/multipleConnectedUids': [uid] });
    expect(ids(document, [slip, cancellation])).toEqual([
      'order/close-net-mismatch',
      'order/close-quantity-mismatch',
    ]);
  });

  test('is not compared if it lists no documents', () => {
    const document = closingOf(1, 1, [], { '/invoiceHeader/multipleConnectedMarks': undefined });
    expect(ids(document, [slip])).toEqual([]);
  });

  test('is not an invoice that closes delivery notes, whatever slips are related', () => {
    const invoice = change('salesInvoice', { '/invoiceHeader/multipleConnectedMarks': [400001234567896] });
    for (const related of [[slip], [slip, cancellation], [change('deliveryNote'), slip]]) {
      expect(errors(invoice, { related })).toEqual([]);
    }
  });

  test('is not the refund of a receipt', () => {
    const refund = change('retailCredit', { '/invoiceHeader/multipleConnectedMarks': [400001234567893] });
    for (const related of [[slip], [slip, cancellation], [closing(), slip, cancellation]]) {
      expect(errors(refund, { related })).toEqual([]);
    }
    const ofRestaurant = change('retailCredit', {
      '/invoiceHeader/multipleConnectedMarks': [400001234567893],
      '/invoiceHeader/specialInvoiceCategory': 12,
    });
    for (const related of [
      [closing(), slip],
      [slip, cancellation],
    ]) {
      expect(errors(ofRestaurant, { related })).toEqual([]);
    }
  });

  test('does not count related documents that are not slips', () => {
    expect(ids(closing(), [change('deliveryNote'), change('retailReceipt')])).toEqual([]);
    expect(ids(closing(), [change('deliveryNote'), slip, cancellation])).toEqual([]);
  });
});

describe('links and related documents', () => {
  const other = change('orderSlip', { '/invoiceHeader/tableAA': '11111111-2222-4333-8444-555555555555' });

  test('of another table are not added up', () => {
    expect(ids(closing(), [slip, cancellation, other])).toEqual(['order/close-links-differ']);
    expect(ids(closing(), [other, slip, cancellation])).toEqual(['order/close-links-differ']);
  });

  test('of two tables are added up if the bill lists all their slips', () => {
    // 13.00 of its own table and 16.50 of the other, quantities 3 and 4.
    expect(ids(closingOf(29.5, 7, [1, 2, 3]), [slip, cancellation, other])).toEqual([]);
    expect(ids(closingOf(29.49, 7, [1, 2, 3]), [slip, cancellation, other])).toEqual([
      'order/close-net-mismatch',
    ]);
  });

  test('are not compared if documents are missing', () => {
    expect(close(closingOf(1, 1, [1, 2]), [slip])).toEqual([
      {
        rule: 'order/close-links-differ',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks'],
        params: { listed: 2, related: 1 },
      },
    ]);
  });

  test('are reported if a MARK is missing from the list', () => {
    expect(ids(closingOf(13, 3, [1]), [slip, cancellation])).toEqual(['order/close-links-differ']);
    expect(ids(closingOf(16.5, 4, [1]), [slip, cancellation])).toEqual([
      'order/close-net-mismatch',
      'order/close-quantity-mismatch',
      'order/close-links-differ',
    ]);
  });
});

describe('total cancellations', () => {
  const other = '11111111-2222-4333-8444-555555555555';
  const cancelAll = (marks: number[], table?: string) =>
    change('tableCancellation', {
      '/invoiceHeader/multipleConnectedMarks': marks,
      ...(table !== undefined && { '/invoiceHeader/tableAA': table }),
    });

  test('remove the slips of their table', () => {
    const elsewhere = change('orderSlip', { '/invoiceHeader/tableAA': other });
    // Only the slip of the other table is left: 16.50, quantity 4.
    expect(ids(closingOf(16.5, 4, [1]), [slip, cancellation, cancelAll([7, 8]), elsewhere])).toEqual([]);
    expect(ids(closingOf(16.5, 4, [1]), [slip, cancelAll([7], other)])).toEqual([]);
  });

  test('that list too few slips make the open amount unknown', () => {
    expect(ids(closingOf(1, 1, [1, 2]), [slip, slip, cancelAll([7])])).toEqual([]);
  });
});

test('a related document that cannot be read is left out, whatever its type', () => {
  const broken = [
    change('orderSlip', { '/invoiceDetails': 'none' }),
    change('orderSlip', { '/invoiceDetails/0/netValue': '10.50' }),
    change('orderSlip', { '/invoiceDetails/0/quantity': 'three' }),
    change('orderSlip', { '/invoiceHeader/tableAA': 12 }),
    change('orderSlip', { '/invoiceHeader/multipleConnectedMarks': 'all' }),
    null,
    'slip',
  ] as Document[];
  for (const document of broken) {
    expect(ids(closing(), [document])).toEqual([]);
    expect(ids(closing(), [slip, document, cancellation])).toEqual([]);
  }
});
