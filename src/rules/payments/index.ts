import type { Rule } from '../engine/rule.js';
import { aboveGross, notGross, zeroAmount } from './amounts.js';
import { expectedPayments, forbiddenPayments, missingPayments } from './presence.js';

export const paymentsRules = [
  missingPayments,
  expectedPayments,
  forbiddenPayments,
  aboveGross,
  notGross,
  zeroAmount,
] as const satisfies readonly Rule[];
