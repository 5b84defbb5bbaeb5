import type { Words } from '../words.js';
import { shape } from './en/shape.js';
import { totals } from './en/totals.js';

/** English words, by rule. */
export const en: Words = { ...shape, ...totals };
