import type { Rule } from '../engine/rule.js';
import { closingCategoryMissing, closingOnType } from './closing.js';
import {
  cancellationMixed,
  slipLineIncomplete,
  slipLineUnnamed,
  slipLineWithoutVat,
  tableMissing,
  tableOnType,
} from './slip.js';
import { slipLineExempt } from './slip-exempt.js';
import {
  marksOnSlip,
  totalCancellationLine,
  totalCancellationMarks,
  totalCancellationOnType,
} from './total-cancellation.js';

/** Rules of table orders: slips, partial and total cancellations, closings. */
export const orderRules = [
  tableMissing,
  tableOnType,
  cancellationMixed,
  slipLineIncomplete,
  slipLineUnnamed,
  slipLineWithoutVat,
  slipLineExempt,
  totalCancellationOnType,
  totalCancellationLine,
  totalCancellationMarks,
  marksOnSlip,
  closingCategoryMissing,
  closingOnType,
] as const satisfies readonly Rule[];
