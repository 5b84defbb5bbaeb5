// The structure of VAT numbers by member state, from the Commission's own table.

import { constant } from './declare.mjs';
import { doc } from './print.mjs';
import { euVatNumbers } from './reference.mjs';

export const euVatNumbersFile = () =>
  [
    doc([
      'Forms of a VAT number by member state, without the country: 9 a digit, L a letter, X a letter or a digit, S also + or *.',
      "@example euVatNumberForms.AT // ['U99999999']",
    ]),
    constant(
      'euVatNumberForms',
      Object.fromEntries(euVatNumbers.rows.map(({ country, forms }) => [country, forms])),
      { type: 'Readonly<Record<string, readonly string[]>>', expand: true },
    ),
  ].join('\n');
