import type { Words } from '../words.js';
import { payments } from './en/payments.js';
import { pos } from './en/pos.js';
import { shape } from './en/shape.js';
import { taxes } from './en/taxes.js';
import { totals } from './en/totals.js';

/** English words, by rule. */
export const en: Words = { ...shape, ...totals, ...taxes, ...payments, ...pos };
