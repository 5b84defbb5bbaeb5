/** The taxes of a line other than VAT, by their members. */
export const LINE_TAXES = [
  'withheldAmount',
  'feesAmount',
  'stampDutyAmount',
  'otherTaxesAmount',
  'deductionsAmount',
] as const;

export type LineTax = (typeof LINE_TAXES)[number];
