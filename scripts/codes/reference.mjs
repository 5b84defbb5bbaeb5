// The reference data, read once.

import { readFileSync } from 'node:fs';

export const root = new URL('../../', import.meta.url);
export const read = (file) => JSON.parse(readFileSync(new URL(`reference/${file}`, root), 'utf8'));

export const codes = read('codes.json');
export const combinations = read('income-classification-combos.json');
export const errors = read('aade-validation-errors.json');
export const accommodationLevy = read('accommodation-levy.json');
export const euVatNumbers = read('eu-vat-numbers.json');
export const version = codes._meta.newestSpecification;

export const providerRows = codes.invoiceTypes.rows.filter(({ providerChannel }) => providerChannel === true);
export const otherRows = codes.invoiceTypes.rows.filter(({ providerChannel }) => providerChannel !== true);
