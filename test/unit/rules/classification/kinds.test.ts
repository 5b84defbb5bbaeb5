import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/rules/engine/example.js';
import type { RuleId } from '../../../../src/rules/engine/rule-id.js';
import { found, issuesOf } from '../found.js';

const goods = (amount: number) => ({
  classificationType: 'E3_561_001',
  classificationCategory: 'category1_1',
  amount,
});
const products = (amount: number) => ({ ...goods(amount), classificationCategory: 'category1_2' });
const others = (amount: number) => ({ ...goods(amount), classificationCategory: 'category1_3' });
/** The same category as goods, of another type. */
const reverse = (amount: number) => ({ ...goods(amount), classificationType: 'E3_561_002' });

const FIRST = '/invoiceDetails/0/incomeClassification';
const SECOND = '/invoiceDetails/1/incomeClassification';
const SUMMARY = '/invoiceSummary/incomeClassification';

/** The sample invoice has lines of 49.80 and 13.50. */
const invoice = (first: object[], second: object[], summary: object[]) =>
  issuesOf({ sample: 'salesInvoice', set: { [FIRST]: first, [SECOND]: second, [SUMMARY]: summary } }).filter(
    ({ rule }) => rule.startsWith('classification/'),
  );

const rules = (issues: readonly { readonly rule: string }[]): string[] =>
  issues.map(({ rule }) => rule).sort();

describe('the classification of the summary', () => {
  it('distinguishes types of one category', () => {
    expect(rules(invoice([goods(49.8)], [reverse(13.5)], [goods(49.8), reverse(13.5)]))).toEqual([]);
    expect(rules(invoice([goods(49.8)], [reverse(13.5)], [goods(63.3)]))).toEqual([
      'classification/summary-row-missing',
      'classification/summary-sum',
    ]);
  });

  it('has one row too many and one too few if its type differs from all lines', () => {
    expect(rules(invoice([reverse(49.8)], [reverse(13.5)], [goods(63.3)]))).toEqual([
      'classification/summary-row-extra',
      'classification/summary-row-missing',
    ]);
  });

  it('is completed only from the lines', () => {
    const valueOfMissing = (example: Example): unknown =>
      issuesOf(example).find(({ rule }) => rule === 'classification/summary-row-missing')?.fix?.value;
    expect(
      valueOfMissing({ sample: 'orderSlip', remove: ['/invoiceSummary/incomeClassification'] }),
    ).toStrictEqual({
      classificationCategory: 'category1_95',
      amount: 16.5,
    });
    const vat = { classificationType: 'VAT_361', amount: 240 };
    expect(
      valueOfMissing({
        sample: 'titleOfAcquisition',
        set: { '/invoiceDetails/0/expensesClassification/1': vat },
      }),
    ).toStrictEqual(vat);
  });

  it('is reported once for each missing kind, and the fix adds each in its place', () => {
    const issues = invoice(
      [goods(9.8), products(20), others(20)],
      [goods(3.5), products(5), others(5)],
      [goods(13.3)],
    );
    expect(issues.map(({ rule, params, fix }) => [rule, params['computed'], fix])).toEqual([
      [
        'classification/summary-row-missing',
        '25.00',
        { path: ['invoiceSummary', 'incomeClassification', 1], value: products(25), safe: true },
      ],
      [
        'classification/summary-row-missing',
        '25.00',
        { path: ['invoiceSummary', 'incomeClassification', 2], value: others(25), safe: true },
      ],
    ]);
  });

  it('is not completed from inconsistent lines', () => {
    const [missing] = invoice([goods(29.8), products(19)], [goods(13.5)], [goods(43.3)]).filter(
      ({ rule }) => rule === 'classification/summary-row-missing',
    );
    expect(missing?.params['computed']).toBe('19.00');
    expect(missing?.fix).toBeUndefined();
  });

  it('shows a dash for a missing category', () => {
    const extra = found('classification/summary-row-extra', {
      sample: 'titleOfAcquisition',
      set: { '/invoiceSummary/expensesClassification/1': { classificationType: 'VAT_361', amount: 0 } },
    });
    expect(extra).toEqual([
      {
        at: 'invoiceSummary/expensesClassification/1',
        params: { category: '–', classificationType: 'VAT_361' },
      },
    ]);
  });
});

