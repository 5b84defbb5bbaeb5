import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { invoiceTypeFacts, otherInvoiceTypes } from '../../../../src/codes/index.js';
import { authorityErrors as el } from '../../../../src/issues/locales/generated/el/authority.js';
import { authorityErrors as en } from '../../../../src/issues/locales/generated/en/authority.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { isOfProvider, placedBy, rulesOf } from '../../../../src/rules/explain/explain.js';
import { allRules } from '../../../../src/rules/registry.js';
import { validate } from '../../../../src/rules/validate/validate.js';

interface Listed {
  readonly code: number | string;
  readonly condition: string;
  readonly decidable?: 'payload' | 'documents' | 'registry' | 'transport';
}

const reference = JSON.parse(readFileSync('reference/aade-validation-errors.json', 'utf8')) as {
  errors: readonly Listed[];
  providerSpecific: { errors: readonly Listed[] };
};
const listed = reference.errors;
const ofProvider = reference.providerSpecific.errors;
const codeOf = ({ code }: Listed): string => String(code);

describe('the errors of the tax authority', () => {
  it('all have their place: a rule, or a list of those that rules cannot prevent', () => {
    expect(listed.map(codeOf).filter((code) => placedBy(code) === undefined)).toEqual([]);
  });

  it('of the provider have a rule', () => {
    expect(
      ofProvider.map(codeOf).filter((code) => !isOfProvider(code) || rulesOf(code).length === 0),
    ).toEqual([]);
  });

  it('are the only codes that rules name', () => {
    const named = allRules.flatMap(({ authorityCode, alsoPrevents = [] }) =>
      [authorityCode ?? [], alsoPrevents].flat(),
    );
    const known = [...listed, ...ofProvider].map(codeOf);
    expect(named.filter((code) => !known.includes(String(code)))).toEqual([]);
  });

  it('that depend on the payload have a rule or a proof, except one whose types are unpublished', () => {
    const payload = listed.filter(({ decidable }) => decidable === 'payload').map(codeOf);
    // Digital movement calls, other calls and other document types cannot occur on documents 1.1 to 11.5.
    const without = {
      movement: ['100', '814', '815', '816', '823', '824'],
      call: ['302', '402'],
      channel: ['341'],
      construction: ['327', '337', '340', '409'],
      unpublished: ['258'],
    };
    const places = Object.entries(without).flatMap(([place, codes]) => codes.map((code) => [code, place]));
    const notByRules = payload.filter((code) => placedBy(code) !== 'rules');
    expect(notByRules.map((code) => [code, placedBy(code)]).sort()).toEqual(places.sort());
  });

  it('have messages in both languages, with the listed codes and members', () => {
    const all = [...listed, ...ofProvider];
    const named = (words = ''): string[] => words.match(/\d+|[a-z]+(?:[A-Z][a-z]+)+/g) ?? [];
    for (const words of [en.sentences, el]) {
      expect(Object.keys(words).sort()).toEqual(all.map(({ code }) => String(code)).sort());
      for (const { code, condition } of all) {
        expect([code, named(words[code])]).toEqual([code, expect.arrayContaining(named(condition))]);
      }
    }
    for (const words of Object.values(el)) expect(words).toMatch(/\p{Script=Greek}.*\.$/u);
  });
});

describe('authority errors that cannot occur', () => {
  const rulesIn = (document: unknown): string[] => validate(document).issues.map(({ rule }) => rule);
  const [line] = samples.titleOfAcquisition.invoiceDetails;
  const expense = { ...line?.expensesClassification?.[0] };

  it.each(['vatAmount', 'vatCategory', 'vatExemptionCategory'])(
    'include 327 and 337: a classification has no %s, and adding one is reported',
    (member) => {
      const document = {
        ...samples.titleOfAcquisition,
        invoiceDetails: [{ ...line, expensesClassification: [{ ...expense, [member]: 7 }] }],
      };
      expect(rulesIn(document)).toEqual(['shape/undescribed-member']);
    },
  );

  it('include 340: no member has a classification mode', () => {
    expect(rulesIn({ ...samples.salesInvoice, classificationPostMode: 1 })).toEqual(['shape/unknown-member']);
    const header = { ...samples.salesInvoice.invoiceHeader, classificationPostMode: 1 };
    expect(rulesIn({ ...samples.salesInvoice, invoiceHeader: header })).toEqual(['shape/unknown-member']);
  });

  it('include 409: payments have no signature, which the provider adds', () => {
    const [payment] = samples.salesInvoice.paymentMethods ?? [];
    const signed = { ...payment, ProvidersSignature: { EndToEndReferenceID: 'x' } };
    expect(rulesIn({ ...samples.salesInvoice, paymentMethods: [signed] })).toEqual([
      'shape/undescribed-member',
    ]);
  });

  it('include 341: types 14.1 and 14.3 are refused on this channel', () => {
    expect(Object.keys(invoiceTypeFacts)).not.toContain('14.1');
    for (const invoiceType of ['14.1', '14.3']) {
      expect(otherInvoiceTypes.map(({ code }) => String(code))).toContain(invoiceType);
      const header = { ...samples.salesInvoice.invoiceHeader, invoiceType };
      expect(rulesIn({ ...samples.salesInvoice, invoiceHeader: header })).toEqual([
        'shape/type-not-on-channel',
      ]);
    }
  });
});

describe('authority errors that several rules prevent', () => {
  const errorsIn = (document: unknown): string[] =>
    validate(document)
      .issues.filter(({ severity }) => severity === 'error')
      .map(({ rule }) => rule);

  it('include 218: VAT on a type without VAT is an error in every category', () => {
    for (const sample of [samples.posCollection, samples.residenceLevy]) {
      for (let vatCategory = 1; vatCategory <= 10; vatCategory += 1) {
        const [line] = sample.invoiceDetails;
        const document = { ...sample, invoiceDetails: [{ ...line, vatCategory, vatAmount: 0.01 }] };
        const known = rulesOf('218').map(({ id }) => id);
        expect(errorsIn(document).some((rule) => known.includes(rule))).toBe(true);
      }
    }
  });

  it('include 208: a gross total that differs from the lines is an error even if the other totals match it', () => {
    const { salesInvoice } = samples;
    const known = rulesOf('208').map(({ id }) => id);
    for (const change of [
      { totalGrossValue: 77.02 },
      { totalGrossValue: 77.02, totalNetValue: 63.31 },
      { totalGrossValue: 77.02, totalVatAmount: 13.72 },
      { totalGrossValue: 78.01, totalFeesAmount: 1 },
    ]) {
      const document = { ...salesInvoice, invoiceSummary: { ...salesInvoice.invoiceSummary, ...change } };
      expect(errorsIn(document).some((rule) => known.includes(rule) || rule === 'totals/fees-sum')).toBe(
        true,
      );
    }
  });
});
