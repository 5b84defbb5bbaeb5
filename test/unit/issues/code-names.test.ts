import { describe, expect, it } from 'vitest';
import { withName } from '../../../src/issues/code-names.js';
import { codeNames as greek } from '../../../src/issues/locales/generated/el/code-names.js';
import { codeNames as english } from '../../../src/issues/locales/generated/en/code-names.js';
import { catalogueWords } from '../../../src/tools/catalogue/catalogue.js';

describe('withName', () => {
  it.each([
    ['type', '11.1', '11.1 (ΑΛΠ)', '11.1 (Retail sales receipt)'],
    // Of a payment, the type is a number.
    ['type', 3, '3 (Μετρητά)', '3 (Cash)'],
    ['type', '1.2', '1.2 (Ενδοκοινοτικές Παραδόσεις)', '1.2 (Sales Invoice/Intra-community Supplies)'],
    [
      'type',
      '1.5',
      '1.5 (Εκκαθάριση Πωλήσεων Τρίτων)',
      '1.5 (Clearance of Sales on Behalf of Third Parties)',
    ],
    ['type', '5.1', '5.1 (Πιστωτικό Τιμολόγιο / Συσχετιζόμενο)', '5.1 (Credit Invoice/Associated)'],
    ['type', '3.1', '3.1 (Τίτλος Κτήσης)', '3.1 (Proof of Expenditure)'],
    ['vatCategory', 1, '1 (24%)', '1 (24%)'],
    ['vatCategory', 7, '7 (άνευ ΦΠΑ)', '7 (VAT exempt)'],
    ['vatCategory', 8, '8 (χωρίς ΦΠΑ)', '8 (no VAT)'],
    ['exemption', 14, '14 (άρθρο 33 του Κώδικα ΦΠΑ)', '14 (article 33 of the VAT code)'],
    ['exemption', 30, '30 (άρθρο 57 του Κώδικα ΦΠΑ)', '30 (article 57 of the VAT code)'],
    [
      'category',
      'category1_1',
      'category1_1 (Έσοδα από Πώληση Εμπορευμάτων)',
      'category1_1 (Commodity Sale Income)',
    ],
    ['category', 'category2_3', 'category2_3 (Λήψη Υπηρεσιών)', 'category2_3 (Receipt of services)'],
    ['movePurpose', 18, '18 (Διακίνηση Παγίων)', '18 (Movement of fixed assets)'],
    ['taxType', 2, '2 (Τέλη)', '2 (Fees)'],
  ])('adds a name to %s %s', (name, code, el, en) => {
    expect(withName(name, greek)(code)).toBe(el);
    expect(withName(name, english)(code)).toBe(en);
  });

  it('adds a name to each code of a list, if all have one', () => {
    expect(withName('allowed', english)('category1_1, category1_2')).toBe(
      'category1_1 (Commodity Sale Income), category1_2 (Product Sale Income)',
    );
    expect(withName('codes', greek)('E3_561_007')).toBe('E3_561_007 (Πωλήσεις αγαθών και υπηρεσιών Λοιπά)');
    expect(withName('types', english)('1.1–1.6, 3.1')).toBe('1.1–1.6, 3.1');
    expect(withName('allowed', english)('constructor')).toBe('constructor');
  });

  it.each([
    ['type', '13.1'],
    ['type', 9],
    ['type', ''],
    ['type', 'constructor'],
    ['vatCategory', 11],
    ['vatCategory', '1'],
    ['category', 7],
    ['quantity', 3],
    ['netValue', '11.1'],
    ['type', true],
  ])('leaves %s %s unchanged', (name, value) => {
    expect(withName(name, greek)(value)).toBe(value);
  });
});

describe('the names of codes', () => {
  // Of these tables, only the codes have names that these rules can report.
  it.each([
    ['specialInvoiceCategory', ['header/special-category-read-only'], ['8', '9']],
    [
      'receivingNotePurpose',
      ['movement/receiving-purpose-not-of-type', 'movement/receiving-purpose-country'],
      ['3', '4', '5'],
    ],
    ['reverseDeliveryNotePurpose', ['movement/reverse-purpose-country'], ['3', '4']],
  ])('of the table %s are those that messages show', (name, rules, codes) => {
    const showing = Object.entries(catalogueWords).filter(([, { what }]) => what.includes(`{${name}}`));
    expect(showing.map(([id]) => id)).toEqual(rules);
    for (const names of [greek, english]) expect(Object.keys(names.number[name] ?? {})).toEqual(codes);
  });
});
