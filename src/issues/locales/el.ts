import type { Words } from '../words-type.js';
import { answer } from './el/answer.js';
import { batch } from './el/batch.js';
import { classification } from './el/classification.js';
import { credit } from './el/credit.js';
import { facts } from './el/facts.js';
import { header } from './el/header.js';
import { lines } from './el/lines.js';
import { links } from './el/links.js';
import { movement } from './el/movement.js';
import { notes } from './el/notes.js';
import { numbering } from './el/numbering.js';
import { order } from './el/order.js';
import { parties } from './el/parties.js';
import { payments } from './el/payments.js';
import { pos } from './el/pos.js';
import { posPayment } from './el/pos-payment.js';
import { posReceipt } from './el/pos-receipt.js';
import { print } from './el/print.js';
import { shape } from './el/shape.js';
import { state } from './el/state.js';
import { table } from './el/table.js';
import { taxes } from './el/taxes.js';
import { totals } from './el/totals.js';

/** Greek words, by rule. */
export const el: Words = {
  ...shape,
  ...header,
  ...parties,
  ...lines,
  ...totals,
  ...taxes,
  ...payments,
  ...pos,
  ...classification,
  ...movement,
  ...order,
  ...links,
  ...print,
  ...batch,
  ...facts,
  ...state,
  ...answer,
  ...posPayment,
  ...posReceipt,
  ...numbering,
  ...credit,
  ...notes,
  ...table,
};
