// The lists of codes that members name, and the types of their codes.
export const codeTypes = {
  providerInvoiceTypes: 'InvoiceType',
  currencies: 'Currency',
  countries: 'Country',
  fuelCodeValues: 'FuelCode',
  incomeClassificationTypeCodes: 'IncomeClassificationType',
  incomeClassificationCategoryCodes: 'IncomeClassificationCategory',
  expensesClassificationTypeCodes: 'ExpensesClassificationType',
  expensesClassificationCategoryCodes: 'ExpensesClassificationCategory',
};
