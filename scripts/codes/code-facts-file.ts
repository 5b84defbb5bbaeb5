// Parts of tables for the code that needs no more of them: facts without labels, and labels without facts, in the form
// in which printed texts are compared with them. Programs that only validate load these instead of the whole tables.

import { comparable, labelHash } from '../../src/rules/text/named-codes.js';
import { doc, print } from './print.js';
import type { Row } from './reference.js';
import { codes, otherRows, providerRows } from './reference.js';

const rowsOf = (table: string) => codes[table].rows;
const codesOf = (rows: Row) => rows.map(({ code }: Row) => code);
const byCode = (rows: Row, value: Row) => Object.fromEntries(rows.map((row: Row) => [row.code, value(row)]));

const hashesOf = ({ label_el: el, label_en: en }: Row) => [el, en].map(labelHash);

/** A label that corrects a misprint is recognised in both forms. */
const hashesOfTax = (row: Row) => [
  ...hashesOf(row),
  ...(row.official_label_el ? [labelHash(row.official_label_el)] : []),
];

/** The labels of taxes by type, `1`, or by type and category, `1/3`. */
const taxLabels = rowsOf('taxTypes').flatMap((type: Row) => {
  const categories = type.categoryTable === null ? [] : rowsOf(type.categoryTable);
  return [
    [String(type.code), hashesOfTax(type)],
    ...categories.map((category: Row) => [`${type.code}/${category.code}`, hashesOfTax(category)]),
  ];
});

const percentOf = ({ percent }: Row) => (percent === null ? null : String(percent));

const parts = [
  {
    name: 'otherInvoiceTypeCodes',
    about: 'The document types of other channels.',
    type: 'readonly string[]',
    value: codesOf(otherRows),
  },
  {
    name: 'reservedInvoiceTypeCodes',
    about: 'The document types among them that are reserved.',
    type: 'readonly string[]',
    value: codesOf(otherRows.filter(({ reserved }: Row) => reserved)),
  },
  {
    name: 'invoiceTypeTitles',
    about: 'The Greek names of the document types of the provider channel, for comparison.',
    type: 'Readonly<Record<InvoiceType, string>>',
    value: byCode(providerRows, ({ label_el: el }: Row) => comparable(el)),
  },
  {
    name: 'taxLabels',
    about:
      'The hashes of the Greek and the English name of taxes, by type (`1`), or by type and category (`1/3`).',
    type: 'Readonly<Record<string, readonly number[]>>',
    value: Object.fromEntries(taxLabels),
  },
  {
    name: 'movePurposeLabels',
    about: 'The hashes of the Greek and the English name of move purposes, without the withdrawn ones.',
    type: 'Readonly<Record<number, readonly number[]>>',
    value: byCode(
      rowsOf('movePurposes').filter(({ withdrawn }: Row) => !withdrawn),
      hashesOf,
    ),
  },
  {
    name: 'withdrawnMovePurposes',
    about: 'The move purposes that are refused.',
    type: 'readonly number[]',
    value: codesOf(rowsOf('movePurposes').filter(({ withdrawn }: Row) => withdrawn)),
  },
  {
    name: 'vatPercents',
    about: 'VAT categories with their percent, as an exact decimal string. Category 8 has no percent.',
    type: 'readonly (readonly [VatCategory, string | null])[]',
    value: rowsOf('vatCategories').map((row: Row) => [row.code, percentOf(row)]),
  },
  {
    name: 'exemptionLabels',
    about:
      'Exemptions: their Greek and their English name, and their article in law 5144/2024 and in law 2859/2000.',
    type: 'readonly ExemptionLabels[]',
    value: rowsOf('vatExemptionCategories').map((row: Row) => [
      row.code,
      row.label_el,
      row.label_en,
      row.article_law_5144_2024,
      row.article_law_2859_2000,
    ]),
  },
  {
    name: 'exemptionsContradict',
    about:
      'What an exemption clearly excludes: document types, regions of the counterpart, and sales of goods. Others exclude nothing.',
    type: 'Readonly<Record<number, ExemptionContradicts | undefined>>',
    value: Object.fromEntries(
      rowsOf('vatExemptionCategories').flatMap(({ code, contradicts }: Row) =>
        contradicts === undefined ? [] : [[code, contradicts]],
      ),
    ),
  },
  {
    name: 'withdrawnOtherTaxes',
    about: 'The categories of other taxes that are withdrawn.',
    type: 'readonly number[]',
    value: codesOf(rowsOf('otherTaxesCategories').filter(({ withdrawn }: Row) => withdrawn)),
  },
  {
    name: 'inactiveRecTypes',
    about: 'The special kinds of line that are refused.',
    type: 'readonly number[]',
    value: codesOf(rowsOf('recTypes').filter(({ inactive }: Row) => inactive)),
  },
  {
    name: 'readOnlySpecialCategories',
    about: 'The special categories of documents that are never sent.',
    type: 'readonly number[]',
    value: codesOf(rowsOf('specialInvoiceCategories').filter(({ readOnly }: Row) => readOnly)),
  },
  {
    name: 'typesOfReceivingPurposes',
    about: 'The document types that may have a purpose of a receiving note, by purpose.',
    type: 'Readonly<Record<number, readonly InvoiceType[]>>',
    value: byCode(rowsOf('receivingNotePurposes'), ({ allowedTypes }: Row) => allowedTypes),
  },
  {
    name: 'printLanguages',
    about: 'The codes of the known languages of printed documents.',
    type: 'readonly string[]',
    value: codesOf(rowsOf('documentLanguageCodes')),
  },
  {
    name: 'knownPosNspIds',
    about: 'The known payment service providers of POS terminals.',
    type: 'readonly number[]',
    value: codesOf(rowsOf('posNspIds')),
  },
];

export const codeFactsFile = () =>
  [
    "import type { InvoiceType } from './invoice-types.js';",
    "import type { VatCategory } from './vat-categories.js';",
    "import type { VatExemptionCategory } from './vat-exemption-categories.js';",
    '',
    "type Region = 'GR' | 'EU' | 'nonEU';",
    '',
    'interface ExemptionContradicts {',
    '  readonly types?: readonly InvoiceType[];',
    '  readonly counterpart?: readonly Region[];',
    '  readonly goods?: true;',
    '}',
    '',
    'type ExemptionLabels = readonly [VatExemptionCategory, string, string, string | null, string | null];',
    ...parts.map(({ name, about, type, value }) => {
      const head = `export const ${name}: ${type} = `;
      const expand = !Array.isArray(value) || Array.isArray(value[0]);
      return `\n${doc([about])}\n${head}${print(value, { before: head.length, after: 1, expand })};`;
    }),
  ].join('\n');
