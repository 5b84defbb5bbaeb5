// The lists of codes that members refer to, and the types of their codes.

import type { Row } from '../codes/reference.js';
import { codes } from '../codes/reference.js';
import { tables } from '../codes/tables.js';

export const codeTypes: Readonly<Record<string, string>> = {
  providerInvoiceTypes: 'InvoiceType',
  currencies: 'Currency',
  countries: 'Country',
  fuelCodeValues: 'FuelCode',
  incomeClassificationTypeCodes: 'IncomeClassificationType',
  incomeClassificationCategoryCodes: 'IncomeClassificationCategory',
  expensesClassificationTypeCodes: 'ExpensesClassificationType',
  expensesClassificationCategoryCodes: 'ExpensesClassificationCategory',
};

const TABLES_OF_LISTS: Readonly<Record<string, string>> = {
  providerInvoiceTypes: 'invoiceTypes',
  fuelCodeValues: 'fuelCodes',
  incomeClassificationTypeCodes: 'incomeClassificationTypes',
  incomeClassificationCategoryCodes: 'incomeClassificationCategories',
  expensesClassificationTypeCodes: 'expensesClassificationTypes',
  expensesClassificationCategoryCodes: 'expensesClassificationCategories',
};

/** The table with the codes of a list, by its name for users. */
export const tableOfList = (name: string) => TABLES_OF_LISTS[name] ?? name;

/** The type of the codes of a table. */
export function typeOfTable(name: string) {
  const found = tables.find(({ table }) => table === name);
  if (found === undefined) throw new Error(`There is no table ${name}`);
  return found.type;
}

/** The first and the last code of a table of consecutive integers. */
export function boundsOf(name: string) {
  const all = codes[name]?.rows.map(({ code }: Row) => code) ?? [];
  const min = Math.min(...all);
  const max = Math.max(...all);
  if (!Number.isInteger(min) || all.length !== max - min + 1) {
    throw new Error(`The codes of ${name} are not consecutive, so they have no bounds`);
  }
  return { min, max };
}
