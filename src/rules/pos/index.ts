import type { Rule } from '../engine/rule.js';
import { nspMissing, terminalMissing } from './fields.js';
import { halfTerminal, nspUnknown, otherPayment, receiptTaxed, terminalNotUsed } from './odd-fields.js';
import { cardPaymentMissing, instantPaymentOnly, moreThanOneLine } from './receipts.js';

/** Rules for payments by terminal and for POS receipts. */
export const posRules = [
  terminalMissing,
  nspMissing,
  nspUnknown,
  terminalNotUsed,
  halfTerminal,
  cardPaymentMissing,
  instantPaymentOnly,
  otherPayment,
  moreThanOneLine,
  receiptTaxed,
] as const satisfies readonly Rule[];
