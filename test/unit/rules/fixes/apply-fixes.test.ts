import { describe, expect, it } from 'vitest';
import { checkUnknown } from '../../../../src/builders/check-document.js';
import { applyExample } from '../../../../src/rules/engine/apply-example.js';
import type { Example } from '../../../../src/rules/engine/example.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { applyFixes } from '../../../../src/rules/fixes/apply-fixes.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import type { Issue } from '../../../../src/types/index.js';

const fixed = (example: Example) => {
  const document = applyExample(example);
  return applyFixes(document, validate(document));
};

const LABEL = '/providerAdditionalInvoiceDetails/additionalDetails/paymentMethodInvoiceLabel';

describe('applyFixes', () => {
  it.each<[string, Example]>([
    ['a total', { sample: 'salesInvoice', set: { '/invoiceSummary/totalNetValue': 63.29 } }],
    [
      'a sum of the summary',
      { sample: 'salesInvoice', set: { '/invoiceSummary/incomeClassification/0/amount': 1 } },
    ],
    [
      'a missing row of the summary',
      { sample: 'salesInvoice', remove: ['/invoiceSummary/incomeClassification'] },
    ],
    ['a prefixed tax number', { sample: 'salesInvoice', set: { '/issuer/vatNumber': 'EL800123456' } }],
    ['Greece as EL', { sample: 'salesInvoice', set: { '/counterpart/country': 'EL' } }],
    ['a false flag', { sample: 'salesInvoice', set: { '/invoiceHeader/isDeliveryNote': false } }],
    ['a member that is null', { sample: 'salesInvoice', set: { '/invoiceHeader/vehicleNumber': null } }],
    ['a label of the payments that is null', { sample: 'salesInvoice', set: { [LABEL]: null } }],
    [
      'a classification of the summary that is null',
      { sample: 'salesInvoice', set: { '/invoiceSummary/incomeClassification': null } },
    ],
    ['a currency on a note', { sample: 'deliveryNote', set: { '/invoiceHeader/currency': 'EUR' } }],
    ['the rate of the euro', { sample: 'salesInvoice', set: { '/invoiceHeader/exchangeRate': 1 } }],
    [
      'several at once',
      {
        sample: 'salesInvoice',
        set: {
          '/issuer/vatNumber': 'EL 800123456',
          '/invoiceHeader/toWeigh': false,
          '/invoiceHeader/selfPricing': null,
          '/invoiceSummary/totalVatAmount': 0,
        },
      },
    ],
  ])('repairs %s and returns the sample again', (_, example) => {
    const { document, applied, left } = fixed(example);
    expect(document).toEqual(samples[example.sample]);
    expect(applied.length).toBeGreaterThan(0);
    expect(left).toEqual([]);
  });

  it('adds the text of the payments to print details that are null', () => {
    const { document, left } = fixed({
      sample: 'salesInvoice',
      set: { '/providerAdditionalInvoiceDetails/additionalDetails': null },
    });
    expect(document).toHaveProperty('providerAdditionalInvoiceDetails.additionalDetails', {
      paymentMethodInvoiceLabel: 'Μετρητά',
    });
    expect(left).toEqual([]);
  });

  it('repairs the gross total, so that the payments match again', () => {
    const { document, left } = fixed({
      sample: 'serviceInvoice',
      set: { '/invoiceSummary/totalGrossValue': 1040.01 },
    });
    expect(document).toEqual(samples.serviceInvoice);
    expect(left.map(({ rule }) => rule)).toEqual(['payments/not-gross']);
    expect(validate(document).issues).toEqual([]);
  });

  it('leaves a gross total that matches the payments, because the lines may be wrong', () => {
    const { applied, left } = fixed({
      sample: 'serviceInvoice',
      set: { '/invoiceSummary/totalGrossValue': 1040.01, '/paymentMethods/0/amount': 1040.01 },
    });
    expect(applied).toEqual([]);
    expect(left).toMatchObject([{ rule: 'totals/gross', fix: { value: 1040, safe: false } }]);
  });

  it('removes repeated links and keeps the first of each', () => {
    const marks = [400001234567890, 400001234567891, 400001234567890, 400001234567891, 400001234567892];
    const { document, left } = fixed({
      sample: 'salesInvoice',
      set: { '/invoiceHeader/multipleConnectedMarks': marks },
    });
    expect(document).toHaveProperty(
      'invoiceHeader.multipleConnectedMarks',
      marks.slice(0, 2).concat(marks.slice(4)),
    );
    expect(left).toEqual([]);
  });

  it('converts a UID to upper case', () => {
    const uid = 'abcdef0123456789abcdef0123456789abcdef01';
    const { document } = fixed({
      sample: 'tableClosing',
      set: { '/invoiceHeader/multipleConnectedUids': [uid] },
    });
    expect(document).toHaveProperty('invoiceHeader.multipleConnectedUids', [uid.toUpperCase()]);
  });

  it('renames members to their documented names, in place, whatever is wrong inside', () => {
    const { invoiceHeader, ...rest } = samples.salesInvoice;
    const { series, ...header } = invoiceHeader;
    const given = {
      InvoiceHeader: { Series: series, ...header, FuelInvoice: false, VehicleNumber: null },
      ...rest,
    };
    const { document, left } = applyFixes<unknown>(given, validate(given));
    expect(document).toEqual(samples.salesInvoice);
    expect(Object.keys(document as object)[0]).toBe('invoiceHeader');
    expect(left).toEqual([]);
  });

  it('does not choose between two spellings of one member', () => {
    const { document, applied, left } = fixed({
      sample: 'salesInvoice',
      set: { '/invoiceHeader/Series': 'B' },
    });
    expect(document).toHaveProperty('invoiceHeader.Series', 'B');
    expect(applied).toEqual([]);
    expect(left.map(({ rule }) => rule)).toEqual(['shape/duplicate-member']);
  });

  it.each([
    [[{ type: 3, amount: 77.01 }], 'EL', 'Μετρητά'],
    [
      [
        { type: 3, amount: 50 },
        { type: 5, amount: 27.01 },
      ],
      'EL',
      'Μετρητά, Επί Πιστώσει',
    ],
    [
      [
        { type: 3, amount: 50 },
        { type: 3, amount: 27.01 },
      ],
      'EL',
      'Μετρητά',
    ],
  ])('writes the text of the payments %j', (paymentMethods, language, expected) => {
    const { document } = fixed({
      sample: 'salesInvoice',
      set: {
        '/paymentMethods': paymentMethods,
        '/providerAdditionalInvoiceDetails/additionalDetails/documentLanguageCode': language,
      },
      remove: [LABEL],
    });
    expect(document).toHaveProperty(LABEL.slice(1).replaceAll('/', '.'), expected);
  });

  it('writes the same text as the builders', () => {
    for (const payments of [[{ type: 3 }], [{ type: 7 }, { type: 3 }], [{ type: 1 }]]) {
      for (const documentLanguageCode of ['EL', 'EN']) {
        const facts = {
          type: '11.1',
          series: 'A',
          aa: '1',
          issueDate: '2026-11-20',
          issuer: { vatNumber: '800123456', branch: 0 },
          lines: [{ description: 'Καφές', net: '10.00', vat: 24, income: 'goods' }],
          payments: payments.map((each, index) => ({ ...each, amount: index === 0 ? 'rest' : '1.00' })),
          print: { documentLanguageCode },
        };
        const { document } = checkUnknown(facts);
        const label =
          document?.providerAdditionalInvoiceDetails?.additionalDetails?.paymentMethodInvoiceLabel;
        const { paymentMethodInvoiceLabel: _, ...details } = {
          ...document?.providerAdditionalInvoiceDetails?.additionalDetails,
        };
        const bare = {
          ...document,
          providerAdditionalInvoiceDetails: {
            ...document?.providerAdditionalInvoiceDetails,
            additionalDetails: details,
          },
        };
        const again = applyFixes<unknown>(bare, validate(bare)).document;
        expect(label).toBeTypeOf('string');
        expect(again).toHaveProperty(LABEL.slice(1).replaceAll('/', '.'), label);
      }
    }
  });

  it('creates the print block if it is missing', () => {
    const { document } = fixed({ sample: 'deliveryNote', remove: ['/providerAdditionalInvoiceDetails'] });
    expect(document).toHaveProperty(LABEL.slice(1).replaceAll('/', '.'), 'Χωρίς πληρωμή');
  });

  it('leaves problems with more than one solution', () => {
    const examples: Example[] = [
      { sample: 'salesInvoice', set: { '/invoiceHeader/aa': '007' } },
      { sample: 'salesInvoice', set: { '/invoiceDetails/0/vatCategoryPercent': 17 } },
      { sample: 'deliveryNote', set: { '/invoiceHeader/currency': 'USD' } },
      // Either the lines or both totals may be right.
      {
        sample: 'salesInvoice',
        set: { '/invoiceSummary/totalNetValue': 60, '/invoiceSummary/totalGrossValue': 73.71 },
      },
      // The row that no line has may be the missing one, misnamed.
      {
        sample: 'salesInvoice',
        set: { '/invoiceSummary/incomeClassification/0/classificationCategory': 'category1_2' },
      },
    ];
    for (const example of examples) {
      const document = applyExample(example);
      const report = validate(document);
      expect(report.issues.length).toBeGreaterThan(0);
      expect(applyFixes(document, report)).toEqual({ document, applied: [], left: report.issues });
      expect(applyFixes(document, report).document).toBe(document);
    }
  });

  it('does not change its input, frozen or not', () => {
    const example: Example = {
      sample: 'salesInvoice',
      set: { '/invoiceHeader/toWeigh': false },
      remove: [LABEL],
    };
    const given = applyExample(example);
    const before = structuredClone(given);
    const deepFreeze = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      Object.values(value).forEach(deepFreeze);
      Object.freeze(value);
    };
    deepFreeze(given);
    const { document } = applyFixes(given, validate(given));
    expect(document).not.toEqual(before);
    expect(given).toEqual(before);
  });

  it('makes no change if two fixes conflict', () => {
    const issue = (value: string): Issue => ({
      rule: 'a/b',
      severity: 'error',
      path: ['issuer', 'vatNumber'],
      params: {},
      message: '',
      fix: { path: ['issuer', 'vatNumber'], value, safe: true },
    });
    const issues = [issue('1'), issue('2')];
    expect(applyFixes(samples.salesInvoice, { issues })).toEqual({
      document: samples.salesInvoice,
      applied: [],
      left: issues,
    });
    expect(applyFixes(samples.salesInvoice, { issues: [issue('1'), issue('1')] }).applied).toHaveLength(2);
  });

  it('cannot be led to change prototypes', () => {
    const issue = (path: string[]): Issue => ({
      rule: 'a/b',
      severity: 'error',
      path,
      params: {},
      message: '',
      fix: { path, value: 'polluted', safe: true },
    });
    for (const path of [
      ['__proto__', 'x'],
      ['constructor', 'prototype', 'x'],
      ['issuer', '__proto__', 'x'],
    ]) {
      applyFixes(samples.salesInvoice, { issues: [issue(path)] });
      expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    }
  });

  it.each([undefined, null, 7, 'text', [], {}])('never throws on %j', (document) => {
    const report = validate(document);
    expect(applyFixes(document, report)).toMatchObject({ applied: expect.any(Array) });
    expect(applyFixes(document, undefined as never)).toEqual({ document, applied: [], left: [] });
  });

  it('never throws on a document whose members throw', () => {
    const hostile = new Proxy(structuredClone(samples.salesInvoice), {
      ownKeys: () => {
        throw new TypeError('no');
      },
    });
    const issues = validate({
      ...samples.salesInvoice,
      issuer: { ...samples.salesInvoice.issuer, vatNumber: 'EL800123456' },
    }).issues;
    expect(applyFixes(hostile, { issues })).toEqual({ document: hostile, applied: [], left: issues });
  });

  it('repairs a document of many lines in linear time', () => {
    const count = 20_000;
    const marks = Array.from({ length: count }, (_, index) => 400001234567890 + (index >> 1));
    const given = applyExample({
      sample: 'salesInvoice',
      set: { '/invoiceHeader/multipleConnectedMarks': marks },
    });
    const report = validate(given);
    const started = performance.now();
    const { applied } = applyFixes(given, report);
    expect(applied).toHaveLength(count / 2);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
