import { once } from '../engine/once.js';

const OF_LINES = [
  'invoiceDetails[].withheldAmount',
  'invoiceDetails[].withheldPercentCategory',
  'invoiceDetails[].feesAmount',
  'invoiceDetails[].feesPercentCategory',
  'invoiceDetails[].stampDutyAmount',
  'invoiceDetails[].stampDutyPercentCategory',
  'invoiceDetails[].otherTaxesAmount',
  'invoiceDetails[].otherTaxesPercentCategory',
  'invoiceDetails[].deductionsAmount',
] as const;

/** Documents without these members have no taxes other than VAT. Most documents have none. */
export const TAX_MEMBERS = [...OF_LINES, 'taxesTotals'] as const;

/** The members that rules for taxes other than VAT read, for their `paths`. */
export const TAX_PATHS = [...OF_LINES, 'taxesTotals[].taxType', 'taxesTotals[].taxAmount'] as const;

/** Whether a document has no taxes other than VAT, like most documents. Then these rules have nothing to check. */
export const isUntaxed = once(({ invoiceDetails, taxesTotals }) => {
  if (taxesTotals !== undefined) return false;
  for (const line of invoiceDetails) {
    if (
      line.withheldAmount !== undefined ||
      line.withheldPercentCategory !== undefined ||
      line.feesAmount !== undefined ||
      line.feesPercentCategory !== undefined ||
      line.stampDutyAmount !== undefined ||
      line.stampDutyPercentCategory !== undefined ||
      line.otherTaxesAmount !== undefined ||
      line.otherTaxesPercentCategory !== undefined ||
      line.deductionsAmount !== undefined
    ) {
      return false;
    }
  }
  return true;
});
