import type { Rule } from '../engine/rule.js';
import { gross, grossPrepaidTax } from './gross.js';
import { lineDiscount, lineProduct } from './line-arithmetic.js';
import { lineVat, lineVatFarOff, lineVatOfOtherRate } from './line-vat.js';
import { netSum, vatSum } from './net-and-vat.js';
import { noValue } from './no-value.js';
import { simplifiedAboveLimit } from './simplified-limit.js';
import { taxSums } from './tax-sums.js';

/** Rules for arithmetic: lines, sums, gross total. */
export const totalsRules = [
  lineProduct,
  lineDiscount,
  lineVat,
  lineVatOfOtherRate,
  lineVatFarOff,
  netSum,
  vatSum,
  ...taxSums,
  gross,
  grossPrepaidTax,
  noValue,
  simplifiedAboveLimit,
] as const satisfies readonly Rule[];
