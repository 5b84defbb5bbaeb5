import type { Words } from '../words.js';
import { shape } from './el/shape.js';
import { totals } from './el/totals.js';

/** Greek words, by rule. */
export const el: Words = { ...shape, ...totals };
