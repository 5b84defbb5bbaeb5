/** Changes that take every value from a sample with one line. */
export const WITHOUT_VALUES = {
  '/paymentMethods': [{ type: 3, amount: 0 }],
  '/invoiceDetails/0/netValue': 0,
  '/invoiceDetails/0/vatAmount': 0,
  '/invoiceDetails/0/incomeClassification/0/amount': 0,
  '/invoiceSummary/totalNetValue': 0,
  '/invoiceSummary/totalVatAmount': 0,
  '/invoiceSummary/totalGrossValue': 0,
  '/invoiceSummary/incomeClassification/0/amount': 0,
} as const;