describe('the classification of a line', () => {
  it('is not correct just because its first row is the net value', () => {
    const issues = invoice([goods(49.8), products(5)], [goods(13.5)], [goods(63.3), products(5)]);
    expect(issues.map(({ rule, params }) => [rule, params['computed']])).toEqual([
      ['classification/line-sum', '54.80'],
    ]);
  });

  it('is reported once for three lines without one, with the first line and the number of lines', () => {
    const line = { lineNumber: 3, netValue: 0, vatCategory: 1, vatAmount: 0 };
    const example: Example = {
      sample: 'salesInvoice',
      set: { '/invoiceDetails/2': line, [`${SUMMARY}/0/amount`]: 49.8 },
      remove: [SECOND],
    };
    expect(found('classification/not-on-all-lines', example)).toEqual([
      { at: 'invoiceDetails/1', params: { line: 2, count: 2 } },
    ]);
  });

  it.each([
    [7, 1],
    [2, 0],
    [3, 0],
  ])('on record type %i counts %i times if missing', (recType, times) => {
    const example: Example = {
      sample: 'salesInvoice',
      set: { '/invoiceDetails/1/recType': recType, [`${SUMMARY}/0/amount`]: 49.8 },
      remove: [SECOND],
    };
    expect(found('classification/not-on-all-lines', example)).toHaveLength(times);
  });
});

describe('the listed valid classifications', () => {
  const allowed = (rule: RuleId, example: Example): string[] =>
    String(found(rule, example)[0]?.params['allowed']).split(', ');

  it("are the categories of the row's side", () => {
    // A clearance has both sides: its first line is of expenses, its second of income.
    const expenses = allowed('classification/category-not-allowed', {
      sample: 'clearanceInvoice',
      set: { '/invoiceDetails/0/expensesClassification/0/classificationCategory': 'category2_1' },
    });
    expect(expenses).toContain('category2_9');
    expect(expenses.filter((category) => !category.startsWith('category2_'))).toEqual([]);
    const income = allowed('classification/category-not-allowed', {
      sample: 'clearanceInvoice',
      set: { '/invoiceDetails/1/incomeClassification/0/classificationCategory': 'category1_6' },
    });
    expect(income.length).toBeGreaterThan(0);
    expect(income.filter((category) => !/^category[13]/.test(category))).toEqual([]);
  });

  it('include the types of a category that can also have no type', () => {
    const row = { classificationType: 'E3_561_001', classificationCategory: 'category1_95', amount: 63.3 };
    const set = {
      [FIRST]: [{ ...row, amount: 49.8 }],
      [SECOND]: [{ ...row, amount: 13.5 }],
      [SUMMARY]: [row],
    };
    expect(allowed('classification/type-not-allowed', { sample: 'salesInvoice', set })).toEqual([
      'E3_596',
      'E3_597',
    ]);
  });

  it('are the types of the category', () => {
    const types = allowed('classification/type-missing', {
      sample: 'retailReceipt',
      remove: [
        '/invoiceDetails/0/incomeClassification/0/classificationType',
        '/invoiceSummary/incomeClassification/0/classificationType',
      ],
    });
    expect(types).toContain('E3_561_003');
    expect(types.filter((type) => !/^(?:E3_\d|NOT_VAT)/.test(type))).toEqual([]);
  });
});

describe('income and expenses', () => {
  const EXPENSE = { classificationType: 'E3_102_001', classificationCategory: 'category2_1', amount: 24.9 };
  const both = (example: Omit<Example, 'sample'>) =>
    found('classification/income-and-expenses', { sample: 'creditInvoice', ...example }).length;

  it('are refused together in one document, wherever they are', () => {
    expect(both({})).toBe(0);
    expect(both({ set: { '/invoiceSummary/expensesClassification': [EXPENSE] } })).toBe(1);
    expect(both({ set: { '/invoiceDetails/0/expensesClassification': [EXPENSE] } })).toBe(1);
    expect(
      both({
        set: { '/invoiceDetails/0/expensesClassification': [EXPENSE] },
        remove: ['/invoiceSummary/incomeClassification'],
      }),
    ).toBe(1);
    expect(
      both({
        set: { '/invoiceDetails/0/expensesClassification': [EXPENSE] },
        remove: ['/invoiceSummary/incomeClassification', '/invoiceDetails/0/incomeClassification'],
      }),
    ).toBe(0);
  });
});

describe('expenses on the only line of an income document', () => {
  it('are reported together with its income', () => {
    const EXPENSE = {
      classificationType: 'E3_102_001',
      classificationCategory: 'category2_1',
      amount: 24.19,
    };
    expect(
      found('classification/expenses-not-allowed', {
        sample: 'retailReceipt',
        set: { '/invoiceDetails/0/expensesClassification': [EXPENSE] },
      }),
    ).toEqual([{ at: 'invoiceDetails/0/expensesClassification', params: { type: '11.1' } }]);
  });
});

describe('a classification in the summary only', () => {
  it('is reported on the side that has one', () => {
    expect(
      found('classification/summary-only', {
        sample: 'titleOfAcquisition',
        remove: ['/invoiceDetails/0/expensesClassification'],
      }),
    ).toEqual([{ at: 'invoiceSummary/expensesClassification', params: {} }]);
  });
});
