import { describe, expect, it } from 'vitest';
import type { SampleName } from '../../../../src/rules/examples/index.js';
import { finds, found, issuesOf } from '../found.js';

const DETAILS = '/providerAdditionalInvoiceDetails/additionalDetails';

describe('the printed title', () => {
  const RULE = 'print/document-label-mismatch';
  const titled = (sample: SampleName, documentLabel: string, invoiceType?: string) =>
    ({
      sample,
      set: {
        [`${DETAILS}/documentLabel`]: documentLabel,
        ...(invoiceType !== undefined && { '/invoiceHeader/invoiceType': invoiceType }),
      },
    }) as const;

  it.each<[SampleName, string, string?]>([
    ['salesInvoice', 'Τιμολόγιο Πώλησης'],
    ['salesInvoice', 'ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ'],
    ['intraCommunityInvoice', 'Τιμολόγιο Πώλησης'],
    ['intraCommunityInvoice', 'Τιμολόγιο Πώλησης / Ενδοκοινοτικές Παραδόσεις'],
    ['serviceInvoice', 'Τιμολόγιο Παροχής'],
    ['serviceInvoice', 'Sales Invoice'],
    ['salesInvoice', 'Τιμολόγιο Πώλησης - Δελτίο Αποστολής'],
    ['movingInvoice', 'Δελτίο Αποστολής'],
    ['aggregateNote', 'Δελτίο Αποστολής'],
    ['deliveryNote', 'Δελτίο Αποστολής', '9.1'],
    ['retailReceipt', 'Απόδειξη Λιανικής Πώλησης'],
    ['retailReceipt', 'ΑΛΠ'],
    ['creditInvoice', 'Πιστωτικό Τιμολόγιο'],
    ['creditInvoice', 'Πιστωτικό'],
  ])('of %s can be "%s"', (sample, text, type) => {
    expect(finds(RULE, titled(sample, text, type))).toBe(false);
  });

  it.each<[SampleName, string, string?]>([
    ['salesInvoice', 'Τιμολόγιο Παροχής'],
    ['serviceInvoice', 'Τιμολόγιο πώλησης'],
    ['salesInvoice', 'Τιμολόγιο Πώλησης / Ενδοκοινοτικές Παραδόσεις'],
    ['salesInvoice', 'Δελτίο Αποστολής'],
    ['retailReceipt', 'Τιμολόγιο Πώλησης'],
    ['retailReceipt', 'ΑΠΥ'],
    ['creditInvoice', 'Πιστωτικό Τιμολόγιο / Μη Συσχετιζόμενο'],
    ['deliveryNote', 'Συγκεντρωτικό Δελτίο Αποστολής'],
    ['movingInvoice', 'Τιμολόγιο Παροχής'],
  ])('of %s cannot be "%s"', (sample, text, type) => {
    expect(found(RULE, titled(sample, text, type))).toMatchObject([
      {
        at: 'providerAdditionalInvoiceDetails/additionalDetails/documentLabel',
        params: { label: text },
      },
    ]);
  });
});

