// The structure of VAT numbers by member state, from the European Commission's table.

import { constant } from './declare.mjs';
import { doc } from './print.mjs';
import { euVatNumbers } from './reference.mjs';

export const euVatNumbersFile = () =>
  [
    doc([
      'VAT number formats by member state, without the country prefix: 9 is a digit, L a letter, X a letter or digit, S a letter, digit, + or *.',
      "@example euVatNumberForms.AT // ['U99999999']",
    ]),
    constant(
      'euVatNumberForms',
      Object.fromEntries(euVatNumbers.rows.map(({ country, forms }) => [country, forms])),
      { type: 'Readonly<Record<string, readonly string[]>>', expand: true },
    ),
  ].join('\n');
