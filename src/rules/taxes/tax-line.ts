import * as RecType from '../../codes/generated/named/rec-types.js';
import { centsToString, zeroCents } from '../../money/index.js';
import { rule } from '../engine/rule.js';
import { withTotal } from '../examples/with-total.js';

const REC_TYPE = 'invoiceDetails[].recType';

/** A fee or tax with VAT is the net value of its line. If it is also in the tax member, it counts twice. */
export const taxLineTaxed = rule({
  id: 'taxes/tax-line-taxed',
  severity: 'warning',
  onlyWith: REC_TYPE,
  paths: [REC_TYPE, 'invoiceDetails[].feesAmount', 'invoiceDetails[].otherTaxesAmount'],
  params: ['line', 'recType', 'member', 'amount'],
  source:
    'AADE facts, Amounts and rounding: lines of recType 2 and 3 put the fee or tax into netValue and leave its members empty; a warning because it is not said that they are refused',
  good: { sample: 'salesInvoice', set: { '/invoiceDetails/1/recType': 2 } },
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/1/recType': 2,
        '/invoiceDetails/1/feesAmount': 1.5,
        '/invoiceDetails/1/feesPercentCategory': 10,
        ...withTotal('totalFeesAmount', 1.5, 78.51),
      },
    },
  ],
  checkLine({ recType, feesAmount, otherTaxesAmount }, index, found) {
    if (recType !== RecType.FeeWithVat && recType !== RecType.OtherTaxesWithVat) return;
    const member = recType === RecType.FeeWithVat ? 'feesAmount' : 'otherTaxesAmount';
    const amount = (recType === RecType.FeeWithVat ? feesAmount : otherTaxesAmount) ?? zeroCents;
    if (amount === zeroCents) return;
    const params = { line: index + 1, recType, member, amount: centsToString(amount) };
    found(['invoiceDetails', index, member], params);
  },
});
