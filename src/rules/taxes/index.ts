import type { Rule } from '../engine/rule.js';
import { amountMissing, categoryMissing, otherTaxesIncomplete } from './amount-and-category.js';
import { onLinesAndDocument } from './both-places.js';
import { baseAboveNet, lineTaxAboveNet, taxAboveBase, taxAboveNet } from './bounds.js';
import { unknownCategory, withdrawnCategory } from './categories.js';
import { rateMismatch } from './rate.js';

/** Rules of the taxes besides VAT. */
export const taxesRules = [
  onLinesAndDocument,
  categoryMissing,
  amountMissing,
  otherTaxesIncomplete,
  unknownCategory,
  withdrawnCategory,
  baseAboveNet,
  taxAboveNet,
  taxAboveBase,
  lineTaxAboveNet,
  rateMismatch,
] as const satisfies readonly Rule[];
