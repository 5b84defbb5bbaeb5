import type { Kind } from '../core/stored.js';

/** Tables: their states have the names that the caller gives them, such as `table 7`. */
export const TABLES: Kind = { prefix: 'table ', word: { en: 'table', el: 'τραπέζι' } };
