import { describe, expect, test } from 'vitest';
import { cash } from '../../../../src/builders/index.js';
import { creditOf } from '../../../../src/flows/index.js';
import { english } from '../../../../src/issues/locale.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { across, acrossIds, issued } from '../across/given.js';
import { change } from '../totals/change.js';

const SALE = '400001234567890';
const RECEIPT = '400001234567893';

const sale = issued(samples.salesInvoice, SALE);
const receipt = issued(samples.retailReceipt, RECEIPT);
const creditOn = (issueDate: string) => change('creditInvoice', { '/invoiceHeader/issueDate': issueDate });
const refundOn = (issueDate: string) => change('retailCredit', { '/invoiceHeader/issueDate': issueDate });

describe('a credit of a document dated 20/11/2026', () => {
  test('can have that date or a later one', () => {
    for (const day of ['2026-11-20', '2026-11-21', '2027-01-02']) {
      expect(acrossIds(creditOn(day), [sale])).toEqual([]);
      expect(acrossIds(refundOn(day), [receipt])).toEqual([]);
    }
  });

  test('is reported as a probable mistake if its date is the day before', () => {
    expect(across(creditOn('2026-11-19'), [sale])).toEqual([
      {
        rule: 'links/credit-before-original',
        severity: 'warning',
        path: ['invoiceHeader', 'issueDate'],
        params: { issueDate: '2026-11-19', link: SALE, there: '2026-11-20' },
      },
    ]);
    expect(across(refundOn('2025-12-31'), [receipt])).toMatchObject([
      {
        rule: 'links/credit-before-original',
        params: { issueDate: '2025-12-31', link: RECEIPT, there: '2026-11-20' },
      },
    ]);
  });

  test('is compared with the date of each original', () => {
    const earlier = issued(
      change('salesInvoice', { '/invoiceHeader/aa': '77', '/invoiceHeader/issueDate': '2026-11-01' }),
      '5',
    );
    const both = change('creditInvoice', {
      '/invoiceHeader/issueDate': '2026-11-10',
      '/invoiceHeader/correlatedInvoices': [5, Number(SALE)],
    });
    expect(across(both, [sale, earlier])).toMatchObject([{ params: { link: SALE } }]);
  });

  test('is not compared with documents that it cannot credit, or that are missing', () => {
    const early = creditOn('2026-11-19');
    expect(acrossIds(early, [issued(samples.retailReceipt, SALE)])).not.toContain(
      'links/credit-before-original',
    );
    expect(acrossIds(refundOn('2026-11-19'), [issued(samples.salesInvoice, RECEIPT)])).toEqual([
      'links/connected-type-unfit',
    ]);
    expect(acrossIds(refundOn('2026-11-19'), [issued(samples.orderSlip, RECEIPT)])).not.toContain(
      'links/credit-before-original',
    );
    expect(acrossIds(early, [issued(samples.salesInvoice, '8')])).toEqual(['links/linked-unknown']);
  });

  test('is reported by creditOf when it is created', () => {
    const idsOn = (issueDate: string) =>
      creditOf(sale, { series: 'ΠΤ', aa: '1', issueDate, payments: [cash('rest')] }).issues.map(
        ({ rule }) => rule,
      );
    expect(idsOn('2026-11-01')).toContain('links/credit-before-original');
    expect(idsOn('2026-11-20')).not.toContain('links/credit-before-original');
  });

  test('is reported with readable messages', () => {
    const messages = [english, el].map((locale) =>
      validate(creditOn('2026-11-01'), { related: [sale], locale }).issues.map(({ message }) => message),
    );
    expect(messages).toEqual([
      [
        `The credit is dated 2026-11-01, but ${SALE}, which it credits, is dated 2026-11-20. Check the date and the MARK: a credit cannot be older than its original.`,
      ],
      [
        `Το πιστωτικό έχει ημερομηνία 01/11/2026, αλλά το ${SALE} που πιστώνει έχει 20/11/2026. Ελέγξτε την ημερομηνία και το ΜΑΡΚ: το πιστωτικό δεν μπορεί να είναι παλαιότερο από το αρχικό.`,
      ],
    ]);
  });
});
