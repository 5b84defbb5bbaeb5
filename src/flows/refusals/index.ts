import { answerRefusals } from './answer.js';
import { creditRefusals } from './credit.js';
import { issuedRefusals } from './issued.js';
import { notesRefusals } from './notes.js';
import { numberingRefusals } from './numbering.js';
import { posPaymentRefusals } from './pos-payment.js';
import { posReceiptRefusals } from './pos-receipt.js';
import type { Refusal } from './refusal.js';
import { stateRefusals } from './state.js';
import { tableRefusals } from './table.js';

export type { Refusal };

const all = [
  ...stateRefusals,
  ...answerRefusals,
  ...posPaymentRefusals,
  ...posReceiptRefusals,
  ...numberingRefusals,
  ...issuedRefusals,
  ...creditRefusals,
  ...notesRefusals,
  ...tableRefusals,
] as const;

/** The name of a refusal. */
export type RefusalId = (typeof all)[number]['id'];

/** Every refusal of the flows. */
export const allRefusals: readonly Refusal[] = all;
