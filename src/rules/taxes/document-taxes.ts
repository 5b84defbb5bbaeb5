import * as TaxType from '../../codes/generated/named/tax-types.js';
import { centsToString, zeroCents } from '../../money/index.js';
import { LINE_TAXES, type LineTax } from '../../totals/line-tax-members.js';
import { type LineView, rule } from '../engine/rule.js';
import { withTax } from '../examples/with-total.js';

const TYPE = 'taxesTotals[].taxType';
const CATEGORY = 'taxesTotals[].taxCategory';

/** The tax type alone does not say which withheld tax or fee it is. */
export const documentCategoryMissing = rule({
  id: 'taxes/document-category-missing',
  severity: 'warning',
  onlyWith: 'taxesTotals',
  paths: [TYPE, CATEGORY, 'taxesTotals[].taxAmount'],
  params: ['taxType', 'amount'],
  source:
    'Code tables, tax types: 1 to 4 have a table of categories; a warning because the schema leaves taxCategory optional and no refusal was observed',
  good: {
    sample: 'salesInvoice',
    set: withTax({ taxType: 1, taxCategory: 17, taxAmount: 1.25 }, 75.76),
  },
  bad: [{ sample: 'salesInvoice', set: withTax({ taxType: 1, taxAmount: 1.25 }, 75.76) }],
  check({ taxesTotals: taxes }, found) {
    if (taxes === undefined) return;
    for (let index = 0; index < taxes.length; index += 1) {
      const { taxType, taxCategory, taxAmount } = taxes[index] as (typeof taxes)[number];
      // Deductions have no categories, and a zero amount comes from a template.
      if (taxCategory !== undefined || taxType === TaxType.Deductions || taxAmount === zeroCents) continue;
      found(['taxesTotals', index, 'taxCategory'], { taxType, amount: centsToString(taxAmount) });
    }
  },
});

/** There is only one kind of deductions. */
export const deductionsCategory = rule({
  id: 'taxes/deductions-category',
  severity: 'warning',
  onlyWith: CATEGORY,
  paths: [TYPE, CATEGORY],
  params: ['category'],
  authorityCode: 254,
  hasSafeFix: true,
  source:
    'AADE ERP REST API description v2.0.2, errors (254); Code tables, tax types: deductions have no table; a warning because the error does not say which member is meant',
  good: { sample: 'salesInvoice', set: withTax({ taxType: 5, taxAmount: 1.25 }, 75.76) },
  bad: [{ sample: 'salesInvoice', set: withTax({ taxType: 5, taxCategory: 1, taxAmount: 1.25 }, 75.76) }],
  check({ taxesTotals: taxes }, found) {
    if (taxes === undefined) return;
    for (let index = 0; index < taxes.length; index += 1) {
      const { taxType, taxCategory: category } = taxes[index] as (typeof taxes)[number];
      if (taxType !== TaxType.Deductions || category === undefined) continue;
      const path = ['taxesTotals', index, 'taxCategory'];
      found(path, { category }, { path: [...path], value: undefined, safe: true });
    }
  },
});

/** Taxes other than VAT are either on the lines or on the document. */
export const onLinesAndDocument = rule({
  id: 'taxes/on-lines-and-document',
  onlyWith: 'taxesTotals',
  paths: [
    'taxesTotals[].taxAmount',
    'invoiceDetails[].recType',
    'invoiceDetails[].withheldAmount',
    'invoiceDetails[].feesAmount',
    'invoiceDetails[].stampDutyAmount',
    'invoiceDetails[].otherTaxesAmount',
    'invoiceDetails[].deductionsAmount',
  ],
  params: ['line', 'member'],
  authorityCode: 224,
  source:
    'AADE ERP REST API description v2.0.2, errors (224); AADE facts, Amounts and rounding: lines of recType 2 and 3 may be combined with taxesTotals',
  good: {
    sample: 'salesInvoice',
    set: withTax({ taxType: 1, taxCategory: 4, underlyingValue: 63.3, taxAmount: 1.9 }, 75.11),
  },
  bad: [
    {
      sample: 'serviceInvoice',
      set: withTax({ taxType: 5, taxAmount: 1.25 }, 1038.75),
    },
  ],
  when: ({ taxesTotals: taxes }) => taxes?.some(({ taxAmount }) => taxAmount > zeroCents) === true,
  checkLine(line, index, found) {
    if (line.recType === 2 || line.recType === 3) return;
    const member = taxedMember(line);
    if (member !== undefined) found(['invoiceDetails', index, member], { line: index + 1, member });
  },
});

/** The first member with a tax. Templates contain zeros, which are not taxes. */
function taxedMember(line: LineView): LineTax | undefined {
  return LINE_TAXES.find((member) => (line[member] ?? zeroCents) > zeroCents);
}
