import { type ClassificationAnswer, classificationCombos } from '../../codes/index.js';
import type { Params } from '../../types/index.js';
import { type DocumentView, type Found, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { ODD_PATHS, type OddRow, oddRows } from './odd-rows.js';
import { pairParams } from './pairs.js';

const COMBOS = 'Classification combinations (several independent sources)';

/** 1.6, 2.4 and 5.1 take the combinations of the document that they correct, which is not at hand. */
const judged = typesWhere((_, type) => Object.hasOwn(classificationCombos, type));

/** Tells the rows to which the combinations give this answer. */
const tell =
  (
    wanted: ClassificationAnswer,
    paramsOf: (type: string, odd: OddRow) => Params,
    isMeant: (type: string, odd: OddRow) => boolean = () => true,
  ) =>
  (document: DocumentView, found: Found): void => {
    const type = document.invoiceHeader.invoiceType;
    for (const odd of oddRows(document)) {
      if (odd.answer !== wanted || !isMeant(type, odd)) continue;
      found(odd.path, { line: odd.line, type, ...paramsOf(type, odd) });
    }
  };

const combosOf = (type: string): Readonly<Record<string, readonly (string | null)[]>> =>
  (classificationCombos as Readonly<Record<string, Readonly<Record<string, readonly (string | null)[]>>>>)[
    type
  ] ?? {};

/** The categories of the document type on the side of a row: income is 1 and 3, expenses are 2. */
function allowedCategories(type: string, { category }: OddRow): Params {
  const isExpense = (each: string): boolean => each.startsWith('category2_');
  const side = isExpense(category);
  return {
    category,
    allowed: Object.keys(combosOf(type))
      .filter((each) => isExpense(each) === side)
      .join(', '),
  };
}

const allowedTypes = (type: string, { row, category }: OddRow): Params => ({
  ...pairParams(row),
  allowed: (combosOf(type)[category] ?? []).filter((each) => each !== null).join(', '),
});

/** Goods on a service invoice and sales on self-supply, for which the authority was seen to answer with an error of its own. */
const isUnrecorded = (type: string, { row, category }: OddRow): boolean =>
  (type === '2.1' && category === 'category1_1') ||
  (type === '6.1' && row.classificationType?.startsWith('E3_561_') === true);

/** Goods are not sold by an invoice of services, and nothing is sold by self-supply. */
export const pairUnrecorded = rule({
  id: 'classification/pair-unrecorded',
  appliesTo: ['2.1', '6.1'],
  paths: ODD_PATHS,
  params: ['line', 'type', 'category', 'allowed'],
  authorityCode: 331,
  source:
    'Observed behaviour, Documents: the goods category on 2.1 is 331; AADE facts, Added later: a sales pair on 6.1 is 331, too',
  good: { sample: 'serviceInvoice' },
  bad: [
    {
      sample: 'serviceInvoice',
      set: {
        '/invoiceDetails/0/incomeClassification/0/classificationCategory': 'category1_1',
        '/invoiceSummary/incomeClassification/0/classificationCategory': 'category1_1',
      },
    },
  ],
  check: tell('category-not-allowed', allowedCategories, isUnrecorded),
});

/** A document type has its own categories: a slip only 1_95, a delivery note only 3. */
export const categoryNotAllowed = rule({
  id: 'classification/category-not-allowed',
  appliesTo: judged,
  paths: ODD_PATHS,
  params: ['line', 'type', 'category', 'allowed'],
  authorityCode: 308,
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
  check: tell('category-not-allowed', allowedCategories, (type, odd) => !isUnrecorded(type, odd)),
});

/** Most categories say which kind of income it is by a type. */
export const typeMissing = rule({
  id: 'classification/type-missing',
  appliesTo: judged,
  paths: ODD_PATHS,
  params: ['line', 'type', 'category', 'allowed'],
  authorityCode: 313,
  alsoPrevents: [307],
  source: COMBOS,
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
});

/** Some categories stand alone. */
export const typeForbidden = rule({
  id: 'classification/type-forbidden',
  appliesTo: judged,
  paths: ODD_PATHS,
  params: ['line', 'type', 'category', 'classificationType'],
  authorityCode: 313,
  alsoPrevents: [307],
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
  check: tell('type-forbidden', (_, { row }) => pairParams(row)),
});

/** A type goes with a category and a document type: wholesale not on a retail receipt. */
export const typeNotAllowed = rule({
  id: 'classification/type-not-allowed',
  appliesTo: judged,
  paths: ODD_PATHS,
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
  check: tell('type-not-allowed', allowedTypes),
});
