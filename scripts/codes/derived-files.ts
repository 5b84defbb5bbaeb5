// Tables derived from several others: tax rates, classification combinations, sources of tables.

import { isLevy } from './accommodation-levy-file.js';
import { combos } from './combos.js';
import { constant } from './declare.js';
import { doc } from './print.js';
import type { Row } from './reference.js';
import { codes, combinations, providerRows, version } from './reference.js';
import { codeLists, tables } from './tables.js';

/** The amount in the label of a levy is the one of 2024. */
const withoutLevy = (table: string, row: Row) =>
  table === 'otherTaxesCategories' && isLevy(row.code) ? { ...row, fixedAmount: null } : row;

const rate = (row: Row) =>
  row.percent !== null
    ? { percent: String(row.percent) }
    : row.fixedAmount !== null
      ? { fixedAmount: row.fixedAmount.toFixed(2) }
      : {};

export function taxRatesFile() {
  const rates = Object.fromEntries(
    codes.taxTypes.rows
      .filter(({ categoryTable }: Row) => categoryTable !== null)
      .map(({ code, categoryTable }: Row) => [
        code,
        Object.fromEntries(
          codes[categoryTable].rows.map((row: Row) => [row.code, rate(withoutLevy(categoryTable, row))]),
        ),
      ]),
  );
  return [
    doc([
      'A percentage, or euros for each item, as exact decimal strings. Neither, if the amount is entered freely or is a levy that depends on the date.',
      "@example taxRates[1]?.[3] // { percent: '20' }",
    ]),
    'export interface TaxRate {\n  readonly percent?: string;\n  readonly fixedAmount?: string;\n}',
    '',
    doc([
      'Rates by tax type and category, without labels: 1 withheld, 2 fees, 3 other taxes, 4 digital transaction fee.',
      "@example taxRates[2]?.[8] // { fixedAmount: '0.07' }",
    ]),
    constant('taxRates', rates, {
      type: 'Readonly<Record<number, Readonly<Record<number, TaxRate>>>>',
      expand: true,
    }),
  ].join('\n');
}

export function combosFile() {
  const { table, selfBilled, inherits, lists, disputed } = combos(combinations, providerRows);
  return [
    "import type { ExpensesClassificationType } from './expenses-classification-types.js';",
    "import type { IncomeClassificationType } from './income-classification-types.js';",
    "import type { InvoiceType } from './invoice-types.js';",
    '',
    '/** Types that a category takes; null where it may stand without one. */',
    'type Types = readonly (IncomeClassificationType | ExpensesClassificationType | null)[];',
    'type Inheritance = Readonly<Partial<Record<InvoiceType, readonly InvoiceType[]>>>;',
    'type Combos = Readonly<Partial<Record<InvoiceType, Readonly<Record<string, Types>>>>>;',
    '',
    lists,
    '',
    doc([
      'Classification types by document type and category, for the side that applies on the provider channel.',
      "@example classificationCombos['11.2']?.category1_3",
    ]),
    constant('classificationCombos', table, {
      type: 'Combos',
      expand: true,
    }),
    '',
    doc([
      'Expense types by document type and category, for documents that the recipient issues (`selfPricing`).',
      "@example selfBilledCombos['1.1']?.category2_1",
    ]),
    constant('selfBilledCombos', selfBilled, {
      type: 'Combos',
      expand: true,
    }),
    '',
    doc([
      'Types that some tables allow on a document type and category, and others do not.',
      "@example disputedCombos['5.2']?.category1_95 // ['E3_596', 'E3_597']",
    ]),
    constant('disputedCombos', disputed, {
      type: 'Combos',
      expand: true,
    }),
    '',
    doc([
      'Types that inherit the combinations of their correlated document, and the types that this document may have.',
      "@example classificationInheritance['5.1']",
    ]),
    constant('classificationInheritance', inherits, {
      type: 'Inheritance',
      expand: true,
    }),
  ].join('\n');
}

const confidenceWords: Readonly<Record<string, string>> = { official: 'official', 'single source': 'single' };

function tableInfo(table: string) {
  const { source, confidence, note } = codes[table];
  const [, word, remark] = confidence.match(/^(.*?)(?: \((.*)\))?$/);
  return {
    specification: word === 'official' ? version : null,
    confidence: confidenceWords[word],
    sources: source,
    note: [note, remark].filter(Boolean).join(' ') || null,
  };
}

// One table of the reference becomes two here. Its note is about the codes, its confidences about the facts by type.
function invoiceTypesInfo() {
  const { source, confidence, note } = codes.invoiceTypes;
  const info = { specification: version, confidence: confidence.codes, sources: source };
  const facts = Object.entries(confidence).map((pair) => pair.join(': '));
  return { invoiceTypes: { ...info, note: facts.join('; ') }, otherInvoiceTypes: { ...info, note } };
}

export const infoFile = () =>
  [
    doc(['The source of a table.', "@example tableInfo.vatCategories.specification // '2.0.2'"]),
    'export interface TableInfo {',
    "  /** Version of the authority's specification, or null for tables of providers. */".replaceAll(
      "\\'",
      "'",
    ),
    '  readonly specification: string | null;',
    "  readonly confidence: 'official' | 'single';",
    '  readonly sources: readonly string[];',
    '  readonly note: string | null;',
    '}',
    '',
    doc([
      'Specification, confidence, sources and notes of all tables.',
      '@example tableInfo.posNspIds.confidence',
    ]),
    constant(
      'tableInfo',
      {
        ...invoiceTypesInfo(),
        ...Object.fromEntries([...tables, ...codeLists].map(({ table }) => [table, tableInfo(table)])),
      },
      { as: 'satisfies Readonly<Record<string, TableInfo>>', expand: true },
    ),
  ].join('\n');
