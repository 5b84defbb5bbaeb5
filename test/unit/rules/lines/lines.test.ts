import { describe, expect, it } from 'vitest';
import { providerInvoiceTypes } from '../../../../src/codes/index.js';
import type { Example } from '../../../../src/rules/engine/example.js';
import type { RuleId } from '../../../../src/rules/engine/rule-id.js';
import { finds, found, issuesOf, typesThat } from '../found.js';

const line = (members: Record<string, unknown>, index = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [`/invoiceDetails/${index}/${name}`, value]),
  );

describe('line numbers', () => {
  const numbered = (first: number, second: number): Example => ({
    sample: 'salesInvoice',
    set: { ...line({ lineNumber: first }), ...line({ lineNumber: second }, 1) },
  });

  it('can have any order and gaps, but no duplicates', () => {
    expect(finds('lines/number-repeated', numbered(2, 1))).toBe(false);
    expect(finds('lines/number-repeated', numbered(5, 900))).toBe(false);
    expect(found('lines/number-repeated', numbered(7, 7))).toEqual([
      { at: 'invoiceDetails/1/lineNumber', params: { lineNumber: 7 } },
    ]);
  });
});

describe('quantity and unit', () => {
  const typesWithout = (rule: RuleId, remove: string[] = []) =>
    typesThat(rule, { sample: 'salesInvoice', remove });

  it('are refused on services, contract income, rents and the climate fee', () => {
    const types = ['2.1', '2.2', '2.3', '2.4', '7.1', '8.1', '11.2'];
    const withFee = ['2.1', '2.2', '2.3', '2.4', '7.1', '8.1', '8.2', '11.2'];
    const units = ['/invoiceDetails/0/measurementUnit', '/invoiceDetails/1/measurementUnit'];
    expect(typesWithout('lines/quantity-forbidden')).toEqual(withFee);
    expect(typesWithout('lines/quantity-unexpected')).toEqual([]);
    expect(typesWithout('lines/quantity-forbidden', units)).toEqual(['8.2']);
    expect(typesWithout('lines/quantity-unexpected', units)).toEqual(types);
  });

  it('are each reported on the climate fee', () => {
    const set = { '/invoiceDetails/0/quantity': 10, '/invoiceDetails/0/measurementUnit': 1 };
    expect(
      issuesOf({ sample: 'residenceLevy', set }).map(({ severity, rule, path }) => [
        severity,
        rule,
        path.join('/'),
      ]),
    ).toEqual([
      ['error', 'lines/quantity-forbidden', 'invoiceDetails/0/quantity'],
      ['error', 'lines/quantity-forbidden', 'invoiceDetails/0/measurementUnit'],
    ]);
  });

  it('are stated together on the types that allow them', () => {
    const remove = ['/invoiceDetails/1/measurementUnit'];
    const types = '1.1 1.2 1.3 1.4 1.5 1.6 3.1 3.2 5.1 5.2 6.1 6.2 8.4 8.5 11.1 11.3 11.4 11.5'.split(' ');
    expect(typesWithout('lines/quantity-without-unit', remove)).toEqual(types);
    expect(typesWithout('lines/quantity-unit-pair', remove)).toEqual([]);
    expect(typesWithout('lines/quantity-unit-pair', ['/invoiceDetails/1/quantity'])).toEqual(types);
    expect(typesWithout('lines/movement-line-incomplete', remove)).toEqual([
      '9.1',
      '9.2',
      '9.3',
      '10.1',
      '10.2',
    ]);
    expect(typesWithout('order/slip-line-incomplete', remove)).toEqual(['8.6']);
  });

  it('cause one error on an invoice that is a delivery note', () => {
    const remove = ['/invoiceDetails/0/quantity'];
    expect(
      issuesOf({ sample: 'movingInvoice', remove }).filter(({ severity }) => severity === 'error'),
    ).toMatchObject([{ rule: 'lines/movement-line-incomplete', path: ['invoiceDetails', 0, 'quantity'] }]);
  });
});

