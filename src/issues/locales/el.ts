import type { Words } from '../words.js';
import { payments } from './el/payments.js';
import { pos } from './el/pos.js';
import { shape } from './el/shape.js';
import { taxes } from './el/taxes.js';
import { totals } from './el/totals.js';

/** Greek words, by rule. */
export const el: Words = { ...shape, ...totals, ...taxes, ...payments, ...pos };
