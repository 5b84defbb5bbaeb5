// The structure of VAT numbers by member state, from the European Commission's table.

import { constant } from './declare.js';
import { doc } from './print.js';
import type { Row } from './reference.js';
import { euVatNumbers } from './reference.js';

export const euVatNumbersFile = () =>
  [
    doc([
      'VAT number formats by member state, without the country prefix: 9 is a digit, L a letter, X a letter or digit, S a letter, digit, + or *.',
      "@example euVatNumberForms.AT // ['U99999999']",
    ]),
    constant(
      'euVatNumberForms',
      Object.fromEntries(euVatNumbers.rows.map(({ country, forms }: Row) => [country, forms])),
      { type: 'Readonly<Record<string, readonly string[]>>', expand: true },
    ),
  ].join('\n');
