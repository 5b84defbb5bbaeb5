import { zeroCents } from '../../money/index.js';
import { LINE_TAXES, type LineTax } from '../../totals/line-tax-members.js';
import { type LineView, rule } from '../engine/rule.js';
import { withTax } from '../examples/with-total.js';

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
