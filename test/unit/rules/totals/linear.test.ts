import { describe, expect, test } from 'vitest';
import { readShape } from '../../../../src/reading/read.js';
import { isChecked, runChecks } from '../../../../src/rules/engine/checks.js';
import { noRelated } from '../../../../src/rules/engine/related.js';
import type { DocumentView, Rule } from '../../../../src/rules/engine/rule.js';
import { allRules } from '../../../../src/rules/registry.js';
import { documentShape } from '../../../../src/types/generated/shapes.js';
import { counting } from '../../counting.js';
import { change } from './change.js';

const SUBJECTS = ['totals', 'taxes', 'payments', 'pos', 'classification'];
const mine = allRules.filter(
  (rule) =>
    isChecked(rule) &&
    (SUBJECTS.some((subject) => rule.id.startsWith(`${subject}/`)) || rule.layer === 'across'),
);

function viewOf(document: unknown): DocumentView {
  const view = readShape(documentShape, document, () => undefined);
  if (view === undefined) throw new Error('no document');
  return view;
}

const times = (count: number, make: (index: number) => object): object[] =>
  Array.from({ length: count }, (_, index) => make(index));

const TYPES = ['E3_561_003', 'E3_561_004', 'E3_562', 'E3_563', 'E3_564', 'E3_565'];
const CATEGORIES = ['category1_1', 'category1_2', 'category1_3', 'category1_4', 'category1_5'];
const row = (index: number) => ({
  classificationType: TYPES[index % TYPES.length],
  classificationCategory: CATEGORIES[index % CATEGORIES.length],
  amount: 0.01,
});

/** A receipt with `count` of everything that a list may hold, in order and in disorder. */
const receipt = (count: number, ordinary: boolean) => {
  const line = {
    netValue: 1,
    vatCategory: 1,
    vatAmount: ordinary ? 0.24 : 0.1,
    quantity: 2,
    lineUnitPrice: ordinary ? 0.5 : 0.7,
    totalNetPriceBeforeDiscount: 1,
    totalDiscountValue: ordinary ? 0 : 0.5,
    withheldAmount: ordinary ? 0 : 2,
    withheldPercentCategory: 3,
  };
  const goods = { classificationType: 'E3_561_003', classificationCategory: 'category1_1', amount: 1 };
  return change('retailReceipt', {
    '/invoiceDetails': times(count, (index) => ({
      ...line,
      lineNumber: index + 1,
      incomeClassification: ordinary ? [goods] : [row(index), row(index + 1), row(index)],
    })),
    ...(ordinary
      ? {}
      : {
          '/invoiceSummary/incomeClassification': times(count, row),
          '/taxesTotals': times(count, () => ({
            taxType: 4,
            taxCategory: 9,
            underlyingValue: 1e6,
            taxAmount: 2e6,
          })),
          '/paymentMethods': times(count, () => ({ type: 7, amount: 0 })),
        }),
  });
};

const readsOf = (rule: Rule, document: DocumentView, others: readonly DocumentView[] = []): number => {
  const { view, reads } = counting(document);
  const counted = others.map(counting);
  const surroundings = {
    today: '2026-11-20',
    related: {
      ...noRelated,
      documents: counted.map(({ view }) => ({ view, mark: undefined, uid: undefined, sibling: false })),
    },
    skipSignature: false,
    splitBill: false,
  };
  runChecks(rule, view, () => undefined, surroundings);
  return reads() + counted.reduce((sum, each) => sum + each.reads(), 0);
};

const receipts = {
  ordinary: { few: viewOf(receipt(1000, true)), many: viewOf(receipt(10_000, true)) },
  'all wrong': { few: viewOf(receipt(1000, false)), many: viewOf(receipt(10_000, false)) },
};

describe.each(mine.map((rule): [string, Rule] => [rule.id, rule]))('the rule %s', (_, rule) => {
  test.each(['ordinary', 'all wrong'] as const)(
    'reads each line of 10,000 as often as each of 1,000: %s',
    (name) => {
      const few = readsOf(rule, receipts[name].few);
      expect(readsOf(rule, receipts[name].many)).toBeLessThanOrEqual(10 * few + 1000);
      // One pass of its own and one that rules share; a step of a loop counts as up to four reads here.
      if (name === 'ordinary') expect(few).toBeLessThanOrEqual(36_000);
    },
  );
});

test.each(mine.filter((rule) => rule.layer === 'across').map((rule): [string, Rule] => [rule.id, rule]))(
  '%s is linear in slips and in their lines',
  (_, rule) => {
    const slip = (lines: number) =>
      viewOf(
        change('orderSlip', {
          '/invoiceDetails': times(lines, () => ({
            netValue: 1,
            vatCategory: 2,
            vatAmount: 0.13,
            quantity: 1,
          })),
        }),
      );
    const closing = viewOf(change('tableClosing', { '/invoiceHeader/multipleConnectedMarks': [1] }));
    const reads = (slips: number, lines: number) =>
      readsOf(
        rule,
        closing,
        Array.from({ length: slips }, () => slip(lines)),
      );
    expect(reads(10, 1000)).toBeLessThanOrEqual(10 * reads(10, 100) + 1000);
    expect(reads(200, 10)).toBeLessThanOrEqual(10 * reads(20, 10) + 1000);
  },
);
