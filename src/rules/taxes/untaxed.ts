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

/** The members without which a document says nothing of taxes besides VAT, as most do. */
export const TAX_MEMBERS = [...OF_LINES, 'taxesTotals'] as const;

/** What rules of taxes besides VAT read, for their paths. */
export const TAX_PATHS = [...OF_LINES, 'taxesTotals[].taxType', 'taxesTotals[].taxAmount'] as const;

/** Whether a document says nothing of taxes besides VAT, as most do: then their rules have nothing to look at. */
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
