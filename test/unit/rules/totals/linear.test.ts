import { describe, expect, test } from 'vitest';
import { isChecked, runChecks } from '../../../../src/rules/engine/checks.js';
import { noRelated } from '../../../../src/rules/engine/related.js';
import type { DocumentView, Rule } from '../../../../src/rules/engine/rule.js';
import { allRules } from '../../../../src/rules/registry.js';
import { counting } from '../../counting.js';
import { viewOf } from '../view-of.js';
import { change } from './change.js';

const SUBJECTS = ['totals', 'taxes', 'payments', 'pos', 'classification'];
const mine = allRules.filter(
  (rule) => isChecked(rule) && SUBJECTS.some((subject) => rule.id.startsWith(`${subject}/`)),
);

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

const readsOf = (rule: Rule, document: DocumentView): number => {
  const { view, reads } = counting(document);
  const surroundings = { today: '2026-11-20', related: noRelated, skipSignature: false, splitBill: false };
  runChecks(rule, view, () => undefined, surroundings);
  return reads();
};

const receipts = {
  ordinary: { few: viewOf(receipt(500, true)), many: viewOf(receipt(5000, true)) },
  'all wrong': { few: viewOf(receipt(500, false)), many: viewOf(receipt(5000, false)) },
};

describe.each(mine.map((rule): [string, Rule] => [rule.id, rule]))('the rule %s', (_, rule) => {
  test.each(['ordinary', 'all wrong'] as const)(
    'reads each line of 5,000 as often as each of 500: %s',
    (name) => {
      const few = readsOf(rule, receipts[name].few);
      expect(readsOf(rule, receipts[name].many)).toBeLessThanOrEqual(10 * few + 500);
      // One pass of its own and one that rules share; a step of a loop counts as up to four reads here.
      if (name === 'ordinary') expect(few).toBeLessThanOrEqual(18_000);
    },
  );
});
