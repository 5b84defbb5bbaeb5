// The codes of a table by name, one constant each. Bundlers write the value of a constant in place of its name, so rules
// that name a code do not load the names of all others, as they would with the enum-like objects.

import { fileOf } from './all-tables-files.js';
import { names } from './names.js';
import { doc } from './print.js';
import type { Row } from './reference.js';
import { codes } from './reference.js';

/** The tables whose codes the rules name. */
const tables = [
  'invoiceDetailTypes',
  'measurementUnits',
  'movePurposes',
  'packagingTypes',
  'paymentMethodTypes',
  'receivingNotePurposes',
  'recTypes',
  'reverseDeliveryNotePurposes',
  'specialInvoiceCategories',
  'taxTypes',
  'vatCategories',
  'vatExemptionCategories',
];

const textOf = (table: string) =>
  codes[table].rows
    .map(
      ({ code, label_el: el, label_en: en }: Row) =>
        `${doc([el ?? en])}\nexport const ${names[table]?.[code]} = ${code};`,
    )
    .join('\n');

/** Their files, by name. */
export const namedCodesFiles = tables.map((table) => [fileOf(table), textOf(table)] as const);
