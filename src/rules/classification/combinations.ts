import {
  type AllowedTypes,
  allowedClassifications,
  type ClassificationAnswer,
  classificationCombos,
  disputedCombos,
} from '../../codes/index.js';
import type { Params } from '../../types/index.js';
import { type DocumentView, type Found, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { DISALLOWED_PATHS, type DisallowedRow, disallowedRows } from './disallowed-rows.js';
import { pairParams } from './pairs.js';
import { isUsualClassification } from './usual-classification.js';

const COMBOS = 'Classification combinations (several independent sources)';

/** 1.6, 2.4 and 5.1 use the combinations of the document that they correct, which is not available here. */
const judged = typesWhere((_, type) => Object.hasOwn(classificationCombos, type));

/** Reports the rows for which the combinations give this answer. */
const report =
  (
    wanted: ClassificationAnswer,
    paramsOf: (type: string, entry: DisallowedRow) => Params,
    isMeant: (type: string, entry: DisallowedRow) => boolean = () => true,
  ) =>
  (document: DocumentView, found: Found): void => {
    const type = document.invoiceHeader.invoiceType;
    for (const entry of disallowedRows(document)) {
      if (entry.answer !== wanted || !isMeant(type, entry)) continue;
      found(entry.path, { line: entry.line, type, ...paramsOf(type, entry) });
    }
  };

const isExpense = (category: string): boolean => category.startsWith('category2_');

/** The combinations of the side of a row. Types that record income have expenses only if they are self-billed. */
const combosOf = (type: string, { category }: DisallowedRow): AllowedTypes =>
  allowedClassifications(type, isExpense(category));

/**
 * The categories of the document type on the side of a row: category1 and category3 are income, category2 is expenses.
 */
function allowedCategories(type: string, entry: DisallowedRow): Params {
  const { category } = entry;
  return {
    category,
    allowed: Object.keys(combosOf(type, entry))
      .filter((each) => isExpense(each) === isExpense(category))
      .join(', '),
  };
}

const allowedTypes = (type: string, entry: DisallowedRow): Params => ({
  ...pairParams(entry.row),
  allowed: (combosOf(type, entry)[entry.category] ?? []).filter((each) => each !== null).join(', '),
});

/**
 * Goods on a service invoice, and sales on self-supply: for these the authority was observed to answer with a separate
 * error.
 */
const isUnrecorded = (type: string, { row, category }: DisallowedRow): boolean =>
  (type === '2.1' && category === 'category1_1') ||
  (type === '6.1' && row.classificationType?.startsWith('E3_561_') === true);

/** A service invoice does not sell goods, and self-supply does not sell anything. */
export const pairUnrecorded = rule({
  id: 'classification/pair-unrecorded',
  unless: isUsualClassification,
  appliesTo: ['2.1', '6.1'],
  paths: DISALLOWED_PATHS,
  params: ['line', 'type', 'category', 'allowed'],
  authorityCode: 331,
  source:
    'Observed behaviour, Documents: the goods category on 2.1 is 331; AADE facts, Added later: a sales pair on 6.1 is also 331',
  bad: [
    {
      sample: 'serviceInvoice',
      set: {
        '/invoiceDetails/0/incomeClassification/0/classificationCategory': 'category1_1',
        '/invoiceSummary/incomeClassification/0/classificationCategory': 'category1_1',
      },
    },
  ],
  check: report('category-not-allowed', allowedCategories, isUnrecorded),
});

/** Each document type allows certain categories: a slip only category1_95, a delivery note only category3. */
export const categoryNotAllowed = rule({
  id: 'classification/category-not-allowed',
  unless: isUsualClassification,
  appliesTo: judged,
  paths: DISALLOWED_PATHS,
  params: ['line', 'type', 'category', 'allowed'],
  authorityCode: 308,
  enforces: ['note-classification', 'slip-classification'],
  source: `Service description, Value rules: category3 on a plain 9.3, category1_95 on 8.6; ${COMBOS}`,
  good: { sample: 'salesInvoice' },
  bad: [
    {
      sample: 'orderCancellation',
      set: {
        '/invoiceDetails/0/incomeClassification/0/classificationCategory': 'category3',
        '/invoiceSummary/incomeClassification/0/classificationCategory': 'category3',
      },
    },
  ],
  check: report('category-not-allowed', allowedCategories, (type, entry) => !isUnrecorded(type, entry)),
});

/** Most categories need a type that says which kind of income it is. */
export const typeMissing = rule({
  id: 'classification/type-missing',
  unless: isUsualClassification,
  appliesTo: judged,
  paths: DISALLOWED_PATHS,
  params: ['line', 'type', 'category', 'allowed'],
  authorityCode: 313,
  alsoPrevents: [307],
  source: COMBOS,
  bad: [
    {
      sample: 'retailReceipt',
      remove: [
        '/invoiceDetails/0/incomeClassification/0/classificationType',
        '/invoiceSummary/incomeClassification/0/classificationType',
      ],
    },
  ],
  check: report('type-missing', allowedTypes),
});

/** Some categories have no type. */
export const typeForbidden = rule({
  id: 'classification/type-forbidden',
  unless: isUsualClassification,
  appliesTo: judged,
  paths: DISALLOWED_PATHS,
  params: ['line', 'type', 'category', 'classificationType'],
  authorityCode: 313,
  alsoPrevents: [307],
  enforces: ['note-classification', 'slip-classification'],
  source: `Service description, Value rules: category1_95 on 8.6 without classificationType; ${COMBOS}`,
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
  check: report('type-forbidden', (_, { row }) => pairParams(row)),
});

/** The type must fit the category and the document type. A retail receipt, for example, has no wholesale. */
export const typeNotAllowed = rule({
  id: 'classification/type-not-allowed',
  unless: isUsualClassification,
  appliesTo: judged,
  paths: DISALLOWED_PATHS,
  params: ['line', 'type', 'category', 'classificationType', 'allowed'],
  authorityCode: 313,
  alsoPrevents: [307],
  source: `${COMBOS}; Observed behaviour, Documents: the wholesale type on 11.1 is error 313`,
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
  check: report('type-not-allowed', allowedTypes),
});

/** Pairs that two independent tables have, and the workbook does not. */
export const pairDisputed = rule({
  id: 'classification/pair-disputed',
  unless: isUsualClassification,
  severity: 'warning',
  appliesTo: judged.filter((type) => Object.hasOwn(disputedCombos, type)),
  paths: DISALLOWED_PATHS,
  params: ['line', 'type', 'category', 'classificationType'],
  authorityCode: 313,
  source:
    'AADE facts, Classifications: 5.2 with category1_95 and E3_596 or E3_597, and 3.1 with category2_5 and E3_586, are in two independent tables and missing in the workbook',
  bad: [
    {
      sample: 'titleOfAcquisition',
      set: {
        '/invoiceDetails/0/expensesClassification/0': {
          classificationType: 'E3_586',
          classificationCategory: 'category2_5',
          amount: 240,
        },
        '/invoiceSummary/expensesClassification/0': {
          classificationType: 'E3_586',
          classificationCategory: 'category2_5',
          amount: 240,
        },
      },
    },
  ],
  check: report('disputed', (_, { row }) => pairParams(row)),
});
