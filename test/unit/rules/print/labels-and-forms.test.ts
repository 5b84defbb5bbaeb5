import { describe, expect, it } from 'vitest';
import type { RuleId } from '../../../../src/rules/engine/rule-id.js';
import { found } from '../found.js';

const DETAILS = '/providerAdditionalInvoiceDetails/additionalDetails';

/** The sample invoice is paid in one way, as its first payment says. */
const mismatch = (label: string, type: number) =>
  found('print/payment-label-mismatch', {
    sample: 'salesInvoice',
    set: { [`${DETAILS}/paymentMethodInvoiceLabel`]: label, '/paymentMethods/0/type': type },
  }).map(({ params }) => params['label']);

describe('words for payments', () => {
  it.each([
    ['Μετρητά', 3],
    ['Μετρητοίς', 3],
    ['τοις μετρητοίς', 3],
    ['Πίστωση', 5],
    ['Με πίστωση', 5],
    ['Κάρτα', 7],
    ['Πιστωτική κάρτα', 7],
    ['ΧΡΕΩΣΤΙΚΗ ΚΑΡΤΑ', 7],
    ['Card', 7],
    ['POS', 7],
    ['e-POS', 7],
    ['IRIS', 8],
  ])('include %s for payment type %i', (label, type) => {
    expect(mismatch(label, type)).toEqual([]);
    expect(mismatch(label, type === 3 ? 5 : 3)).toEqual([label]);
  });

  it.each(['Μετρητά και κάρτα', 'Μετρητά and card', 'Μετρητά, κάρτα', 'Μετρητά/κάρτα', 'Μετρητά + κάρτα'])(
    'include two means of payment in %s, one of which the document does not have',
    (label) => {
      expect(mismatch(label, 3)).toHaveLength(1);
      expect(mismatch(label, 7)).toEqual(['Μετρητά']);
    },
  );

  it('are not checked if the text has no known word', () => {
    expect(mismatch('Όπως συμφωνήθηκε', 3)).toEqual([]);
    expect(mismatch('Μετρητάκαικάρτα', 5)).toEqual([]);
  });
});

describe('formats of the print block', () => {
  const rule = (id: RuleId, pointer: string, value: string) =>
    found(id, { sample: 'salesInvoice', set: { [`/providerAdditionalInvoiceDetails/${pointer}`]: value } })
      .length;

  it('require a GUID as logo, with or without braces', () => {
    const guid = '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b';
    const logos = [guid, `{${guid}}`, guid.toUpperCase(), ' ', `x${guid}`, `${guid}x`, 'logo.png'];
    expect(logos.map((logo) => rule('print/logo-form', 'additionalDetails/logoId', logo))).toEqual([
      0, 0, 0, 0, 1, 1, 1,
    ]);
  });

  it('allow Greek or English as language', () => {
    const languages = ['EL', 'EN', 'GR', 'el'];
    expect(
      languages.map((each) => rule('print/language-unknown', 'additionalDetails/documentLanguageCode', each)),
    ).toEqual([0, 0, 1, 1]);
  });

  it('apply to each of several addresses', () => {
    const addresses = [
      'a@b.example',
      'a@b.example; c@d.example',
      'a@b.example;',
      ' ',
      'a@b.example, c.example',
      'c',
    ];
    expect(addresses.map((each) => rule('print/email-unusable', 'counterpart/email', each))).toEqual([
      0, 0, 0, 0, 1, 1,
    ]);
  });
});
