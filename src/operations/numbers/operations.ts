import type { Operation } from '../core/operation.js';
import { continueNumbers } from './continue.js';
import { listNumbers } from './list.js';
import { reserveNumber } from './reserve.js';
import { burnNumber, commitNumberOf } from './settle.js';

/** Numbers of documents that are not left to `aa: next`. */
export const numberOperations: readonly Operation[] = [
  reserveNumber,
  continueNumbers,
  commitNumberOf,
  burnNumber,
  listNumbers,
];
