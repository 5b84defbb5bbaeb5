import type { Words } from '../words-type.js';
import { answer } from './en/answer.js';
import { credit } from './en/credit.js';
import { notes } from './en/notes.js';
import { numbering } from './en/numbering.js';
import { posPayment } from './en/pos-payment.js';
import { posReceipt } from './en/pos-receipt.js';
import { state } from './en/state.js';
import { table } from './en/table.js';

const all = () => ({
  ...state,
  ...answer,
  ...posPayment,
  ...posReceipt,
  ...numbering,
  ...credit,
  ...notes,
  ...table,
});

/** The id of a rule of flows: a rule without English words does not compile. */
export type FlowWordsId = keyof ReturnType<typeof all>;

let words: Words | undefined;

/** English words for refused steps of flows, put together when one is needed. */
export const flowWords = (): Words => {
  words ??= all();
  return words;
};
