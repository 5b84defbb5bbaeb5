import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import type { Document, InvoiceLine } from '../../../src/types/index.js';
import { bodyOf, shownAt } from './read-page.js';

const [line] = samples.intraCommunityInvoice.invoiceDetails as readonly [InvoiceLine];
const [domestic] = samples.salesInvoice.invoiceDetails as readonly [InvoiceLine];
const PRINT = '/providerAdditionalInvoiceDetails';

const exempt = (document: Document, of: InvoiceLine, vatExemptionCategory: number): Document => {
  const { vatExemptionCategoryLabel: _, ...rest } = of;
  return { ...document, invoiceDetails: [{ ...rest, vatExemptionCategory }] } as Document;
};

describe('the VAT number of the issuer', () => {
  it.each([
    ['salesInvoice', '800123456'],
    ['intraCommunityInvoice', 'EL800123456'],
    ['thirdCountryInvoice', '800123456'],
    ['retailReceipt', '800123456'],
  ] as const)('has its prefix only towards other member states: %s', (name, number) => {
    expect(shownAt(renderDocument(samples[name]), '/issuer/vatNumber')).toBe(number);
  });
});

describe('the words for reverse charge', () => {
  const isSaid = (document: Document): boolean =>
    bodyOf(renderDocument(document)).includes('Αντίστροφη επιβάρυνση / Reverse charge');

  it.each([
    ['services to another member state', exempt(samples.intraCommunityInvoice, line, 4), true],
    [
      'goods to another member state, which are exempt',
      exempt(samples.intraCommunityInvoice, line, 14),
      false,
    ],
    ['services to a third country', exempt(samples.thirdCountryInvoice, line, 4), false],
    ['a recipient in Greece who pays the VAT', exempt(samples.salesInvoice, domestic, 16), true],
    ['a small enterprise', exempt(samples.salesInvoice, domestic, 15), false],
  ] as const)('follow from the exemption: %s', (_, document, said) => {
    expect(isSaid(document)).toBe(said);
  });

  it('are once on an English page and on one in both languages', () => {
    const document = exempt(samples.intraCommunityInvoice, line, 4);
    for (const language of ['en', ['el', 'en'], ['en', 'el']] as const) {
      expect(bodyOf(renderDocument(document, { language })).split('Reverse charge')).toHaveLength(2);
    }
  });
});

describe('a country', () => {
  it.each([
    ['el', 'Αυστρία'],
    ['en', 'Austria'],
  ] as const)('has its name in the language of the page: %s', (language, name) => {
    const html = renderDocument(samples.intraCommunityInvoice, { language });
    expect(shownAt(html, '/counterpart/country')).toMatch(new RegExp(`, ${name}$`));
  });

  it.each(['Ελλάδα', 'Greece', 'GR'])('that the print block has as %s is translated', (addressCountry) => {
    const { providerAdditionalInvoiceDetails: print } = samples.salesInvoice;
    const document = {
      ...samples.salesInvoice,
      providerAdditionalInvoiceDetails: { ...print, issuer: { ...print?.issuer, addressCountry } },
    };
    const path = `${PRINT}/issuer/addressCountry`;
    expect(shownAt(renderDocument(document, { language: 'en' }), path)).toMatch(/, Greece$/);
    expect(shownAt(renderDocument(document, { language: 'el' }), path)).toMatch(/, Ελλάδα$/);
  });

  it('that the print block has in other words is unchanged', () => {
    const { providerAdditionalInvoiceDetails: print } = samples.salesInvoice;
    const issuer = { ...print?.issuer, addressCountry: 'Hellas' };
    const document = { ...samples.salesInvoice, providerAdditionalInvoiceDetails: { ...print, issuer } };
    expect(shownAt(renderDocument(document), `${PRINT}/issuer/addressCountry`)).toMatch(/, Hellas$/);
  });
});

describe('a tax of the document', () => {
  const taxed = (taxTypeLabel: string | undefined): Document => ({
    ...samples.serviceInvoice,
    taxesTotals: [
      {
        taxType: 1,
        taxCategory: 3,
        underlyingValue: 1000,
        taxAmount: 200,
        ...(taxTypeLabel && { taxTypeLabel }),
      },
    ],
  });
  const path = '/taxesTotals/0/taxCategory';

  it.each([
    [undefined, 'Παρακρατούμενοι φόροι: Αμοιβές Συμβουλών Διοίκησης 20%'],
    ['Παρακρατούμενος Φόρος', 'Παρακρατούμενοι φόροι: Αμοιβές Συμβουλών Διοίκησης 20%'],
    ['Withholding tax', 'Παρακρατούμενοι φόροι: Αμοιβές Συμβουλών Διοίκησης 20%'],
    [
      'Περιπτ. δ’ - Αμοιβές Συμβουλών Διοίκησης - 20%',
      'Παρακρατούμενοι φόροι: Αμοιβές Συμβουλών Διοίκησης 20%',
    ],
    ['Παρακράτηση συμβούλου', 'Παρακράτηση συμβούλου: Αμοιβές Συμβουλών Διοίκησης 20%'],
  ])('keeps its category with the label %s', (label, text) => {
    expect(shownAt(renderDocument(taxed(label)), path)).toBe(text);
  });

  it('is in English on an English page', () => {
    const html = renderDocument(taxed('Παρακρατούμενος Φόρος'), { language: 'en' });
    expect(shownAt(html, path)).toBe('Withholding tax: Management consulting fees 20%');
  });
});

describe('the label of several payments', () => {
  const path = `${PRINT}/additionalDetails/paymentMethodInvoiceLabel`;

  it('is not repeated if it joins their names, in any language', () => {
    const body = bodyOf(renderDocument(samples.retailReceipt, { language: 'en' }));
    expect(body).not.toContain('Μετρητά');
    expect(shownAt(renderDocument(samples.retailReceipt, { language: 'en' }), path)).toBe('Cash');
  });

  it('is printed if it says something else', () => {
    const { providerAdditionalInvoiceDetails: print } = samples.retailReceipt;
    const additionalDetails = { ...print?.additionalDetails, paymentMethodInvoiceLabel: 'Δύο τρόποι' };
    const document = {
      ...samples.retailReceipt,
      providerAdditionalInvoiceDetails: { ...print, additionalDetails },
    };
    expect(shownAt(renderDocument(document), path)).toBe('Δύο τρόποι');
  });
});
