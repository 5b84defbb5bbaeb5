/** The namespaces of the authority's schema 2.0.2; "Classificaton" is misspelt in the schema. */
export const INVOICE = 'http://www.aade.gr/myDATA/invoice/v1.0';
export const INCOME = 'https://www.aade.gr/myDATA/incomeClassificaton/v1.0';
export const EXPENSES = 'https://www.aade.gr/myDATA/expensesClassificaton/v1.0';
export const PAYMENT = 'https://www.aade.gr/myDATA/paymentMethod/v1.0';

/** The prefix of each namespace in written XML. */
export const prefixes: Readonly<Record<string, string>> = {
  [INVOICE]: '',
  [INCOME]: 'icls:',
  [EXPENSES]: 'ecls:',
};
