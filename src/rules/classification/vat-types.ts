import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import type { MemberPath } from '../../types/index.js';
import { type LineView, rule } from '../engine/rule.js';
import { expenseTypes, mayHaveExpenses, type Row, rowsOn, SIDES } from './sides.js';

const SPECIFICATION = 'AADE ERP REST API description v2.0.2, errors';
const PATHS: readonly MemberPath[] = [
  'invoiceDetails[].vatCategory',
  'invoiceDetails[].vatExemptionCategory',
  'invoiceDetails[].expensesClassification[].classificationType',
  ...SIDES,
];

/** Acquisitions from abroad by recipients who are not liable for VAT. They have one VAT classification of their own. */
const WITHOUT_OBLIGATION = 16;
const OF_NO_OBLIGATION = 'VAT_366';

/** Passes the VAT classifications of an exempt line to `report`. */
function eachVatType(line: LineView, report: (place: number, classificationType: string) => void): void {
  const rows = rowsOn(line, 'expensesClassification');
  for (let place = 0; place < rows.length; place += 1) {
    const type = (rows[place] as Row).classificationType;
    if (type?.startsWith('VAT_')) report(place, type);
  }
}

/** The exemption category of a line, if the line is exempt. */
const exemptionOf = ({ vatCategory, vatExemptionCategory }: LineView): number | undefined =>
  vatCategory === VatCategory.Exempt ? vatExemptionCategory : undefined;

const exempt = (exemption: number, vatType: string): Readonly<Record<string, unknown>> => ({
  '/invoiceDetails/0/vatCategory': 7,
  '/invoiceDetails/0/vatExemptionCategory': exemption,
  '/invoiceDetails/0/expensesClassification/1': { classificationType: vatType, amount: 240 },
  '/invoiceSummary/expensesClassification/1': { classificationType: vatType, amount: 240 },
});

const path = (index: number, place: number) => ['invoiceDetails', index, 'expensesClassification', place];

/** A line without VAT has no VAT to classify. */
export const vatTypeOnExempt = rule({
  id: 'classification/vat-type-on-exempt',
  appliesTo: expenseTypes,
  onlyWith: 'invoiceDetails[].expensesClassification',
  paths: PATHS,
  params: ['line', 'classificationType', 'exemption'],
  authorityCode: 316,
  source: `${SPECIFICATION} (316); exemption 16 has an error of its own (317)`,
  good: { sample: 'titleOfAcquisition', set: exempt(WITHOUT_OBLIGATION, OF_NO_OBLIGATION) },
  bad: [{ sample: 'titleOfAcquisition', set: exempt(14, 'VAT_361') }],
  when: mayHaveExpenses,
  checkLine(line, index, found) {
    const exemption = exemptionOf(line);
    if (exemption === undefined || exemption === WITHOUT_OBLIGATION) return;
    eachVatType(line, (place, classificationType) =>
      found(path(index, place), { line: index + 1, classificationType, exemption }),
    );
  },
});

/** Exemption 16 requires one particular VAT classification. */
export const vatTypeOfExemption = rule({
  id: 'classification/vat-type-of-exemption',
  appliesTo: expenseTypes,
  onlyWith: 'invoiceDetails[].expensesClassification',
  paths: PATHS,
  params: ['line', 'classificationType', 'exemption', 'allowed'],
  authorityCode: 317,
  source: `${SPECIFICATION} (317)`,
  good: { sample: 'titleOfAcquisition', set: exempt(WITHOUT_OBLIGATION, OF_NO_OBLIGATION) },
  bad: [{ sample: 'titleOfAcquisition', set: exempt(WITHOUT_OBLIGATION, 'VAT_361') }],
  when: mayHaveExpenses,
  checkLine(line, index, found) {
    const exemption = exemptionOf(line);
    if (exemption !== WITHOUT_OBLIGATION) return;
    eachVatType(line, (place, classificationType) => {
      if (classificationType === OF_NO_OBLIGATION) return;
      const params = { line: index + 1, classificationType, exemption, allowed: OF_NO_OBLIGATION };
      found(path(index, place), params);
    });
  },
});
