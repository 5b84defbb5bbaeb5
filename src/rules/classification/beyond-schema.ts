import { classificationCombos } from '../../codes/index.js';
import { rule } from '../engine/rule.js';
import { expenseTypes, mayHaveExpenses, type Row, rowsOn, SIDES } from './sides.js';

/** In the appendix of the specification, but not in the enumeration of the schema. */
const ON_PAPER_ONLY = 'E3_585_017';

const EXPENSE = { classificationType: ON_PAPER_ONLY, classificationCategory: 'category2_5', amount: 24.9 };

/** Types that take over the classification of another document. For the other types, the combinations omit the code. */
const unjudged = expenseTypes.filter((type) => !Object.hasOwn(classificationCombos, type));

/** A code that is in the specification but not in the schema. */
export const typeNotInSchema = rule({
  id: 'classification/type-not-in-schema',
  appliesTo: unjudged,
  onlyWith: 'invoiceDetails[].expensesClassification',
  paths: ['invoiceDetails[].expensesClassification[].classificationType', ...SIDES],
  params: ['line', 'classificationType'],
  authorityCode: 101,
  source: 'AADE XSD set v2.0.2: E3_585_017 is in the appendix, but not in the enumeration of the schema',
  bad: [
    {
      sample: 'creditInvoice',
      set: {
        '/invoiceDetails/0/expensesClassification': [EXPENSE],
        '/invoiceSummary/expensesClassification': [EXPENSE],
      },
      remove: ['/invoiceDetails/0/incomeClassification', '/invoiceSummary/incomeClassification'],
    },
  ],
  when: mayHaveExpenses,
  checkLine(line, index, found) {
    const rows = rowsOn(line, 'expensesClassification');
    for (let place = 0; place < rows.length; place += 1) {
      if ((rows[place] as Row).classificationType !== ON_PAPER_ONLY) continue;
      const path = ['invoiceDetails', index, 'expensesClassification', place, 'classificationType'];
      found(path, { line: index + 1, classificationType: ON_PAPER_ONLY });
    }
  },
});
