import { type ClassificationAnswer, classificationAllowed, classificationCombos } from '../../codes/index.js';
import type { Params, Path } from '../../types/index.js';
import type { DocumentView, Found, LineView, Rule } from '../engine/rule.js';
import { once } from '../once.js';
import { typesWhere } from '../types-where.js';
import { onlyPair } from './only-pair.js';
import { pairParams, samePair } from './pairs.js';
import { isVatType, paths, type Row, rowsOn, sidesOf, TYPE, typesWith } from './sides.js';

const COMBOS = 'Classification combinations (several independent sources)';
const PATHS = [
  ...paths('invoiceDetails[]', 'classificationType', 'classificationCategory'),
  ...paths('invoiceSummary', 'classificationType', 'classificationCategory'),
  TYPE,
];

/** 1.6, 2.4 and 5.1 take the combinations of the document that they correct, which is not at hand. */
const judged = typesWhere((_, type) => Object.hasOwn(classificationCombos, type));

interface OddRow {
  readonly path: Path;
  readonly line: number;
  readonly row: Row;
  readonly answer: ClassificationAnswer;
}

const NONE: OddRow[] = [];

/** The rows of the lines that the combinations do not allow. Summary rows repeat those of the lines. */
const oddRows = once((document): readonly OddRow[] => {
  const { invoiceDetails: lines } = document;
  const type = document.invoiceHeader.invoiceType;
  const only = onlyPair(document);
  if (
    only !== undefined &&
    sidesOf(document)[0] === 'incomeClassification' &&
    answerTo(type, only) === 'allowed'
  )
    return NONE;
  let odd: OddRow[] = NONE;
  for (const side of sidesOf(document)) {
    let allowed: Row | undefined;
    for (let index = 0; index < lines.length; index += 1) {
      const rows = rowsOn(lines[index] as LineView, side);
      for (let place = 0; place < rows.length; place += 1) {
        const row = rows[place] as Row;
        // Lines mostly repeat the pair of the line before.
        if (allowed !== undefined && samePair(allowed, row)) continue;
        const answer = answerTo(type, row);
        if (answer === 'allowed') {
          allowed = row;
          continue;
        }
        if (odd === NONE) odd = [];
        odd.push({ path: ['invoiceDetails', index, side, place], line: index + 1, row, answer });
      }
    }
  }
  return odd;
});

/** Rows without a category, and VAT classifications, have rules of their own. */
function answerTo(type: string, { classificationCategory, classificationType }: Row): ClassificationAnswer {
  if (classificationCategory === undefined) return 'allowed';
  const answer = classificationAllowed(type, classificationCategory, classificationType);
  return answer !== 'allowed' && isVatType(classificationType) ? 'allowed' : answer;
}

/** Tells the rows to which the combinations give this answer. */
const tell =
  (wanted: ClassificationAnswer, paramsOf: (type: string, row: Row) => Params) =>
  (document: DocumentView, found: Found): void => {
    for (const { path, line, row, answer } of oddRows(document)) {
      if (answer !== wanted) continue;
      const type = document.invoiceHeader.invoiceType;
      found(path, { line, type, ...paramsOf(type, row) });
    }
  };

const combosOf = (type: string): Readonly<Record<string, readonly (string | null)[]>> =>
  (classificationCombos as Readonly<Record<string, Readonly<Record<string, readonly (string | null)[]>>>>)[
    type
  ] ?? {};

/** The categories of the document type on the side of a row: income is 1 and 3, expenses are 2. */
function allowedCategories(type: string, row: Row): Params {
  const isExpense = (category: string): boolean => category.startsWith('category2_');
  const side = isExpense(row.classificationCategory ?? '');
  return {
    category: row.classificationCategory ?? '',
    allowed: Object.keys(combosOf(type))
      .filter((category) => isExpense(category) === side)
      .join(', '),
  };
}

const allowedTypes = (type: string, row: Row): Params => ({
  ...pairParams(row),
  allowed: (combosOf(type)[row.classificationCategory ?? ''] ?? [])
    .filter((each) => each !== null)
    .join(', '),
});

/** A document type has its own categories: a slip only 1_95, a delivery note only 3. */
export const categoryNotAllowed: Rule = {
  id: 'classification/category-not-allowed',
  layer: 'document',
  severity: 'error',
  appliesTo: judged,
  paths: PATHS,
  params: ['line', 'type', 'category', 'allowed'],
  authorityCode: 308,
  source: `Service description, Value rules: category3 on a plain 9.3, category1_95 on 8.6; ${COMBOS}`,
  since: '2.0.1',
  good: { sample: 'salesInvoice' },
  bad: [
    {
      sample: 'serviceInvoice',
      set: {
        '/invoiceDetails/0/incomeClassification/0/classificationCategory': 'category1_1',
        '/invoiceSummary/incomeClassification/0/classificationCategory': 'category1_1',
      },
    },
    {
      sample: 'orderCancellation',
      set: {
        '/invoiceDetails/0/incomeClassification/0/classificationCategory': 'category3',
        '/invoiceSummary/incomeClassification/0/classificationCategory': 'category3',
      },
    },
  ],
  check: tell('category-not-allowed', allowedCategories),
};

