import type { Words } from '../words-type.js';
import { answer } from './en/answer.js';
import { credit } from './en/credit.js';
import { notes } from './en/notes.js';
import { numbering } from './en/numbering.js';
import { posPayment } from './en/pos-payment.js';
import { posReceipt } from './en/pos-receipt.js';
import { state } from './en/state.js';
import { table } from './en/table.js';

let words: Words | undefined;

/** English words for refused steps of flows, put together when one is needed. */
export const flowWords = (): Words => {
  words ??= {
    ...state,
    ...answer,
    ...posPayment,
    ...posReceipt,
    ...numbering,
    ...credit,
    ...notes,
    ...table,
  };
  return words;
};
