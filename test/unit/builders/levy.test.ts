import { describe, expect, it } from 'vitest';
import { buildDocument, buildUnknown, checkDocument, checkUnknown } from '../../../src/builders/index.js';
import { factsSamples } from '../../../src/rules/facts/samples.js';

const stay = (otherTaxes: object, more: object = {}) => ({
  ...factsSamples.residenceLevy,
  lines: [{ description: 'Δωμάτιο 101', otherTaxes, income: { category: 'category1_95' } }],
  payments: [{ type: 3, amount: 'rest' }],
  ...more,
});

const levies = (facts: object) =>
  buildUnknown(facts).invoiceDetails.map((line) => [
    line.lineNumber,
    line.itemDescr,
    line.netValue,
    line.otherTaxesPercentCategory,
    line.otherTaxesAmount,
  ]);

const reported = (facts: object) =>
  checkUnknown(facts).issues.map(({ rule, path, params }) => [rule, path.join('/'), params]);

/** A decimal is written so only in facts. */
const idOf = (fault: string): string => (fault === 'decimal-form' ? `facts/${fault}` : `shape/${fault}`);

describe('a levy on accommodation', () => {
  it('is rooms times nights times the nightly amount', () => {
    // Five stars in August: 3 nights × 2 rooms × 15.00 = 90.00.
    const facts = stay(
      { category: 23, firstNight: '2026-08-10', nights: 3, rooms: 2 },
      { issueDate: '2026-08-13' },
    );
    expect(levies(facts)).toEqual([[1, 'Δωμάτιο 101', 0, 23, 90]]);
    expect(buildUnknown(facts).invoiceSummary).toMatchObject({
      totalOtherTaxesAmount: 90,
      totalGrossValue: 90,
    });
  });

  it('has two lines for a stay over two seasons, whichever category describes the lodging', () => {
    // 30 and 31 October: 2 × 15.00; 1 and 2 November: 2 × 4.00.
    for (const category of [9, 23]) {
      const facts = stay(
        { category, firstNight: '2026-10-30', nights: 4, rooms: 1 },
        { issueDate: '2026-11-03' },
      );
      expect(levies(facts)).toEqual([
        [1, 'Δωμάτιο 101', 0, 23, 30],
        [2, 'Δωμάτιο 101', 0, 9, 8],
      ]);
      const { invoiceSummary, invoiceDetails } = buildUnknown(facts);
      expect(invoiceSummary).toMatchObject({ totalOtherTaxesAmount: 38, totalGrossValue: 38 });
      expect(invoiceDetails[1]?.incomeClassification).toEqual([
        { classificationCategory: 'category1_95', amount: 0 },
      ]);
      expect(reported(facts)).toEqual([]);
    }
  });

  it('changes its amount at New Year within one category', () => {
    // Short-term rental: 0.50 on 31 December 2024, 2.00 on 1 January 2025.
    const facts = stay(
      { category: 28, firstNight: '2024-12-31', nights: 2, rooms: 1 },
      { issueDate: '2025-01-02' },
    );
    expect(levies(facts)).toEqual([[1, 'Δωμάτιο 101', 0, 28, 2.5]]);
    expect(reported(facts)).toEqual([]);
  });

  it('is unchanged if its amount is stated', () => {
    expect(levies(stay({ category: 23, amount: '30.00' }))).toEqual([[1, 'Δωμάτιο 101', 0, 23, 30]]);
  });

  it('is never calculated from its category alone', () => {
    const at = 'lines/0/otherTaxes';
    const unstated = [['facts/levy-unstated', at, { category: 23 }]];
    expect(reported(stay({ category: 23 }))).toEqual(unstated);
    expect(reported(stay({ category: 23, firstNight: '2026-08-10', nights: 3 }))).toEqual(unstated);
    expect(
      reported(stay({ category: 23, amount: '45.00', firstNight: '2026-08-10', nights: 3, rooms: 1 })),
    ).toEqual(unstated);
    const counted = {
      ...factsSamples.salesInvoice,
      lines: [{ ...factsSamples.salesInvoice.lines[0], otherTaxes: { category: 20 } }],
    };
    expect(reported(counted)).toEqual([['facts/levy-unstated', at, { category: 20 }]]);
  });

  it('is unknown before 2024', () => {
    const facts = stay({ category: 23, firstNight: '2023-12-31', nights: 2, rooms: 1 });
    expect(reported(facts)).toEqual([
      ['facts/levy-night-unknown', 'lines/0/otherTaxes', { night: '2023-12-31' }],
    ]);
  });

  it('is not split on a line with a value', () => {
    const [service] = factsSamples.serviceInvoice.lines;
    const facts = (nights: number) => ({
      ...factsSamples.serviceInvoice,
      issueDate: '2026-11-02',
      lines: [{ ...service, otherTaxes: { category: 23, firstNight: '2026-10-31', nights, rooms: 1 } }],
    });
    expect(buildDocument(facts(1)).invoiceDetails[0]?.otherTaxesAmount).toBe(15);
    expect(reported(facts(2))).toEqual([['facts/levy-two-seasons', 'lines/0/otherTaxes', { category: 23 }]]);
  });

  it('on the whole document has a row for each season', () => {
    const [service] = factsSamples.serviceInvoice.lines;
    const { withheld: _, ...plain } = service ?? {};
    const document = buildDocument({
      ...factsSamples.serviceInvoice,
      issueDate: '2026-11-02',
      lines: [plain],
      otherTaxes: { category: 23, firstNight: '2026-10-31', nights: 2, rooms: 1 },
    });
    expect(document.taxesTotals).toMatchObject([
      { taxType: 3, taxCategory: 23, taxAmount: 15 },
      { taxType: 3, taxCategory: 9, taxAmount: 4 },
    ]);
  });

  it.each([
    ['category', 0, 'shape/out-of-range'],
    ['category', 99, 'shape/out-of-range'],
    ['category', '23', 'shape/type'],
    ['firstNight', '31/10/2026', 'shape/date'],
    ['firstNight', '2026-02-30', 'shape/date'],
    ['nights', 0, 'shape/out-of-range'],
    ['nights', 1.5, 'shape/not-whole'],
    ['nights', 100_000, 'shape/out-of-range'],
    ['rooms', -1, 'shape/out-of-range'],
    ['amount', 'x', 'facts/decimal-form'],
  ] as const)('with %s %s causes exactly that issue, at its path', (member, value, rule) => {
    const otherTaxes = { category: 23, firstNight: '2026-10-31', nights: 1, rooms: 1, [member]: value };
    const faults = (facts: object) => reported(facts).map(([id, path]) => [id, path]);
    expect(faults(stay(otherTaxes))).toEqual([[rule, `lines/0/otherTaxes/${member}`]]);
    expect(faults({ ...factsSamples.serviceInvoice, otherTaxes })).toEqual([[rule, `otherTaxes/${member}`]]);
  });

  it('is the only tax with nights', () => {
    expect(reported(stay({ category: 17, amount: '3.00', nights: 2 }))).toEqual([
      ['facts/stay-without-levy', 'lines/0/otherTaxes', { category: 17 }],
    ]);
  });

  it('has an issue for each wrong member if it cannot be read, and no other issue', () => {
    const right = { category: 23, firstNight: '2026-08-10', nights: 3, rooms: 1 };
    const wrong = [
      ['category', 99, 'out-of-range'],
      ['category', '23', 'type'],
      ['firstNight', '10/08/2026', 'date'],
      ['nights', 0, 'out-of-range'],
      ['nights', 1.5, 'not-whole'],
      ['nights', '3', 'type'],
      ['rooms', 100_000, 'out-of-range'],
      ['amount', '1,00', 'decimal-form'],
    ] as const;
    const [service] = factsSamples.serviceInvoice.lines;
    const { withheld: _, ...plain } = service ?? {};
    for (const [member, value, fault] of wrong) {
      const levy = { ...right, [member]: value };
      const onLine = checkUnknown(stay(levy)).issues.map(({ rule, path }) => [rule, path.join('/')]);
      expect(onLine).toEqual([[idOf(fault), `lines/0/otherTaxes/${member}`]]);
      const facts = { ...factsSamples.serviceInvoice, lines: [plain], otherTaxes: levy };
      const onDocument = checkDocument(facts).issues.map(({ rule, path }) => [rule, path.join('/')]);
      expect(onDocument).toEqual([[idOf(fault), `otherTaxes/${member}`]]);
    }
  });
});
