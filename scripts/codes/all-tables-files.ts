// The list of all tables: one file that exports them one by one, and one that has them by name.

import { doc, kebab } from './print.js';
import { codeLists, tables } from './tables.js';

/** The name of the file of a table. */
export const fileOf = (table: string) => `${kebab(table)}.ts`;

const names = ['invoiceTypes', 'otherInvoiceTypes', ...[...tables, ...codeLists].map(({ table }) => table)];
const sorted = [...names].sort((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1));
const moduleOf = (table: string) => `./${fileOf(table).replace(/ts$/, 'js')}`;

export const indexFile = () => sorted.map((table) => `export * from '${moduleOf(table)}';`).join('\n');

export const tablesFile = () =>
  [
    ...sorted.map((table) => `import { ${table} } from '${moduleOf(table)}';`),
    '',
    doc([
      'All tables by name. This loads all of them: to use only one, import it by itself.',
      '@example tables.vatCategories.length // 10',
    ]),
    'export const tables = /* @__PURE__ */ frozen({',
    ...names.map((table) => `  ${table},`),
    '} as const);',
  ].join('\n');
