import { addHeld } from '../../money/held.js';
import { type Cents, centsToString, zeroCents } from '../../money/index.js';
import type { MemberPath } from '../../types/index.js';
import { type LineView, rule } from '../engine/rule.js';
import { DELIVERY_NOTES, RECEIVING_NOTES } from '../shared/moves-goods.js';
import { onlyPair } from './only-pair.js';
import { eachRepeated, pairParams } from './pairs.js';
import { isVatType, paths, type Row, rowsOn, SIDES, type Side, sidesOf } from './sides.js';
import { isUsualClassification } from './usual-classification.js';

const NOTES = new Set<string>([...DELIVERY_NOTES, ...RECEIVING_NOTES]);

/** The members that `isSummedRight` reads, for the `paths` of a rule. */
export const SUM_PATHS: readonly MemberPath[] = [
  'invoiceDetails[].netValue',
  'invoiceDetails[].vatAmount',
  ...paths('invoiceDetails[]', 'classificationType', 'classificationCategory', 'amount'),
  ...SIDES,
];

/** A valid VAT classification repeats the amount of another row. */
const isVatRow = (row: Row): boolean =>
  row.classificationCategory === undefined && isVatType(row.classificationType);

/** The sum of one side of a line, or `undefined` if there is nothing to add. */
function classifiedAmount(rows: readonly Row[]): Cents | undefined {
  let sum: Cents | undefined;
  for (const row of rows) if (!isVatRow(row)) sum = addHeld(sum ?? zeroCents, row.amount);
  return sum;
}

/** Whether the classifications of a line add up to its net value; expenses may include VAT that is not deducted. */
export function isSummedRight(line: LineView, side: Side, type: string): boolean {
  const rows = rowsOn(line, side);
  if (rows.length === 1 && rows[0]?.amount === line.netValue) return true;
  const sum = classifiedAmount(rows);
  if (sum === undefined || sum === line.netValue) return true;
  if (side === 'expensesClassification') return sum === addHeld(line.netValue, line.vatAmount);
  // A delivery note with real values may be classified with zero income.
  return sum === zeroCents && NOTES.has(type);
}

/** The classifications of a line add up to its net value. */
export const lineSum = rule({
  id: 'classification/line-sum',
  unless: isUsualClassification,
  paths: SUM_PATHS,
  params: ['line', 'computed', 'net', 'withVat'],
  authorityCode: 306,
  source:
    'AADE ERP REST API description v2.0.2, errors (306); AADE facts, Classifications: expenses add up to net, or to net and VAT',
  good: { sample: 'salesInvoice' },
  bad: [
    {
      sample: 'retailReceipt',
      set: {
        '/invoiceDetails/0/incomeClassification/0/amount': 24.18,
        '/invoiceSummary/incomeClassification/0/amount': 24.18,
      },
    },
    {
      sample: 'titleOfAcquisition',
      set: {
        '/invoiceDetails/0/expensesClassification/0/amount': 240.01,
        '/invoiceSummary/expensesClassification/0/amount': 240.01,
      },
    },
    {
      sample: 'selfBilledInvoice',
      set: {
        '/invoiceDetails/0/expensesClassification/0/amount': 5000,
        '/invoiceSummary/expensesClassification/0/amount': 5000,
      },
    },
  ],
  check(document, found) {
    const { invoiceDetails: lines } = document;
    const type = document.invoiceHeader.invoiceType;
    for (const side of sidesOf(document)) {
      for (let index = 0; index < lines.length; index += 1) {
        const line = lines[index] as LineView;
        if (isSummedRight(line, side, type)) continue;
        const { netValue: net, vatAmount: vat } = line;
        found(['invoiceDetails', index, side], {
          line: index + 1,
          computed: centsToString(classifiedAmount(rowsOn(line, side)) ?? zeroCents),
          net: centsToString(net),
          ...(side === 'expensesClassification' &&
            vat > zeroCents && { withVat: centsToString(addHeld(net, vat)) }),
        });
      }
    }
  },
});

/** A line has each pair of type and category only once. */
export const repeatedOnLine = rule({
  id: 'classification/repeated-on-line',
  unless: isUsualClassification,
  paths: [
    ...paths('invoiceDetails[]', 'classificationType', 'classificationCategory'),
    ...paths('invoiceSummary', 'classificationType', 'classificationCategory'),
    ...SIDES,
  ],
  params: ['line', 'category', 'classificationType'],
  authorityCode: 305,
  source: 'AADE ERP REST API description v2.0.2, errors (305)',
  good: { sample: 'salesInvoice' },
  bad: [
    {
      sample: 'retailReceipt',
      set: {
        '/invoiceDetails/0/incomeClassification': [
          { classificationType: 'E3_561_003', classificationCategory: 'category1_1', amount: 20 },
          { classificationType: 'E3_561_003', classificationCategory: 'category1_1', amount: 4.19 },
        ],
      },
    },
  ],
  check(document, found) {
    if (onlyPair(document) !== undefined) return;
    const { invoiceDetails: lines } = document;
    for (const side of sidesOf(document)) {
      for (let index = 0; index < lines.length; index += 1) {
        const rows = rowsOn(lines[index] as LineView, side);
        if (rows.length < 2) continue;
        eachRepeated(rows, (place, row) =>
          found(['invoiceDetails', index, side, place], { line: index + 1, ...pairParams(row) }),
        );
      }
    }
  },
});
