// The reference data, read once.

import { readFileSync } from 'node:fs';

/** A value of reference/, as it is read. What is generated from it is compiled, and so checked. */
export type Row = ReturnType<typeof JSON.parse>;

export const root = new URL('../../', import.meta.url);
export const read = (file: string): Row =>
  JSON.parse(readFileSync(new URL(`reference/${file}`, root), 'utf8'));

export const codes = read('codes.json');
export const combinations = read('income-classification-combos.json');
export const errors = read('aade-validation-errors.json');
export const accommodationLevy = read('accommodation-levy.json');
export const euVatNumbers = read('eu-vat-numbers.json');
export const version = codes._meta.newestSpecification;

export const providerRows = codes.invoiceTypes.rows.filter(
  ({ providerChannel }: Row) => providerChannel === true,
);
export const otherRows = codes.invoiceTypes.rows.filter(
  ({ providerChannel }: Row) => providerChannel !== true,
);
