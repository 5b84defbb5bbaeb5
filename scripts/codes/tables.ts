// The contents of each generated table. All rows of a table have the same members, and absent facts are null, so that
// no one has to check whether a member exists.

import { isLevy } from './accommodation-levy-file.js';
import type { Row } from './reference.js';

const labels = (row: Row) => ({ code: row.code, el: row.label_el ?? null, en: row.label_en ?? null });

// Percents and amounts are exact decimal strings: no binary floating point leaves the reference data.
const decimal = (value: Row) => (value === null || value === undefined ? null : String(value));

const taxCategory = (row: Row) => ({
  ...labels(row),
  percent: decimal(row.percent),
  fixedAmount: row.fixedAmount === null ? null : row.fixedAmount.toFixed(2),
  freelyEntered: row.amountFreelyEntered === true,
});

// The reference mentions header and line in one sentence.
const requires = (row: Row) =>
  (row.requires ?? []).flatMap((text: string) =>
    text.split(' / ').map((part: Row) => part.replace(/ \(.*\)$/, '')),
  );

export const tables = [
  {
    table: 'paymentMethodTypes',
    type: 'PaymentMethodType',
    about: 'Payment methods (`paymentMethods[].type`).',
    row: (r: Row) => ({ ...labels(r), requiresPosFields: r.requiresPosFields, isPayment: r.isPayment }),
  },
  {
    table: 'vatCategories',
    type: 'VatCategory',
    about: 'VAT categories (`vatCategory`). `percent` is an exact decimal string; 4 % is both 6 and 10.',
    row: (r: Row) => ({
      ...labels(r),
      percent: decimal(r.percent),
      exemption: r.requiresExemptionCategory ? 'required' : 'forbidden',
      vatAmountMustBeZero: r.vatAmountMustBeZero,
    }),
  },
  {
    table: 'vatExemptionCategories',
    type: 'VatExemptionCategory',
    about:
      'Reasons for VAT exemption (`vatExemptionCategory`), named after the articles of law 5144/2024, and what they cover.',
    row: (r: Row) => ({
      ...labels(r),
      articleOfLaw5144: r.article_law_5144_2024,
      articleOfLaw2859: r.article_law_2859_2000,
      coversEl: r.covers_el,
      coversEn: r.covers_en,
    }),
  },
  {
    table: 'measurementUnits',
    type: 'MeasurementUnit',
    about: 'Units of measurement (`measurementUnit`). `requires` lists the members that the unit requires.',
    row: (r: Row) => ({ ...labels(r), requires: requires(r) }),
  },
  {
    table: 'movePurposes',
    type: 'MovePurpose',
    about: 'Move purposes (`movePurpose`, `movePurposeLine`). Withdrawn ones are refused.',
    row: (r: Row) => ({ ...labels(r), withdrawn: r.withdrawn, requires: requires(r) }),
    deprecated: (r: Row) => (r.withdrawn ? `Withdrawn since ${r.withdrawnSince}: refused.` : undefined),
  },
  {
    table: 'receivingNotePurposes',
    type: 'ReceivingNotePurpose',
    about: 'Purposes of a receiving note (`receivingNotePurpose`, types 10.1 and 10.2).',
    row: (r: Row) => ({ ...labels(r), allowedTypes: r.allowedTypes, requires: requires(r) }),
  },
  {
    table: 'reverseDeliveryNotePurposes',
    type: 'ReverseDeliveryNotePurpose',
    about: 'Purposes of a reverse delivery note (`reverseDeliveryNotePurpose`, type 9.3).',
    row: labels,
  },
  {
    table: 'packagingTypes',
    type: 'PackagingType',
    about: 'Kinds of packaging (`packagingType`).',
    row: (r: Row) => ({ ...labels(r), requires: requires(r) }),
  },
  {
    table: 'recTypes',
    type: 'RecType',
    about: 'Special kinds of line (`recType`). Inactive ones are refused.',
    row: (r: Row) => ({ ...labels(r), inactive: r.inactive }),
    deprecated: (r: Row) => (r.inactive ? 'Inactive: refused with error 247.' : undefined),
  },
  {
    table: 'specialInvoiceCategories',
    type: 'SpecialInvoiceCategory',
    about: 'Special categories of a document (`specialInvoiceCategory`). Read-only ones are never sent.',
    row: (r: Row) => ({ ...labels(r), readOnly: r.readOnly, allowedTypes: r.allowedTypes ?? null }),
    deprecated: (r: Row) => (r.readOnly ? 'Read-only: returned by the authority, never sent.' : undefined),
  },
  {
    table: 'invoiceVariationTypes',
    type: 'InvoiceVariationType',
    about: 'Omissions and deviations (`invoiceVariationType`). Not allowed on the provider channel.',
    row: labels,
  },
  {
    table: 'entityTypes',
    type: 'EntityType',
    about: 'Roles of other correlated entities (`otherCorrelatedEntities[].type`).',
    row: labels,
  },
  {
    table: 'invoiceDetailTypes',
    type: 'InvoiceDetailType',
    about: 'Kinds of line of a clearance invoice (`invoiceDetailType`, type 1.5).',
    row: labels,
  },
  {
    table: 'taxTypes',
    type: 'TaxType',
    about:
      'Taxes other than VAT (`taxesTotals[].taxType`), with their table, their total, and their sign in the gross total.',
    row: (r: Row) => ({
      ...labels(r),
      categoryTable: r.categoryTable,
      summaryField: r.summaryField,
      sign: r.signInGross,
    }),
  },
  {
    table: 'withheldTaxCategories',
    type: 'WithheldTaxCategory',
    about: 'Withheld taxes (`withheldPercentCategory`, taxType 1).',
    row: (r: Row) => ({ ...taxCategory(r), prepaidTax: r.prepaidTax }),
  },
  {
    table: 'feesCategories',
    type: 'FeesCategory',
    about: 'Fees (`feesPercentCategory`, taxType 2). `fixedAmount` is in euros for each item.',
    row: taxCategory,
  },
  {
    table: 'otherTaxesCategories',
    type: 'OtherTaxesCategory',
    about:
      'Other taxes (`otherTaxesPercentCategory`, taxType 3). Amounts of levies on accommodation depend on the date, so they have no `fixedAmount`. `officialLabel` is the text of the authority where the label corrects a misprint.',
    row: (r: Row) => ({
      ...taxCategory(r),
      ...(isLevy(r.code) && { fixedAmount: null }),
      amountByDate: isLevy(r.code),
      withdrawn: r.withdrawn,
      officialLabel: r.official_label_el ?? null,
    }),
    deprecated: (r: Row) => (r.withdrawn ? 'Withdrawn: may no longer be sent.' : undefined),
  },
  {
    table: 'stampDutyCategories',
    type: 'StampDutyCategory',
    about: 'Digital transaction fee, formerly stamp duty (`stampDutyPercentCategory`, taxType 4).',
    row: taxCategory,
  },
  {
    table: 'incomeClassificationCategories',
    type: 'IncomeClassificationCategory',
    about: 'Categories of income (`incomeClassification[].classificationCategory`).',
    row: labels,
  },
  {
    table: 'incomeClassificationTypes',
    type: 'IncomeClassificationType',
    about: 'Types of income (`incomeClassification[].classificationType`).',
    row: labels,
  },
  {
    table: 'expensesClassificationCategories',
    type: 'ExpensesClassificationCategory',
    about: 'Categories of expenses (`expensesClassification[].classificationCategory`).',
    row: labels,
  },
  {
    table: 'expensesClassificationTypes',
    type: 'ExpensesClassificationType',
    about:
      'Types of expenses (`expensesClassification[].classificationType`). Codes with `inXsd: false` are not in the schema.',
    row: (r: Row) => ({ ...labels(r), inXsd: r.inXsd, isVatClassification: r.isVatClassification }),
  },
  {
    table: 'fuelCodes',
    type: 'FuelCode',
    about: 'Fuels (`fuelCode`).',
    row: labels,
  },
  {
    table: 'transmissionFailures',
    type: 'TransmissionFailure',
    about: 'Reasons for late transmission (`transmissionFailure`).',
    row: (r: Row) => ({ ...labels(r), channel: r.channel }),
  },
  {
    table: 'deliveryStatuses',
    type: 'DeliveryStatus',
    about: 'Statuses of a goods movement (`invoiceDeliveryStatus`), read-only.',
    row: labels,
  },
  {
    table: 'transportTypes',
    type: 'TransportType',
    about: 'Means of transport.',
    row: labels,
  },
  {
    table: 'posNspIds',
    type: 'PosNspId',
    about:
      'Payment service providers of POS terminals (`posNspId`). The list is not complete, so unknown ids are not refused.',
    row: (r: Row) => ({ code: r.code, el: null, en: r.name, tokenEncoding: r.tokenEncoding }),
  },
  {
    table: 'documentLanguageCodes',
    type: 'DocumentLanguageCode',
    about: 'Languages of the printed document (`documentLanguageCode`). The list may not be complete.',
    row: labels,
  },
];

export const codeLists = [
  {
    table: 'currencies',
    type: 'Currency',
    about:
      'Currencies of the schema (`currency`): an old ISO 4217 snapshot, without BYN, MRU, SLE, SSP, STN and VES.',
  },
  {
    table: 'countries',
    type: 'Country',
    about: 'Countries of the schema (`country`). Greece is GR, never EL.',
  },
  {
    table: 'euCountries',
    type: 'EuCountry',
    about: 'Member states of the European Union, including Greece.',
  },
];