describe('lines/unit-label-mismatch', () => {
  it.each([
    [1, 'Τεμάχια', false],
    [1, 'ΤΜΧ', false],
    [1, 'Pieces', false],
    [1, 'κουτιά', false],
    [1, 'Κιλά', true],
    [2, 'kg', false],
    [2, 'λίτρα', true],
    [7, 'Τεμάχια', false],
  ])('finds unit %i printed as "%s": %s', (measurementUnit, measurementUnitLabel, expected) => {
    const set = line({ measurementUnit, measurementUnitLabel });
    expect(finds('lines/unit-label-mismatch', { sample: 'salesInvoice', set })).toBe(expected);
  });
});

describe('the VAT category', () => {
  const rulesOf = (members: Record<string, unknown>): string[] =>
    issuesOf({ sample: 'deliveryNote', set: line(members) }).map(({ rule }) => rule);

  it.each([
    [{ vatCategory: 7 }, ['lines/exemption-missing']],
    [{ vatCategory: 7, vatExemptionCategory: 31 }, []],
    [{ vatCategory: 8, vatExemptionCategory: 1 }, ['lines/exemption-not-admitted']],
    [{ vatCategory: 1, vatExemptionCategory: 1 }, ['lines/exemption-not-admitted']],
    [{ vatCategory: 8 }, []],
  ])('%j is reported as %j', (members, rules) => {
    expect(rulesOf(members)).toEqual(rules);
  });

  it.each([7, 8])('%i with one cent of VAT is refused', (vatCategory) => {
    const set = { ...line({ vatCategory, vatExemptionCategory: 14, vatAmount: 0.01 }) };
    expect(found('lines/vat-not-zero', { sample: 'deliveryNote', set })).toEqual([
      { at: 'invoiceDetails/0/vatAmount', params: { line: 1, vatCategory, vatAmount: '0.01' } },
    ]);
  });

  it('is 8 on POS receipts and on the residence levy, and on no other type', () => {
    const types = providerInvoiceTypes.filter((type) =>
      finds('lines/vat-category-of-type', {
        sample: 'salesInvoice',
        set: { '/invoiceHeader/invoiceType': type },
      }),
    );
    expect(types).toEqual(['8.2', '8.4', '8.5']);
  });

  // The percents of categories 1 to 10, as the authority has them; 8 prints 0.
  it.each([
    [1, 24],
    [2, 13],
    [3, 6],
    [4, 17],
    [5, 9],
    [6, 4],
    [7, 0],
    [8, 0],
    [9, 3],
    [10, 4],
  ])('%i prints %i %', (vatCategory, percent) => {
    const printed = (vatCategoryPercent: number): boolean =>
      finds('lines/percent-mismatch', {
        sample: 'salesInvoice',
        set: line({ vatCategory, vatCategoryPercent }),
      });
    expect(printed(percent)).toBe(false);
    expect(printed(percent === 13 ? 24 : 13)).toBe(true);
  });
});

describe('the record type of a line', () => {
  it.each([
    [1, true],
    [2, false],
    [3, false],
    [4, true],
    [5, true],
    [6, false],
    [7, false],
  ])('%i is inactive: %s', (recType, expected) => {
    expect(finds('lines/rec-type-inactive', { sample: 'salesInvoice', set: line({ recType }) })).toBe(
      expected,
    );
  });

  it('7 occurs only on slips', () => {
    const types = providerInvoiceTypes.filter((type) =>
      finds('lines/negative-line-on-type', {
        sample: 'orderCancellation',
        set: { '/invoiceHeader/invoiceType': type },
      }),
    );
    expect(types).toEqual(providerInvoiceTypes.filter((type) => type !== '8.6'));
  });

  it('of a clearance covers both sales for others and the fee', () => {
    const both = (first: number, second: number) => {
      const set = { ...line({ invoiceDetailType: first }), ...line({ invoiceDetailType: second }, 1) };
      return found('lines/clearance-incomplete', { sample: 'clearanceInvoice', set }).map(
        ({ params }) => params,
      );
    };
    expect(both(1, 2)).toEqual([]);
    expect(both(2, 2)).toEqual([{ detailType: 1 }]);
    expect(both(1, 1)).toEqual([{ detailType: 2 }]);
  });
});