describe('the printed means of payment', () => {
  const RULE = 'print/payment-label-mismatch';
  const labelled = (types: readonly number[], text: string) =>
    ({
      sample: 'retailReceipt',
      set: {
        '/paymentMethods': types.map((type) => ({ type, amount: 10 })),
        [`${DETAILS}/paymentMethodInvoiceLabel`]: text,
      },
    }) as const;

  it.each<[readonly number[], string]>([
    [[3], 'Μετρητά'],
    [[3], 'ΤΟΙΣ ΜΕΤΡΗΤΟΙΣ'],
    [[7], 'Κάρτα'],
    [[7], 'POS / e-POS'],
    [[7], 'e-POS'],
    [[3, 7], 'Μετρητά, POS / e-POS'],
    [[3, 7], 'Μετρητά και κάρτα'],
    [[3, 7], 'Μετρητά'],
    [[5], 'Επί πιστώσει'],
    [[5], 'Πίστωση 60 ημερών'],
    [[1], 'Κατάθεση σε λογαριασμό'],
    [[8], 'IRIS'],
    [[1], 'Business payment account, domestic'],
    [[3], 'Πληρωμή κατά την παραλαβή'],
    [[], 'Μετρητά'],
  ])('of %j can be "%s"', (types, text) => {
    expect(finds(RULE, labelled(types, text))).toBe(false);
  });

  it.each<[readonly number[], string, string]>([
    [[7], 'Μετρητά', 'Μετρητά'],
    [[3], 'ΕΠΙ ΠΙΣΤΩΣΕΙ', 'ΕΠΙ ΠΙΣΤΩΣΕΙ'],
    [[3], 'Μετρητά, Επιταγή', 'Επιταγή'],
    [[8], 'Κάρτα', 'Κάρτα'],
    [[3], 'Cash + Card', 'Card'],
    [[5], 'Πιστωτική κάρτα', 'Πιστωτική κάρτα'],
  ])('of %j cannot be "%s"', (types, text, label) => {
    expect(found(RULE, labelled(types, text))).toMatchObject([
      {
        at: 'providerAdditionalInvoiceDetails/additionalDetails/paymentMethodInvoiceLabel',
        params: { label },
      },
    ]);
  });

  it('are reported with the payments and the suggested text', () => {
    const [issue] = issuesOf(labelled([3, 5, 3], 'Επιταγή')).filter(({ rule }) => rule === RULE);
    expect(issue).toMatchObject({
      params: { label: 'Επιταγή', means: 'Μετρητά, Επί Πιστώσει' },
      fix: { value: 'Μετρητά, Επί Πιστώσει', safe: false },
    });
  });

  it('can be any text on notes and slips, which are not paid', () => {
    for (const sample of ['deliveryNote', 'orderSlip'] as const) {
      expect(finds(RULE, { sample, set: { [`${DETAILS}/paymentMethodInvoiceLabel`]: 'Μετρητά' } })).toBe(
        false,
      );
    }
  });
});

describe('the printed name of the recipient', () => {
  const RULE = 'print/counterpart-unnamed';
  const remove = ['/providerAdditionalInvoiceDetails/counterpart'];

  it('is expected on invoices to Greece', () => {
    for (const sample of ['salesInvoice', 'serviceInvoice', 'creditInvoice', 'titleOfAcquisition'] as const) {
      expect(found(RULE, { sample, remove })).toEqual([
        { at: 'providerAdditionalInvoiceDetails/counterpart/name', params: {} },
      ]);
    }
  });

  it('is in the counterpart for movements and foreign parties', () => {
    expect(finds(RULE, { sample: 'movingInvoice', remove })).toBe(false);
    expect(finds(RULE, { sample: 'intraCommunityInvoice' })).toBe(false);
    expect(finds(RULE, { sample: 'intraCommunityInvoice', remove: ['/counterpart/name'] })).toBe(false);
  });

  it('is not expected on receipts and notes', () => {
    expect(finds(RULE, { sample: 'retailReceipt' })).toBe(false);
    expect(finds(RULE, { sample: 'aggregateNote', remove })).toBe(false);
  });
});

describe('formats of the print block', () => {
  it.each([
    ['logistirio@nikolaou.example', false],
    ['a@b', false],
    ['a@b.example; c@d.example', false],
    ['a@b.example,c@d.example,', false],
    ['', false],
    ['nikolaou.example', true],
    ['a b@c.example', true],
    ['a@@b.example', true],
    ['a@b.example c@d.example', true],
    ['@', true],
  ])('refuse an invalid email "%s": %s', (email, isTold) => {
    const set = { '/providerAdditionalInvoiceDetails/counterpart/email': email };
    expect(finds('print/email-unusable', { sample: 'salesInvoice', set })).toBe(isTold);
  });

  it.each([
    ['EL', false],
    ['EN', false],
    ['el', true],
    ['GR', true],
    ['', true],
  ])('refuse an unknown language "%s": %s', (language, isTold) => {
    const set = { [`${DETAILS}/documentLanguageCode`]: language };
    expect(finds('print/language-unknown', { sample: 'salesInvoice', set })).toBe(isTold);
  });

  it.each([
    ['3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b', false],
    ['{3F2B8C1E-5D4A-4E6F-9A7B-0C1D2E3F4A5B}', false],
    ['', false],
    ['3f2b8c1e5d4a4e6f9a7b0c1d2e3f4a5b', true],
    ['logo.png', true],
  ])('refuse a logo "%s" that is not a GUID: %s', (logo, isTold) => {
    const set = { [`${DETAILS}/logoId`]: logo };
    expect(finds('print/logo-form', { sample: 'salesInvoice', set })).toBe(isTold);
  });
});
