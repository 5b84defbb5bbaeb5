import { expect, test } from 'vitest';
import { forget, once } from '../../../../src/rules/engine/once.js';
import { isUntaxed } from '../../../../src/rules/taxes/untaxed.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { viewOf } from '../view-of.js';
import { change } from './change.js';

test('a shared calculation runs once per document', () => {
  let computed = 0;
  const answer = once((document) => {
    computed += 1;
    return document.invoiceHeader.aa;
  });
  const [one, two] = [viewOf(change('salesInvoice')), viewOf(change('retailReceipt'))];
  expect([answer(one), answer(one), answer(two), answer(two), answer(one)]).toEqual([
    '101',
    '101',
    '55',
    '55',
    '101',
  ]);
  expect(computed).toBe(3);
});

test('a shared result is released after the rules have run', () => {
  const answer = once((document) => ({ lines: document.invoiceDetails }));
  const view = viewOf(change('salesInvoice'));
  const first = answer(view);
  expect(answer(view)).toBe(first);
  forget();
  const second = answer(view);
  expect(second).not.toBe(first);
  validate(change('retailReceipt'));
  expect(answer(view)).not.toBe(second);
});

test.each([
  'withheldAmount',
  'withheldPercentCategory',
  'feesAmount',
  'feesPercentCategory',
  'stampDutyAmount',
  'stampDutyPercentCategory',
  'otherTaxesAmount',
  'otherTaxesPercentCategory',
  'deductionsAmount',
])('%s counts as a tax of the document', (member) => {
  expect(isUntaxed(viewOf(change('salesInvoice')))).toBe(true);
  expect(isUntaxed(viewOf(change('salesInvoice', { [`/invoiceDetails/1/${member}`]: 1 })))).toBe(false);
});

test('document taxes count as taxes of the document', () => {
  expect(isUntaxed(viewOf(change('salesInvoice', { '/taxesTotals': [] })))).toBe(false);
});