describe('a fuel document', () => {
  // 49.80 and 13.50 net.
  const fuel = (first: string | number, second: string | number, netValue?: number): Example => ({
    sample: 'salesInvoice',
    set: {
      '/invoiceHeader/fuelInvoice': true,
      ...line({ fuelCode: first }),
      ...line({ fuelCode: second, ...(netValue !== undefined && { netValue }) }, 1),
    },
  });

  it('needs a line of fuel besides other charges (code 999)', () => {
    expect(finds('lines/fuel-missing', fuel('999', '999'))).toBe(true);
    expect(finds('lines/fuel-missing', fuel('999', '20'))).toBe(false);
  });

  it('can state fuel codes as text or as numbers', () => {
    expect(issuesOf(fuel(10, 20))).toEqual([]);
    expect(finds('lines/fuel-missing', fuel(999, 999))).toBe(true);
    expect(finds('lines/fuel-charges-repeated', fuel(999, '999'))).toBe(true);
    expect(finds('lines/fuel-charges-too-large', fuel(10, 999, 49.81))).toBe(true);
    expect(finds('lines/fuel-charges-too-large', fuel(10, 999, 49.8))).toBe(false);
  });

  it('has at least as much fuel as other charges, to the cent', () => {
    expect(finds('lines/fuel-charges-too-large', fuel('10', '999', 49.8))).toBe(false);
    expect(finds('lines/fuel-charges-too-large', fuel('10', '999', 49.81))).toBe(true);
    expect(finds('lines/fuel-charges-too-large', fuel('10', '999', 0))).toBe(false);
  });

  it('can have amounts of fifteen digits without a crash', () => {
    const huge = { netValue: 9_999_999_999_999.99 };
    const set = {
      '/invoiceHeader/fuelInvoice': true,
      ...line({ fuelCode: '10', ...huge }),
      ...line({ fuelCode: '999', ...huge }, 1),
    };
    expect(finds('lines/fuel-charges-too-large', { sample: 'salesInvoice', set })).toBe(false);
  });
});

describe('a line without value', () => {
  const RULE = 'lines/net-value-zero';
  const free = (members: Record<string, unknown> = {}): Example => ({
    sample: 'salesInvoice',
    set: {
      '/invoiceDetails/2': {
        lineNumber: 3,
        itemDescr: 'Τσάντα',
        quantity: 1,
        measurementUnit: 1,
        netValue: 0,
        vatCategory: 1,
        vatAmount: 0,
        ...members,
      },
    },
  });
  const income = (amount: number) => [
    { classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount },
  ];

  it('is a warning on invoices of group 1, and taken on receipts', () => {
    const types = typesThat(RULE, free({ incomeClassification: income(0) }));
    expect(types).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6']);
    expect(issuesOf(free({ incomeClassification: income(0) }))).toMatchObject([
      {
        rule: RULE,
        severity: 'warning',
        authorityCode: 222,
        path: ['invoiceDetails', 2, 'netValue'],
        params: { line: 3, recType: 6 },
      },
    ]);
  });

  it('is taken with recType 6 and no classification', () => {
    expect(issuesOf(free({ recType: 6 }))).toEqual([]);
    expect(finds(RULE, free({ recType: 6, incomeClassification: income(0) }))).toBe(true);
    expect(finds(RULE, free({ recType: 2 }))).toBe(true);
  });

  it('is not reported again where the whole document has no value', () => {
    const set = {
      ...line({ netValue: 0, vatAmount: 0 }),
      ...line({ netValue: 0, vatAmount: 0 }, 1),
      '/invoiceSummary/totalNetValue': 0,
      '/invoiceSummary/totalVatAmount': 0,
      '/invoiceSummary/totalGrossValue': 0,
    };
    expect(finds(RULE, { sample: 'salesInvoice', set })).toBe(false);
    expect(finds('totals/no-value', { sample: 'salesInvoice', set })).toBe(true);
  });
});
