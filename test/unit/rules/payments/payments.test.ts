import { describe, expect, test } from 'vitest';
import { change, errors, find } from '../totals/change.js';

const ids = (document: unknown): unknown[] => find(document, 'payments').map(({ rule }) => rule);

describe('payments against the gross total', () => {
  // The sample: 10.00 in cash and 20.00 by card make 30.00.
  test.each([
    [10, []],
    [10.01, ['payments/above-gross']],
    [9.99, ['payments/not-gross']],
  ])('are checked for %s in cash', (amount, expected) => {
    expect(ids(change('retailReceipt', { '/paymentMethods/0/amount': amount }))).toEqual(expected);
  });

  // The sample: 1,000.00 net, 240.00 VAT and 200.00 withheld make a gross total of 1,040.00.
  test.each([
    [1040, []],
    [1040.01, [['payments/not-gross', 'warning']]],
    [1240, [['payments/not-gross', 'warning']]],
    [1240.01, [['payments/above-gross', 'error']]],
  ])(
    'with withheld tax of 200.00 are checked for %s: a real document pays net and VAT',
    (amount, expected) => {
      const document = change('serviceInvoice', { '/paymentMethods/0/amount': amount });
      expect(find(document, 'payments').map(({ rule, severity }) => [rule, severity])).toEqual(expected);
    },
  );

  test('are not compared if the list is empty', () => {
    expect(ids(change('retailReceipt', { '/paymentMethods': [] }))).toEqual(['payments/expected']);
  });

  test('are reported with the excess', () => {
    expect(find(change('retailReceipt', { '/paymentMethods/0/amount': 12.5 }), 'payments')).toEqual([
      {
        rule: 'payments/above-gross',
        severity: 'error',
        path: ['paymentMethods'],
        params: { paid: '32.50', gross: '30.00', excess: '2.50' },
        authorityCode: 407,
      },
    ]);
  });

  test('of 100 too little on an official example of 5.1 are never an error', () => {
    const document = change('creditInvoice', { '/paymentMethods/0/amount': 20.88 });
    expect(find(document, 'payments')).toEqual([
      {
        rule: 'payments/not-gross',
        severity: 'warning',
        path: ['paymentMethods'],
        params: { paid: '20.88', gross: '30.88', owed: '10.00' },
      },
    ]);
    expect(errors(document)).toEqual([]);
  });

  test.each(['3.1', '3.2', '8.2', '8.4', '8.5'])(
    'above it on %s, which is not income, are a warning',
    (type) => {
      const document = change('posCollection', {
        '/invoiceHeader/invoiceType': type,
        '/paymentMethods/0/amount': 50.01,
      });
      expect(ids(document)).toEqual(['payments/not-gross']);
    },
  );

  test('are reported, not thrown, beyond 15 digits', () => {
    const much = 9_999_999_999_999.99;
    const document = change('retailReceipt', {
      '/paymentMethods': [
        { type: 3, amount: much },
        { type: 3, amount: much },
      ],
    });
    expect(find(document, 'payments')).toMatchObject([{ params: { paid: '19999999999999.98' } }]);
  });
});

describe('payments by document type', () => {
  const without = (type: string) =>
    ids(change('salesInvoice', { '/invoiceHeader/invoiceType': type, '/paymentMethods': undefined }));

  // Observed on 11.2, described on 8.4 and 8.5.
  test.each(['11.2', '8.4', '8.5'])('are required on %s', (type) => {
    expect(without(type)).toEqual(['payments/missing']);
  });

  test.each([
    ...['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3', '2.4', '5.1', '5.2', '7.1', '8.1'],
    ...['11.1', '11.3', '11.4', '11.5'],
  ])('are expected on %s', (type) => expect(without(type)).toEqual(['payments/expected']));

  test.each(['3.1', '3.2', '6.1', '6.2', '8.2'])('are optional on %s', (type) => {
    expect(without(type)).toEqual([]);
    expect(ids(change('salesInvoice', { '/invoiceHeader/invoiceType': type }))).toEqual([]);
  });

  test.each(['8.6', '9.1', '9.2', '9.3', '10.1', '10.2'])('are refused on %s', (type) => {
    expect(without(type)).toEqual([]);
    expect(find(change('salesInvoice', { '/invoiceHeader/invoiceType': type }), 'payments')).toEqual([
      {
        rule: 'payments/forbidden',
        severity: 'error',
        path: ['paymentMethods'],
        params: { type },
        authorityCode: 205,
      },
    ]);
    const empty = change('salesInvoice', { '/invoiceHeader/invoiceType': type, '/paymentMethods': [] });
    expect(ids(empty)).toEqual([]);
  });

  test('are required on a document that closes a table', () => {
    expect(ids(change('tableClosing', { '/paymentMethods': undefined }))).toEqual(['payments/missing']);
    const byUid = change('tableClosing', {
      '/paymentMethods': undefined,
      '/invoiceHeader/multipleConnectedMarks': undefined,
      '/invoiceHeader/multipleConnectedUids': ['0123456789ABCDEF0123456789ABCDEF01234567'],
    });
    expect(ids(byUid)).toEqual(['payments/missing']);
    const noTable = change('tableClosing', {
      '/paymentMethods': undefined,
      '/invoiceHeader/specialInvoiceCategory': undefined,
    });
    expect(ids(noTable)).toEqual(['payments/expected']);
    const ofNothing = change('tableClosing', {
      '/paymentMethods': undefined,
      '/invoiceSummary/totalGrossValue': 0,
    });
    expect(ids(ofNothing)).toEqual(['payments/expected']);
  });
});

describe('payments of zero', () => {
  test('are reported if other payments remain', () => {
    const document = change('retailReceipt', {
      '/paymentMethods': [
        { type: 3, amount: 30 },
        { type: 7, amount: 0 },
      ],
    });
    expect(find(document, 'payments')).toEqual([
      {
        rule: 'payments/zero-amount',
        severity: 'warning',
        path: ['paymentMethods', 1, 'amount'],
        params: { payment: 2, type: 7 },
      },
    ]);
  });

  test('are allowed if nothing has to be paid', () => {
    const document = change('retailReceipt', {
      '/paymentMethods': [{ type: 5, amount: 0 }],
      '/invoiceSummary/totalGrossValue': 0,
    });
    expect(ids(document)).toEqual([]);
  });
});
