import type { Words } from '../words-type.js';
import { answer } from './en/answer.js';
import { batch } from './en/batch.js';
import { classification } from './en/classification.js';
import { credit } from './en/credit.js';
import { facts } from './en/facts.js';
import { header } from './en/header.js';
import { lines } from './en/lines.js';
import { links } from './en/links.js';
import { movement } from './en/movement.js';
import { notes } from './en/notes.js';
import { numbering } from './en/numbering.js';
import { order } from './en/order.js';
import { parties } from './en/parties.js';
import { payments } from './en/payments.js';
import { pos } from './en/pos.js';
import { posPayment } from './en/pos-payment.js';
import { posReceipt } from './en/pos-receipt.js';
import { print } from './en/print.js';
import { shape } from './en/shape.js';
import { state } from './en/state.js';
import { table } from './en/table.js';
import { taxes } from './en/taxes.js';
import { totals } from './en/totals.js';

/** English words, by rule. */
export const en: Words = {
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
