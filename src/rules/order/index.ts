import type { Rule } from '../engine/rule.js';
import { cancelsMoreThanOrdered, cancelsWithoutOrder } from './cancelled-items.js';
import { closingCategoryMissing, closingCategoryWrong, closingOnType } from './closing.js';
import { closeLinksDiffer, closeNetMismatch, closeQuantityMismatch } from './closing-sums.js';
import { closeItemMissing, closeItemTooMuch, slipLineExempt } from './items.js';
import { listedNotASlip, listedSlipCancelled, listedSlipTwice, listedSlipUnknown } from './listed-slips.js';
import {
  cancellationMixed,
  slipLineIncomplete,
  slipLineUnnamed,
  slipLineWithoutVat,
  tableMissing,
  tableOnType,
} from './slip.js';
import { closeRecordsDiffer, creditOfOrders, slipsShared } from './split-bill.js';
import {
  listedSlipOfOtherBranch,
  listedSlipOfOtherTable,
  openSlipLeftOpen,
  openSlipNotListed,
} from './tables.js';
import {
  marksOnSlip,
  totalCancellationLine,
  totalCancellationMarks,
  totalCancellationOnType,
} from './total-cancellation.js';

/** Rules for table orders: slips, partial and total cancellations, closings. */
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

/** Rules that compare a closing with the related slips. */
export const closingSumsRules = [
  closingCategoryWrong,
  closeNetMismatch,
  closeQuantityMismatch,
  closeLinksDiffer,
  listedSlipUnknown,
  listedSlipTwice,
  listedSlipCancelled,
  listedNotASlip,
  listedSlipOfOtherTable,
  listedSlipOfOtherBranch,
  openSlipNotListed,
  openSlipLeftOpen,
  slipsShared,
  creditOfOrders,
  closeRecordsDiffer,
  closeItemMissing,
  closeItemTooMuch,
  cancelsMoreThanOrdered,
  cancelsWithoutOrder,
] as const satisfies readonly Rule[];