/** Most categories say which kind of income it is by a type. */
export const typeMissing: Rule = {
  id: 'classification/type-missing',
  layer: 'document',
  severity: 'error',
  appliesTo: judged,
  paths: PATHS,
  params: ['line', 'type', 'category', 'allowed'],
  authorityCode: 313,
  source: COMBOS,
  since: '2.0.1',
  good: { sample: 'retailReceipt' },
  bad: [
    {
      sample: 'retailReceipt',
      remove: [
        '/invoiceDetails/0/incomeClassification/0/classificationType',
        '/invoiceSummary/incomeClassification/0/classificationType',
      ],
    },
  ],
  check: tell('type-missing', allowedTypes),
};

/** Some categories stand alone. */
export const typeForbidden: Rule = {
  id: 'classification/type-forbidden',
  layer: 'document',
  severity: 'error',
  appliesTo: judged,
  paths: PATHS,
  params: ['line', 'type', 'category', 'classificationType'],
  authorityCode: 313,
  source: `Service description, Value rules: category1_95 on 8.6 without classificationType; ${COMBOS}`,
  since: '2.0.1',
  good: { sample: 'deliveryNote' },
  bad: [
    {
      sample: 'orderCancellation',
      set: {
        '/invoiceDetails/0/incomeClassification/0/classificationType': 'E3_561_003',
        '/invoiceSummary/incomeClassification/0/classificationType': 'E3_561_003',
      },
    },
    {
      sample: 'deliveryNote',
      set: {
        '/invoiceDetails/0/incomeClassification/0/classificationType': 'E3_561_001',
        '/invoiceSummary/incomeClassification/0/classificationType': 'E3_561_001',
      },
    },
  ],
  check: tell('type-forbidden', (_, row) => pairParams(row)),
};

/** A type goes with a category and a document type: wholesale not on a retail receipt. */
export const typeNotAllowed: Rule = {
  id: 'classification/type-not-allowed',
  layer: 'document',
  severity: 'error',
  appliesTo: judged,
  paths: PATHS,
  params: ['line', 'type', 'category', 'classificationType', 'allowed'],
  authorityCode: 313,
  source: `${COMBOS}; Observed behaviour, Documents: the wholesale type on 11.1 is error 313`,
  since: '2.0.1',
  good: { sample: 'salesInvoice' },
  bad: [
    {
      sample: 'retailReceipt',
      set: {
        '/invoiceDetails/0/incomeClassification/0/classificationType': 'E3_561_001',
        '/invoiceSummary/incomeClassification/0/classificationType': 'E3_561_001',
      },
    },
  ],
  check: tell('type-not-allowed', allowedTypes),
};

const withExpenses = typesWith('expensesClassification');
const EXPENSES = 'invoiceDetails[].expensesClassification[]';

/** A VAT classification says nothing of the kind of expense. */
export const categoryOfVatType: Rule = {
  id: 'classification/category-of-vat-type',
  layer: 'document',
  severity: 'error',
  appliesTo: withExpenses,
  paths: [`${EXPENSES}.classificationType`, `${EXPENSES}.classificationCategory`],
  params: ['line', 'category', 'classificationType'],
  authorityCode: 315,
  source: 'AADE ERP REST API description v2.0.2, errors (315)',
  since: '2.0.1',
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
  check({ invoiceDetails: lines }, found) {
    for (let index = 0; index < lines.length; index += 1) {
      const rows = rowsOn(lines[index] as LineView, 'expensesClassification');
      for (let place = 0; place < rows.length; place += 1) {
        const row = rows[place] as Row;
        if (row.classificationCategory === undefined || !isVatType(row.classificationType)) continue;
        found(['invoiceDetails', index, 'expensesClassification', place], {
          line: index + 1,
          ...pairParams(row),
        });
      }
    }
  },
};

/** An expense that is no VAT classification has a category. */
export const categoryMissing: Rule = {
  id: 'classification/category-missing',
  layer: 'document',
  severity: 'warning',
  appliesTo: withExpenses,
  paths: [`${EXPENSES}.classificationType`, `${EXPENSES}.classificationCategory`],
  params: ['line', 'classificationType'],
  authorityCode: 331,
  source: 'Classification combinations: only VAT classifications are sent without a category',
  since: '2.0.1',
  good: { sample: 'titleOfAcquisition' },
  bad: [
    {
      sample: 'titleOfAcquisition',
      remove: [
        '/invoiceDetails/0/expensesClassification/0/classificationCategory',
        '/invoiceSummary/expensesClassification/0/classificationCategory',
      ],
    },
  ],
  check({ invoiceDetails: lines }, found) {
    for (let index = 0; index < lines.length; index += 1) {
      const rows = rowsOn(lines[index] as LineView, 'expensesClassification');
      for (let place = 0; place < rows.length; place += 1) {
        const { classificationCategory, classificationType } = rows[place] as Row;
        if (classificationCategory !== undefined || isVatType(classificationType)) continue;
        found(['invoiceDetails', index, 'expensesClassification', place], {
          line: index + 1,
          ...(classificationType !== undefined && { classificationType }),
        });
      }
    }
  },
};
