import type { RuleWords, Words } from '../words-type.js';
import { answer } from './el/answer.js';
import { credit } from './el/credit.js';
import { notes } from './el/notes.js';
import { numbering } from './el/numbering.js';
import { posPayment } from './el/pos-payment.js';
import { posReceipt } from './el/pos-receipt.js';
import { state } from './el/state.js';
import { table } from './el/table.js';
import type { FlowWordsId } from './en-flows.js';

/** Greek words for refused steps of flows. */
export const flowWords: Words = {
  ...state,
  ...answer,
  ...posPayment,
  ...posReceipt,
  ...numbering,
  ...credit,
  ...notes,
  ...table,
} satisfies Readonly<Record<FlowWordsId, RuleWords>>;
