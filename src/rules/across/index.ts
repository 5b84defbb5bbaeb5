import type { Rule } from '../engine/rule.js';
import { closeLinksDiffer, closeNetMismatch, closeQuantityMismatch } from './closing.js';

/** Rules that look at several documents together. */
export const acrossRules = [
  closeNetMismatch,
  closeQuantityMismatch,
  closeLinksDiffer,
] as const satisfies readonly Rule[];
