/**
 * The names that documents have for what facts call otherwise. Who writes facts from the service's description uses them;
 * no spelling is near enough to guess the member that is meant.
 */
export const namesInFacts: ReadonlyMap<string, string> = new Map([
  ['invoiceType', 'type'],
  ['invoiceDetails', 'lines'],
  ['paymentMethods', 'payments'],
  ['packingsDeclarations', 'packages'],
  ['taxesTotals', 'withheld, fees, stampDuty, otherTaxes, deductions'],
  ['otherDeliveryNoteHeader', 'loadingAddress, deliveryAddress'],
  ['providerAdditionalInvoiceDetails', 'print'],
  ['itemDescr', 'description'],
  ['measurementUnit', 'unit'],
  ['lineUnitPrice', 'unitPrice'],
  ['netValue', 'net'],
  ['vatCategoryPercent', 'vat'],
  ['totalDiscountValue', 'discount'],
  ['incomeClassification', 'income'],
  ['expensesClassification', 'expenses'],
  ['withheldAmount', 'withheld'],
  ['withheldPercentCategory', 'withheld'],
  ['feesAmount', 'fees'],
  ['feesPercentCategory', 'fees'],
  ['stampDutyAmount', 'stampDuty'],
  ['stampDutyPercentCategory', 'stampDuty'],
  ['otherTaxesAmount', 'otherTaxes'],
  ['otherTaxesPercentCategory', 'otherTaxes'],
  ['deductionsAmount', 'deductions'],
]);
