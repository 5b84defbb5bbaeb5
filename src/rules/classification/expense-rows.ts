import { rule } from '../engine/rule.js';
import { pairParams } from './pairs.js';
import { expenseTypes, isVatType, mayHaveExpenses, type Row, rowsOn, SIDES } from './sides.js';
import { isUsualClassification } from './usual-classification.js';

const EXPENSES = 'invoiceDetails[].expensesClassification[]';

/** A VAT classification does not say which kind of expense it is. */
export const categoryOfVatType = rule({
  id: 'classification/category-of-vat-type',
  unless: isUsualClassification,
  appliesTo: expenseTypes,
  paths: [`${EXPENSES}.classificationType`, `${EXPENSES}.classificationCategory`, ...SIDES],
  params: ['line', 'category', 'classificationType'],
  authorityCode: 315,
  source: 'AADE ERP REST API description v2.0.2, errors (315)',
  good: {
    sample: 'titleOfAcquisition',
    set: {
      '/invoiceDetails/0/expensesClassification/1': { classificationType: 'VAT_361', amount: 240 },
      '/invoiceSummary/expensesClassification/1': { classificationType: 'VAT_361', amount: 240 },
    },
  },
  bad: [
    {
      sample: 'titleOfAcquisition',
      set: {
        '/invoiceDetails/0/expensesClassification/0/classificationType': 'VAT_361',
        '/invoiceSummary/expensesClassification/0/classificationType': 'VAT_361',
      },
    },
  ],
  when: mayHaveExpenses,
  checkLine(line, index, found) {
    const rows = rowsOn(line, 'expensesClassification');
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place] as Row;
      if (row.classificationCategory === undefined || !isVatType(row.classificationType)) continue;
      found(['invoiceDetails', index, 'expensesClassification', place], {
        line: index + 1,
        ...pairParams(row),
      });
    }
  },
});

/** An expense needs a category, unless it is a VAT classification. */
export const categoryMissing = rule({
  id: 'classification/category-missing',
  unless: isUsualClassification,
  severity: 'warning',
  appliesTo: expenseTypes,
  paths: [`${EXPENSES}.classificationType`, `${EXPENSES}.classificationCategory`, ...SIDES],
  params: ['line', 'classificationType'],
  authorityCode: 331,
  source: 'Classification combinations: only VAT classifications are sent without a category',
  bad: [
    {
      sample: 'titleOfAcquisition',
      remove: [
        '/invoiceDetails/0/expensesClassification/0/classificationCategory',
        '/invoiceSummary/expensesClassification/0/classificationCategory',
      ],
    },
  ],
  when: mayHaveExpenses,
  checkLine(line, index, found) {
    const rows = rowsOn(line, 'expensesClassification');
    for (let place = 0; place < rows.length; place += 1) {
      const { classificationCategory, classificationType } = rows[place] as Row;
      if (classificationCategory !== undefined || isVatType(classificationType)) continue;
      found(['invoiceDetails', index, 'expensesClassification', place], {
        line: index + 1,
        ...(classificationType !== undefined && { classificationType }),
      });
    }
  },
});
