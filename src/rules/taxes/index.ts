import type { Rule } from '../engine/rule.js';
import {
  amountMissing,
  categoryMissing,
  levyCategoryMissing,
  otherTaxesIncomplete,
} from './amount-and-category.js';
import {
  baseAboveNet,
  lineDeductionsAboveNet,
  lineTaxAboveNet,
  taxAboveBase,
  taxAboveNet,
} from './bounds.js';
import { unknownCategory, withdrawnCategory } from './categories.js';
import { deductionsCategory, documentCategoryMissing, onLinesAndDocument } from './document-taxes.js';
import { fixedAmountMismatch } from './fixed-amount.js';
import { taxLabelMismatch } from './labels.js';
import { levyAmount, levyMissing, levySeason } from './levy.js';
import { otherTaxesRate } from './other-taxes-rate.js';
import { rateMismatch } from './rate.js';
import { taxLineTaxed } from './tax-line.js';

/** Rules for taxes other than VAT. */
export const taxesRules = [
  onLinesAndDocument,
  categoryMissing,
  levyCategoryMissing,
  amountMissing,
  otherTaxesIncomplete,
  documentCategoryMissing,
  deductionsCategory,
  unknownCategory,
  withdrawnCategory,
  baseAboveNet,
  taxAboveNet,
  taxAboveBase,
  lineTaxAboveNet,
  lineDeductionsAboveNet,
  rateMismatch,
  otherTaxesRate,
  fixedAmountMismatch,
  taxLineTaxed,
  taxLabelMismatch,
  levyMissing,
  levyAmount,
  levySeason,
] as const satisfies readonly Rule[];
