// The generated tables of codes.

import { accommodationLevyFile } from './accommodation-levy-file.js';
import { fileOf, indexFile, tablesFile } from './all-tables-files.js';
import { authorityFieldsFile } from './authority-files.js';
import { codeFactsFile } from './code-facts-file.js';
import { codeNamesFile } from './code-names-file.js';
import { combosFile, infoFile, taxRatesFile } from './derived-files.js';
import { euVatNumbersFile } from './eu-vat-numbers-file.js';
import { factsFile, invoiceTypesFile, otherInvoiceTypesFile } from './invoice-type-files.js';
import { namedCodesFiles } from './named-codes-files.js';
import { generatedFrom } from './print.js';
import { version } from './reference.js';
import { bareFile, listFile, tableFile } from './table-files.js';
import { codeLists, tables } from './tables.js';

const HEADER = generatedFrom('codes', `reference/ (myDATA ${version})`);
const FROZEN = "import { frozen } from '../frozen.js';\n";

const tableFiles = (
  [
    ...tables.map((entry) => [fileOf(entry.table), tableFile(entry)] as const),
    ...codeLists.map((entry) => [fileOf(entry.table), listFile(entry)] as const),
    ['invoice-types.ts', invoiceTypesFile()],
    ['other-invoice-types.ts', otherInvoiceTypesFile()],
    ['invoice-type-facts.ts', factsFile()],
    ['tax-rates.ts', taxRatesFile()],
    ['bare-codes.ts', bareFile()],
    ['classification-combos.ts', combosFile()],
    ['table-info.ts', infoFile()],
    ['authority-error-fields.ts', authorityFieldsFile()],
    ['accommodation-levy.ts', accommodationLevyFile()],
    ['eu-vat-numbers.ts', euVatNumbersFile()],
    ['tables.ts', tablesFile()],
  ] as const
).map(([name, text]): [string, string] => [
  `codes/generated/${name}`,
  `${HEADER}${FROZEN}${text.startsWith('import') ? '' : '\n'}${text}\n`,
]);

// A list of files, and internal data that no user can change: nothing here is frozen.
const otherFiles = (
  [
    ['codes/generated/index.ts', indexFile()],
    ['codes/generated/code-facts.ts', codeFactsFile()],
    ...namedCodesFiles.map(([name, text]) => [`codes/generated/named/${name}`, text] as const),
    ['issues/locales/generated/el/code-names.ts', codeNamesFile('el')],
    ['issues/locales/generated/en/code-names.ts', codeNamesFile('en')],
  ] as const
).map(([path, text]): [string, string] => [path, `${HEADER}${text}\n`]);

/** Every generated file of codes: its text by its path in src. */
export const files = new Map([...tableFiles, ...otherFiles]);
