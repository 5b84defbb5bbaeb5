import type { Operation } from '../core/operation.js';
import { cancelNote } from './cancel.js';
import { invoiceNotes } from './invoice.js';
import { receiveNote } from './receive.js';
import { readRemainingNotes } from './remaining.js';

/** What is done with delivery notes after they are issued. */
export const noteOperations: readonly Operation[] = [
  invoiceNotes,
  readRemainingNotes,
  receiveNote,
  cancelNote,
];
