import { type DocumentView, type LineView, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { onlyPair } from './only-pair.js';
import { isVatType, paths, rowsOn, SIDES, sidesOf } from './sides.js';
import { isUsualClassification } from './usual-classification.js';

/** Categories of documents that are neither income nor expense: information, and goods movements. */
const APART: ReadonlySet<string> = new Set(['category1_95', 'category2_95', 'category3']);

/** The first line that mixes such a category with another, or `undefined`. */
function firstMixed(document: DocumentView): { index: number; category: string } | undefined {
  let apart: { index: number; category: string } | undefined;
  let other: string | undefined;
  for (const side of sidesOf(document)) {
    for (const [index, line] of document.invoiceDetails.entries()) {
      for (const { classificationCategory: category, classificationType } of rowsOn(line as LineView, side)) {
        if (category === undefined || isVatType(classificationType)) continue;
        if (APART.has(category)) apart ??= { index, category };
        else other ??= category;
      }
    }
  }
  return other === undefined ? undefined : apart;
}

/** A document is either for information only, or it is not. */
export const informationMixed = rule({
  id: 'classification/information-mixed',
  unless: isUsualClassification,
  severity: 'warning',
  appliesTo: typesWhere(({ classification }) => classification.kind === 'income'),
  paths: [
    ...paths('invoiceDetails[]', 'classificationType', 'classificationCategory'),
    ...paths('invoiceSummary', 'classificationType', 'classificationCategory'),
    ...SIDES,
  ],
  params: ['line', 'category'],
  authorityCode: 310,
  source:
    'AADE ERP REST API description v2.0.2, errors (310): all or none; a warning because it does not say which category is meant',
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/1/incomeClassification/0/classificationCategory': 'category1_95',
        '/invoiceSummary/incomeClassification/0/amount': 49.8,
        '/invoiceSummary/incomeClassification/1': { classificationCategory: 'category1_95', amount: 13.5 },
      },
      remove: ['/invoiceDetails/1/incomeClassification/0/classificationType'],
    },
  ],
  check(document, found) {
    if (onlyPair(document) !== undefined) return;
    const mixed = firstMixed(document);
    if (mixed === undefined) return;
    found(['invoiceDetails', mixed.index], { line: mixed.index + 1, category: mixed.category });
  },
});
