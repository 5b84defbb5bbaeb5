import { frozen } from './frozen.js';
import { countries } from './generated/countries.js';
import { currencies } from './generated/currencies.js';
import { deliveryStatuses } from './generated/delivery-statuses.js';
import { documentLanguageCodes } from './generated/document-language-codes.js';
import { entityTypes } from './generated/entity-types.js';
import { euCountries } from './generated/eu-countries.js';
import { expensesClassificationCategories } from './generated/expenses-classification-categories.js';
import { expensesClassificationTypes } from './generated/expenses-classification-types.js';
import { feesCategories } from './generated/fees-categories.js';
import { fuelCodes } from './generated/fuel-codes.js';
import { incomeClassificationCategories } from './generated/income-classification-categories.js';
import { incomeClassificationTypes } from './generated/income-classification-types.js';
import { invoiceDetailTypes } from './generated/invoice-detail-types.js';
import { invoiceTypes } from './generated/invoice-types.js';
import { invoiceVariationTypes } from './generated/invoice-variation-types.js';
import { measurementUnits } from './generated/measurement-units.js';
import { movePurposes } from './generated/move-purposes.js';
import { otherInvoiceTypes } from './generated/other-invoice-types.js';
import { otherTaxesCategories } from './generated/other-taxes-categories.js';
import { packagingTypes } from './generated/packaging-types.js';
import { paymentMethodTypes } from './generated/payment-method-types.js';
import { posNspIds } from './generated/pos-nsp-ids.js';
import { recTypes } from './generated/rec-types.js';
import { receivingNotePurposes } from './generated/receiving-note-purposes.js';
import { reverseDeliveryNotePurposes } from './generated/reverse-delivery-note-purposes.js';
import { specialInvoiceCategories } from './generated/special-invoice-categories.js';
import { stampDutyCategories } from './generated/stamp-duty-categories.js';
import { taxTypes } from './generated/tax-types.js';
import { transmissionFailures } from './generated/transmission-failures.js';
import { transportTypes } from './generated/transport-types.js';
import { vatCategories } from './generated/vat-categories.js';
import { vatExemptionCategories } from './generated/vat-exemption-categories.js';
import { withheldTaxCategories } from './generated/withheld-tax-categories.js';

/**
 * All tables by name. This loads all of them: to use only one, import it by itself.
 * @example tables.vatCategories.length // 10
 */
export const tables = /* @__PURE__ */ frozen({
  invoiceTypes,
  otherInvoiceTypes,
  paymentMethodTypes,
  vatCategories,
  vatExemptionCategories,
  measurementUnits,
  movePurposes,
  receivingNotePurposes,
  reverseDeliveryNotePurposes,
  packagingTypes,
  recTypes,
  specialInvoiceCategories,
  invoiceVariationTypes,
  entityTypes,
  invoiceDetailTypes,
  taxTypes,
  withheldTaxCategories,
  feesCategories,
  otherTaxesCategories,
  stampDutyCategories,
  incomeClassificationCategories,
  incomeClassificationTypes,
  expensesClassificationCategories,
  expensesClassificationTypes,
  fuelCodes,
  transmissionFailures,
  deliveryStatuses,
  transportTypes,
  posNspIds,
  documentLanguageCodes,
  currencies,
  countries,
  euCountries,
} as const);

/** The name of a table. */
export type TableName = keyof typeof tables;

/**
 * Whether a text is the name of a table.
 * @example isTableName('vatCategories') // true
 */
export const isTableName = (text: string): text is TableName => Object.hasOwn(tables, text);
