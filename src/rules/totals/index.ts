import type { Rule } from '../engine/rule.js';
import { gross, grossPrepaidTax } from './gross.js';
import { lineDiscount, lineProduct, lineVat } from './line-arithmetic.js';
import { netSum, vatSum } from './net-and-vat.js';
import { noValue } from './no-value.js';
import { simplifiedAboveLimit } from './simplified-limit.js';
import { taxSums } from './tax-sums.js';

/** Rules of the arithmetic: lines, sums, gross. */
export const totalsRules = [
  lineProduct,
  lineDiscount,
  lineVat,
  netSum,
  vatSum,
  ...taxSums,
  gross,
  grossPrepaidTax,
  noValue,
  simplifiedAboveLimit,
] as const satisfies readonly Rule[];
